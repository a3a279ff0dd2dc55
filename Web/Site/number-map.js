import { h, icon, replace } from "./dom.js";
import { t } from "./strings.js";

/**
 * A map of targets in rows, that one moves over by pointer, or by a range below it, which every screen reader can move. With
 * `onchoose`, which gets a target, there is a button that calls it.
 *
 * `show(first, items, describe, label)` draws an item a target, now or once the map is in the page: `level` from 0 to 1 (how strong its
 * square is) and `mark` ("" for a full square, "cross" for one that is crossed out). What carries meaning is always in the description
 * too, which is said.
 */
class NumberMap extends HTMLElement {
  #items = [];
  #first = 100;
  /** @type {(target: number, item: any) => string} */
  #describe = () => "";
  #selected = 0;
  #columns = 30;
  #fixed = 0;

  connectedCallback() {
    if (this.canvas) return;
    this.canvas = h("canvas", { "aria-hidden": "true" });
    this.caption = h("p.map-caption", { "aria-hidden": "true" });
    const by = (steps, name, sign) => h("button.quiet", { type: "button", "aria-label": name, onclick: () => this.select(this.#selected + steps) }, sign);
    this.surface = h("div.map-surface", this.canvas);
    this.range = h("input.map-range", { type: "range", onkeydown: (event) => this.#press(event), oninput: () => { this.target = this.range.valueAsNumber; } });
    replace(this, this.surface, this.range, h("div.map-steps", by(-1, t.lowerTarget, "‹"), this.caption, by(1, t.higherTarget, "›")),
      this.onchoose ? h("div.button-row", h("button.quiet", { type: "button", onclick: () => this.onchoose(this.target) }, icon("solve"), t.solveTarget)) : null);
    const point = (event) => {
      const box = this.canvas.getBoundingClientRect();
      const column = Math.floor(((event.clientX - box.left - this.#gutter) / (box.width - this.#gutter)) * this.#columns);
      const row = Math.floor(((event.clientY - box.top) / box.height) * this.#rows);
      if (column >= 0 && column < this.#columns) this.select(row * this.#columns + column);
    };
    this.surface.addEventListener("pointerdown", point);
    this.surface.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse" || event.buttons) point(event);
    });
    this.surface.addEventListener("dblclick", () => this.onchoose?.(this.target));
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(this.surface);
    this.redraw = () => this.draw();
    this.scheme = matchMedia("(prefers-color-scheme: dark)");
    this.scheme.addEventListener("change", this.redraw);
    this.#fill();
  }

  disconnectedCallback() {
    this.observer.disconnect();
    this.scheme.removeEventListener("change", this.redraw);
    this.canvas = null;
  }

  get #rows() {
    return Math.max(1, Math.ceil(this.#items.length / this.#columns));
  }

  show(first, items, describe, label, columns = 0) {
    this.#fixed = columns;
    this.#first = first;
    this.#items = items;
    this.#describe = describe;
    this.label = label;
    this.#selected = Math.min(this.#selected, Math.max(0, items.length - 1));
    this.#fill();
  }

  #fill() {
    if (!this.canvas || !this.#items.length) return;
    this.range.setAttribute("aria-label", this.label);
    this.range.min = this.#first;
    this.range.max = this.#first + this.#items.length - 1;
    this.select(this.#selected);
  }

  /** The width of the numbers before the rows. */
  get #gutter() {
    return 28;
  }

  /** The target that is selected. */
  get target() {
    return this.#first + this.#selected;
  }

  set target(target) {
    this.select(target - this.#first);
  }

  select(place) {
    if (!this.#items.length) return;
    this.#selected = Math.max(0, Math.min(this.#items.length - 1, place));
    if (!this.canvas) return;
    const text = this.#describe(this.target, this.#items[this.#selected]);
    replace(this.caption, text);
    this.range.value = this.target;
    this.range.setAttribute("aria-valuetext", text);
    this.draw();
  }

  /** Moves by rows and hundreds; the range itself knows the other keys. */
  #press(event) {
    const moves = { ArrowUp: -this.#columns, ArrowDown: this.#columns, PageUp: -100, PageDown: 100 };
    if (!(event.key in moves)) return;
    event.preventDefault();
    this.select(this.#selected + moves[event.key]);
  }

  draw() {
    const width = this.canvas ? this.surface.clientWidth : 0;
    if (!width || !this.#items.length) return;
    const ratio = devicePixelRatio || 1;
    // Wide rows hold fifty or a hundred targets, so that each begins with a round number.
    this.#columns = this.#fixed ? (width >= 440 ? this.#fixed : this.#fixed / 2) : width >= 900 ? 100 : width >= 440 ? 50 : 30;
    const columns = this.#columns;
    const gutter = this.#gutter;
    const cell = (width - gutter) / columns;
    const cellHeight = cell * (columns === 100 ? 2.2 : columns === 50 ? 1.5 : this.#fixed ? 0.9 : 1.15);
    const height = cellHeight * this.#rows;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.height = `${height}px`;
    const style = getComputedStyle(this);
    const color = (name) => style.getPropertyValue(name).trim();
    const [low, high, ink, cross, paper] = ["--map-low", "--map-high", "--ink", "--map-cross", "--surface"].map(color);
    const muted = color("--muted");
    const context = this.canvas.getContext("2d");
    context.scale(ratio, ratio);
    context.font = "11px system-ui, sans-serif";
    context.textBaseline = "middle";
    context.fillStyle = muted;
    for (let row = 0; row < this.#rows; row++) {
      if (cellHeight >= 13 || row % 2 === 0) context.fillText(String(this.#first + row * columns), 0, (row + 0.5) * cellHeight);
    }
    context.translate(gutter, 0);
    const gap = Math.max(1, cell * 0.1);
    const size = cell - gap;
    const tall = cellHeight - gap;
    for (const [place, { level, mark }] of this.#items.entries()) {
      const x = (place % columns) * cell + gap / 2;
      const y = Math.floor(place / columns) * cellHeight + gap / 2;
      context.beginPath();
      context.roundRect(x, y, size, tall, Math.min(3, size / 4));
      if (mark === "cross") {
        context.fillStyle = paper;
        context.fill();
        context.strokeStyle = cross;
        context.lineWidth = Math.max(1, size / 9);
        context.stroke();
        context.beginPath();
        context.moveTo(x + size * 0.25, y + tall * 0.25);
        context.lineTo(x + size * 0.75, y + tall * 0.75);
        context.moveTo(x + size * 0.75, y + tall * 0.25);
        context.lineTo(x + size * 0.25, y + tall * 0.75);
        context.stroke();
      } else {
        context.fillStyle = low;
        context.fill();
        context.globalAlpha = level;
        context.fillStyle = high;
        context.fill();
        context.globalAlpha = 1;
      }
    }
    const x = (this.#selected % columns) * cell;
    const y = Math.floor(this.#selected / columns) * cellHeight;
    context.strokeStyle = ink;
    context.lineWidth = 2.5;
    context.beginPath();
    context.roundRect(x + 0.5, y + 0.5, cell - 1, cellHeight - 1, 3);
    context.stroke();
  }
}

/** The legend of a map whose squares are full or crossed out. */
export const mapLegend = () => h("p.legend",
  h("span.key", h("span.swatch.full"), t.legendReachable), h("span.key", h("span.swatch.crossed"), t.legendUnreachable));

customElements.define("number-map", NumberMap);
