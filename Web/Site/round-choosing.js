import { announce, h, icon, replace } from "./dom.js";
import { engine } from "./engine-client.js";
import { plainTile } from "./round-scenes.js";
import { t, titles } from "./strings.js";

/** Before a round: each number is chosen from the top, where the large ones are, or from elsewhere. */
class RoundChoosing extends HTMLElement {
  #rows = [];

  connectedCallback() {
    const { title } = this;
    this.slots = h("div.tiles.dealing", { role: "img" });
    const key = (row) => h(`button.row-key.is-${row}`, { type: "button", onclick: () => this.#choose([...this.#rows, row]) },
      plainTile(row === "large" ? 50 : 5), t.rows[row]);
    this.keys = { large: key("large"), small: key("small") };
    this.undo = h("button.quiet", { type: "button", onclick: () => this.#choose(this.#rows.slice(0, -1)) }, icon("undo"), t.undo);
    replace(this, h("div.round",
      h("header.round-head", h("button.quiet.leave", { type: "button", onclick: this.onleave }, t.cancel), h("span.round-title", titles[this.rules])),
      h("h1.centred", { tabindex: "-1" }, title), this.slots,
      h("div.row-keys", Object.values(this.keys)),
      h("div.button-row.centred", this.undo,
        h("button.quiet", { type: "button", onclick: () => this.onchosen(this.#rows) }, t.drawRest))));
    this.#draw(engine.choice({ rules: this.rules, rows: this.#rows }));
    this.keys.large.focus({ preventScroll: true });
  }

  #choose(rows) {
    this.#rows = rows;
    const choice = engine.choice({ rules: this.rules, rows });
    if (rows.length === choice.count) return this.onchosen(rows);
    announce(t.numbersLeft({ n: choice.count - rows.length }));
    this.#draw(choice);
  }

  #draw({ allowed, count }) {
    const rows = this.#rows;
    replace(this.slots, Array.from({ length: count }, (_, place) => h(`span.tile.is-covered${rows[place] ? `.is-${rows[place]}` : ""}`, "?")));
    this.slots.setAttribute("aria-label", t.numbersLeft({ n: count - rows.length }));
    for (const [row, key] of Object.entries(this.keys)) key.disabled = !allowed.includes(row);
    this.undo.disabled = rows.length === 0;
    // A row that has run out leaves the focus to the other.
    if (document.activeElement === document.body) (this.keys.small.disabled ? this.keys.large : this.keys.small).focus();
  }
}

customElements.define("round-choosing", RoundChoosing);
