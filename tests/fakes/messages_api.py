"""A local HTTP server that speaks enough of Anthropic's Messages API to test real clients.

A script is a list of steps, one for each request; when it is used up, its last step goes on. A
step is a function from the decoded request to a :class:`Response`.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Request = dict[str, Any]


@dataclass
class Response:
    status: int = 200
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    delay: float = 0.0


Step = Callable[[Request], Response]


def message(
    content: list[dict[str, Any]],
    *,
    stop_reason: str = "end_turn",
    input_tokens: int = 100,
    output_tokens: int = 20,
    cached: int = 0,
    delay: float = 0.0,
) -> Response:
    """A whole message with these content blocks."""
    return Response(
        body={
            "id": "msg_test",
            "type": "message",
            "role": "assistant",
            "model": "claude-test",
            "content": content,
            "stop_reason": stop_reason,
            "stop_sequence": None,
            "usage": {
                "input_tokens": input_tokens,
                "cache_creation_input_tokens": 0,
                "cache_read_input_tokens": cached,
                "output_tokens": output_tokens,
            },
        },
        delay=delay,
    )


def text(words: str, **more: Any) -> Response:
    """A message of one text block."""
    return message([{"type": "text", "text": words}], **more)


def error(status: int, kind: str = "api_error", **headers: str) -> Response:
    """An error as the API words it; the message is there to be kept out of logs."""
    return Response(
        status,
        {"type": "error", "error": {"type": kind, "message": "server words about the request"}},
        {name.replace("_", "-"): value for name, value in headers.items()},
    )


def always(response: Response) -> Step:
    return lambda request: response


def candidates_in(request: Request) -> list[dict[str, Any]]:
    """The candidates that a verdict request quotes, decoded."""
    (sent,) = request["messages"]
    return [json.loads(line) for line in sent["content"].split("\n") if line.startswith("{")]


def answering(answer: Callable[[dict[str, Any]], dict[str, Any]], **more: Any) -> Step:
    """A well-behaved model: one answer for each candidate, in the shape that was asked for."""

    def step(request: Request) -> Response:
        answers = [answer(candidate) for candidate in candidates_in(request)]
        batched = "verdicts" in request["output_config"]["format"]["schema"]["properties"]
        return text(json.dumps({"verdicts": answers} if batched else answers[0]), **more)

    return step


def verdict(
    candidate: dict[str, Any], verdict: str = "accept", reason_code: str = "accepted"
) -> dict[str, Any]:
    return {
        "candidate_id": candidate["candidate_id"],
        "verdict": verdict,
        "reason_code": reason_code,
    }


class MessagesAPI:
    """The running server: where it is, and what it was asked."""

    def __init__(self, url: str, steps: list[Step]) -> None:
        self.url = url
        self.steps = steps
        self.requests: list[Request] = []
        self.headers: list[dict[str, str]] = []
        self.at_once = 0
        self.most_at_once = 0
        self.lock = threading.Lock()

    def step(self, request: Request, headers: dict[str, str]) -> Response:
        with self.lock:
            step = self.steps[min(len(self.requests), len(self.steps) - 1)]
            self.requests.append(request)
            self.headers.append(headers)
        return step(request)


@contextmanager
def messages_api(*steps: Step | Response) -> Iterator[MessagesAPI]:
    """Serve the script on a free port of this machine."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["content-length"])))
            with api.lock:
                api.at_once += 1
                api.most_at_once = max(api.most_at_once, api.at_once)
            try:
                if self.path != "/v1/messages":
                    response = error(404, "not_found_error")
                else:
                    response = api.step(request, dict(self.headers.items()))
                if response.delay:
                    time.sleep(response.delay)
            finally:
                with api.lock:
                    api.at_once -= 1
            body = json.dumps(response.body).encode()
            try:
                self.send_response(response.status)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(body)))
                for name, value in response.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)
            except OSError:
                self.close_connection = True  # the client gave up waiting, as a test wants it to

        def log_message(self, format: str, *args: Any) -> None:
            return

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        block_on_close = False

    server = Server(("127.0.0.1", 0), Handler)
    script = [always(step) if isinstance(step, Response) else step for step in steps]
    api = MessagesAPI(f"http://127.0.0.1:{server.server_address[1]}", script)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield api
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
