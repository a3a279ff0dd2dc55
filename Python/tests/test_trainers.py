"""Rewards and data sets in the trainers that they are made for: TRL, PyTorch, Hugging Face's datasets and verl."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("trl")
pytestmark = pytest.mark.trainers

import numberrace  # noqa: E402
from numberrace import datasets, rewards  # noqa: E402


def tiny_model() -> tuple[Any, Any]:
    """Return a model with random weights, and a tokenizer whose tokens are bytes."""
    import torch
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers
    from transformers import GPT2Config, GPT2LMHeadModel, PreTrainedTokenizerFast

    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    bytewise = Tokenizer(models.BPE({letter: place for place, letter in enumerate(["<end>", *alphabet])}, []))
    bytewise.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    bytewise.decoder = decoders.ByteLevel()
    tokenizer = PreTrainedTokenizerFast(tokenizer_object=bytewise, eos_token="<end>", pad_token="<end>")
    tokenizer.chat_template = (
        "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}"
        "{% if add_generation_prompt %}assistant: {% endif %}"
    )
    torch.manual_seed(1)
    config = GPT2Config(
        vocab_size=len(tokenizer), n_positions=1024, n_embd=16, n_layer=1, n_head=2, bos_token_id=0, eos_token_id=0, pad_token_id=0
    )  # fmt: skip
    return GPT2LMHeadModel(config), tokenizer


@pytest.mark.parametrize("style", ["chat", "tags"])
def test_trl_trains_with_our_rewards_and_data(style: str, tmp_path: Path) -> None:
    from trl import GRPOConfig, GRPOTrainer

    model, tokenizer = tiny_model()
    seen: list[dict[str, Any]] = []
    given: list[float] = []

    class Watched(rewards.Reward):
        def __call__(self, *arguments: Any, **columns: Any) -> list[float]:
            assert not arguments
            # A model with random weights writes no answers: some are put in their place.
            answers = [f"<answer>{solution}</answer>" for solution in columns["solution"]]
            is_chat = isinstance(columns["completions"][0], list)
            seen.append(columns)
            for place in range(0, len(answers), 2):
                columns["completions"][place] = (
                    [{"role": "assistant", "content": answers[place]}] if is_chat else answers[place]
                )
            given.extend(super().__call__(**columns))
            return given[-len(answers) :]

    data = datasets.GameDataset(8, seed=1, difficulty=(1, 3), style=style, part="train")
    trainer = GRPOTrainer(
        model=model,
        processing_class=tokenizer,
        reward_funcs=[Watched("points"), rewards.readable],
        train_dataset=data.to_hf(),
        args=GRPOConfig(
            output_dir=str(tmp_path), per_device_train_batch_size=4, num_generations=2, max_completion_length=8, max_steps=2,
            logging_steps=1, report_to=[], use_cpu=True, bf16=False, save_strategy="no", disable_tqdm=True,
        ),
    )  # fmt: skip
    trainer.train()
    assert given and given[0::2] == [1.0] * len(given[0::2]) and max(given[1::2]) < 1
    assert {"prompts", "completions", "numbers", "target"} <= seen[0].keys()
    logged = [entry for entry in trainer.state.log_history if "rewards/numberrace_points/mean" in entry]
    assert logged[0]["rewards/numberrace_points/mean"] == pytest.approx(0.5, abs=0.36)
    assert "rewards/numberrace_readable/mean" in logged[0]


def test_workers_of_a_data_loader_have_games_of_their_own() -> None:
    import torch

    stream = datasets.GameStream(seed=3, part="train")
    loader = torch.utils.data.DataLoader(stream.to_torch(), batch_size=32, num_workers=2, collate_fn=list)
    batches = [batch for _, batch in zip(range(4), loader)]
    forms = [numberrace.canonical(item) for batch in batches for item in batch]
    assert len(forms) == 128 and len(set(forms)) > 120
    for place, batch in enumerate(batches[:2]):
        expected = [item for _, item in zip(range(32), datasets.GameStream(seed=3, part="train", shard=(place + 1, 2)))]
        assert batch == expected

    data = datasets.GameDataset(50, seed=1, style="plain")
    for context in ("fork", "spawn"):
        loader = torch.utils.data.DataLoader(
            data, batch_size=10, num_workers=2, collate_fn=list, multiprocessing_context=context
        )
        assert [item for batch in loader for item in batch] == list(data)


def test_data_sets_of_hugging_face() -> None:
    import torch

    stream = datasets.GameStream(seed=3, difficulty=2)
    endless = stream.to_hf()
    expected = [item for _, item in zip(range(20), stream)]
    assert list(endless.take(20)) == expected
    assert [item["target"] for item in endless.skip(10).take(10)] == [item["target"] for item in expected[10:]]
    loader = torch.utils.data.DataLoader(endless.take(20), batch_size=None, num_workers=1)
    assert [item["target"] for item in loader] == [item["target"] for item in expected]

    whole = datasets.GameDataset(30, seed=2)
    table = whole.to_hf()
    assert len(table) == 30 and table[7] == whole[7]
    assert table.map(lambda item: {"size": len(item["numbers"])})["size"][:] == [6] * 30


def calls_of_reward(source: Path, name: str) -> list[set[str]]:
    """Return the names of the arguments of each call of a method of `self`."""
    return [
        {keyword.arg for keyword in node.keywords if keyword.arg}
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name
    ]


def test_verl_calls_scores_by_these_names() -> None:
    spec = importlib.util.find_spec("verl")
    if spec is None or spec.origin is None:
        pytest.skip("verl is not installed")
    calls = [
        (file.name, call)
        for file in Path(spec.origin).parent.rglob("*.py")
        for call in calls_of_reward(file, "compute_score") + calls_of_reward(file, "verifier")
        if "solution_str" in call or "solution_strs" in call
    ]
    assert {"solution_str", "solution_strs"} <= set().union(*(call for _, call in calls))
    truth = {"numbers": [2, 3], "target": 6}
    values: dict[str, Any] = {
        "data_source": "countdown", "solution_str": "<answer>2 * 3</answer>", "ground_truth": truth, "extra_info": {},
        "data_sources": ["countdown"], "solution_strs": ["<answer>2 * 3</answer>"], "ground_truths": [truth], "extra_infos": [{}],
    }  # fmt: skip
    for _, call in calls:
        arguments = {name: values.get(name) for name in call}
        if "solution_strs" in call:
            assert rewards.compute_scores(**arguments) == [1.0]
        else:
            assert rewards.compute_score(**arguments) == 1.0
