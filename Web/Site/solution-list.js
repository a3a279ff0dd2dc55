import { h, replace } from "./dom.js";

const spare = 8;

/** A list of many lines of which only those in sight are in the document: 20,000 scroll as smoothly as ten. All are as high as the highest. */
class SolutionList extends HTMLElement {
  #rows = [];
  #label = "";
  #shown = [-1, -1];
  #height = 40;

  connectedCallback() {
    if (this.list) return;
    this.list = h("ol.rows");
    // What the longest rows take tells how high rows are.
    this.longest = h("div.row-longest");
    this.measure = h("div.row.row-measure", { "aria-hidden": "true" }, h("span.row-number"), this.longest);
    this.view = h("div.list-view", { tabindex: "0", role: "region" }, this.measure, this.list);
    replace(this, this.view);
    this.view.addEventListener("scroll", () => this.#draw(), { passive: true });
    this.observer = new ResizeObserver(() => this.#resize());
    this.observer.observe(this.measure);
    this.#fill();
  }

  disconnectedCallback() {
    this.observer.disconnect();
    this.list = null;
  }

  /** Shows rows, now or once the list is in the page; `label` names it. */
  show(rows, label) {
    this.#rows = rows;
    this.#label = label;
    if (this.list) this.#fill();
  }

  #fill() {
    const rows = this.#rows;
    const most = Math.max(...rows.map((row) => row.length));
    this.view.setAttribute("aria-label", this.#label);
    // Numbers of rows are as wide as the last.
    this.view.style.setProperty("--places", `${String(rows.length).length}ch`);
    replace(this.longest, rows.filter((row) => row.length > most - 4).slice(0, 40).map((row) => h("span", row)));
    this.view.scrollTop = 0;
    this.#resize();
  }

  /** Makes rows as high as they must be for the width and the size of text. */
  #resize() {
    const height = this.measure.offsetHeight;
    if (!this.list || !height) return;
    this.list.style.height = `${this.#rows.length * height}px`;
    this.view.scrollTop *= height / this.#height;
    this.#height = height;
    this.#shown = [-1, -1];
    this.#draw();
  }

  /** Scrolls to a row. */
  scrollToRow(place) {
    if (!this.list) return;
    this.view.scrollTop = place * this.#height;
    this.#draw();
  }

  #draw() {
    if (!this.list) return;
    const first = Math.max(0, Math.floor(this.view.scrollTop / this.#height) - spare);
    const last = Math.min(this.#rows.length, Math.ceil((this.view.scrollTop + this.view.clientHeight) / this.#height) + spare);
    if (first === this.#shown[0] && last === this.#shown[1]) return;
    this.#shown = [first, last];
    const items = [];
    for (let place = first; place < last; place++) {
      const item = h("li.row", { "aria-setsize": this.#rows.length, "aria-posinset": place + 1 },
        h("span.row-number", place + 1), h("span.row-text", this.#rows[place]));
      item.style.top = `${place * this.#height}px`;
      item.style.height = `${this.#height}px`;
      items.push(item);
    }
    this.list.replaceChildren(...items);
  }
}

customElements.define("solution-list", SolutionList);
