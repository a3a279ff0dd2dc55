import "./solution-card.js";
import { announce, copy, h, icon, replace } from "./dom.js";
import { engine, inWorker } from "./engine-client.js";
import { gameLink } from "./links.js";
import { led, make, rivalText, roundHead } from "./round-scenes.js";
import { judge, namesOf } from "./round.js";
import { scores, settings } from "./store.js";
import { decimal, resultText, sentence, t, titles } from "./strings.js";

/** The end of a round: the verdict, the points, and the best answer or an easier way. */
class RoundResult extends HTMLElement {
  connectedCallback() {
    const { round, view } = this;
    const { game } = round;
    const answer = view.working.best;
    const { bestDistance, isBest, points: alone, milliseconds } = view.result;
    const contest = round.names ? judge(round) : null;
    const verdict = contest ? this.#contestVerdict(contest)
      : answer === null ? t.verdictNone : answer.distance === 0 ? t.verdictExact : t.verdictAway(answer);
    const points = contest ? null : t.points({ n: alone });
    const { best, isEasier, trick } = engine.lesson(game, contest ? "" : answer?.expression);
    const difficulty = h("p.muted.difficulty-line");
    const heading = h("h1.verdict", { tabindex: "-1" }, verdict);
    const isGood = contest ? contest.points.some((number) => number > 0) : isBest;
    replace(this, h("div.round.result", roundHead(round),
      h(`section.card.verdict-card${isGood ? ".is-good" : ""}`,
        h("div.stage.small", led(game), h("p.muted.given", game.numbers.join("  "))),
        heading,
        points ? h("p.points", points, milliseconds !== null ? h("span.muted", ` ${t.after({ seconds: decimal(milliseconds / 1000, 1) })}`) : null) : null,
        contest ? this.#contestList(contest) : h("p", isBest ? t.closestPossible : t.couldBeCloser({ distance: bestDistance })),
        this.#againstRival(view),
        !contest && answer?.steps.length ? h("p.your-answer", h("span.muted", t.labelled({ name: t.yourAnswer, text: "" })), `${answer.expression} = ${answer.value}`) : null,
        difficulty,
        h("div.button-row.centred",
          h("button.primary", { type: "button", onclick: round.day ? this.onleave : this.onnext }, round.day ? t.backToStart : t.nextRound),
          contest ? null : h("button", { type: "button", onclick: () => this.#share() }, icon("share"), t.share),
          round.day ? null : h("button.quiet", { type: "button", onclick: this.onleave }, t.backToStart))),
      h("section.card", h("h2", isEasier ? t.easierWay : t.bestAnswer), make("solution-card", { className: "best" }),
        trick ? h("p.trick", sentence(trick)) : null,
        h("div.button-row", h("a.button.quiet", { href: gameLink("solve", game) }, icon("solve"), t.openInSolver)))));
    this.querySelector("solution-card").show(best);
    heading.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    announce([verdict, points].filter(Boolean).join(", "));
    inWorker(this, "difficulty", game).then(({ rating, reasons }) => {
      difficulty.textContent = `${t.labelled({ name: t.difficulty, text: t.rated({ n: rating }) })}. ${sentence(reasons.join(", "))}`;
    }, () => {});
  }

  #contestVerdict({ points }) {
    const scorers = namesOf(this.round).filter((_, place) => points[place] > 0);
    return scorers.length === 0 ? t.nobodyScores : scorers.length === 1 ? t.winner({ name: scorers[0] }) : t.bothScore;
  }

  #contestList(contest) {
    const { round } = this;
    return [
      h("ul.contest-list", namesOf(round).map((name, place) =>
        h("li", t.declaredList({ name, number: round.declared[place] }), h("strong", ` ${t.points({ n: contest.points[place] })}`),
          h("span.muted", ` ${t.labelled({ name: t.total, text: scores()[place] })}`)))),
      contest.faults.filter(Boolean).map((fault) => h("p.note", sentence(fault))),
    ];
  }

  /** Who sent the link of a round has an answer that is beaten, or not. */
  #againstRival({ working: { best: answer }, result: { milliseconds } }) {
    const { rival } = this.round;
    if (!rival || this.round.names) return null;
    const [mine, theirs] = [answer?.distance ?? Infinity, rival.distance ?? Infinity];
    const isAhead = mine < theirs || (mine === theirs && answer && milliseconds / 1000 < rival.seconds);
    const isEven = mine === theirs && (!answer || milliseconds / 1000 === rival.seconds);
    return h("p.note", rivalText(rival), " ", isEven ? t.even : isAhead ? t.ahead : t.behind({ name: rival.name || t.somebody }));
  }

  /** The result as a text that gives nothing away: a mark for each number that was used, and a link with the time to beat. */
  async #share() {
    const { round: { game, day, names }, view: { working: { best: answer }, result: { milliseconds, points, hints } } } = this;
    const used = answer ? answer.steps.length + 1 : 0;
    const marks = `${answer?.distance === 0 ? "🟩" : "🟨"}`.repeat(used) + "⬜".repeat(game.numbers.length - used);
    const rival = { by: settings().names[0].trim(), at: answer?.distance, in: milliseconds === null ? null : (milliseconds / 1000).toFixed(1) };
    const link = new URL(gameLink("play", { ...(day ? { day, rules: game.rules } : game), ...rival }), location.href).href;
    const text = [
      ["NumberRace", titles[game.rules] ?? t.free, day].filter(Boolean).join(", "), marks,
      resultText({ value: answer?.value ?? null, target: game.target, points, hints, milliseconds }),
    ].join("\n");
    if (navigator.share && !names) {
      try {
        await navigator.share({ text, url: link });
        return;
      } catch (error) {
        if (error.name === "AbortError") return;
      }
    }
    copy(`${text}\n${link}`, t.copied, t.notCopied);
  }
}

customElements.define("round-result", RoundResult);
