import { announce, h, replace } from "./dom.js";
import { engine } from "./engine-client.js";
import { plainTile, roundHead } from "./round-scenes.js";
import { t } from "./strings.js";
import { tool } from "./working-board.js";

/** Before a round: each number is chosen from the top, where the large ones are, or from elsewhere. */
class RoundChoosing extends HTMLElement {
  connectedCallback() {
    const { title } = this;
    this.slots = h("div.tiles.dealing", { role: "img" });
    const key = (row) => h(`button.row-key.is-${row}`, { type: "button", onclick: () => this.#choose([...this.rows, row]) },
      plainTile(row === "large" ? 50 : 5), t.rows[row]);
    this.keys = { large: key("large"), small: key("small") };
    this.undo = tool(() => this.#choose(this.rows.slice(0, -1)), "undo", t.undo);
    replace(this, h("div.round",
      roundHead(this, this.onleave, t.cancel),
      h("h2.centred", title), this.slots,
      h("div.row-keys", Object.values(this.keys)),
      h("div.button-row.centred", this.undo,
        h("button.quiet", { type: "button", onclick: () => this.onchosen(this.rows) }, t.drawRest))));
    this.#draw(engine.choice({ rules: this.game.rules, rows: this.rows }));
    this.keys.large.focus({ preventScroll: true });
  }

  #choose(rows) {
    this.onrows((this.rows = rows));
    const choice = engine.choice({ rules: this.game.rules, rows });
    if (rows.length === choice.count) return this.onchosen(rows);
    announce(t.numbersLeft({ n: choice.count - rows.length }));
    this.#draw(choice);
  }

  #draw({ allowed, count }) {
    const { rows } = this;
    replace(this.slots, Array.from({ length: count }, (_, place) => h(`span.tile.is-covered${rows[place] ? `.is-${rows[place]}` : ""}`, "?")));
    this.slots.setAttribute("aria-label", t.numbersLeft({ n: count - rows.length }));
    for (const [row, key] of Object.entries(this.keys)) key.disabled = !allowed.includes(row);
    this.undo.disabled = rows.length === 0;
    // A key that can be pressed no more leaves the focus to one that can.
    if (document.activeElement === document.body || document.activeElement.disabled) this.querySelector(".row-key:not(:disabled)")?.focus();
  }

  /** Takes back by the keys that do so on the board. */
  press({ key }) {
    if (["Escape", "Backspace"].includes(key)) this.undo.click();
  }
}

customElements.define("round-choosing", RoundChoosing);
