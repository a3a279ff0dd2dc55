import "./solution-card.js";
import { announce, copy, h, icon, replace, spaced } from "./dom.js";
import { cancelWork, engine, inWorker } from "./engine-client.js";
import { gameLink, go, pastedGame, readLink } from "./links.js";
import { count, decimal, sentence, t, titles } from "./strings.js";
import { setSettings, settings } from "./store.js";

const tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100];

// What is drawn after the answer is loaded after it.
const loadMore = () => Promise.all([import("./number-map.js"), import("./solution-list.js")]);

/** Solving: numbers and a target, and everything that the engine knows of them. */
class SolveView extends HTMLElement {
  #state = { rules: settings().rules, numbers: "", target: "" };
  #run = 0;
  #solved = null;
  #timer = 0;
  #address = 0;

  connectedCallback() {
    this.#build();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
    this.#run++;
    cancelWork(this);
  }

  /** Fills in a game, as from a link, which is Countdown's if it has no rules. */
  open({ rules, numbers, target }) {
    this.#state.rules = rules || "countdown";
    if (numbers) this.#state.numbers = numbers;
    if (target) this.#state.target = target;
    if (this.isConnected) {
      this.rules.value = this.#state.rules;
      this.numbers.value = this.#state.numbers;
      this.target.value = this.#state.target;
      this.update();
    }
  }

  #build() {
    this.rules = h("select", { id: "solve-rules", onchange: () => this.#changed() },
      Object.entries({ ...titles, free: t.free }).map(([id, title]) => h("option", { value: id }, title)));
    this.rules.value = this.#state.rules;
    this.numbers = h("input.numbers-field", {
      id: "solve-numbers", type: "text", inputmode: "numeric", autocomplete: "off", spellcheck: "false", placeholder: "25 50 75 100 3 6",
      value: this.#state.numbers, maxlength: "400", "aria-describedby": "solve-message", oninput: () => this.#changed(),
      onpaste: (event) => this.#paste(event),
    });
    this.target = h("input.target-field", {
      id: "solve-target", type: "text", inputmode: "numeric", autocomplete: "off", placeholder: "952", value: this.#state.target,
      maxlength: "40", "aria-describedby": "solve-message", oninput: () => this.#changed(),
      onpaste: (event) => this.#paste(event),
    });
    this.pad = h("div.tile-pad", { role: "group", "aria-label": t.tilePad },
      tiles.map((number) => h(`button.pad-tile${number > 10 ? ".large" : ".small"}`, { type: "button", onclick: () => this.#tap(number) }, number)),
      h("button.pad-tile.pad-tool", { type: "button", "aria-label": t.erase, onclick: () => this.#erase() }, icon("erase")));
    this.message = h("p.message", { id: "solve-message", role: "alert" });
    // The answer on one line: in sight beside the fields on a phone, and said as one sentence.
    this.quick = h("p.quick", { role: "status" });
    this.answer = h("section.card.answer");
    this.card = document.createElement("solution-card");
    this.more = h("div.more");
    replace(this,
      h("div.solve-form",
        h("h1", t.solveTitle), h("p.lead", t.solveHint),
        h("div.field-row",
          h("div.field.grow", h("label", { for: "solve-numbers" }, t.numbers), spaced(this.numbers, t.nextNumber)),
          h("div.field", h("label", { for: "solve-target" }, t.target), this.target)),
        this.message, this.quick, this.pad,
        h("div.field", h("label", { for: "solve-rules" }, t.show), this.rules),
        h("div.button-row", h("button.quiet", { type: "button", onclick: () => this.#clear() }, icon("reset"), t.clear))),
      h("div.solve-answer", this.answer, this.more));
    this.update();
  }

  #tap(number) {
    const text = this.numbers.value.trim();
    this.numbers.value = text ? `${text} ${number}` : String(number);
    announce(this.numbers.value);
    this.#changed();
  }

  #erase() {
    this.numbers.value = this.numbers.value.trim().replace(/[^\s,;]+$/, "").replace(/[\s,;]+$/, "");
    announce(this.numbers.value);
    this.#changed();
  }

  #clear() {
    this.numbers.value = this.target.value = "";
    this.#changed();
    this.numbers.focus();
  }

  /** A whole game that is pasted, into either field, fills both. */
  #paste(event) {
    // Of numbers that are free, a game has as many as a show's.
    const shows = engine.rules();
    const show = shows.find(({ id, large }) => id === this.rules.value && large.length) ?? shows[0];
    const game = pastedGame(event.clipboardData?.getData("text") ?? "", show);
    if (!game) return;
    event.preventDefault();
    if (game.rules) this.rules.value = game.rules;
    this.numbers.value = game.numbers;
    this.target.value = game.target;
    this.#changed();
  }

  #changed() {
    // Rules of a link that nobody knows are in no list.
    this.#state = { rules: this.rules.value || this.#state.rules, numbers: this.numbers.value, target: this.target.value };
    if (Object.hasOwn(titles, this.#state.rules)) setSettings({ rules: this.#state.rules });
    // Browsers refuse addresses that change with every key. Somebody may be on the way to another view by then.
    clearTimeout(this.#address);
    this.#address = setTimeout(() => this.isConnected && readLink(location.hash).view === "solve" && history.replaceState(null, "", gameLink("solve", this.#state)), 400);
    this.update();
  }

  /** Solves what is filled in: here, if that takes microseconds, else in the worker. */
  async update() {
    clearTimeout(this.#timer);
    const run = ++this.#run;
    cancelWork(this);
    const game = { ...this.#state };
    this.#solved = null;
    this.answer.hidden = false;
    this.#tell("");
    if (!game.numbers.trim() && !game.target.trim()) return this.#empty(t.tooFew);
    let size;
    try {
      size = engine.read(game.numbers).length;
    } catch (error) {
      return this.#fault(error, game);
    }
    const start = performance.now();
    if (size <= 6) {
      try {
        this.#show(engine.solve(game), performance.now() - start);
      } catch (error) {
        this.#fault(error, game);
      }
      if (this.#solved) performance.mark("numberrace-answer");
    } else {
      replace(this.answer, this.#busy(), h("p.searching", t.searching));
      this.more.replaceChildren();
      try {
        const answer = await inWorker(this, "solve", game);
        if (run !== this.#run) return;
        this.#show(answer, performance.now() - start);
      } catch (error) {
        if (run === this.#run) this.#fault(error, game);
      }
    }
    if (run === this.#run && this.#solved) this.#timer = setTimeout(() => this.#explore(run), 250);
  }

  #busy() {
    return h("div.button-row", h("button", { type: "button", onclick: () => { this.#run++; cancelWork(this); this.#empty(t.cancelled); } }, t.cancel));
  }

  #tell(text) {
    replace(this.message, text);
    this.message.classList.toggle("is-fault", text !== "");
    for (const field of [this.numbers, this.target]) field.setAttribute("aria-invalid", String(text !== ""));
  }

  #empty(text) {
    this.quick.textContent = "";
    replace(this.answer, h("p.placeholder", text));
    this.more.replaceChildren();
  }

  #fault(error, game) {
    if (error.name === "AbortError") return;
    // Somebody who has not finished typing has not made a mistake yet.
    const isUnfinished = error.code === "noTarget";
    // Nothing is closer than what is exact, whatever a search could not look at.
    this.#tell(isUnfinished || error.best?.distance === 0 ? "" : sentence(error.message));
    if (error.best) {
      this.more.replaceChildren();
      return this.#showSolution(error.best, null, game.rules);
    }
    this.#empty(isUnfinished ? sentence(error.message) : "");
    this.answer.hidden = !isUnfinished;
    if (isUnfinished) this.#reach({ rules: game.rules, numbers: game.numbers });
  }

  #show(answer, milliseconds) {
    this.#solved = answer;
    this.#showSolution(answer.solution, milliseconds, answer.game.rules);
  }

  #showSolution(solution, milliseconds, rules) {
    const { distance, steps } = solution;
    this.answer.hidden = false;
    // Without a time, the search could not go on, and nothing is said of what else there may be.
    const isFinal = milliseconds !== null;
    const verdict = distance === 0 ? t.exact : t.away({ n: distance });
    const note = !isFinal ? "" : distance > 0 ? (steps.length ? t.noExact({ n: distance }) : t.singleNear) : steps.length ? "" : t.single;
    const time = !isFinal ? null
      : milliseconds < 1 ? `${Math.max(1, Math.round(milliseconds * 1000))} µs` : milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${decimal(milliseconds / 1000, 1)} s`;
    replace(this.answer,
      h("header.answer-head",
        h(`span.badge${distance === 0 ? ".is-good" : ".is-near"}`, distance === 0 ? icon("check") : "≈ ", verdict),
        steps.length ? h("span.muted", t.stepCount({ n: steps.length })) : null,
        time ? h("span.muted.time", { "aria-hidden": "true" }, t.took({ text: time })) : null),
      note ? h("p.note", note) : null,
      this.card,
      h("div.button-row",
        h("button.quiet", { type: "button", onclick: () => copy(new URL(gameLink("solve", this.#state), location.href).href, t.linkCopied, t.notCopied) }, icon("link"), t.copyLink),
        rules === "free" ? null
          : h("button.quiet", { type: "button", onclick: () => go(gameLink("play", this.#state)) }, icon("play"), t.playThis)));
    this.card.show(solution);
    replace(this.quick, t.labelled({ name: verdict, text: solution.steps.length ? `${solution.expression} = ${solution.value}` : solution.value }));
  }

  /** All solutions, the difficulty and the reach, from the worker. */
  async #explore(run) {
    const game = this.#solved.game;
    const waiting = (title) => h("section.card", h("h2", title), h("p.searching", t.searching));
    const title = this.#solved.solution.distance === 0 ? t.allSolutions : t.allNearest;
    this.solutions = waiting(title);
    this.difficulty = waiting(t.difficulty);
    // Of many numbers there may be millions of solutions, and nobody need wait for them.
    const stop = () => {
      cancelWork(this);
      replace(this.solutions, h("h2", title), h("p.note", t.cancelled));
      this.difficulty.remove();
      if (!this.map.querySelector("number-map")) this.map.remove();
    };
    const cancel = h("button.quiet", { type: "button", onclick: stop }, t.cancel);
    if (game.numbers.length > 6) this.solutions.append(h("div.button-row", cancel));
    this.map = h("section.card.reach", h("h2", t.reach));
    replace(this.more, this.solutions, this.difficulty, this.map);
    let mapLegend;
    try {
      [{ mapLegend }] = await loadMore();
    } catch {
      return this.more.replaceChildren(h("p.message.is-fault", t.failed));
    }
    if (run !== this.#run) return;
    // Numbers and target of the game as it was read.
    const plain = { rules: game.rules, numbers: [...game.numbers], target: game.target };
    const part = async (place, title, method, parameters, draw) => {
      try {
        const answer = await inWorker(this, method, ...parameters);
        if (run === this.#run) draw(answer);
      } catch (error) {
        if (error.name !== "AbortError" && run === this.#run) replace(place, h("h2", title), h("p.note", sentence(error.message)));
      }
    };
    await Promise.all([
      part(this.map, t.reach, "reach", [{ rules: plain.rules, numbers: plain.numbers, first: 100, last: 999 }], (answer) => this.#showReach(answer, plain.target, mapLegend)),
      part(this.solutions, title, "solutions", [plain], (answer) => this.#showAll(title, answer)),
      part(this.difficulty, t.difficulty, "difficulty", [plain], (answer) => this.#showDifficulty(answer)),
    ]);
  }

  /** The reach alone, while there is no target yet. */
  async #reach(selection) {
    const run = this.#run;
    this.map = h("section.card.reach", h("h2", t.reach));
    try {
      const [{ mapLegend }] = await loadMore();
      const answer = await inWorker(this, "reach", { ...selection, first: 100, last: 999 });
      if (run !== this.#run) return;
      replace(this.more, this.map);
      this.#showReach(answer, null, mapLegend);
    } catch {
      // The numbers are not a selection yet.
    }
  }

  #showAll(title, { count: all, distance, rows, rowsBySteps }) {
    const list = document.createElement("solution-list");
    replace(this.solutions,
      h("h2", title),
      h("p", distance === 0 ? t.distinct({ n: all }) : t.distinctNear({ n: all, distance })),
      rows.length < all ? h("p.muted", t.shownOf({ shown: count(rows.length), all: count(all) })) : null,
      h("div.step-filter", rowsBySteps.map((number, steps) => {
        if (!number) return null;
        const first = rowsBySteps.slice(0, steps).reduce((sum, item) => sum + item, 0);
        return h("button.quiet", { type: "button", onclick: () => list.scrollToRow(first) }, t.byStep({ steps, n: count(number) }));
      })),
      list,
      h("div.button-row", h("button.quiet", { type: "button", onclick: () => copy(rows.join("\n"), t.copied, t.notCopied) }, icon("copy"), t.copyAll)));
    list.show(rows, title);
  }

  #showDifficulty({ rating, reasons }) {
    replace(this.difficulty,
      h("h2", t.difficulty),
      h("p.rating", { role: "img", "aria-label": t.rated({ n: rating }) },
        [1, 2, 3, 4, 5].map((place) => h(`span.pip${place <= rating ? ".is-on" : ""}`))),
      h("p.muted", { "aria-hidden": "true" }, t.rated({ n: rating })),
      h("ul.reasons", reasons.map((reason) => h("li", sentence(reason)))));
  }

  #showReach({ first, distances, reachable }, target, mapLegend) {
    const map = document.createElement("number-map");
    map.onchoose = (number) => {
      this.target.value = number;
      this.#changed();
      this.answer.scrollIntoView({ block: "nearest" });
    };
    replace(this.map,
      h("h2", t.reach), h("p", t.reachSummary({ n: reachable, all: distances.length })),
      map,
      mapLegend());
    map.show(first, distances.map((distance) => ({ level: 1, mark: distance === 0 ? "" : "cross", distance })),
      (number, { distance }) => (distance === 0 ? t.reachable({ target: number }) : t.unreachable({ target: number, distance })), t.reachLabel);
    if (target !== null && target >= first && target <= 999) map.target = target;
  }
}

customElements.define("solve-view", SolveView);
