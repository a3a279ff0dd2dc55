"""What the tests of spoken conversations have in common."""

import array
import re
import subprocess

RATE = 22050


def speech(sentence, voice):
    """What espeak-ng makes of a sentence in a voice, in samples of 16 bits, 22,050 a second."""
    command = ["espeak-ng", "-v", voice, "-s", "150", "--stdout", sentence]
    wave = subprocess.run(command, capture_output=True, check=True).stdout
    # The size in the header is not known to a program that writes to a pipe.
    data = wave[44:]
    return array.array("h", data[: len(data) // 2 * 2])


def options(answer):
    """The things of which an answer asks which was said; none if it asks nothing of the kind."""
    doubt = re.search(r"Was that (.*, or .*)\?", answer)
    return re.split(", or |, ", doubt[1]) if doubt else []
