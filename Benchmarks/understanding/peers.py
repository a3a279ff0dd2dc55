#!/usr/bin/env python3
"""Reads the sentences of the domains that nobody tuned with two peers, from the same eight phrases an intent:

    python3 -m venv .build/peers && .build/peers/bin/pip install hassil==3.12.1 scikit-learn==1.9.1
    .build/peers/bin/python Benchmarks/understanding/peers.py

hassil matches the phrases as its templates. TF-IDF is scikit-learn's, over words, pairs of words and letters, with a logistic regression; it
knows the intents only, and its limit is the one at which it takes as many sentences about something else as `swift run bench --filter
few-shot` does with meanings, which is the best that such a limit can be. Only intents are compared, no values.
"""

import re
from pathlib import Path

import numpy
from hassil import Intents, recognize_best
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline, make_union

VALUES = {
    "count": ["2", "three", "5"], "pizza": ["margherita", "hawaiian", "diavola", "funghi", "calzone", "quattro formaggi"],
    "size": ["small", "medium", "large"], "room": ["kitchen", "bedroom", "bathroom", "living room", "hall"],
}
TEXTS = ["12 Baker Street", "Anna", "the station", "seven"]  # for what can be any text
OTHERS_TAKEN = 9  # of 50, by the back-off with meanings


def domains():
    """Yields the intents with their phrases, and the labelled sentences, of each domain."""
    for path in sorted((Path(__file__).parent / "Domains").glob("*.swift")):
        text = path.read_text(encoding="utf-8").split('"""')
        if path.name.startswith("FewShot") or len(text) < 3:
            continue
        intents, sentences = {}, []
        for line in (line[4:] for line in text[1].splitlines()):
            if line.startswith("intent "):
                phrases = intents.setdefault(line.split()[1], [])
            elif line.startswith("  "):
                phrases.append(line[2:])
            elif label := re.match(r"(\S+): (.*)", line):
                sentences.append((label[1], label[2]))
        yield intents, sentences


def by_templates(intents, sentences):
    """The number of sentences that hassil reads as the right intent, another, and of others that it takes."""
    names = {name for phrases in intents.values() for phrase in phrases for name in re.findall(r"\{(\w+)\}", phrase)}
    lists = {name: {"values": VALUES[name]} if name in VALUES else {"wildcard": True} for name in names}
    read = Intents.from_dict({
        "language": "en", "lists": lists,
        "intents": {name: {"data": [{"sentences": phrases}]} for name, phrases in intents.items()}})
    found = [(label, recognize_best(text, read)) for label, text in sentences]
    found = [(label, result and result.intent.name) for label, result in found]
    return [
        sum(label == name for label, name in found), sum(label != "-" and name not in (label, None) for label, name in found),
        sum(label == "-" and name is not None for label, name in found)]


def filled(phrase, turn):
    return re.sub(r"\{(\w+)\}", lambda name: (values := VALUES.get(name[1], TEXTS))[turn % len(values)], phrase)


def by_statistics(intents, sentences):
    """The probability of the best intent of each sentence, and which it is: (label, best, probability)."""
    samples = [(filled(phrase, turn), name) for name, phrases in intents.items() for phrase in phrases for turn in range(6)]
    model = make_pipeline(
        make_union(TfidfVectorizer(ngram_range=(1, 2)), TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 4))),
        LogisticRegression(C=10, max_iter=2000))
    model.fit(*zip(*samples))
    odds = model.predict_proba([text for _, text in sentences])
    return [(label, model.classes_[row.argmax()], row.max()) for (label, _), row in zip(sentences, odds)]


templates, guesses, count = numpy.zeros(3, int), [], 0
for intents, sentences in domains():
    templates += by_templates(intents, sentences)
    guesses += by_statistics(intents, sentences)
    count += sum(label != "-" for label, _ in sentences)
limit = sorted((odds for label, _, odds in guesses if label == "-"), reverse=True)[OTHERS_TAKEN]
print(f"hassil: right {templates[0]} of {count}, wrong {templates[1]}; others taken: {templates[2]}")
for title, least in ("TF-IDF, always the best intent", 0), ("TF-IDF, with a limit", limit):
    taken = [(label, best) for label, best, odds in guesses if odds > least]
    print(
        f"{title}: right {sum(label == best for label, best in taken)} of {count}, wrong"
        f" {sum(label not in (best, '-') for label, best in taken)}; others taken: {sum(label == '-' for label, _ in taken)}")
