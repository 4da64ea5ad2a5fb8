"""Which addresses belong to the internet at large, so that a server that strangers send somewhere speaks to nobody in
its own network; which are one household's; and which are on a list."""

from __future__ import annotations

import ipaddress
from contextlib import suppress

# IANA's registries of special-purpose addresses, IPv4 and IPv6, whether they can be reached or not, and of multicast:
# https://www.iana.org/assignments/iana-ipv4-special-registry, iana-ipv6-special-registry, multicast-addresses
_SPECIAL_4 = """
    0.0.0.0/8        this network              192.52.193.0/24    multicast tunnels (AMT)
    10.0.0.0/8       private                   192.88.99.0/24     6to4 relays
    100.64.0.0/10    shared by a provider      192.168.0.0/16     private
    127.0.0.0/8      this machine              192.175.48.0/24    name servers of AS112
    169.254.0.0/16   this link                 198.18.0.0/15      benchmarks
    172.16.0.0/12    private                   198.51.100.0/24    examples
    192.0.0.0/24     protocols                 203.0.113.0/24     examples
    192.0.2.0/24     examples                  224.0.0.0/4        multicast
    192.31.196.0/24  name servers of AS112     240.0.0.0/4        reserved
"""
# Within global unicast, 2000::/3; all that lies outside is refused as such: this machine and link, private networks,
# multicast, and where an IPv4 address hides (::ffff:0:0/96, 64:ff9b::/96, 64:ff9b:1::/48)
_SPECIAL_6 = """
    2001::/23        protocols, Teredo (an IPv4 address hides there)
    2001:db8::/32    examples
    2002::/16        6to4 (an IPv4 address hides there)
    2620:4f:8000::/48  name servers of AS112
    3fff::/20        examples
"""
_GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")

_special = [ipaddress.ip_network(word) for word in (_SPECIAL_4 + _SPECIAL_6).split() if "/" in word]


def is_public(text: str) -> bool:
    """
    >>> [is_public(address) for address in ("93.184.216.34", "2606:4700::1111")]
    [True, True]
    >>> [is_public(address) for address in ("10.1.2.3", "127.0.0.1", "169.254.169.254", "192.88.99.1", "224.0.0.1")]
    [False, False, False, False, False]
    >>> [is_public(address) for address in ("::1", "fe80::1%eth0", "3fff::1", "::ffff:8.8.8.8", "64:ff9b::a00:1")]
    [False, False, False, False, False]
    """
    address = ipaddress.ip_address(text.partition("%")[0])
    if address.version == 6 and address not in _GLOBAL_UNICAST:
        return False
    return not any(address in network for network in _special)


def household(host: str) -> str:
    """One may use a whole /64 of IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def is_among(host: str, listed: str) -> bool:
    """Whether an address is one of a list as `QUAYSIDE_PROXIES` has it: addresses and networks, or `*` for all.

    >>> is_among("10.0.0.7", "127.0.0.1, 10.0.0.0/8"), is_among("10.0.0.7", "127.0.0.1,::1")
    (True, False)
    """
    for entry in listed.split(","):
        if entry.strip() in ("*", host):
            return True
        with suppress(ValueError):
            if ipaddress.ip_address(host) in ipaddress.ip_network(entry.strip()):
                return True
    return False
