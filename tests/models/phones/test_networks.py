"""The addresses of this machine: homes first, each with what its network is."""

import socket
from typing import Any

import pytest

from boggle_desk.models.phones.networks import Network, NetworkKind, addresses, kind_of, ordered

UP, POINT_TO_POINT = 0x1 | 0x40, 0x10
WIFI, CABLE = Network(NetworkKind.WIFI, "wlan0"), Network(NetworkKind.CABLE, "eth0")


def test_nothing_is_sent_and_only_what_others_can_reach_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Asking(socket.socket):
        def send(self, *_given: Any) -> int:
            raise AssertionError

        sendto = send

    monkeypatch.setattr(socket, "socket", Asking)
    assert not [each for each in addresses() if each.startswith(("127.", "fe80:", "0.")) or each == "::1"]


def test_homes_come_before_tunnels_and_what_is_switched_off() -> None:
    """P25: a VPN came first, for it is the way out; then a phone reached nothing."""
    found = {
        "10.8.0.2": Network(NetworkKind.VPN, "tun0"),
        "172.17.0.1": Network(NetworkKind.VIRTUAL, "docker0"),
        "192.168.7.1": Network(NetworkKind.DOWN, "eth1"),
        "fe80::1": WIFI,
        "169.254.3.3": CABLE,
        "fd00::5": WIFI,
        "8.8.4.4": CABLE,
        "192.168.1.5": WIFI,
        "192.168.1.6": WIFI,
        "127.0.0.1": Network(),
    }
    homes = ["192.168.1.5", "192.168.1.6", "8.8.4.4", "fd00::5"]
    assert [*ordered(found, way_out="10.8.0.2")] == [*homes, "10.8.0.2", "172.17.0.1", "192.168.7.1"]
    assert next(iter(ordered(found, way_out="192.168.1.6"))) == "192.168.1.6"
    assert [*ordered({"fd00::5": WIFI})] == ["fd00::5"]  # a network with IPv6 alone


@pytest.mark.parametrize(
    ("name", "flags", "kind"),
    [
        *[(name, UP, NetworkKind.VPN) for name in ("tun0", "wg0", "utun3", "tailscale0", "ppp0", "nordlynx")],
        *[(name, UP, NetworkKind.VIRTUAL) for name in ("docker0", "br-1f2e", "veth12", "virbr0", "vmnet8")],
        *[(name, UP, NetworkKind.WIFI) for name in ("wlan0", "wlp3s0")],
        ("anything0", UP | POINT_TO_POINT, NetworkKind.VPN),
        ("wlan0", 0x1, NetworkKind.DOWN),  # on, but not connected
        ("br0", UP, NetworkKind.OTHER),
    ],
)
def test_what_an_interface_leads_to(name: str, flags: int, kind: NetworkKind) -> None:
    assert kind_of(name, flags) is kind
