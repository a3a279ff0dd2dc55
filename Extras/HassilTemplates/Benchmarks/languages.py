"""The templates that Home Assistant ships, with names of things in them, and sentences made of them by chance."""

import importlib.resources
import json
import random
import re

import home_assistant_intents
from hassil.expression import Alternative, ListReference, Permutation, RuleReference, Sequence, TextChunk
from hassil.intents import Intents, RangeSlotList, TextSlotList
from hassil.numbers import get_rbnf_engine

DATA = importlib.resources.files(home_assistant_intents) / "data"
LANGUAGES = sorted(file.name.removesuffix(".json") for file in DATA.iterdir() if file.name.endswith(".json"))


def words(data: dict) -> list[str]:
    """Words of the templates."""
    found = set()
    blocks = [block for intent in data["intents"].values() for block in intent["data"]]
    texts = [text for block in blocks for text in block["sentences"]]
    for text in [*texts, *data.get("expansion_rules", {}).values()]:
        plain = re.sub(r"[{<][^}>]*[}>]", " ", text)
        found.update(word for word in re.split(r"[\s()\[\]|;,.?!'\\/\d%°-]+", plain) if len(word) > 1)
    return sorted(found)


def names(data: dict, chance: random.Random, count: int) -> list[str]:
    """Names that no language has, in the script of this one: halves of its words, put together."""
    known = words(data)
    made = set()
    while len(made) < count:
        parts = []
        # Of few words, more are put together.
        for _ in range(chance.choice([1, 1, 2]) + len(made) // max(1, len(known))):
            start, end = chance.choice(known), chance.choice(known)
            parts.append(start[: len(start) // 2 + 1] + end[len(end) // 2 :])
        made.add(" ".join(parts))
    return sorted(made)


def definition(language: str) -> dict:
    """The templates of a language, with names of things and places in them."""
    data = json.loads((DATA / f"{language}.json").read_text(encoding="utf-8"))
    chance = random.Random(language)
    domains = set()
    for intent in data["intents"].values():
        for block in intent["data"]:
            required = block.get("requires_context", {}).get("domain", [])
            domains.update([required] if isinstance(required, str) else required)
    made = names(data, chance, 2 * len(domains) + 8)
    chance.shuffle(made)
    values = [
        {"in": made.pop(), "out": f"{domain}.{number}", "context": {"domain": domain}}
        for domain in sorted(domains)
        for number in (1, 2)
    ]
    data.setdefault("lists", {})["name"] = {"values": values}
    for name, count in (("area", 5), ("floor", 3)):
        data["lists"][name] = {"values": [{"in": made.pop(), "out": f"{name}.{number}"} for number in range(count)]}
    return data


def number_words(intents: Intents) -> dict[str, list[str]]:
    """The words of all numbers of the ranges of a language, as hassil says them."""
    try:
        engine = get_rbnf_engine(intents.language)
    except ValueError:
        return {}
    numbers = set()
    for values in intents.slot_lists.values():
        if isinstance(values, RangeSlotList):
            numbers.update(values.get_numbers())
    for text in json.dumps([b.sentence_texts for i in intents.intents.values() for b in i.data]).split("{")[1:]:
        if match := re.match(r"(\d+)\.\.(\d+)(?:,(\d+))?:", text):
            numbers.update(range(int(match[1]), int(match[2]) + 1, int(match[3] or 1)))
    forms = {}
    for number in numbers:
        try:
            said = engine.format_number(number).text_by_ruleset.values()
        except ValueError:
            continue
        forms[str(number) if isinstance(number, int) else f"{number:.1f}"] = sorted(set(said))
    return forms


class Sampler:
    """Chooses sentences by chance."""

    def __init__(self, intents: Intents, data: dict, seed: int) -> None:
        self.intents = intents
        self.language = intents.language
        self.chance = random.Random(seed)
        self.anything = names(data, random.Random(seed), 12)

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
        lists = {**self.intents.slot_lists, **block.slot_lists}
        values = lists.get(expression.list_name)
        if values is None:
            start, stop, step = expression.get_inline_range()
            values = RangeSlotList(name=None, start=start, stop=stop, step=step)
        if isinstance(values, TextSlotList):
            allowed = [v for v in values.values if self.is_allowed(v, block)]
            return self.words(self.chance.choice(allowed or values.values).text_in, block)
        if isinstance(values, RangeSlotList):
            number = self.chance.choice(list(values.get_numbers()))
            if not values.words or self.chance.random() < 0.5:
                return str(number)
            try:
                forms = set(get_rbnf_engine(self.language).format_number(number).text_by_ruleset.values())
            except ValueError:
                return str(number)
            return self.chance.choice(sorted(forms)) if forms else str(number)
        return self.chance.choice(self.anything)

    @staticmethod
    def is_allowed(value, block) -> bool:
        required = block.requires_context.get("domain")
        domain = (value.context or {}).get("domain")
        return required is None or domain is None or domain in required
