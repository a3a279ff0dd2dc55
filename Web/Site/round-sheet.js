import { h, icon, replace } from "./dom.js";
import { engine } from "./engine-client.js";
import { plainTile } from "./round-scenes.js";
import { t, titles } from "./strings.js";

/** Games to print, with room to work in, and their answers on a page of their own. */
class RoundSheet extends HTMLElement {
  connectedCallback() {
    const { games } = this;
    replace(this, h("div.sheet",
      h("div.button-row",
        h("button.primary", { type: "button", onclick: () => print() }, icon("print"), t.print),
        h("button.quiet", { type: "button", onclick: this.onleave }, t.backToStart)),
      h("h1", titles[games[0].rules]),
      h("ol.sheet-games", games.map(({ numbers, target }) => h("li",
        h("p.sheet-game", h("span.sheet-numbers", numbers.map((number) => [plainTile(number), h("span.visually-hidden", `${number} `)])), h("strong", ` → ${target}`)),
        h("div.sheet-room")))),
      h("section.sheet-answers", h("h2", t.answers),
        h("ol", games.map((game) => {
          const { solution: { expression, value } } = engine.solve(game);
          return h("li", `${expression} = ${value}`);
        })))));
    this.querySelector(".primary").focus({ preventScroll: true });
  }
}

customElements.define("round-sheet", RoundSheet);
