#!/usr/bin/env python3
"""Compares how hassil and `HassilTemplates` read sentences that Home Assistant's own templates stand for, in
English, Dutch, German and French: intent and slots must be the same.

    pip install hassil home-assistant-intents
    swift build -c release --product hassil-match
    python3 Benchmarks/hassil/differ.py [--count 1000] [--languages en nl de fr] [--seed 1]

What is not the same is listed. What is known of the reasons is in Benchmarks/hassil/README.md.
"""

import argparse
import importlib.resources
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

import home_assistant_intents
from hassil.expression import Alternative, ListReference, Permutation, RuleReference, Sequence, TextChunk
from hassil.intents import Intents, RangeSlotList, TextSlotList
from hassil.numbers import get_rbnf_engine
from hassil.recognize import recognize_best

NAMES = {
    "en": "bedroom lamp|coffee machine|front gate|old radio|blue heater|corner socket|garden pump|main screen|"
    "night light|reading lamp|tall mirror|tower clock|window box|yellow bulb|big kettle|desk|stove|piano",
    "nl": "leeslamp|koffiezetter|voorpoort|oude radio|blauwe kachel|hoekcontact|tuinpomp|groot scherm|nachtkastje|"
    "spiegel|torenklok|bloembak|gele bol|waterkoker|bureau|fornuis|piano|wandplank",
    "de": "Leselampe|Kaffeemaschine|Vordertor|altes Radio|blauer Ofen|Ecksteckdose|Gartenpumpe|großer Monitor|"
    "Nachttisch|Spiegel|Turmuhr|Blumenkasten|gelbe Kugel|Wasserkocher|Schreibtisch|Herd|Klavier|Regal",
    "fr": "lampe de chevet|cafetière|portail avant|vieille radio|poêle bleu|prise du coin|pompe du jardin|"
    "grand écran|veilleuse|miroir|horloge|jardinière|boule jaune|bouilloire|bureau|four|piano|étagère",
}
AREAS = {
    "en": "kitchen|living room|garage|attic|children's room",
    "nl": "keuken|woonkamer|garage|zolder|kinderkamer",
    "de": "Küche|Wohnzimmer|Garage|Dachboden|Kinderzimmer",
    "fr": "cuisine|salon|garage|grenier|chambre des enfants",
}
FLOORS = {
    "en": "first floor|basement|ground floor",
    "nl": "eerste verdieping|kelder|begane grond",
    "de": "Erdgeschoss|Keller|erster Stock",
    "fr": "premier étage|sous-sol|rez-de-chaussée",
}
ANYTHING = {
    "en": "brown bread|apples|a very long story about sheep|milk and honey|laundry",
    "nl": "bruin brood|appels|een heel lang verhaal over schapen|melk en honing|wasgoed",
    "de": "Graubrot|Äpfel|eine sehr lange Geschichte über Schafe|Milch und Honig|Wäsche",
    "fr": "pain bis|pommes|une très longue histoire de moutons|lait et miel|linge",
}


def definition(language: str) -> dict:
    """The templates of a language, with names of things and places in them."""
    data = importlib.resources.files(home_assistant_intents) / "data" / f"{language}.json"
    result = json.loads(data.read_text(encoding="utf-8"))
    domains = set()
    for intent in result["intents"].values():
        for block in intent["data"]:
            required = block.get("requires_context", {}).get("domain", [])
            domains.update([required] if isinstance(required, str) else required)
    names = NAMES[language].split("|")
    values = []
    for place, domain in enumerate(sorted(domains)):
        for name in (names[place % len(names)], names[(place + 7) % len(names)] + " " + str(place // len(names) + 2)):
            values.append({"in": name, "out": name, "context": {"domain": domain}})
    result["lists"]["name"] = {"values": values}
    for name, words in (("area", AREAS), ("floor", FLOORS)):
        result["lists"][name] = {"values": [{"in": word, "out": word} for word in words[language].split("|")]}
    return result


class Sampler:
    """Chooses sentences by chance."""

    def __init__(self, intents: Intents, language: str, seed: int) -> None:
        self.intents = intents
        self.language = language
        self.chance = random.Random(seed)

    def sentence(self) -> str:
        intent = self.chance.choice(list(self.intents.intents.values()))
        block = self.chance.choice(intent.data)
        template = self.chance.choice(block.sentences)
        text = self.words(template.expression, block)
        if self.intents.skip_words and self.chance.random() < 0.1:
            skipped = self.chance.choice(self.intents.skip_words)
            text = f"{skipped} {text}" if self.chance.random() < 0.5 else f"{text} {skipped}"
        return re.sub(r"\s+", " ", text).strip()

    def words(self, expression, block) -> str:
        if isinstance(expression, TextChunk):
            return expression.original_text
        if isinstance(expression, Alternative):
            return self.words(self.chance.choice(expression.items), block)
        if isinstance(expression, Permutation):
            items = list(expression.items)
            self.chance.shuffle(items)
            return "".join(self.words(item, block) for item in items)
        if isinstance(expression, Sequence):
            return "".join(self.words(item, block) for item in expression.items)
        if isinstance(expression, RuleReference):
            rules = {**self.intents.expansion_rules, **block.expansion_rules}
            return self.words(rules[expression.rule_name].expression, block)
        assert isinstance(expression, ListReference)
        values = {**self.intents.slot_lists, **block.slot_lists}[expression.list_name]
        if isinstance(values, TextSlotList):
            allowed = [v for v in values.values if self.is_allowed(v, block)]
            return self.words(self.chance.choice(allowed or values.values).text_in, block)
        if isinstance(values, RangeSlotList):
            number = self.chance.choice(list(values.get_numbers()))
            if self.chance.random() < 0.5:
                return str(number)
            return self.chance.choice(sorted(set(get_rbnf_engine(self.language).format_number(number).text_by_ruleset.values())))
        return self.chance.choice(ANYTHING[self.language].split("|"))

    @staticmethod
    def is_allowed(value, block) -> bool:
        required = block.requires_context.get("domain")
        domain = (value.context or {}).get("domain")
        return required is None or domain is None or domain in required


def plain(value):
    """A value as both write it."""
    if isinstance(value, dict):
        value = float(value["decimal"])
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, str):
        try:
            number = float(value)
        except ValueError:
            return value
        return int(number) if number.is_integer() else number
    return value


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--languages", nargs="+", default=["en", "nl", "de", "fr"])
    options = parser.parse_args()
    tool = pathlib.Path(__file__).parents[2] / ".build/release/hassil-match"
    failed = False
    for language in options.languages:
        data = definition(language)
        intents = Intents.from_dict(data)
        sampler = Sampler(intents, language, options.seed)
        sentences = sorted({sampler.sentence() for _ in range(options.count)})
        with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False)
            file.flush()
            ours = subprocess.run(
                [tool, file.name], input="\n".join(sentences) + "\n", capture_output=True, check=True, text=True
            )
        answers = [json.loads(line) for line in ours.stdout.splitlines()]
        assert len(answers) == len(sentences), "an answer for each sentence"
        same, times, differences = 0, [], []
        for sentence, answer in zip(sentences, answers):
            start = time.perf_counter()
            result = recognize_best(sentence, intents, language=language)
            times.append(time.perf_counter() - start)
            theirs = result and (result.intent.name, {name: plain(e.value) for name, e in result.entities.items()})
            mine = answer and (answer["intent"], {name: plain(value) for name, value in answer["slots"].items()})
            if theirs == mine:
                same += 1
            else:
                differences.append((sentence, theirs, result and result.intent_sentence.text, mine, answer and answer["template"]))
        share = 100 * same / len(sentences)
        failed = failed or share < 99
        print(f"{language}: {same} of {len(sentences)} the same ({share:.2f} %); hassil {1e6 * sorted(times)[len(times) // 2]:.0f} us a sentence (median); ours {ours.stderr.strip()}")
        for sentence, theirs, template, mine, own in differences:
            print(f"  \"{sentence}\"\n    hassil: {theirs}  {template}\n    ours:   {mine}  {own}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
