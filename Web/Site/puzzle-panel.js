import { copy, h, icon, replace, spaced, toast } from "./dom.js";
import { inWorker } from "./engine-client.js";
import { gameLink } from "./links.js";
import { mapLegend } from "./number-map.js";
import { sentence, t } from "./strings.js";

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, place) => first + place);
const cards = [1, 2, 3].flatMap(() => range(1, 6)).concat([1, 2, 3, 4].flatMap(() => range(7, 10)), range(11, 17), range(11, 17), range(18, 25));
const shuffled = (items) => items.map((item) => [Math.random(), item]).sort(([a], [b]) => a - b).map(([, item]) => item);
const among = (items) => items[Math.floor(Math.random() * items.length)];

const changes = ["in-order", "decimals", "roots"];
const tiles = [...range(1, 10), ...range(1, 10)];

/** The kinds of puzzles: an example, the options that make sense, and how one is drawn. A kind without targets has only one. */
const kinds = {
  24: { numbers: "3 3 8 8", target: 24, options: changes, draw: () => ({ numbers: range(1, 4).map(() => among(range(1, 13))) }) },
  "make-ten": { numbers: "1 1 5 8", target: 10, options: changes, draw: () => ({ numbers: range(1, 4).map(() => among(range(0, 9))) }) },
  krypto: {
    numbers: "2 4 5 17 23", goal: "24", options: changes, draw: () => {
      const deck = shuffled(cards);
      return { numbers: deck.slice(0, 5), goal: deck[5] };
    },
  },
  "four-fours": { numbers: "4 4 4 4", goal: "64", options: ["decimals"], draw: () => ({ numbers: Array(4).fill(among(range(1, 9))), goal: among(range(1, 100)) }) },
  numbers: {
    numbers: "25 50 75 100 3 6", goal: "952", options: [...changes, "use-all"], hasSteps: true,
    draw: () => ({ numbers: [...shuffled([25, 50, 75, 100]).slice(0, 2), ...shuffled(tiles).slice(0, 4)], goal: among(range(101, 999)) }),
  },
};

/** The longest time for which puzzles are drawn to find one that can be solved, in milliseconds. */
const patience = 4000;

/** Puzzles with the arithmetic of their kind, which options make harder or easier. */
class PuzzlePanel extends HTMLElement {
  #kind = "24";
  #numbers = kinds[24].numbers;
  #goal = "";
  #run = 0;
  #mapped = "";
  #isHidden = false;
  #options = new Set();
  /** The exact number of steps, as text; empty if any will do. */
  #steps = "";
  #drawn = new Set();

  connectedCallback() {
    this.#build();
  }

  disconnectedCallback() {
    this.#run++;
  }

  /** Fills in a puzzle, as from a link. */
  open({ puzzle, numbers = "", target = "", options = "" }) {
    if (!Object.hasOwn(kinds, puzzle)) return;
    const kind = kinds[puzzle];
    const names = options.split(/\s+/);
    this.#kind = puzzle;
    this.#options = new Set(kind.options.filter((name) => names.includes(name)));
    this.#steps = (kind.hasSteps && names.join(" ").match(/\bsteps=([1-5])\b/)?.[1]) || "";
    this.#numbers = numbers || kind.numbers;
    this.#goal = kind.target ? "" : target || (numbers ? "" : kind.goal);
    this.#isHidden = false;
    if (this.isConnected) this.#build();
  }

  #build() {
    const { target } = kinds[this.#kind];
    this.numbers = h("input.numbers-field", {
      id: "puzzle-numbers", type: "text", inputmode: "numeric", autocomplete: "off", spellcheck: "false", maxlength: "60",
      value: this.#numbers, "aria-describedby": "puzzle-message", oninput: () => this.#changed(),
    });
    this.goal = h("input.target-field", {
      id: "puzzle-target", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "10",
      value: target ?? this.#goal, readonly: Boolean(target), "aria-describedby": "puzzle-message", oninput: () => this.#changed(),
    });
    this.message = h("p.message", { id: "puzzle-message" });
    this.answer = h("div.puzzle-answer", { "aria-live": "polite" });
    this.map = h("section.card");
    this.map.hidden = this.#kind !== "four-fours";
    this.#mapped = "";
    const choose = ({ target: { value } }) => {
      // What the other kind has too stays.
      this.open({ puzzle: value, options: this.#optionText() });
      this.querySelector("#puzzle-kind").focus();
    };
    replace(this,
      h("section.card",
        h("div.field-row",
          h("div.field.grow", h("label", { for: "puzzle-kind" }, t.puzzle),
            h("select", { id: "puzzle-kind", onchange: choose },
              Object.entries(t.puzzleNames).map(([id, name]) => h("option", { value: id, selected: id === this.#kind }, name)))),
          h("div.field.grow", h("label", { for: "puzzle-numbers" }, t.numbers), spaced(this.numbers, t.nextNumber)),
          h("div.field", h("label", { for: "puzzle-target" }, t.target), this.goal)),
        h("p.muted", t.puzzleRules[this.#kind]),
        this.#choices(),
        this.message, this.answer,
        h("div.button-row",
          h("button", { type: "button", onclick: () => this.#draw() }, t.drawPuzzle),
          h("button.quiet", { type: "button", onclick: () => copy(new URL(this.#link(), location.href).href, t.linkCopied, t.notCopied) }, icon("link"), t.copyLink))),
      this.map);
    this.#solve();
  }

  /** What changes the rules: boxes to tick, and the number of steps. */
  #choices() {
    const { options, hasSteps } = kinds[this.#kind];
    const choose = (name, isChosen) => {
      if (isChosen) this.#options.add(name);
      else this.#options.delete(name);
      this.#changed();
    };
    return h("fieldset.puzzle-options", h("legend", t.puzzleOptions),
      options.map((name) => h("label",
        h("input", { type: "checkbox", name, checked: this.#options.has(name), onchange: ({ target }) => choose(name, target.checked) }), t.puzzleOption[name])),
      hasSteps && h("label", t.exactSteps,
        h("select", { id: "puzzle-steps", "aria-describedby": "puzzle-message", onchange: ({ target }) => { this.#steps = target.value; this.#changed(); } },
          ["", 1, 2, 3, 4, 5].map((count) => h("option", { value: count, selected: String(count) === this.#steps }, count || t.anySteps)))));
  }

  /** The options as the engine and links have them: `in-order steps=4`. */
  #optionText() {
    return [...this.#options, ...(this.#steps ? [`steps=${this.#steps}`] : [])].join(" ");
  }

  #link() {
    return gameLink("explore", {
      puzzle: this.#kind, numbers: this.#numbers, target: kinds[this.#kind].target ? "" : this.#goal, options: this.#optionText(),
    });
  }

  #changed() {
    this.#numbers = this.numbers.value;
    this.#goal = kinds[this.#kind].target ? "" : this.goal.value;
    this.#isHidden = false;
    this.#solve();
  }

  #tell(text) {
    replace(this.message, text);
    this.message.classList.toggle("is-fault", text !== "");
  }

  async #solve() {
    const run = ++this.#run;
    try {
      const [kind, numbers, options] = [this.#kind, this.#numbers, this.#optionText()];
      const { formulas: [formula], first } = await inWorker(this, "puzzle", kind, numbers, { target: this.#goal, options });
      if (run !== this.#run) return;
      this.#tell("");
      this.#show(formula, first);
      const mapped = `${numbers} ${options}`;
      if (kind === "four-fours" && mapped !== this.#mapped) {
        const { formulas } = await inWorker(this, "puzzle", kind, numbers, { target: 1, last: 100, options });
        if (run === this.#run) this.#showMap(formulas, mapped);
      }
    } catch (error) {
      if (run !== this.#run) return;
      this.answer.replaceChildren();
      this.#tell(error.code === "noTarget" ? "" : sentence(error.message));
    }
  }

  #show(formula, target) {
    if (this.#isHidden) {
      const reveal = () => {
        this.#isHidden = false;
        this.#show(formula, target);
        this.querySelector(".button-row button").focus();
      };
      return replace(this.answer, h("button.primary", { type: "button", onclick: reveal }, t.showAnswer));
    }
    replace(this.answer, formula
      ? h("p.expression", `${formula} = ${target}`)
      : [h("span.badge.is-near", t.notMade({ n: target })), h("p.note", this.#kind === "four-fours" ? t.notMadeHere : t.notMadeAtAll)]);
  }

  #showMap(formulas, mapped) {
    this.#mapped = mapped;
    const map = document.createElement("number-map");
    map.onchoose = (target) => {
      this.goal.value = target;
      this.#changed();
    };
    replace(this.map, h("h2", t.foursMap({ n: formulas.filter(Boolean).length })), map,
      mapLegend());
    map.show(1, formulas.map((formula) => ({ level: 1, mark: formula ? "" : "cross", formula })),
      (target, { formula }) => (formula ? `${formula} = ${target}` : `${t.notMade({ n: target })}.`), t.reachLabel, 20);
    const goal = Number(this.#goal);
    map.target = goal >= 1 && goal <= 100 ? goal : 1;
  }

  /** Draws a puzzle that can be solved and was not drawn before, and keeps its answer back; or tells that none was found. */
  async #draw() {
    const run = ++this.#run;
    const options = this.#optionText();
    const end = performance.now() + patience;
    try {
      for (let time = 0; time < 1000 && performance.now() < end; time++) {
        const { numbers, goal } = kinds[this.#kind].draw();
        const order = this.#options.has("in-order") ? numbers : [...numbers].sort((a, b) => a - b);
        const key = [this.#kind, options, goal, ...order].join(" ");
        if (this.#drawn.has(key)) continue;
        const { formulas: [formula] } = await inWorker(this, "puzzle", this.#kind, numbers, { target: goal, options });
        if (run !== this.#run) return;
        this.#drawn.add(key);
        if (!formula) continue;
        this.#numbers = this.numbers.value = numbers.join(" ");
        if (goal !== undefined) this.#goal = this.goal.value = String(goal);
        this.#isHidden = true;
        return this.#solve();
      }
      toast(t.noneDrawn);
    } catch (error) {
      if (run !== this.#run) return;
      this.answer.replaceChildren();
      this.#tell(sentence(error.message));
    }
  }
}

customElements.define("puzzle-panel", PuzzlePanel);
