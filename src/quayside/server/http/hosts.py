"""By which names this server is asked for. A page of any website may be given an address of this machine as that of its
own host, and the browser then lets it read what this server answers (DNS rebinding). So a server answers only to names
that nobody else can give it: its own, and plain addresses."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from quayside.server.settings import Settings

EVERY = "*"  # in the setting: whatever it is asked for


class Hosts:
    """Those that the operator names, this machine itself, and, where the server can be reached from elsewhere, any
    address and the machine's name: phones in the same house have no other way to call it."""

    def __init__(self, settings: Settings) -> None:
        self._names = {"localhost", _name(settings.host), *map(_name, settings.hosts.split(","))}
        self._names.add(urlsplit(settings.address).hostname or "")
        self._beyond = not _is_loopback(settings.host)
        if self._beyond:
            machine = socket.gethostname().lower()
            self._names |= {machine, f"{machine}.local"}
        self._names.discard("")

    def know(self, host: str) -> bool:
        """Whether a `Host` header means this server, on whichever port a proxy may listen.

        >>> hosts = Hosts(Settings(address="https://play.example.org"))
        >>> [hosts.know(host) for host in ("localhost:8000", "[::1]:8000", "Play.example.org", "evil.example")]
        [True, True, True, False]
        """
        name = _name(host)
        if EVERY in self._names or name in self._names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self._beyond or address.is_loopback


def _name(host: str) -> str:
    """Without its port and the brackets of IPv6."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    name, _, port = host.rpartition(":")
    return (name if name and ":" not in name else host).rstrip(".") if port else name


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
