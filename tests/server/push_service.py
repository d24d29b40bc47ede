"""A push service for tests, with https and a certificate of its own; and browsers that have subscribed to it."""

from __future__ import annotations

import json
import ssl
import threading
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import SimpleQueue
from types import TracebackType
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kociarnia.server.client import Json
from kociarnia.server.webpush import CURVE, point, read, spelled

PATIENCE = 60  # seconds that a message may take


class Message(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "push.pem"
        self.certificate.write_bytes(_certificate())
        self.answers: defaultdict[str, int] = defaultdict(lambda: 201)  # by path
        self.messages: SimpleQueue[Message] = SimpleQueue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {key.lower(): value for key, value in self.headers.items()}
                self.send_response(service.answers[self.path])
                self.send_header("Location", f"{service.address}/elsewhere")
                self.end_headers()
                service.messages.put(Message(self.path, headers, body))

            def log_message(self, format: str, *args: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.address = f"https://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)

    def next(self) -> Message:
        return self.messages.get(timeout=PATIENCE)

    def __enter__(self) -> PushService:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class Subscriber:
    """A browser that has subscribed: the house is told its public key and a secret, and it alone reads what comes."""

    def __init__(self, service: PushService, name: str, language: str = "pl") -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = bytes(range(16))
        self.path = f"/{name}"
        self.wish: Json = {
            "endpoint": service.address + self.path,
            "key": spelled(point(self.key)),
            "secret": spelled(self.secret),
            "language": language,
        }

    def reads(self, message: Message) -> Json:
        """As RFC 8291 has it, written down a second time."""
        assert message.path == self.path and message.headers["content-encoding"] == "aes128gcm"
        salt, size, length = message.body[:16], int.from_bytes(message.body[16:20], "big"), message.body[20]
        theirs, sealed = message.body[21 : 21 + length], message.body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        seed = HKDF(hashes.SHA256(), 32, self.secret, b"WebPush: info\x00" + point(self.key) + theirs).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(seed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(seed)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        said: Json = json.loads(plain[:-1])
        return said


def signed_by(message: Message) -> tuple[str, Json]:
    """The public key of the house that signed it, and what it claims."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = given["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(given["k"]))
    halves = read(signature)
    der = utils.encode_dss_signature(int.from_bytes(halves[:32], "big"), int.from_bytes(halves[32:], "big"))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert scheme == "vapid" and json.loads(read(head))["alg"] == "ES256"
    said: Json = json.loads(read(claims))
    return given["k"], said


def _certificate() -> bytes:
    """Of this machine, by itself, with its key."""
    key, now = ec.generate_private_key(CURVE), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "push")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), False)
        .add_extension(x509.BasicConstraints(True, None), True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return private + made.public_bytes(serialization.Encoding.PEM)
