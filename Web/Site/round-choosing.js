import { announce, h, render } from "./dom.js";
import { engine } from "./engine-client.js";
import { plainTile, roundHead } from "./round-scenes.js";
import { t } from "./strings.js";
import { tool } from "./working-board.js";

/** Before a round: each number is chosen from the top, where the large ones are, or from elsewhere. */
class RoundChoosing extends HTMLElement {
  connectedCallback() {
    this.#draw(engine.choice({ rules: this.game.rules, rows: this.rows }));
    this.querySelector(".row-key").focus({ preventScroll: true });
  }

  #choose(rows) {
    this.onrows((this.rows = rows));
    const choice = engine.choice({ rules: this.game.rules, rows });
    if (rows.length === choice.count) return this.onchosen(rows);
    announce(t.numbersLeft({ n: choice.count - rows.length }));
    this.#draw(choice);
  }

  #draw({ allowed, count }) {
    const { rows, title } = this;
    // A key that can be pressed no more keeps the focus.
    const key = (row) => h(`button.row-key.is-${row}`, {
      type: "button", "aria-disabled": !allowed.includes(row) && "true", onclick: () => allowed.includes(row) && this.#choose([...rows, row]),
    }, plainTile(row === "large" ? 50 : 5), t.rows[row]);
    this.undo = () => rows.length && this.#choose(rows.slice(0, -1));
    const undo = tool(this.undo, "undo", t.undo);
    if (!rows.length) undo.setAttribute("aria-disabled", "true");
    render(this, h("div.round",
      roundHead(this, this.onleave, t.cancel),
      h("h2.centred", title),
      h("div.tiles.dealing", { role: "img", "aria-label": t.numbersLeft({ n: count - rows.length }) },
        Array.from({ length: count }, (_, place) => h(`span.tile.is-covered${rows[place] ? `.is-${rows[place]}` : ""}`, "?"))),
      h("div.row-keys", ["large", "small"].map(key)),
      h("div.button-row.centred", undo,
        h("button.quiet", { type: "button", onclick: () => this.onchosen(rows) }, t.drawRest))));
  }

  /** Takes back by the keys that do so on the board. */
  press({ key }) {
    if (["Escape", "Backspace"].includes(key)) this.undo();
  }
}

customElements.define("round-choosing", RoundChoosing);
