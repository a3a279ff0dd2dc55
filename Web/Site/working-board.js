import { announce, h, icon, render, replace } from "./dom.js";
import { merge } from "./feel.js";
import { sentence, t } from "./strings.js";

const signs = ["+", "−", "×", "÷"];
const keys = { "+": "+", "-": "−", "*": "×", x: "×", "/": "÷", ":": "÷" };

/**
 * The board of a working: tiles and signs to tap, a field to type steps into, and the lines so far. What one does goes to
 * an action, `act("say", line)`, `act("undo")` or `act("clear")`, which returns the working after it as the engine judges it.
 */
class WorkingBoard extends HTMLElement {
  #game = null;
  #working = null;
  #act = null;
  #left = null;
  #sign = null;

  /** Shows a working, with buttons beside undo and reset. */
  begin(game, working, act, ...buttons) {
    this.#game = game;
    this.#working = working;
    this.#act = act;
    this.#left = this.#sign = null;
    this.#build(buttons);
  }

  /** What is typed and not entered. */
  get typed() {
    return this.field?.value ?? "";
  }

  /** The line that is being made: what is typed, or else tapped. */
  get pending() {
    return this.typed || this.#chosen;
  }

  get #chosen() {
    return [this.#left?.number, this.#sign].filter((part) => part !== undefined && part !== null).join(" ");
  }

  #build(buttons) {
    this.tileRow = h("div.tiles", { role: "group", "aria-label": t.tiles });
    this.signRow = h("div.signs", { role: "group", "aria-label": t.signs },
      signs.map((sign) => h("button.sign-key", { type: "button", "aria-label": t.signNames[sign], "data-sign": sign, onclick: () => this.#tapSign(sign) }, sign)));
    this.choice = h("p.choice");
    this.fault = h("p.fault", { id: "board-fault" });
    this.field = h("input.step-field", {
      type: "text", "aria-label": t.typeStep, "aria-describedby": "board-fault", placeholder: "100 + 3", autocomplete: "off",
      autocapitalize: "off", spellcheck: "false", inputmode: "text", enterkeyhint: "done", maxlength: "500",
    });
    // What was wrong is being corrected.
    this.field.addEventListener("input", () => this.#tell(""));
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && this.field.value === "" && !event.repeat) this.undo();
    });
    this.list = h("ol.working-lines", { "aria-label": t.working });
    this.section = h("div.working", this.list);
    this.notes = h("ul.hints", { "aria-live": "polite" });
    replace(this,
      this.tileRow, this.signRow, this.choice,
      h("form.step-form", { onsubmit: (event) => { event.preventDefault(); this.enter(); } },
        this.field, h("button", { type: "submit" }, t.addStep)),
      this.fault,
      h("div.declare-bar", tool(() => this.undo(), "undo", t.undo), tool(() => this.reset(), "reset", t.reset), buttons),
      this.notes,
      this.section);
    this.#draw();
  }

  /** Adds a note above the lines, such as a hint, and shows it. */
  addNote(text) {
    const note = h("li", text);
    this.notes.append(note);
    note.scrollIntoView({ block: "nearest" });
  }

  #draw() {
    const { tiles, results } = this.#working;
    const rest = [...tiles];
    // Each tile keeps its place; of equal ones the first are used first.
    const free = [...this.#game.numbers].reverse().map((number) => {
      const place = rest.indexOf(number);
      if (place >= 0) rest.splice(place, 1);
      return place >= 0;
    }).reverse();
    const tile = (number, id, kind, isFree) => {
      const isChosen = this.#left?.id === id;
      return h(`button.tile.${kind}${isChosen ? ".is-chosen" : ""}${isFree ? "" : ".is-used"}`, {
        type: "button", "data-key": id, "aria-pressed": isFree ? String(isChosen) : null, "aria-disabled": isFree ? null : "true",
        "aria-label": kind === "result" ? `${number}, ${t.result}` : isFree ? null : `${number}, ${t.used}`,
        onclick: () => isFree && this.#tapTile({ id, number }),
      }, number);
    };
    render(this.tileRow,
      this.#game.numbers.map((number, place) => tile(number, `t${place}`, number > 10 ? "large" : "small", free[place])),
      results.length ? h("span.row-break", { "aria-hidden": "true" }) : null,
      results.map((number, place) => tile(number, `r${place}`, "result", true)));
    for (const key of this.signRow.children) key.setAttribute("aria-pressed", String(this.#sign === key.dataset.sign));
    const chosen = this.#chosen;
    const best = this.#working.best;
    render(this.choice, chosen ? t.chosen({ text: chosen }) : best ? t.closest(best) : t.emptyWorking);
    this.choice.classList.toggle("is-exact", !chosen && best?.distance === 0);
    render(this.list, this.#working.lines.map((line) => {
      const { value, distance, steps } = line.solution;
      const text = line.text.includes("=") || !steps.length ? line.text : `${line.text} = ${value}`;
      return h(distance === 0 ? "li.is-exact" : "li", h("span", pretty(text)), distance === 0 ? h("span.badge", icon("check"), t.exact) : null);
    }));
    this.section.hidden = this.#working.lines.length === 0;
  }

  #tapTile(tile) {
    if (this.#left && this.#sign && this.#left.id !== tile.id) {
      this.#add(`${this.#left.number} ${this.#sign} ${tile.number}`);
      return;
    }
    this.#left = this.#left?.id === tile.id ? null : tile;
    if (!this.#left) this.#sign = null;
    this.#tell("");
    this.#draw();
  }

  #tapSign(sign) {
    if (!this.#left) {
      // A sign first goes on from the latest result, as in a typed step.
      const { results } = this.#working;
      if (!results.length) return this.#tell(t.emptyWorking);
      this.#left = { id: `r${results.length - 1}`, number: results[results.length - 1] };
    }
    this.#sign = this.#sign === sign ? null : sign;
    this.#tell("");
    this.#draw();
  }

  /** Enters what is typed. Returns whether it holds. */
  enter() {
    const text = this.field.value.trim();
    const holds = text !== "" && this.#add(text);
    if (holds) this.field.value = "";
    return holds;
  }

  #add(line) {
    let fault = null;
    try {
      const working = this.#act("say", line);
      // The round may be over.
      if (!working?.fault && working?.lines.length !== this.#working.lines.length + 1) return false;
      fault = working.fault;
      if (!fault) this.#working = working;
    } catch (error) {
      fault = error;
    }
    if (fault) {
      this.#tell(sentence(fault.message));
      this.#sign = null;
      this.#draw();
      return false;
    }
    // A line that was finished after the clock ends the round.
    if (!this.isConnected) return true;
    const { value } = this.#working.lines.at(-1).solution;
    const { best } = this.#working;
    this.#left = this.#sign = null;
    this.#tell("");
    announce(`${line.includes("=") ? line : `${line} = ${value}`}. ${t.closest(best)}`);
    const before = [...this.tileRow.querySelectorAll(".tile:not(.is-used)")].map((tile) => ({ tile: tile.cloneNode(true), from: tile.getBoundingClientRect() }));
    this.#draw();
    const isLeft = ({ tile }) => this.tileRow.querySelector(`.tile:not(.is-used)[data-key="${tile.dataset.key}"]`)?.textContent === tile.textContent;
    merge(before.filter((place) => !isLeft(place)), [...this.tileRow.querySelectorAll(".tile.result")].pop());
    return true;
  }

  #tell(fault) {
    replace(this.fault, fault);
    this.field.setAttribute("aria-invalid", String(fault !== ""));
    if (fault) announce(fault);
  }

  /** Takes back what is chosen, else the latest line. */
  undo() {
    if (this.#left) this.#left = this.#sign = null;
    else if (this.#working.lines.length) this.#working = this.#act("undo") ?? this.#working;
    this.#tell("");
    announce(t.undone);
    this.#draw();
  }

  /** Takes back everything. */
  reset() {
    this.#left = this.#sign = null;
    this.#working = this.#act("clear") ?? this.#working;
    this.#tell("");
    this.#draw();
  }

  /** A key that was pressed outside of the field; signs and digits go where they belong. */
  press(event) {
    if (event.key === "Escape" || event.key === "Backspace") {
      event.preventDefault();
      this.undo();
    } else if (event.key in keys && this.#left) {
      event.preventDefault();
      this.#tapSign(keys[event.key]);
    } else if (/^[0-9(]$/.test(event.key) || event.key in keys) {
      this.field.focus();
    }
  }
}

/** A button of a tool. On a phone it is its icon, which its name is said with. */
export const tool = (onclick, name, label) => h("button.quiet", { type: "button", onclick }, icon(name), h("span", label));

/** A typed line with the true signs. */
export const pretty = (text) => text.replace(/\s*([+=])\s*/g, " $1 ").replace(/\s*[-–]\s*/g, " − ").replace(/\s*[*x]\s*/gi, " × ").replace(/\s*\/\s*/g, " ÷ ").trim();

customElements.define("working-board", WorkingBoard);
