"""Under which addresses others may reach this machine, and what each network is. Nothing is sent."""

import ctypes
import re
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from ipaddress import ip_address
from pathlib import Path

_UP, _RUNNING, _POINT_TO_POINT = 0x1, 0x40, 0x10
"""Of an interface's flags (Linux and macOS): it is on, it is connected, and it leads to one other machine."""
_OTHERS = re.compile(r"docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|podman|bridge|vEthernet")
_TUNNELS = re.compile(r"tun|tap|utun|wg|ppp|tailscale|zt|ipsec|nordlynx|proton|vpn", re.IGNORECASE)


_PLACES = {int(socket.AF_INET): (4, 4), int(socket.AF_INET6): (8, 16)}
"""Where in a socket's address the bytes of the machine's are, and how many, by family."""
_IPV6 = 6


class NetworkKind(IntEnum):
    """What a network is. Phones are likeliest in the first ones."""

    WIFI = 0
    CABLE = 1
    OTHER = 2
    VPN = 3
    VIRTUAL = 4
    DOWN = 5


@dataclass(frozen=True)
class Network:
    """A network, and the system's name for the way into it."""

    kind: NetworkKind = NetworkKind.OTHER
    interface: str = ""


def addresses() -> dict[str, Network]:
    """Return the addresses under which others may reach this machine, the likeliest first."""
    way_out = _way_out()
    found = {way_out: Network()} if way_out else {}
    if sys.platform in ("linux", "darwin"):
        found |= _interfaces()
    else:  # Windows tells by the machine's name
        with suppress(OSError):
            for *_kind, (address, *_more) in socket.getaddrinfo(socket.gethostname(), None):
                found.setdefault(str(address).partition("%")[0], Network())
    return ordered(found, way_out)


def ordered(found: dict[str, Network], way_out: str = "") -> dict[str, Network]:
    """Return those that others may reach: homes before tunnels and what is switched off, what every phone reads before
    IPv6, private addresses before others, and the way out first."""
    return {
        each: found[each] for each in sorted(filter(_can, found), key=lambda each: _rank(each, found[each], way_out))
    }


def _can(address: str) -> bool:
    read = ip_address(address)
    return not (read.is_loopback or read.is_link_local or read.is_unspecified or read.is_multicast)


def _rank(address: str, network: Network, way_out: str) -> tuple[int, bool, bool, bool, int]:
    read, elsewhere = ip_address(address), max(network.kind, NetworkKind.OTHER)
    return elsewhere, read.version == _IPV6, not read.is_private, address != way_out, network.kind


def kind_of(name: str, flags: int) -> NetworkKind:
    """Return what kind of network an interface leads to."""
    if flags & (_UP | _RUNNING) != _UP | _RUNNING:
        return NetworkKind.DOWN
    if _OTHERS.match(name):
        return NetworkKind.VIRTUAL
    if flags & _POINT_TO_POINT or _TUNNELS.match(name):
        return NetworkKind.VPN
    if name.startswith("wl") or Path("/sys/class/net", name, "wireless").exists():
        return NetworkKind.WIFI
    return NetworkKind.CABLE if name.startswith(("eth", "en")) and sys.platform == "linux" else NetworkKind.OTHER


def _way_out() -> str:
    """Return the address from which the way out of this network begins: the way there is only looked up."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))  # an address of no machine
        return str(asking.getsockname()[0])
    return ""


class _Interface(ctypes.Structure):
    """The beginning of the system's `struct ifaddrs`."""


_Interface._fields_ = [
    ("next", ctypes.POINTER(_Interface)),
    ("name", ctypes.c_char_p),
    ("flags", ctypes.c_uint),
    ("address", ctypes.POINTER(ctypes.c_ubyte)),
]


def _interfaces() -> dict[str, Network]:
    """Return the addresses of each interface, by the system's `getifaddrs`."""
    found, system, first = dict[str, Network](), ctypes.CDLL(None), ctypes.POINTER(_Interface)()
    if system.getifaddrs(ctypes.byref(first)):
        return found
    at = first
    while at:
        each = at.contents
        at = each.next
        family = each.address[1] | (0 if sys.platform == "darwin" else each.address[0]) if each.address else 0
        if family in _PLACES:
            start, length = _PLACES[family]
            name = each.name.decode(errors="replace")
            text = socket.inet_ntop(family, bytes(each.address[start : start + length]))
            found[text] = Network(kind_of(name, each.flags), name)
    system.freeifaddrs(first)
    return found
