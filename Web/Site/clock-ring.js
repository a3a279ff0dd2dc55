import { h, replace, svg } from "./dom.js";

const circumference = 2 * Math.PI * 42;

/**
 * A clock that runs down: a ring and the seconds. `remaining` and `total` are in milliseconds. `ghost` is the share of the time after
 * which somebody else had an answer: the ring gets there at that moment.
 */
class ClockRing extends HTMLElement {
  connectedCallback() {
    this.arc = svg("circle.arc", { cx: 50, cy: 50, r: 42 });
    this.text = h("span.seconds");
    replace(this,
      svg("svg", { viewBox: "0 0 100 100", "aria-hidden": "true" }, svg("circle.track", { cx: 50, cy: 50, r: 42 }), this.arc,
        this.ghost > 0 && this.ghost < 1 ? svg("circle.ghost", { cx: 92, cy: 50, r: 6, transform: `rotate(${-360 * this.ghost} 50 50)` }) : null),
      this.text);
    this.setAttribute("role", "timer");
    this.show(this.last?.[0] ?? 0, this.last?.[1] ?? 0, this.last?.[2] ?? "");
  }

  show(remaining, total, label) {
    this.last = [remaining, total, label];
    if (!this.arc) return;
    const share = total > 0 ? Math.max(0, Math.min(1, remaining / total)) : 0;
    this.arc.style.strokeDasharray = `${share * circumference} ${circumference}`;
    const seconds = Math.ceil(remaining / 1000);
    if (this.text.textContent !== String(seconds)) this.text.textContent = String(seconds);
    if (this.getAttribute("aria-label") !== label) this.setAttribute("aria-label", label);
    this.classList.toggle("is-short", remaining <= 10000);
  }
}

customElements.define("clock-ring", ClockRing);
