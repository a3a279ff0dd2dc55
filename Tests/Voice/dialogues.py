"""Speaks ten dialogues to the tool as sound, and checks what came of each: dialogues.py TOOL FOLDER."""

import array
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import wave

import spoken

TOOL, VOICE = sys.argv[1], sys.argv[2]
LISTS = [["lists", "create", "groceries"], ["lists", "add", "groceries", "milk", "rice"]]
BANK = [["bank", "open", "Current", "--balance", "500"], ["bank", "open", "Savings", "--balance", "900"]]
# What is set up before, what is said, what the answers say in the end, and a command with what it prints afterwards.
DIALOGUES = [
    ("a game", [], ["solve a numbers game", "nine hundred and fifty two",
                    "twenty five, fifty, seventy five, one hundred, three, and six"],
     r"equals nine hundred and fifty two\.$", None),
    ("a game, given up", [], ["solve a numbers game", "five hundred and twenty", "cancel"], r"(?i)cancel|never mind|left it", None),
    ("a game, started again", [], ["solve a numbers game", "start again", "three hundred and thirty four"],
     r"(?i)three hundred and thirty four.*number", None),
    ("a drawn game that is solved", [], ["draw a game", "yes"], r"equals|nearest", None),
    ("a drawn game", [], ["draw a game"], r"(?i)target is .* numbers are", None),
    ("an answer", [], ["check an answer"], r"(?i)what is the target", None),
    ("a list that is read", LISTS, ["read groceries"], r"(?i)milk", None),
    ("an item that is added", LISTS, ["add bread to groceries", "yes"], r"(?i)bread", (["lists", "show", "groceries"], r"(?i)bread")),
    ("an item that stays", LISTS, ["remove milk from groceries", "no"], r"(?i)right|left", (["lists", "show", "groceries"], r"(?i)milk")),
    ("money that stays", BANK, ["transfer twenty pounds from current to savings", "cancel"], r"(?i)cancel|left it|all right",
     (["bank", "accounts"], r"500")),
]
# How often a dialogue may be asked which of two things was said.
DOUBTS = 4


def speech(sentences):
    """The sentences as a WAV file, with silence after each."""
    samples = array.array("h")
    for sentence in sentences:
        samples.extend(spoken.speech(sentence, "en-us+f2"))
        samples.extend([0] * (spoken.RATE * 12 // 10))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(spoken.RATE)
        out.writeframes(samples.tobytes())
    return file.getvalue()


def run(*arguments, store):
    environment = dict(os.environ, NUMBERRACE_STORE=str(store), NUMBERRACE_VOICE=VOICE)
    return subprocess.run([TOOL, *arguments], capture_output=True, text=True, env=environment, timeout=300, check=False)


def with_doubt_answered(sentences, output):
    """The sentences with the answer to the first question which of two things was said; None if there was no such question."""
    answers = [line for line in output.splitlines() if line and not line.startswith(">")]
    for place, line in enumerate(answers):
        options = spoken.options(line)
        if options and place < len(sentences):
            said = [sentence.replace(",", "") for sentence in sentences]
            meant = [choice for choice in options if choice in said]
            if meant and (place + 1 == len(sentences) or sentences[place + 1] != meant[0]):
                return sentences[: place + 1] + [meant[0]] + sentences[place + 1 :]
    return None


def check(name, before, sentences, expected, after, doubts=0):
    with tempfile.TemporaryDirectory() as folder:
        store, sound, answer = (pathlib.Path(folder) / name for name in ("memory", "said.wav", "answer.wav"))
        for command in before:
            result = run(*command, store=store)
            if result.returncode:
                return f"{command}: {result.stderr}"
        sound.write_bytes(speech(sentences))
        result = run("ask", "--audio-in", str(sound), "--audio-out", str(answer), store=store)
        print(f"--- {name}\n{result.stdout}{result.stderr}")
        clear = with_doubt_answered(sentences, result.stdout)
        if clear and doubts < DOUBTS:
            return check(name, before, clear, expected, after, doubts + 1)
        if result.returncode not in (0, 1):
            return f"ended with {result.returncode}"
        if not re.search(expected, result.stdout.strip().splitlines()[-1]):
            return f"the last answer has no {expected}"
        if len(answer.read_bytes()) < 20000:
            return "nothing was spoken"
        if after:
            output = run(*after[0], store=store).stdout
            if not re.search(after[1], output):
                return f"{after[0]}: {output}"
    return None


faults = [f"{dialogue[0]}: {fault}" for dialogue in DIALOGUES if (fault := check(*dialogue))]
for fault in faults:
    print(f"FAILED {fault}")
print(f"{len(DIALOGUES) - len(faults)} of {len(DIALOGUES)} dialogues came to their outcome.")
sys.exit(bool(faults))
