"""The dome: cubes in true perspective, the tray, the glass, and the motion that ends on a decided result."""
