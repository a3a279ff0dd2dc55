#!/usr/bin/env python3
"""Draws the icons of the page as PNG, the same shapes as Web/Site/icon.svg. Needs nothing but Python."""
import struct
import sys
import zlib

GROUND = (0x2A, 0x3F, 0xC4)


def inside_round_square(x, y, radius):
    """Whether a point of the unit square is in a square with round corners."""
    dx, dy = max(radius - x, x - 1 + radius, 0), max(radius - y, y - 1 + radius, 0)
    return dx * dx + dy * dy <= radius * radius


def inside_sign(x, y, scale):
    """Whether a point is in the sign of division, which is drawn around the middle."""
    x, y = 32 + (x * 64 - 32) / scale, 32 + (y * 64 - 32) / scale
    return 14 <= x <= 50 and 28 <= y <= 36 or any((x - 32) ** 2 + (y - middle) ** 2 <= 36 for middle in (17, 47))


def draw(size, radius, scale):
    """The colours of an icon, each the mean of four points: a palette of at most 16, and a place in it for each pixel."""
    palette, rows = {}, []
    for row in range(size):
        line = []
        for column in range(size):
            ground = sign = 0
            for part in range(4):
                x = (column + (part % 2 + 0.5) / 2) / size
                y = (row + (part // 2 + 0.5) / 2) / size
                if inside_round_square(x, y, radius):
                    ground += 1
                    sign += inside_sign(x, y, scale)
            line.append(palette.setdefault((ground, sign), len(palette)))
        rows.append(bytes([0] + [left << 4 | right for left, right in zip(line[::2], line[1::2])]))
    return palette, b"".join(rows)


def write(path, size, radius, scale):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    def color(ground, sign):
        return bytes(round(part + (255 - part) * sign / max(1, ground)) for part in GROUND)

    palette, pixels = draw(size, radius, scale)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 4, 3, 0, 0, 0)))
        file.write(chunk(b"PLTE", b"".join(color(*shares) for shares in palette)))
        file.write(chunk(b"tRNS", bytes(round(255 * ground / 4) for ground, _ in palette)))
        file.write(chunk(b"IDAT", zlib.compress(pixels, 9)) + chunk(b"IEND", b""))


folder = sys.argv[1]
write(f"{folder}/icon-180.png", 180, 0, 0.9)
write(f"{folder}/icon-192.png", 192, 15 / 64, 1)
write(f"{folder}/icon-512.png", 512, 15 / 64, 1)
write(f"{folder}/icon-maskable.png", 512, 0, 0.75)
