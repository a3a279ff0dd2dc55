import "./number-map.js";
import "./puzzle-panel.js";
import { chips, h, render } from "./dom.js";
import { inWorker } from "./engine-client.js";
import { gameLink } from "./links.js";
import { setSettings, settings } from "./store.js";
import { count, decimal, percent, sentence, t, titles } from "./strings.js";

/** The census of each show that was asked for, as promises, so that none is worked out twice. */
const results = new Map();

function census(rules) {
  if (!results.has(rules)) {
    const start = performance.now();
    const result = inWorker(results, "census", { rules }).then((answer) => ({ census: answer, seconds: (performance.now() - start) / 1000 }));
    result.catch(() => results.delete(rules));
    results.set(rules, result);
  }
  return results.get(rules);
}

/** The census of a show, worked out on the device: which targets the selections reach. */
class ExploreView extends HTMLElement {
  #large = "all";
  #run = 0;
  #topic = "census";
  #panel = document.createElement("puzzle-panel");

  connectedCallback() {
    this.#draw();
  }

  /** Opens a puzzle, as from a link. */
  open(link) {
    if (!link.puzzle) return;
    this.#panel.open(link);
    this.#topic = "puzzles";
    if (this.isConnected) this.#draw();
  }

  #topics() {
    return chips(t.explore, "topic", [["census", t.everyGame], ["puzzles", t.puzzles]], this.#topic, (topic) => {
      this.#topic = topic;
      this.#draw();
    });
  }

  #title() {
    const { rules } = settings();
    return h("div.title-row", h("h1", t.exploreTitle),
      h("div.field", h("label.visually-hidden", { for: "explore-rules" }, t.show),
        h("select", { id: "explore-rules", onchange: ({ target }) => { setSettings({ rules: target.value }); this.#draw(); } },
          Object.entries(titles).map(([id, title]) => h("option", { value: id, selected: id === rules }, title)))));
  }

  async #draw() {
    const { rules } = settings();
    const run = ++this.#run;
    if (this.#topic === "puzzles") {
      render(this, this.#topics(), h("h1", t.puzzlesTitle), this.#panel);
      return;
    }
    render(this, this.#topics(), this.#title(), h("p.searching", { role: "status" }, t.counting));
    try {
      const result = await census(rules);
      if (run === this.#run && this.isConnected) this.#show(result);
    } catch (error) {
      if (run === this.#run && this.isConnected) render(this, this.#topics(), this.#title(), h("p.message.is-fault", sentence(error.message)));
    }
  }

  #show({ census, seconds }) {
    const selections = census.byLarge.reduce((sum, row) => sum + row.selections, 0);
    const targets = census.byLarge[0].byTarget.length;
    const mean = census.byLarge.reduce((sum, row) => sum + row.totalDistance, 0) / census.games;
    const map = document.createElement("number-map");
    map.onchoose = (target) => { location.hash = gameLink("solve", { rules: census.rules, numbers: "", target }); };
    const hardest = h("ol.ranking");
    const easiest = h("ol.ranking");
    if (!census.byLarge.some(({ large }) => large === this.#large)) this.#large = "all";
    const draw = () => {
      const rows = census.byLarge.filter((row) => this.#large === "all" || row.large === this.#large);
      const all = rows.reduce((sum, row) => sum + row.selections, 0);
      const reached = Array.from({ length: targets }, (_, place) => rows.reduce((sum, row) => sum + row.byTarget[place], 0));
      const least = Math.min(...reached) / all;
      map.show(census.first,
        // The strength spreads over what there is, so that differences are seen; the words say the share.
        reached.map((number) => ({ level: (number / all - least) / Math.max(1e-9, 1 - least), mark: "", number })),
        (target, { number }) => t.censusOf({ target, n: count(number), all: count(all), share: percent(number / all) }), t.census);
      const order = reached.map((number, place) => ({ number, target: census.first + place })).sort((a, b) => a.number - b.number || a.target - b.target);
      const item = ({ number, target }) => h("li",
        h("button.quiet", { type: "button", onclick: () => { map.target = target; } }, h("strong", target)), h("span.muted", t.shareOf({ text: percent(number / all) })));
      render(hardest, order.slice(0, 8).map(item));
      render(easiest, order.slice(-8).reverse().map(item));
    };
    const figure = (value, label) => h("div", h("dd", value), h("dt", label));
    render(this,
      this.#topics(),
      this.#title(),
      h("p.lead", t.exploreText({ selections: count(selections), targets: count(targets), games: count(census.games) })),
      h("p.muted", t.tookCensus({ games: count(census.games), seconds: decimal(seconds, seconds < 10 ? 2 : 1) })),
      h("dl.figures.wide", figure(percent(census.solvable / census.games), t.solvedShare), figure(decimal(mean), t.meanAway), figure(count(census.perfect), t.perfectSets)),
      h("section.card",
        h("h2", t.census),
        chips(t.large, "census-large", [["all", t.allLarge], ...census.byLarge.map(({ large }) => [large, String(large), t.largeCount({ n: large })])], this.#large, (value) => {
          this.#large = value;
          draw();
        }),
        map,
        h("p.legend.scale", t.legendFew, h("span.ramp", { "aria-hidden": "true" }), t.legendMany)),
      h("div.two",
        h("section.card", h("h2", t.hardest), hardest),
        h("section.card", h("h2", t.easiest), easiest)),
      h("div.two",
        h("section.card", h("h2", t.distanceTitle), this.#distances(census)),
        h("section.card", h("h2", t.byLarge), this.#table(census, targets))));
    draw();
  }

  #distances({ distances, games }) {
    const groups = [0, 1, 2, 3, 4, 5].map((place) => distances[place] ?? 0);
    groups.push(distances.slice(6, 11).reduce((sum, number) => sum + number, 0), distances.slice(11).reduce((sum, number) => sum + number, 0));
    const most = Math.max(...groups);
    return h("ul.bars", groups.map((number, place) => {
      const bar = h("span.bar", { "aria-hidden": "true" });
      bar.style.width = `${(100 * number) / most}%`;
      return h("li", h("span.bar-label", t.distanceRow[place]), h("span.bar-track", bar), h("span.bar-value", percent(number / games, number / games < 0.001 ? 3 : 1)));
    }));
  }

  #table({ byLarge }, targets) {
    return h("div.table-view", { tabindex: "0", role: "region", "aria-label": t.byLarge }, h("table",
      h("thead", h("tr", [t.largeHead, t.selectionsHead, t.solvableHead, t.meanHead, t.perfectHead].map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", byLarge.map(({ large, selections, solvable, totalDistance, perfect }) => h("tr",
        h("th", { scope: "row" }, large), h("td", count(selections)), h("td", percent(solvable / (selections * targets))),
        h("td", decimal(totalDistance / (selections * targets))), h("td", count(perfect)))))));
  }
}

customElements.define("explore-view", ExploreView);
