#!/usr/bin/env python3
"""Compares how hassil and `HassilTemplates` read sentences that Home Assistant's own templates stand for, in all its
languages: intent and slots must be the same.

    pip install hassil home-assistant-intents
    swift build --package-path Extras/HassilTemplates -c release --product hassil-match
    python3 Extras/HassilTemplates/Benchmarks/differ.py [--count 200] [--seeds 1 2] [--languages en nl] [--answers-only]

What is not the same is listed. What is known of the reasons is in Benchmarks/hassil/README.md.
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

from hassil.intents import Intents, RangeSlotList
from hassil.recognize import recognize_best

from languages import LANGUAGES, Sampler, definition, number_words

PACKAGE = pathlib.Path(__file__).parents[1]


def plain(value):
    """A value as both write it."""
    if isinstance(value, dict):
        value = float(value["decimal"])
    if isinstance(value, float):
        value = round(value, 6)
        if value.is_integer():
            return int(value)
    return value


def meaning(intent: str, slots: dict) -> tuple:
    return intent, {name: plain(value) for name, value in slots.items()}


def loses_factor(theirs, mine, intents: Intents) -> bool:
    """Whether the only difference is a factor of a range, which hassil loses of numbers in words: its cache of words
    does not know it (`_RANGE_TRIE_CACHE`)."""
    if not theirs or not mine or theirs[0] != mine[0] or theirs[1].keys() != mine[1].keys():
        return False
    factors = {v.multiplier for v in intents.slot_lists.values() if isinstance(v, RangeSlotList) and v.multiplier}
    for name, value in theirs[1].items():
        other = mine[1][name]
        if value != other and not (
            isinstance(value, (int, float)) and any(value * f == other or other * f == value for f in factors)
        ):
            return False
    return True


def loading(tool: pathlib.Path, languages: list[str]) -> dict[str, float]:
    """The milliseconds that loading takes for each language, in one process."""
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder) / f"{language}.json" for language in languages]
        for language, file in zip(languages, files):
            file.write_text(json.dumps(definition(language), ensure_ascii=False), encoding="utf-8")
        # The first one also loads what all share.
        output = subprocess.run([tool, "load", files[0], *files], capture_output=True, check=True, text=True).stdout
    return {line.split()[0]: float(line.split()[1]) for line in output.splitlines()}


def milliseconds(text: str) -> float:
    return 1e3 * float(text)


class Result:
    def __init__(self, language: str, options) -> None:
        data = definition(language)
        text = json.dumps(data, ensure_ascii=False)
        start = time.process_time()
        intents = Intents.from_dict(json.loads(text))
        for intent in intents.intents.values():
            for block in intent.data:
                assert block.sentences
        self.their_preparing = time.process_time() - start
        sentences = sorted(
            {s for seed in options.seeds for s in self.sample(Sampler(intents, data, seed), options.count)}
        )
        with tempfile.TemporaryDirectory() as folder:
            file, numbers = pathlib.Path(folder) / "templates.json", pathlib.Path(folder) / "numbers.json"
            file.write_text(text, encoding="utf-8")
            command = [options.tool, file]
            if not options.own_numbers:
                numbers.write_text(json.dumps({language: number_words(intents)}, ensure_ascii=False), encoding="utf-8")
                command += ["--numbers", numbers]
            ours = subprocess.run(command, input="\n".join(sentences) + "\n", capture_output=True, check=True, text=True)
        answers = [json.loads(line) for line in ours.stdout.splitlines()]
        assert len(answers) == len(sentences), "an answer for each sentence"
        times = re.search(r"prepared in \S+ s, median (\S+) s, 95th percentile (\S+) s", ours.stderr)
        self.median, self.tail = map(milliseconds, times.groups())
        self.told = [line for line in ours.stderr.splitlines() if not line.startswith("prepared in")]
        for sentence in sentences[:20]:
            recognize_best(sentence, intents, language=language)
        self.count, self.same, self.understood, self.explained, self.differences = len(sentences), 0, 0, 0, []
        their_times = []
        for sentence, answer in zip(sentences, answers):
            start = time.process_time()
            result = recognize_best(sentence, intents, language=language)
            their_times.append(time.process_time() - start)
            theirs = result and meaning(result.intent.name, {name: e.value for name, e in result.entities.items()})
            mine = answer and meaning(answer["intent"], answer["slots"])
            self.understood += mine is not None
            if theirs == mine:
                self.same += 1
            elif loses_factor(theirs, mine, intents):
                self.explained += 1
            else:
                self.differences.append(
                    (sentence, theirs, result and result.intent_sentence.text, mine, answer and answer["template"])
                )
        self.their_median = 1e3 * statistics.median(their_times)

    @staticmethod
    def sample(sampler: Sampler, count: int) -> list[str]:
        """Sentences of one line that are not too long to be said."""
        sentences = []
        while len(sentences) < count:
            sentence = sampler.sentence()
            if 0 < len(sentence) < 400:
                sentences.append(sentence)
        return sentences


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=200, help="sentences for each seed (200)")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2], help="the seeds (1 2)")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES, metavar="CODE")
    parser.add_argument("--own-numbers", action="store_true", help="read numbers by the package's own words")
    parser.add_argument("--answers-only", action="store_true", help="compare answers, not times")
    parser.add_argument("--tool", type=pathlib.Path, default=PACKAGE / ".build/release/hassil-match")
    options = parser.parse_args()
    print("language  the same       ours: median  95th %     loaded   hassil: median    loaded  times as fast")
    loaded = loading(options.tool, options.languages)
    results, failed = {}, False
    for language in options.languages:
        result = results[language] = Result(language, options)
        ratio = result.their_median / result.median
        print(
            f"{language:8} {result.same:5} of {result.count:<4} {result.median:11.3f} ms {result.tail:6.3f} ms "
            f"{loaded[language]:6.1f} ms {result.their_median:13.2f} ms {1e3 * result.their_preparing:6.0f} ms {ratio:9.1f}"
            + (f"  ({result.explained} lose a factor in hassil)" if result.explained else ""),
            flush=True,
        )
        for line in result.told:
            print(f"    {line}")
        for sentence, theirs, template, mine, own in result.differences:
            print(f'    "{sentence}"\n      hassil: {theirs}  {template}\n      ours:   {mine}  {own}')
        if not options.answers_only and (
            result.median > 0.5 or result.tail > 3 or ratio < 1 or loaded[language] > 1e3 * result.their_preparing + 2
        ):
            print("    too slow: a median of 0.5 ms, a 95th percentile of 3 ms, and hassil's times (of loading, 2 ms more) are allowed")
            failed = True
    count = sum(r.count for r in results.values())
    same = sum(r.same for r in results.values())
    explained = sum(r.explained for r in results.values())
    different = count - same - explained
    ratios = [r.their_median / r.median for r in results.values()]
    print(
        f"\n{len(results)} languages: {same} of {count} sentences the same ({100 * same / count:.2f} %), {explained} more but "
        f"for a factor that hassil loses, {different} different; {statistics.median(ratios):.1f} times as fast in the median "
        f"of languages, at least {min(ratios):.1f}; all loaded in {sum(loaded.values()) / 1e3:.2f} s "
        f"(hassil {sum(r.their_preparing for r in results.values()):.2f} s)"
    )
    if different > count / 1000:
        print("more than 0.1 % are different")
        failed = True
    if not options.answers_only and statistics.median(ratios) < 5:
        print("less than 5 times as fast")
        failed = True
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
