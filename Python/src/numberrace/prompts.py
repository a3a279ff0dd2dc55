"""Prompts that put a game to a language model."""

from __future__ import annotations

from typing import Callable, Mapping, Union

from .checks import one_of
from .games import Game, GameLike, as_game
from .tasks import Task, TaskLike, as_task

__all__ = ["STYLES", "Message", "Prompt", "prompt"]

Message = dict[str, str]
"""A message of a chat: ``role`` and ``content``."""

Prompt = Union[str, "list[Message]"]
"""A text, or the messages of a chat."""

_THINK = (
    "You are a helpful assistant. You first think about the reasoning process in your mind and then "
    "provide the user with the answer."
)


def _list(game: Game) -> str:
    return ", ".join(map(str, game.numbers))


def _question(game: Game, task: Task) -> str:
    return f"Using the numbers {_list(game)}, make an expression that equals {game.target}. {task.conditions}"


def _plain(question: str) -> Prompt:
    return f"{question}\nWrite the expression alone on the last line."


def _chat(question: str) -> Prompt:
    return [
        {
            "role": "system",
            "content": "You solve numbers games. Think step by step, then give the final expression in "
            "<answer> </answer> tags, for example <answer>(100 + 3) * 9 + 25</answer>. If you cannot "
            "reach the target, give the closest expression that you have found.",
        },
        {"role": "user", "content": question},
    ]


def _tags(question: str) -> Prompt:
    return [
        {"role": "system", "content": _THINK},
        {
            "role": "user",
            "content": f"{question} Show your work in <think> </think> tags. Return the final "
            "expression in <answer> </answer> tags, for example <answer>(1 + 2) / 3</answer>.",
        },
    ]


def _base(question: str) -> Prompt:
    return (
        "A conversation between User and Assistant. The user asks a question, and the Assistant solves "
        "it. The assistant first thinks about the reasoning process in the mind and then provides the "
        f"user with the answer.\nUser: {question} Show your work in <think> </think> tags. "
        "Return the final expression in <answer> </answer> tags, for example "
        "<answer>(1 + 2) / 3</answer>.\nAssistant: Let me solve this step by step.\n<think>"
    )


def _boxed(question: str) -> Prompt:
    return [
        {
            "role": "user",
            "content": f"{question} Please reason step by step, and put the final expression "
            r"within \boxed{}.",
        }
    ]


def _steps(question: str) -> Prompt:
    return [
        {
            "role": "user",
            "content": f"{question} Write one step per line, as in '100 + 3 = 103', with nothing "
            "else on these lines, between <answer> and </answer>.",
        }
    ]


STYLES: Mapping[str, Callable[[str], Prompt]] = {
    "chat": _chat,
    "tags": _tags,
    "base": _base,
    "boxed": _boxed,
    "steps": _steps,
    "plain": _plain,
}
"""The styles of prompts that have a name, as functions of the question.

- ``chat``: a system message that asks for ``<answer>`` tags, and a user message.
- ``tags``: ``<think>`` and ``<answer>`` tags, as models that reason are trained.
- ``base``: one text for a base model, which goes on after ``<think>``.
- ``boxed``: the answer in ``\\boxed{}``, as for mathematics.
- ``steps``: the answer as steps, one per line.
- ``plain``: one text; the answer on the last line.
"""


def prompt(
    game: GameLike, style: Union[str, Callable[[Game], Prompt], None] = None, *, task: TaskLike = "countdown"
) -> Prompt:
    """Return a prompt that puts a game to a language model.

    :func:`numberrace.verify` finds the answer in what a model writes to any of them.

    Args:
        game: The game.
        style: The name of one of :data:`STYLES`, or a function that makes a prompt of a game; the task's if not given.
        task: The task, whose conditions the prompt states.

    >>> prompt(([25, 50, 75, 100, 3, 6], 952), style="plain").splitlines()[-1]
    'Write the expression alone on the last line.'
    """
    game = as_game(game)
    if callable(style):
        return style(game)
    task = as_task(task)
    style = one_of("style", task.style if style is None else style, STYLES)
    return STYLES[style](_question(game, task))
