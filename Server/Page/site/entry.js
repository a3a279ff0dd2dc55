// One entry of the conversation: what the user or the assistant said, with snippets, questions and actions to press.
import { h } from "./dom.js";
import { snippetView } from "./snippet.js";
import { t } from "./strings.js";

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Draws what the user said. */
export const userEntry = ({ text, language }) =>
  h("div.entry.is-user", { lang: language }, h("p.bubble", h("span.visually-hidden", `${t.you} `), text));

/** Draws something that the page has to say, with what can be done about it. */
export const noteEntry = (text, { detail = null, buttons = [], isFault = false } = {}) =>
  h(isFault ? "div.entry.is-note.is-problem" : "div.entry.is-note",
    h("p", h("span.visually-hidden", `${t.noted} `), text),
    // The server says in English what exactly was wrong.
    detail ? h("p.detail", { lang: "en" }, detail) : null,
    buttons.length ? h("div.button-row", buttons) : null);

/**
 * Draws an answer of the assistant. `send` is given the event of a button that was pressed, and the words that stand for
 * it. An answer that is not the last one asks nothing any more. A game can be played on the board, if there is one.
 */
export function assistantEntry({ turn, language }, { isLast, board = null, send }) {
  const steps = turn.steps ?? [];
  // The outcome of a shortcut shows what its last step shows.
  const isRepeated = steps.length > 0 && isSame(steps.at(-1).snippet, turn.outcome?.snippet);
  const outcomes = (isRepeated ? [...steps.slice(0, -1), turn.outcome] : [...steps, turn.outcome]).filter(Boolean);
  const ask = isLast ? question(turn, send) : null;
  // An offer has the title of the action that it offers, and that is not drawn twice.
  const actions = outcomes.flatMap(({ snippet }) => snippet?.actions ?? [])
    .filter(({ invocation }) => !(ask && turn.expects.kind === "offer" && isOffered(turn, invocation)));
  const button = (title, event) => h("button", { type: "button", onclick: () => send(event, title) }, title);
  const done = actions.map(({ title, invocation }) => button(title, { begin: invocation }));
  const [, game] = /^numberrace:\/\/solve\?(.*?)(?:&\.\w+=.*)?$/.exec(turn.outcome?.link ?? "") ?? [];
  if (board && game && turn.outcome.intent === "DrawGame") done.push(h("a.button", { href: board + game }, t.playThis));
  const canUndo = isLast && outcomes.at(-1)?.undo && !turn.outcome?.code?.startsWith("failure");
  if (canUndo) done.push(h("button.quiet", { type: "button", onclick: () => send({ say: t.undoWords }, t.undo) }, t.undo));
  const snippets = outcomes.map(({ snippet }) => snippet).filter(Boolean);
  const [first, rest] = ask?.isSentence ? split(turn) : [turn.displayed, null];
  return h("div.entry.is-assistant", { lang: language },
    h("div.bubble",
      first ? h("p.said", h("span.visually-hidden", `${t.assistant} `), first) : null,
      snippets.map((snippet) => snippetView(snippet, turn.displayed, send)),
      turn.memoryFailure ? h("p.detail", t.notRemembered) : null,
      done.length ? h("div.button-row.entry-actions", { role: "group", "aria-label": t.carriedOut }, done) : null,
      ask ? ask.view(rest) : null));
}

const isOffered = ({ expects }, { intent, values }) => expects.intent === intent && isSame(expects.values, values);

/** What was said before the question, and the question, where the answer tells them apart. */
function split({ displayed, ending }) {
  const asked = ending?.displayed ?? displayed;
  return displayed.endsWith(asked) ? [displayed.slice(0, -asked.length).trim(), asked] : [displayed, asked];
}

/** The buttons of an open question; `null` if none is open. */
function question(turn, send) {
  const { expects } = turn;
  const button = (kind, text, event) => h(`button${kind}`, { type: "button", onclick: () => send(event, text) }, text);
  const agree = (agreement) => ({ answer: { agreement } });
  const row = (label, buttons) =>
    h("div.question", { role: "group", tabindex: "-1", "aria-label": label }, h("div.button-row", buttons));
  switch (expects.kind) {
    case "value":
      return {
        view: () => row(t.choices, [
          ...expects.suggestions.map((name) => button("", name, { answer: { value: name } })),
          button(".quiet", t.neverMind, { say: t.cancelWords }),
        ]),
      };
    case "choice":
      return {
        view: () => row(t.choices, expects.choices.length === 1
          ? [button(".primary", t.yes, { answer: { choice: 0 } }), button("", t.no, agree(false))]
          : [
            ...expects.choices.map((name, place) => button("", name, { answer: { choice: place } })),
            button(".quiet", t.noneOfThese, agree(false)),
          ]),
      };
    case "offer": {
      const title = (turn.outcome?.snippet?.actions ?? []).find(({ invocation }) => isOffered(turn, invocation))?.title;
      return { view: () => row(t.choices, [button(".primary", title ?? t.yes, agree(true)), button("", t.no, agree(false))]) };
    }
    case "confirmation":
      return {
        isSentence: true,
        view: (sentence) => h("div.question.is-agreement", { role: "group", tabindex: "-1", "aria-label": `${t.agreement}: ${sentence}` },
          h("p.agreement-head", t.agreement),
          h("p.agreement", sentence),
          h("div.button-row", button(".primary", t.yes, agree(true)), button("", t.no, agree(false)))),
      };
    default: return null;
  }
}
