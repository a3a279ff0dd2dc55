// The scenes of a round that is played: each element draws one phase, from the round as it is kept and as the engine sees it.
import "./clock-ring.js";
import "./working-board.js";
import { announce, h, icon, replace } from "./dom.js";
import { engine } from "./engine-client.js";
import { counts, gameKey, judge, matchOf, namesOf, ownResult, ranked } from "./round.js";
import { dailyRound, rounds } from "./store.js";
import { decimal, resultText, sentence, t, titleOf } from "./strings.js";

/** How a match of several rounds or contestants stands: the round, and the points of each. */
export const standing = ({ roundCount, playedCount, totals: [mine = 0, theirs = 0] }, [name, other]) => (other || roundCount
  ? t.labelled({ name: t.matchRound({ n: playedCount + 1, count: roundCount }), text: other ? `${name} ${mine}\u{A0}–\u{2060}\u{A0}${theirs} ${other}` : t.points({ n: mine }) }) : "");

/** A button that lets a round fill the screen, as for a class in front of a projector; there is none where a page cannot. */
const wholeScreen = () => (document.fullscreenEnabled && matchMedia("(min-width: 51.26em)").matches
  ? h("button.quiet.whole-screen", {
    type: "button", "aria-label": t.wholeScreen, title: t.wholeScreen, onclick: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  }, icon("screen")) : null);

/** The head of a round: a way out of one that is played, its title, and the match that it is a round of, or the opponent. */
export function roundHead(round, onleave = null, leave = t.pause) {
  const { opponent } = round;
  const match = matchOf(round);
  const names = namesOf(round);
  const text = !onleave ? "" : match ? standing(match, names) : opponent ? t.labelled({ name: t.players, text: names[1] }) : "";
  return [h("header.round-head",
    onleave ? h("button.quiet.leave", { type: "button", onclick: onleave }, leave) : h("span"),
    h(onleave ? "h1.round-title" : "span.round-title", titleOf(round)), onleave ? wholeScreen() : null),
  text ? h("p.standing", text) : null];
}

const examples = ["25 50 75 100 3 6 → 952", "75 × 6 ÷ 50 × (100 + 3) + 25", "952 → 10, 953 → 7"];

/** The rules in three lines, for who has not played here, with an example that writes itself. */
export const howTo = () => (rounds().length ? null
  : h("ol.how-to", Object.values(t.howTo).map((text, place) => h("li", text, " ", h("span.example", { "aria-hidden": "true" }, examples[place])))));

/** The target as on the show's display. */
export const led = ({ target }) => h("p.led", { "aria-label": `${t.target} ${target}` }, target);

/** A tile that is not a button. */
export const plainTile = (number, isNew = false) => h(`span.tile.${number > 10 ? "large" : "small"}${isNew ? ".is-new" : ""}`, { "aria-hidden": "true" }, number);

/** All numbers as tiles, as one picture with a name. */
export const plainTiles = ({ numbers }) =>
  h("div.tiles.dealing", { role: "img", "aria-label": t.labelled({ name: t.tiles, text: numbers.join(", ") }) }, numbers.map((number) => plainTile(number)));

/** Makes an element that shows a round, with what it shows and what it calls. */
export const make = (name, parts) => Object.assign(document.createElement(name), parts);

/** What who sent the link of a round has reached. */
export const rivalText = ({ name, distance, seconds }) => t.rival({ name: name || t.somebody, distance, seconds: seconds === null ? null : decimal(seconds, 1) });

/** Those who have played the game of a link, the best first. */
export const league = (players, own = null) => h("ol.league", { "aria-label": t.league },
  ranked([...players.filter(({ name }) => !own?.name || name !== own.name), ...(own ? [own] : [])]).map((player) =>
    h(`li${player === own ? ".is-own" : ""}`, rivalText(player === own ? { ...own, name: own.name || t.you } : player))));

/** The clock of a round, with a mark where the best of those who played the game of its link had an answer. */
const clock = ({ time, rivals }) => {
  const [best] = ranked(rivals ?? []);
  return make("clock-ring", { ghost: time && best?.seconds ? (1000 * best.seconds) / time : 0 });
};

/** A round that waits until somebody looks: nothing of it is shown, and its clock stands still. */
class RoundReady extends HTMLElement {
  connectedCallback() {
    const { round, view } = this;
    const isBegun = round.progress.turnCount > 0;
    const { rivals = [], game } = round;
    // Who has played it before is among them.
    const played = rounds().find((other) => gameKey(other) === gameKey(game));
    const left = round.time === null ? t.noTimeLimit : t.secondsLeft({ n: Math.ceil(Math.max(0, round.time - view.progress.elapsed) / 1000) });
    this.button = h("button.primary.big", { type: "button", onclick: this.onready }, icon("play"), isBegun ? t.stay : t.imReady);
    replace(this, h("div.round", roundHead(round, this.onleave),
      h("section.card.ready",
        h("h2", isBegun ? t.roundWaits : t.areYouReady), h("p", isBegun ? left : t.readyText({ seconds: round.time === null ? null : round.time / 1000 })),
        isBegun ? null : howTo(), rivals.length ? league(rivals, played && ownResult(played)) : null,
        counts(round) ? null : h("p.note", t.countsNoMore({ text: resultText(dailyRound(round.day, round.game.rules)) })),
        h("div.button-row.centred", this.button))));
    this.button.focus({ preventScroll: true });
  }
}

/** Numbers that turn over, and then the target. */
class RoundDealing extends HTMLElement {
  connectedCallback() {
    this.display = h("p.led", { "aria-label": t.target }, "···");
    this.tiles = h("div.tiles.dealing", { "aria-hidden": "true" });
    replace(this, h("div.round", roundHead(this.round, this.onleave), h("div.stage", this.display), this.tiles,
      this.round.isDrawnFor ? h("p.lead.centred", t.drawnFor({ name: namesOf(this.round)[1] })) : null));
    this.deal(this.round);
    this.querySelector(".leave").focus({ preventScroll: true });
  }

  /** Draws the tiles that are turned over by now. Only they change, so that the focus stays where it is. */
  deal({ game, progress: { turnCount = 0 } }) {
    replace(this.tiles, game.numbers.map((number, place) =>
      place < turnCount ? plainTile(number, place === turnCount - 1) : h("span.tile.is-covered", "?")));
  }

  /** Shows figures that are not the target yet. */
  spin({ game: { target } }) {
    this.display.textContent = Array.from(String(target), () => Math.floor(Math.random() * 10)).join("");
  }
}

/** Both players think; what they have in mind they declare afterwards. */
class RoundContest extends HTMLElement {
  connectedCallback() {
    const { round } = this;
    this.ring = document.createElement("clock-ring");
    replace(this, h("div.round", roundHead(round, this.onleave),
      h("div.stage", led(round.game), round.time === null ? h("p.muted.no-clock", t.noTimeLimit) : this.ring),
      plainTiles(round.game),
      h("p.lead.centred", t.bothThink),
      h("div.button-row.centred", h("button.primary.big", { type: "button", onclick: this.ondeclare }, t.ready))));
    this.querySelector(".primary").focus({ preventScroll: true });
  }
}

/** The board of a round, with its clock and its hints. */
class RoundBoard extends HTMLElement {
  #refused = "";

  connectedCallback() {
    const { round } = this;
    this.ring = clock(round);
    this.board = document.createElement("working-board");
    const declare = h("button.primary.big.declare", { type: "button", onclick: () => this.#declare() }, icon("check"), t.declare);
    replace(this, h("div.round", roundHead(round, this.onleave),
      h("div.stage", led(round.game), round.time === null ? h("p.muted.no-clock", t.noTimeLimit) : this.ring),
      this.board));
    this.hintButton = h("button.quiet.hint", { type: "button", onclick: () => this.#hint() });
    this.board.begin(round.game, this.view.working, (event, line) => this.act(event, line)?.working, this.hintButton, declare);
    this.board.field.value = round.typed ?? "";
    this.#showHints(this.view, 0);
    if (this.view.phase === "declaring") this.tellMoment();
    this.board.querySelector(".tile")?.focus({ preventScroll: true });
  }

  /** Says that the clock has run out, and that a line may be finished. */
  tellMoment() {
    this.board.addNote(t.finishLine);
  }

  /** Declares with what is typed and not entered. A line that does not hold is told first, and passed over then. */
  #declare() {
    const typed = this.board.typed.trim();
    if (typed && typed !== this.#refused && !this.board.enter()) this.#refused = typed;
    else if (this.isConnected) this.ondeclare();
  }

  #hint() {
    const known = this.view.hints.length;
    const view = this.act("hint");
    if (view) this.#showHints((this.view = view), known);
  }

  /** Shows hints from one on, and names the next. After the last one the button says that it is done, and keeps the focus. */
  #showHints({ hints }, first) {
    for (const hint of hints.slice(first)) this.board.addNote(sentence(hint));
    replace(this.hintButton, icon("hint"), h("span", t.hints[Math.min(3, hints.length + 1)]));
    if (hints.length >= 3) this.hintButton.setAttribute("aria-disabled", "true");
  }
}

/** Two players declare a number each, one after the other. */
class RoundDeclaring extends HTMLElement {
  connectedCallback() {
    const { round } = this;
    const names = namesOf(round);
    const place = round.declared.length;
    const fault = h("p.message.is-fault", { id: "declare-fault", role: "alert" });
    const field = h("input.target-field", {
      value: this.querySelector("input")?.value ?? "", id: "declare-field", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "10", "aria-describedby": "declare-fault",
      oninput: () => { fault.textContent = ""; },
    });
    const submit = (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text && !/^[1-9][0-9]{0,8}$/.test(text)) {
        fault.textContent = t.badDeclaration;
        return field.focus();
      }
      this.onsettle((round) => { round.declared.push(text ? Number(text) : null); });
    };
    replace(this, h("div.round", roundHead(round, this.onleave), h("div.stage", led(round.game)), plainTiles(round.game),
      h("form.card.declaring", { onsubmit: submit },
        place === 1 ? h("p.muted", t.pass({ name: names[1] })) : null,
        h("label", { for: "declare-field" }, t.declareOf({ name: names[place] })), field, fault,
        h("p.muted", t.onlyCloser, " ", t.declareNote), h("button.primary", { type: "submit" }, t.declared))));
    field.focus();
  }
}

/** The closer player shows how, in `lines`. */
class RoundShowing extends HTMLElement {
  connectedCallback() {
    const { round } = this;
    const contest = judge(round);
    const name = namesOf(round)[contest.next];
    const number = round.declared[contest.next];
    this.board = document.createElement("working-board");
    const show = h("button.primary.big", { type: "button", onclick: () => this.#settle(this.lines) }, t.showIt);
    const update = (working) => {
      show.disabled = !working.lines.some((line) => line.solution.value === number);
      if (!show.disabled) show.focus();
      return working;
    };
    const act = (event, line) => {
      const lines = event === "say" ? [...this.lines, line] : event === "undo" ? this.lines.slice(0, -1) : [];
      const working = engine.working(round.game, lines);
      if (working.fault) return working;
      this.lines = lines;
      this.onlines(lines);
      return update(working);
    };
    const last = contest.faults.at(-1);
    replace(this, h("div.round", roundHead(round, this.onleave), h("div.stage", led(round.game)),
      last ? h("p.message.is-fault", { role: "alert" }, sentence(last)) : null,
      h("p.lead.centred", t.showOf({ name, number })),
      this.board, h("div.button-row.centred", h("button.quiet", { type: "button", onclick: () => this.#settle([]) }, t.cannotShow))));
    const working = engine.working(round.game, this.lines);
    this.board.begin(round.game, working, act, show);
    update(working);
    announce(t.showOf({ name, number }));
  }

  #settle(lines) {
    this.onsettle((round) => {
      round.shown.push(lines);
      round.lines = [];
    });
  }
}

customElements.define("round-ready", RoundReady);
customElements.define("round-dealing", RoundDealing);
customElements.define("round-contest", RoundContest);
customElements.define("round-board", RoundBoard);
customElements.define("round-declaring", RoundDeclaring);
customElements.define("round-showing", RoundShowing);
