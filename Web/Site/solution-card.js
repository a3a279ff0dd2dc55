import { chips, copy, h, icon, replace, svg } from "./dom.js";
import { languages } from "./languages.js";
import { setSettings, settings } from "./store.js";
import { language, t } from "./strings.js";

const signs = { Add: "+", Subtract: "−", Multiply: "×", Divide: "÷" };
/** What voices say for a sign, by their language. They know numbers themselves. */
const spoken = {
  en: { "+": "plus", "−": "minus", "×": "times", "÷": "divided by", "=": "equals" },
  fr: { "+": "plus", "−": "moins", "×": "fois", "÷": "divisé par", "=": "égale" },
  de: { "+": "plus", "−": "minus", "×": "mal", "÷": "geteilt durch", "=": "gleich" },
  nl: { "+": "plus", "−": "min", "×": "keer", "÷": "gedeeld door", "=": "is" },
  es: { "+": "más", "−": "menos", "×": "por", "÷": "entre", "=": "es igual a" },
};

const apply = {
  Add: (a, b) => a + b, Subtract: (a, b) => a - b, Multiply: (a, b) => a * b, Divide: (a, b) => a / b,
};

/** An expression as a tree: leaves are tiles, nodes are signs with their results. */
export function drawTree(tree, label) {
  const nodes = [];
  let leaves = 0;
  let depth = 0;
  const place = (node, level) => {
    depth = Math.max(depth, level);
    if (typeof node === "number") {
      const item = { x: leaves++, level, text: String(node), value: node, children: [] };
      nodes.push(item);
      return item;
    }
    const children = [place(node[1], level + 1), place(node[2], level + 1)];
    const value = apply[node[0]](children[0].value, children[1].value);
    const item = { x: (children[0].x + children[1].x) / 2, level, sign: signs[node[0]], value, text: String(value), children };
    nodes.push(item);
    return item;
  };
  place(tree, 0);
  const [stepX, stepY, marginX, marginY] = [76, 74, 40, 30];
  const x = (item) => marginX + item.x * stepX;
  const y = (item) => marginY + item.level * stepY;
  const width = 2 * marginX + Math.max(0, leaves - 1) * stepX;
  const height = 2 * marginY + depth * stepY;
  const drawing = svg("svg.tree", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label });
  drawing.style.maxWidth = `${width * 1.1}px`;
  for (const item of nodes) {
    for (const child of item.children) {
      drawing.append(svg("path.branch", {
        d: `M${x(item)} ${y(item)} C${x(item)} ${y(item) + stepY / 2} ${x(child)} ${y(child) - stepY / 2} ${x(child)} ${y(child)}`,
      }));
    }
  }
  for (const item of nodes) {
    const half = Math.max(22, item.text.length * 6 + 10);
    drawing.append(item.sign
      ? svg("g.node",
        svg("rect", { x: x(item) - half - 9, y: y(item) - 18, width: 2 * half + 18, height: 36, rx: 18 }),
        svg("text.sign", { x: x(item) - half + 5, y: y(item) + 6 }, item.sign),
        svg("text", { x: x(item) + 9, y: y(item) + 6 }, item.text))
      : svg("g.leaf",
        svg("rect", { x: x(item) - half, y: y(item) - 20, width: 2 * half, height: 40, rx: 9 }),
        svg("text", { x: x(item), y: y(item) + 6 }, item.text)));
  }
  return drawing;
}

/** The steps of a solution, a line each. */
export const stepList = (solution) =>
  h("ol.steps", solution.steps.map((step) =>
    h("li", h("span", step.left), h("span.sign", { "aria-label": t.signNames[step.sign], role: "img" }, step.sign), h("span", step.right),
      h("span.equals", "="), h("strong", step.result))));

/** A solution with its steps, its tree, and buttons to copy it and to hear it, unless it is to be plain. */
class SolutionCard extends HTMLElement {
  isPlain = false;
  #solution = null;
  #view = "steps";

  disconnectedCallback() {
    globalThis.speechSynthesis?.cancel();
  }

  show(solution) {
    if (this.#solution && JSON.stringify(this.#solution) === JSON.stringify(solution)) return;
    this.#solution = solution;
    this.#draw();
  }

  #draw() {
    const solution = this.#solution;
    const line = solution.steps.length ? `${solution.expression} = ${solution.value}` : String(solution.value);
    const label = t.treeLabel({ text: line });
    const body = h("div.solution-body");
    const fillBody = () => replace(body, this.#view === "tree" ? drawTree(solution.tree, label) : stepList(solution));
    fillBody();
    replace(this,
      h("p.expression", line),
      solution.steps.length
        ? [chips(`${t.steps}, ${t.tree}`, `view-${Math.random()}`, [["steps", t.steps], ["tree", t.tree]], this.#view, (view) => {
          this.#view = view;
          fillBody();
        }), body]
        : null,
      this.isPlain ? null : h("div.button-row",
        h("button.quiet", { type: "button", onclick: () => copy(line, t.copied, t.notCopied) }, icon("copy"), t.copyAnswer),
        globalThis.speechSynthesis && solution.steps.length ? this.#speech(solution) : null));
  }

  #speech(solution) {
    const button = h("button.quiet", { type: "button" }, icon("speak"), t.readAloud);
    const select = h("select", { "aria-label": t.voice, onchange: () => setSettings({ voice: select.value }) },
      Object.entries(languages).map(([code, name]) => h("option", { value: code, selected: code === (settings().voice ?? language) }, name)));
    button.addEventListener("click", () => {
      if (speechSynthesis.speaking) return speechSynthesis.cancel();
      const words = spoken[select.value];
      const speech = new SpeechSynthesisUtterance(
        solution.steps.map(({ left, sign, right, result }) => `${left} ${words[sign]} ${right} ${words["="]} ${result}`).join(", "));
      speech.lang = select.value;
      speech.rate = 0.95;
      speech.onstart = () => replace(button, icon("speak"), t.stop);
      speech.onend = speech.onerror = () => replace(button, icon("speak"), t.readAloud);
      speechSynthesis.speak(speech);
    });
    return h("span.speech", button, select);
  }
}

customElements.define("solution-card", SolutionCard);
