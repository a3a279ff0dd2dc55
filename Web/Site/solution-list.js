import { h, replace } from "./dom.js";

const rowHeight = 40;
const spare = 8;

/** A list of many lines of which only those in sight are in the document: 20,000 scroll as smoothly as ten. */
class SolutionList extends HTMLElement {
  #rows = [];
  #label = "";
  #shown = [-1, -1];

  connectedCallback() {
    if (this.list) return;
    this.list = h("ol.rows");
    this.view = h("div.list-view", { tabindex: "0", role: "region" }, this.list);
    replace(this, this.view);
    this.view.addEventListener("scroll", () => this.#draw(), { passive: true });
    this.observer = new ResizeObserver(() => this.#draw());
    this.observer.observe(this.view);
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
    const [rows, label] = [this.#rows, this.#label];
    this.#shown = [-1, -1];
    this.view.setAttribute("aria-label", label);
    this.list.style.height = `${rows.length * rowHeight}px`;
    this.view.style.height = `${Math.min(10, Math.max(1, rows.length)) * rowHeight}px`;
    this.view.scrollTop = 0;
    this.#draw();
  }

  /** Scrolls to a row. */
  scrollToRow(place) {
    if (!this.list) return;
    this.view.scrollTop = place * rowHeight;
    this.#draw();
  }

  #draw() {
    if (!this.list) return;
    const first = Math.max(0, Math.floor(this.view.scrollTop / rowHeight) - spare);
    const last = Math.min(this.#rows.length, Math.ceil((this.view.scrollTop + this.view.clientHeight) / rowHeight) + spare);
    if (first === this.#shown[0] && last === this.#shown[1]) return;
    this.#shown = [first, last];
    const items = [];
    for (let place = first; place < last; place++) {
      const item = h("li", { "aria-setsize": this.#rows.length, "aria-posinset": place + 1 },
        h("span.row-number", place + 1), h("span.row-text", this.#rows[place]));
      item.style.top = `${place * rowHeight}px`;
      items.push(item);
    }
    this.list.replaceChildren(...items);
  }
}

customElements.define("solution-list", SolutionList);
