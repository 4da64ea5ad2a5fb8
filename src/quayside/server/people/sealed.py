"""Letters that only one browser can read: a message through a push service, encrypted as RFC 8291 says (`aes128gcm`), with
the server's name under it as RFC 8292 says (VAPID). The push service learns to whom, when and how much, and nothing else.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from quayside.table.errors import Refusal

RECORD = 4096  # bytes: all that is sent is one record
LONGEST = 3000  # bytes of a message, so that it fits
VALID = 12 * 3600  # seconds for which a signature holds
_CURVE = ec.SECP256R1()
_POINT = 65  # bytes of a public key: 4, x, y
_AUTH = 16  # bytes of a browser's secret


class ServerKeys:
    """By which push services know the server, for ever: a subscription is made for its public key."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = written(_raw(private.public_key()))

    @staticmethod
    def new() -> ServerKeys:
        return ServerKeys(ec.generate_private_key(_CURVE))

    @staticmethod
    def read(kept: str) -> ServerKeys:
        return ServerKeys(ec.derive_private_key(int.from_bytes(read(kept), "big"), _CURVE))

    def kept(self) -> str:
        """The secret, as it is stored."""
        return written(self._private.private_numbers().private_value.to_bytes(32, "big"))

    def authorization(self, origin: str, at: int, contact: str) -> str:
        """The header by which the server says who it is to the push service of an origin; `at` is in seconds."""
        claims = {"aud": origin, "exp": at + VALID, "sub": contact}
        said = ".".join(
            written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        signature = self._private.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        both = b"".join(number.to_bytes(32, "big") for number in decode_dss_signature(signature))
        return f"vapid t={said}.{written(both)}, k={self.public}"


def checked_keys(p256dh: str, auth: str) -> None:
    """That a browser's keys are keys, or a Refusal."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, read(p256dh))
        if len(read(auth)) != _AUTH:
            raise ValueError(auth)
    except ValueError as error:
        raise Refusal("table.push_keys") from error


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message for the browser that has given these keys."""
    if len(message) > LONGEST:
        raise ValueError(f"a message of {len(message)} bytes does not fit")
    browser = read(p256dh)
    own = ec.generate_private_key(_CURVE)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, browser))
    public, salt = _raw(own.public_key()), secrets.token_bytes(16)
    common = derived(shared, read(auth), b"WebPush: info\0" + browser + public, 32)
    key = derived(common, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(common, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([_POINT]) + public
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: the last record


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def written(raw: bytes) -> str:
    """As web tokens write bytes."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
