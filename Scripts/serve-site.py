#!/usr/bin/env python3
"""Serves a built page on this machine, compressed, and says where."""
import gzip
import http.server
import os
import sys

folder = sys.argv[1] if len(sys.argv) > 1 else ".build/site"
port = int(sys.argv[2]) if len(sys.argv) > 2 else 8000
TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml",
    ".png": "image/png", ".ts": "text/plain; charset=utf-8", ".txt": "text/plain; charset=utf-8",
}
compressed = {}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Heads and bodies go out together, at once.
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_GET(self):
        name = self.path.split("?")[0].split("#")[0].lstrip("/") or "index.html"
        path = os.path.join(folder, name)
        if "/" in name or not os.path.isfile(path):
            return self.send_error(404)
        ending = os.path.splitext(name)[1]
        stamp = os.stat(path).st_mtime_ns
        accepts = "gzip" in self.headers.get("Accept-Encoding", "") and ending != ".png"
        if (path, stamp, accepts) not in compressed:
            with open(path, "rb") as file:
                data = file.read()
            compressed[path, stamp, accepts] = gzip.compress(data, 9) if accepts else data
        data = compressed[path, stamp, accepts]
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(ending, "application/octet-stream"))
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-cache")
        if accepts:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.wfile.write(data)
        self.wfile.flush()

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
print(f"The page is at http://127.0.0.1:{server.server_address[1]}/ (stop with Ctrl-C)", flush=True)
try:
    server.serve_forever()
except KeyboardInterrupt:
    print()
