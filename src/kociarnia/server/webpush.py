"""Web Push as its standards have it: a message for one browser alone (RFC 8291, in the coding of RFC 8188), and the house's
signature for the push service (VAPID, RFC 8292). Nobody on the way can read the message.

`cryptography` is all that it takes; it comes with the extra `push`.
"""

from __future__ import annotations

import base64
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: all that a push service need take
LAST = b"\x02"  # ends the only record
SIGNED_FOR = 12 * 3600  # seconds; a day at most is allowed
POINT = 65  # bytes of a public key
SECRET = 16  # bytes that browser and house share


def new_key() -> bytes:
    """A key of the house, to be kept."""
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def read_key(kept: bytes) -> ec.EllipticCurvePrivateKey:
    key = serialization.load_pem_private_key(kept, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """What everybody may know of a key."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def known_point(given: bytes) -> bool:
    """Is it a public key at all?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, given)
    except ValueError:
        return False
    return len(given) == POINT


def encrypted(
    message: bytes, theirs: bytes, secret: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """For the browser with that public key and secret. `own` and `salt` are used once, and made here but for a test."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    seed = _derived(shared, secret, b"WebPush: info\0" + theirs + point(own), 32)
    key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point(own)
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str) -> str:
    """The header by which a push service knows the house that a browser has subscribed to."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": contact}
    said = ".".join(spelled(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
    halves = utils.decode_dss_signature(key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signed = b"".join(half.to_bytes(32, "big") for half in halves)
    return f"vapid t={said}.{spelled(signed)}, k={spelled(point(key))}"


def spelled(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """What `spelled` has written; empty if it is nothing of the kind."""
    try:
        return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except ValueError:
        return b""


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
