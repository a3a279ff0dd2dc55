#!/usr/bin/env python3
"""Measures hassil (Home Assistant's recogniser) on the phrases and names of `bench --filter sentences`, and
then that, in one run.

    pip install hassil
    swift build -c release --product bench
    python3 Extras/HassilTemplates/Benchmarks/compare.py
"""

import json
import pathlib
import random
import statistics
import subprocess
import time

from hassil import recognize
from hassil.intents import Intents

VERBS = (
    "open close start stop lock unlock dim brighten raise lower pause resume mute clean empty fill heat cool "
    "arm disarm show hide find measure reset"
).split()
NOUNS = "light door window blind fan lamp speaker camera heater robot".split()
ROOMS = "kitchen garden attic hall cellar bath study porch shed den".split()
UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
).split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()


def words(number: int) -> str:
    if number < 20:
        return UNITS[number]
    return TENS[number // 10] + (" " + UNITS[number % 10] if number % 10 else "")


NAMES = [f"{words(number // 10)} {ROOMS[number % 10]}" for number in range(1000)]


def definition() -> dict:
    intents = {}
    for verb in VERBS:
        for noun in NOUNS:
            intents[f"{verb}-{noun}"] = {
                "data": [
                    {
                        "sentences": [
                            f"[please] {verb} [the] {noun} (of|in) [the] {{place}}",
                            f"[please] {verb} [the] {{place}} {noun} [now]",
                            f"(can|could) you {verb} [the] {noun} number {{count}} [in the {{place}}]",
                            f"{verb} (all|every) ({noun}|{noun}s) [(for|after) {{count}} (minute|minutes)]",
                        ]
                    }
                ]
            }
    return {
        "language": "en",
        "intents": intents,
        "lists": {
            "place": {"values": [{"in": name, "out": name} for name in NAMES]},
            "count": {"range": {"from": 1, "to": 1000}},
        },
    }


def sentence(chance: random.Random) -> tuple[str, str]:
    verb, noun, place = chance.choice(VERBS), chance.choice(NOUNS), chance.choice(NAMES)
    number = words(chance.randrange(1, 100))
    sentences = [
        f"please {verb} the {noun} in the {place}",
        f"{verb} the {place} {noun} now",
        f"could you {verb} the {noun} number {number} in the {place}",
        f"{verb} every {noun} after {number} minutes",
    ]
    return chance.choice(sentences), f"{verb}-{noun}"


def main() -> None:
    data = definition()
    start = time.perf_counter()
    intents = Intents.from_dict(data)
    recognize("warm up", intents)
    compiled = time.perf_counter() - start

    chance = random.Random(5)
    times, right = [], 0
    for _ in range(300):
        text, intent = sentence(chance)
        start = time.perf_counter()
        result = recognize(text, intents)
        times.append(time.perf_counter() - start)
        right += result is not None and result.intent.name == intent
    print(f"hassil:   {1e6 * statistics.median(times):8.0f} us a sentence (median), {right} of {len(times)} right")
    print(f"          {1e3 * compiled:8.0f} ms to prepare")

    bench = pathlib.Path(__file__).parents[3] / ".build/release/bench"
    for name, unit, scale in [("sentences", "us a sentence (median), all right", 1e-3), ("1,000 phrases", "ms to prepare", 1e-6)]:
        output = subprocess.run([bench, "--filter", name, "--json"], capture_output=True, check=True, text=True)
        row = json.loads(output.stdout)["rows"][0]
        label = "ours:   " if scale == 1e-3 else "        "
        print(f"{label}  {row['median'] * scale:8.0f} {unit}")


if __name__ == "__main__":
    main()
