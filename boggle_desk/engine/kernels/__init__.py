"""The hot loops: plain Python, each with the C types for the compiler in a `.pxd` beside it; the same answers both ways.

A kernel holds nothing but numbers in flat arrays. Its public methods check all they are handed, so that no call reads
or writes beyond an array; `cython.nogil` marks what runs beside the window.
"""
