#!/usr/bin/env python3
"""Runs hassil's own tests, records what they ask of hassil and what it answers, and asks `HassilTemplates` the same.

    pip install hassil pytest
    swift build --package-path Extras/HassilTemplates -c release --product hassil-match
    python3 Extras/HassilTemplates/Benchmarks/replay.py

The tests are fetched from PyPI, in the version of hassil that is installed, and none of their files is kept.
Tests of hassil's parts that `HassilTemplates` has in another form (its parser's classes, its trie) ask for nothing
that could be replayed.
"""

import argparse
import functools
import importlib.metadata
import json
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile

import hassil
import hassil.filter
import hassil.sample
import pytest
from hassil.expression import Alternative, ListReference, Permutation, RuleReference, Sentence, Sequence, TextChunk
from hassil.intents import Intents, RangeSlotList, TextSlotList
from hassil.models import UnmatchedRangeEntity
from hassil.numbers import get_rbnf_engine

PACKAGE = pathlib.Path(__file__).parents[1]
RECOGNIZE = sys.modules["hassil.recognize"]
SIGNS = re.compile(r"([()\[\]{}<>|;\\])")


def template(expression) -> str:
    """An expression as it is written."""
    if isinstance(expression, Sentence):
        return expression.text if expression.text is not None else template(expression.expression)
    if isinstance(expression, TextChunk):
        return SIGNS.sub(r"\\\1", expression.original_text)
    if isinstance(expression, RuleReference):
        return f"<{expression.rule_name}>"
    if isinstance(expression, ListReference):
        sign = "@" if expression.is_capture else ""
        return f"{{{expression.list_name}:{sign}{expression.slot_name}}}"
    if isinstance(expression, Permutation):
        return "(" + ";".join("".join(map(template, item.items[1:-1])) for item in expression.items) + ")"
    if isinstance(expression, Alternative):
        items = [
            "".join(map(template, item.items)) if type(item) is Sequence else template(item)
            for item in expression.items
        ]
        return "[" + "|".join(items[:-1]) + "]" if expression.is_optional else "(" + "|".join(items) + ")"
    return "(" + "".join(map(template, expression.items)) + ")" if expression.items else ""


def plain_list(values) -> dict:
    if isinstance(values, TextSlotList):
        return {
            "values": [
                {"in": template(v.text_in), "out": v.value_out, "context": v.context or {}, "metadata": v.metadata or {}}
                for v in values.values
            ]
        }
    if isinstance(values, RangeSlotList):
        return {
            "range": {
                "from": values.start,
                "to": values.stop,
                "step": values.step,
                "fractions": values.fraction_type and values.fraction_type.value,
                "multiplier": values.multiplier,
                "digits": values.digits,
                "words": values.words,
                "words_language": values.words_language,
            }
        }
    return {"wildcard": True}


def plain_intents(intents: Intents, slot_lists, expansion_rules, skip_words) -> dict:
    """Intents and what is given with a call, as a file."""
    return {
        "language": intents.language,
        "settings": {"ignore_whitespace": intents.settings.ignore_whitespace},
        "skip_words": [*(skip_words or []), *intents.skip_words],
        "lists": {n: plain_list(v) for n, v in {**intents.slot_lists, **(slot_lists or {})}.items()},
        "expansion_rules": {n: template(r) for n, r in {**intents.expansion_rules, **(expansion_rules or {})}.items()},
        "intents": {
            name: {
                "data": [
                    {
                        "sentences": b.sentence_texts,
                        "slots": b.slots,
                        "response": b.response,
                        "requires_context": b.requires_context,
                        "excludes_context": b.excludes_context,
                        "expansion_rules": {n: template(r) for n, r in b.expansion_rules.items()},
                        "lists": {n: plain_list(v) for n, v in b.slot_lists.items()},
                        "metadata": b.metadata or {},
                        "inferred_domain": b.inferred_domain,
                        "name_domains": sorted(b.name_domains or []),
                        **({} if b.required_keywords is None else {"required_keywords": sorted(b.required_keywords)}),
                    }
                    for b in intent.data
                ]
            }
            for name, intent in intents.intents.items()
        },
    }


def of_sentence(sentence, slot_lists, expansion_rules, skip_words=None, ignore_whitespace=False, language=None) -> dict:
    """A template alone, as a file."""
    return {
        "language": language or "none",
        "settings": {"ignore_whitespace": ignore_whitespace},
        "skip_words": list(skip_words or []),
        "lists": {n: plain_list(v) for n, v in (slot_lists or {}).items()},
        "expansion_rules": {n: template(r) for n, r in (expansion_rules or {}).items()},
        "intents": {"Sentence": {"data": [{"sentences": [template(sentence)]}]}},
    }


@functools.cache
def forms(language: str, first: int, last: int, step: int, fractions: str | None) -> dict:
    values = plain_range(first, last, step, fractions)
    try:
        engine = get_rbnf_engine(language)
    except ValueError:
        return {}
    return {
        str(int(n)) if float(n).is_integer() else f"{n:.1f}": sorted(set(engine.format_number(n).text_by_ruleset.values()))
        for n in values
    }


def plain_range(first, last, step, fractions):
    return RangeSlotList(name=None, start=first, stop=last, step=step, fraction_type=fractions).get_numbers()


def number_words(file: dict, language: str | None) -> dict:
    """The words of all numbers in the ranges of a file."""
    text = json.dumps(file)
    ranges = [
        (int(a), int(b), int(c or 1), None, None) for a, b, c in re.findall(r"\{(\d+)\.\.(\d+)(?:,(\d+))?:", text)
    ]
    lists = [*file["lists"].values()]
    for intent in file["intents"].values():
        for block in intent["data"]:
            lists += block.get("lists", {}).values()
    for values in lists:
        if r := values.get("range"):
            ranges.append((r["from"], r["to"], r["step"], r["fractions"], r["words_language"]))
    words: dict = {}
    for first, last, step, fractions, own in ranges:
        for code in {own or language or file["language"]}:
            words.setdefault(code, {}).update(forms(code, first, last, step, fractions))
    return words


def plain(value):
    """A value as both write it."""
    if isinstance(value, dict):
        if set(value) == {"decimal"}:
            return plain(float(value["decimal"]))
        return {name: plain(v) for name, v in value.items()}
    if isinstance(value, (list, tuple, set)):
        return [plain(v) for v in value]
    if isinstance(value, float):
        return int(value) if value.is_integer() else round(value, 6)
    return value


def entity(e) -> dict:
    return {
        "name": e.name,
        "value": plain(e.value.strip() if isinstance(e.value, str) else e.value),
        "text": e.text.strip(),
        "span": list(e.text_span) if e.text_span else None,
        "metadata": plain(e.metadata or {}),
        "isWildcard": e.is_wildcard,
    }


def by_name(found: list[dict]) -> list[dict]:
    return sorted(found, key=lambda e: (e["name"], str(e["value"])))


def entities(found, text: str) -> list[dict]:
    """hassil's entities. After a number in words, its spans are too far on; those are not compared."""
    result = by_name([entity(e) for e in found])
    for e in result:
        if e["span"] and text[slice(*e["span"])].strip().lower() != e["text"].lower():
            e["span"] = "elsewhere"
    return result


def reading(result) -> dict:
    """A result of hassil."""
    return {
        "intent": result.intent.name,
        "entities": entities(result.entities_list, result.original_text),
        "captures": {n: c.text.strip() for n, c in result.captures.items()},
        "unmatched": [
            [u.name, str(plain(u.value)) if isinstance(u, UnmatchedRangeEntity) else u.text.strip()]
            for u in result.unmatched_entities_list
        ],
        "response": result.response,
        "metadata": plain(result.intent_metadata or {}),
        "context": plain(result.context),
        "template": result.intent_sentence.text,
        "literalLength": result.text_chunks_matched,
    }


def ours(answer: dict, default: str | None) -> dict:
    """A match of ours, in the same form."""
    answer = json.loads(json.dumps(answer))
    for e in answer["entities"]:
        e.setdefault("span", None)
        e["value"], e["metadata"], e["text"] = plain(e["value"]), plain(e["metadata"]), e["text"].strip()
        if isinstance(e["value"], str):
            e["value"] = e["value"].strip()
    answer["entities"] = by_name(answer["entities"])
    answer["unmatched"] = [[name, text.strip()] for name, text in answer["unmatched"]]
    answer["captures"] = {n: t.strip() for n, t in answer["captures"].items()}
    answer["metadata"], answer["context"] = plain(answer["metadata"]), plain(answer["context"])
    if answer["response"] == "default":
        answer["response"] = default
    return answer


class Recorder:
    """Records the calls of the tests, and what hassil answers."""

    def __init__(self) -> None:
        self.calls: list[dict] = []
        self.inapplicable: list[str] = []
        self.test = ""

    def pytest_runtest_setup(self, item) -> None:
        self.test = item.name

    def add(self, function: str, file: dict, expected, language=None, **arguments) -> None:
        call = {"function": function, "templates": json.dumps(file, ensure_ascii=False), **arguments}
        call["numbers"] = number_words(file, language)
        if language:
            call["language"] = language
        self.calls.append({"test": self.test, "call": call, "expected": expected})

    def install(self) -> None:
        recorder = self
        recognize_all, is_match = RECOGNIZE.recognize_all, RECOGNIZE.is_match
        recognize_best = RECOGNIZE.recognize_best

        def record(text, intents, results, kind, slot_lists=None, expansion_rules=None, skip_words=None,
                   intent_context=None, default_response="default", allow_unmatched_entities=False, language=None,
                   best_metadata_key=None, best_slot_name=None):
            recorder.add(
                "recognize", plain_intents(intents, slot_lists, expansion_rules, skip_words),
                {"kind": kind, "default": default_response, "results": [reading(r) for r in results]},
                language=language, text=text, context=intent_context or {}, allowsUnmatched=allow_unmatched_entities,
                preferredMetadata=best_metadata_key, preferredSlot=best_slot_name)

        def new_recognize_all(text, intents, **arguments):
            results = list(recognize_all(text, intents, **arguments))
            record(text, intents, results, "all", **arguments)
            return iter(results)

        def new_recognize(text, intents, **arguments):
            result = next(iter(recognize_all(text, intents, **arguments)), None)
            record(text, intents, [result] if result else [], "first", **arguments)
            return result

        def new_recognize_best(text, intents, **arguments):
            result = recognize_best(text, intents, **arguments)
            record(text, intents, [result] if result else [], "best", **arguments)
            return result

        def new_is_match(text, sentence, slot_lists=None, expansion_rules=None, skip_words=None, entities=None,
                         intent_context=None, ignore_whitespace=False, allow_unmatched_entities=False, language=None):
            result = is_match(text, sentence, slot_lists, expansion_rules, skip_words, entities, intent_context,
                              ignore_whitespace, allow_unmatched_entities, language)
            recorder.add(
                "recognize",
                of_sentence(sentence, slot_lists, expansion_rules, skip_words, ignore_whitespace, language),
                {"kind": "match", "results": [[[e.name, plain(e.value), e.text.strip()] for e in result.entities]] if result else []},
                language=language, text=text, context=intent_context or {}, allowsUnmatched=allow_unmatched_entities)
            return result

        def new_filter(intents, *, domains=None, intent_names=None, home=None, keep_domainless=True):
            result = filter_intents(intents, domains=domains, intent_names=intent_names, home=home, keep_domainless=keep_domainless)
            if home is not None:
                domains = home.available_domains() if domains is None else domains
                intent_names = home.intent_names if intent_names is None else intent_names
            recorder.add(
                "filter", plain_intents(intents, None, None, None),
                {"kind": "filter", "results": [[n, str(len(i.data))] for n, i in result.intents.items()]},
                domains=None if domains is None else sorted(domains),
                intents=None if intent_names is None else sorted(intent_names), keepsOthers=keep_domainless)
            return result

        def new_sample_sentence(sentence, slot_lists=None, expansion_rules=None, language=None, expand_lists=True,
                                expand_ranges=True, skip_optionals=False):
            results = list(sample_sentence(sentence, slot_lists, expansion_rules, language, expand_lists, expand_ranges, skip_optionals))
            if skip_optionals or not expand_lists:
                recorder.inapplicable.append(recorder.test)
            else:
                recorder.add(
                    "sample", of_sentence(sentence, slot_lists, expansion_rules, language=language),
                    {"kind": "sample", "results": sorted({r.strip() for r in results})},
                    language=language, expandsRanges=expand_ranges)
            return iter(results)

        def new_sample_intents(intents, slot_lists=None, expansion_rules=None, max_sentences_per_intent=None,
                               intent_names=None, language=None, exclude_sentences_with_wildcards=True, expand_ranges=True):
            results = list(sample_intents(intents, slot_lists, expansion_rules, max_sentences_per_intent, intent_names,
                                          language, exclude_sentences_with_wildcards, expand_ranges))
            recorder.add(
                "sample", plain_intents(intents, slot_lists, expansion_rules, None),
                {"kind": "sample", "results": sorted({text.strip() for _, text in results})}, language=language,
                limit=max_sentences_per_intent, intents=sorted(intent_names) if intent_names else None,
                includesWildcards=not exclude_sentences_with_wildcards, expandsRanges=expand_ranges)
            return iter(results)

        filter_intents = hassil.filter.filter_intents
        sample_sentence, sample_intents = hassil.sample.sample_sentence, hassil.sample.sample_intents
        for name, new in (("recognize_all", new_recognize_all), ("recognize", new_recognize),
                          ("recognize_best", new_recognize_best), ("is_match", new_is_match)):
            setattr(RECOGNIZE, name, new)
            setattr(hassil, name, new)
        for module, name, new in ((hassil.filter, "filter_intents", new_filter),
                                  (hassil.sample, "sample_sentence", new_sample_sentence),
                                  (hassil.sample, "sample_intents", new_sample_intents)):
            setattr(module, name, new)
            if hasattr(hassil, name):
                setattr(hassil, name, new)


def distinct(results: list) -> list:
    found = []
    for result in results:
        if result not in found:
            found.append(result)
    return found


def compare(expected: dict, answer: dict):
    """hassil's answer and ours."""
    if "error" in answer:
        return expected["results"], answer["error"]
    kind, theirs = expected["kind"], expected["results"]
    if kind == "filter":
        return theirs, answer["blocks"]
    if kind == "sample":
        return theirs, sorted({text for _, text in answer["sentences"]})
    if kind == "match":
        mine = [[[e["name"], plain(e["value"]), e["text"].strip()] for e in m["entities"]] for m in answer["matches"]]
        return theirs, mine[:1]
    mine = answer["matches"] if kind != "best" else [answer["best"]] if answer.get("best") else []
    mine = distinct([ours(m, expected["default"]) for m in mine])
    for result, other in zip(theirs, mine):
        for e, own in zip(result["entities"], other["entities"]):
            if e["span"] == "elsewhere":
                own["span"] = "elsewhere"
            # Of a number in words, hassil tells the word it knows, not the one that was said.
            if isinstance(e["value"], (int, float)):
                e["text"], own["text"] = e["text"].lower(), own["text"].lower()
    theirs = distinct(theirs)
    if kind == "first":
        mine = mine[:1]
    return theirs, mine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=pathlib.Path, default=PACKAGE / ".build/release/hassil-match")
    options = parser.parse_args()
    recorder = Recorder()
    recorder.install()
    with tempfile.TemporaryDirectory() as folder:
        version = importlib.metadata.version("hassil")
        subprocess.run(
            [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
             "--no-binary", ":all:", "--dest", folder, f"hassil=={version}"], check=True)
        with tarfile.open(next(pathlib.Path(folder).glob("*.tar.gz"))) as archive:
            archive.extractall(folder, filter="data")
        tests = next(pathlib.Path(folder).glob("*/tests"))
        code = pytest.main(["-q", "--no-header", "-p", "no:cacheprovider", str(tests)], plugins=[recorder])
        if code != 0:
            sys.exit(f"hassil's own tests fail ({code})")
    calls = "".join(json.dumps(c["call"], ensure_ascii=False) + "\n" for c in recorder.calls)
    output = subprocess.run([options.tool, "replay"], input=calls, capture_output=True, text=True, check=False)
    if output.returncode != 0:
        sys.exit(output.stderr)
    answers = [json.loads(line) for line in output.stdout.splitlines()]
    assert len(answers) == len(recorder.calls), "an answer for each call"
    same = 0
    for call, answer in zip(recorder.calls, answers):
        theirs, mine = compare(call["expected"], answer)
        if theirs == mine:
            same += 1
        else:
            print(f"{call['test']}: \"{call['call'].get('text', '')}\" {call['expected']['kind']}\n  hassil: {theirs}\n  ours:   {mine}")
    print(f"{same} of {len(recorder.calls)} calls of hassil {version}'s tests are answered the same; "
          f"{len(recorder.inapplicable)} with options that there are not")
    sys.exit(0 if same == len(recorder.calls) else 1)


if __name__ == "__main__":
    main()
