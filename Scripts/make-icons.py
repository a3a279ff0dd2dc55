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
    """The colours of an icon, each the mean of some points: a palette of at most 16, and a place in it for each pixel.

    Edges of a large icon, which is shown smaller, are fine enough with one point, and a kilobyte smaller.
    """
    side = 1 if size > 500 else 2
    palette, lines = {}, []
    for row in range(size):
        line = []
        for column in range(size):
            ground = sign = 0
            for part in range(side * side):
                x = (column + (part % side + 0.5) / side) / size
                y = (row + (part // side + 0.5) / side) / size
                if inside_round_square(x, y, radius):
                    ground += 1 / side ** 2
                    sign += inside_sign(x, y, scale) / side ** 2
            line.append(palette.setdefault((ground, sign), len(palette)))
        lines.append(line)
    return palette, lines


def packed(lines, bits):
    """Pixels of two or four bits, in rows without a filter."""
    each = 8 // bits
    return b"".join(bytes([0] + [sum(pixel << 8 - bits * (place + 1) for place, pixel in enumerate(line[start:start + each]))
                                 for start in range(0, len(line), each)]) for line in lines)


def write(path, size, radius, scale):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    def color(ground, sign):
        return bytes(round(part + (255 - part) * sign / (ground or 1)) for part in GROUND)

    palette, lines = draw(size, radius, scale)
    bits = 2 if len(palette) <= 4 else 4
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, bits, 3, 0, 0, 0)))
        file.write(chunk(b"PLTE", b"".join(color(*shares) for shares in palette)))
        file.write(chunk(b"tRNS", bytes(round(255 * ground) for ground, _ in palette)))
        file.write(chunk(b"IDAT", zlib.compress(packed(lines, bits), 9)) + chunk(b"IEND", b""))


folder = sys.argv[1]
write(f"{folder}/icon-180.png", 180, 0, 0.9)
write(f"{folder}/icon-192.png", 192, 15 / 64, 1)
write(f"{folder}/icon-512.png", 512, 15 / 64, 1)
write(f"{folder}/icon-maskable.png", 512, 0, 0.75)
