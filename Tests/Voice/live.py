"""Talks to 'numberrace ask --voice' in real time, as a microphone and a loudspeaker would.

The programs that record and play are stand-ins: what is recorded is speech in steady noise 20 dB below it, sample by sample at the
speed of a microphone. It is checked what the tool answers, and printed how long after the last word each answer began.
"""

import argparse
import array
import functools
import math
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import threading
import time

import spoken

RATE, BLOCK = 16000, 320
# What is said, what the answer has, and whether nothing that would change its meaning can follow, so that it is answered at once.
SAID = [
    ("help", r"(?i)you can say", True),
    ("solve a numbers game", r"(?i)target", False),
    ("repeat", r"(?i)target", True),
    ("nine hundred and fifty two", r"(?i)number", False),
    ("twenty five, fifty, seventy five, one hundred, three, and seven", r"equals", True),
    ("what can I say", r"(?i)you can say", True),
    ("draw a game", r"(?i)target is", False),
    ("show lists", r"(?i)lists?", True),
    ("draw a game", r"(?i)target is", False),
    ("no", r"(?i)won't", True),
    ("thank you", r"(?i)welcome|pleasure", True),
]
# Some commands alone, that can be said at any time.
SHORT = [SAID[0], SAID[5], SAID[-1]]
# How often an utterance is said again, or a question which of two things was said is answered.
PATIENCE = 5


def resampled(samples, rate):
    """Samples of a rate above that of the microphone at its rate, without what that cannot express."""
    step = rate / RATE
    # How a sample counts by its distance: a sinc in a window of Hann, in steps of a hundredth.
    reach, steps = int(8 * step), 100
    weights = [1 / step]
    for place in range(1, reach * steps):
        x = math.pi * place / steps
        weights.append(math.sin(x / step) / x * (1 + math.cos(x / reach)) / 2)
    result = array.array("h")
    for place in range(int(len(samples) / step)):
        center = place * step
        near = range(max(0, math.ceil(center - reach + 0.01)), min(len(samples), int(center + reach)))
        total = sum(samples[i] * weights[int(abs(i - center) * steps)] for i in near)
        result.append(max(-32768, min(32767, int(total))))
    return result


@functools.cache
def speech(text, voice):
    """The samples of a text, without silence around them."""
    samples = resampled(spoken.speech(text, voice), spoken.RATE)
    loud = [place for place, sample in enumerate(samples) if abs(sample) > 200]
    return samples[loud[0] : loud[-1] + 1]


class Room:
    """The sound that the microphone hears."""

    def __init__(self, path, level):
        self.path = path
        generator = random.Random(1)
        self.noise = [int(generator.gauss(0, level)) for _ in range(3 * RATE)]
        self.waiting = array.array("h")
        self.lock = threading.Lock()
        self.ended = 0.0
        threading.Thread(target=self.sound, daemon=True).start()

    def say(self, samples):
        with self.lock:
            self.waiting.extend(samples)
            self.ended = 0.0

    def sound(self):
        place = 0
        with open(self.path, "wb", buffering=0) as microphone:
            start = time.monotonic()
            while True:
                with self.lock:
                    part, self.waiting = self.waiting[:BLOCK], self.waiting[BLOCK:]
                block = array.array("h", (self.noise[(place + i) % len(self.noise)] for i in range(BLOCK)))
                for i, sample in enumerate(part):
                    block[i] = max(-32768, min(32767, block[i] + sample))
                place += BLOCK
                # A block is there when all of it was heard.
                time.sleep(max(0, start + place / RATE - time.monotonic()))
                try:
                    microphone.write(block.tobytes())
                except BrokenPipeError:
                    return
                if part and not self.waiting:
                    self.ended = time.time()


def program(path, text):
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("tool", help="the program")
    parser.add_argument("folder", help="the folder that 'make voice' made")
    parser.add_argument("--voice", default="en-us+f2", help="a voice of espeak-ng")
    parser.add_argument("--short", action="store_true", help="say some commands only")
    arguments = parser.parse_args()
    said = SHORT if arguments.short else SAID
    squares = [sample * sample for text, _, _ in said for sample in speech(text, arguments.voice)]
    level = (sum(squares) / len(squares)) ** 0.5 / 10
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        microphone, played = folder / "microphone", folder / "played"
        os.mkfifo(microphone)
        played.touch()
        # The tool does not wait for the answers to be spoken to their ends.
        program(folder / "arecord", f'exec cat "{microphone}"')
        program(folder / "aplay", f'date +%s.%N >> "{played}"\nexec sleep 0.3')
        environment = dict(
            os.environ, PATH=f"{folder}:{os.environ['PATH']}", NUMBERRACE_STORE=str(folder / "memory"), NUMBERRACE_VOICE=arguments.folder)
        tool = subprocess.Popen([arguments.tool, "ask", "--voice"], stdout=subprocess.PIPE, text=True, env=environment)
        output = []
        threading.Thread(target=lambda: output.extend(iter(tool.stdout.readline, "")), daemon=True).start()
        room = Room(microphone, level)

        def wait(condition, seconds=30):
            end = time.monotonic() + seconds
            while not condition():
                if time.monotonic() > end or tool.poll() is not None:
                    return False
                time.sleep(0.002)
            return True

        def plays():
            return played.read_text().split()

        faults, delays = [], {True: [], False: []}
        if not wait(lambda: len(plays()) == 1):
            faults.append("there is no greeting")
        for text, expected, is_complete in said:
            words = text
            for _ in range(PATIENCE + 1):
                time.sleep(1.2)
                count, lines = len(plays()), len(output)
                room.say(speech(words, arguments.voice))
                if not wait(lambda: room.ended and len(plays()) > count):
                    faults.append(f"'{words}' was not answered")
                    break
                delay = float(plays()[count]) - room.ended
                answer = "".join(line for line in output[lines:] if not line.startswith(">"))
                print(f"{words}: {delay * 1000:.0f} ms\n{''.join(output[lines:])}", end="", flush=True)
                options = spoken.options(answer)
                if not options and re.search(expected, answer):
                    if words == text:
                        delays[is_complete].append(delay)
                    break
                plain = text.lower().replace(",", "")
                words = text if not options else plain if plain in options else "no"
            else:
                faults.append(f"the answer to '{text}' has no {expected}")
            if tool.poll() is not None:
                break
        time.sleep(1)
        tool.kill()
        for is_complete, name in ((True, "that are complete"), (False, "others")):
            if delays[is_complete]:
                times = [round(delay * 1000) for delay in sorted(delays[is_complete])]
                print(f"{len(times)} utterances {name} were answered after {times[len(times) // 2]} ms, {times[0]} to {times[-1]}.")
    for fault in faults:
        print(f"FAILED {fault}")
    return bool(faults)


sys.exit(main())
