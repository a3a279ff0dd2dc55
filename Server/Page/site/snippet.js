// Snippets: the visual form of what was done, from the data that the assistant sends.
import { h, svg } from "./dom.js";

/**
 * Draws a snippet, without what the words beside it say already. Its own actions are drawn by whoever shows it; those of rows send
 * their event and its words.
 */
export function snippetView({ title, subtitle, blocks = [] }, words = "", send = null) {
  return h("div.snippet", { role: "group", "aria-label": title },
    h("div.snippet-head",
      h("h3.snippet-title", title),
      subtitle ? h(`p.badge.is-${merits[subtitle.merit] ?? "neutral"}`, subtitle.text) : null),
    blocks.filter(({ paragraph }) => paragraph === undefined || !words.includes(paragraph)).map((block) => blockView(block, send)));
}

const merits = { neutral: "neutral", good: "good", fair: "near", bad: "bad" };

/** The tiles of the large numbers in the game. */
const largeTiles = new Set(["25", "50", "75", "100"]);

function blockView(block, send) {
  if (block.paragraph !== undefined) return h("p.snippet-text", block.paragraph);
  if (block.rows) return h("dl.snippet-rows", block.rows.map((row) => rowView(row, send)));
  if (block.steps) {
    return h("ol.snippet-steps", block.steps.map(({ text, result }) => h("li", h("span", `${text} = `), h("strong", result))));
  }
  if (block.tiles) {
    return h("ul.snippet-tiles", block.tiles.map((tile) => h(largeTiles.has(tile) ? "li.tile.large" : "li.tile", tile)));
  }
  // A kind of a later version is left out: the words of the answer say it too.
  return block.picture ? pictureView(block.picture) : null;
}

/** A label of one sign, such as a box to tick, is a mark before the value. */
const rowView = ({ label, value, action }, send) => h([...label].length === 1 ? "div.is-marked" : "div",
  h("dt", action && send
    ? h("button.box", { type: "button", "aria-label": action.title, onclick: () => send({ begin: action.invocation }, action.title) }, label)
    : label),
  h("dd", value));

/** Draws a picture in the colours of the theme. */
function pictureView({ title, width, height, shapes }) {
  return svg("svg.picture", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": title }, shapes.map(shapeView));
}

/** The coded form of a shape names its kind; its role and its text have no names, only places. */
function shapeView(shape) {
  const [[kind, part]] = Object.entries(shape);
  const { at, from, to, radius, width, height, size } = part;
  switch (kind) {
    case "rectangle": return svg(`rect.is-${part._4}`, { x: at.x, y: at.y, width, height, rx: radius });
    case "circle": return svg(`circle.is-${part._2}`, { cx: at.x, cy: at.y, r: radius });
    case "line": return svg(`line.is-${part._2}`, { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    case "text": return svg(`text.is-${part._3}`, { x: at.x, y: at.y, "font-size": size }, part._0);
    default: return null;
  }
}
