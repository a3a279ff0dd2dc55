import "./solution-card.js";
import { announce, copy, h, icon, replace } from "./dom.js";
import { engine, inWorker } from "./engine-client.js";
import { gameLink } from "./links.js";
import { led, make, rivalText, roundHead } from "./round-scenes.js";
import { judge, matchOf, namesOf } from "./round.js";
import { settings } from "./store.js";
import { decimal, resultText, sentence, t, titles } from "./strings.js";

/** The end of a round: the verdict, the points, and the best answer or an easier way. */
class RoundResult extends HTMLElement {
  connectedCallback() {
    const { round, view } = this;
    const { game } = round;
    const answer = view.working.best;
    const { bestDistance, isBest, points: alone, milliseconds, opponent } = view.result;
    const contest = round.names ? judge(round) : null;
    const verdict = contest ? this.#contestVerdict(contest)
      : answer === null ? t.verdictNone : answer.distance === 0 ? t.verdictExact : t.verdictAway(answer);
    const saved = matchOf(round);
    const match = saved && engine.match(saved);
    const points = contest ? null : t.points({ n: alone });
    const { best, isEasier, trick } = engine.lesson(game, contest ? "" : answer?.expression);
    const difficulty = h("p.muted.difficulty-line");
    const heading = h("h1.verdict", { tabindex: "-1" }, verdict);
    const isGood = contest ? contest.points.some((number) => number > 0) : isBest;
    replace(this, h("div.round.result", roundHead(round),
      h(`section.card.verdict-card${isGood ? ".is-good" : ""}`,
        h("div.stage.small", led(game), h("p.muted.given", game.numbers.join("  "))),
        heading,
        match ? this.#matchLine(saved, match) : null,
        points ? h("p.points", points, milliseconds !== null ? h("span.muted", ` ${t.after({ seconds: decimal(milliseconds / 1000, 1) })}`) : null) : null,
        contest || opponent ? this.#contestList(contest, match) : null,
        opponent && opponent.points > alone && answer ? h("p.note", t.behind({ name: namesOf(round)[1] }), " ", t.onlyCloser) : null,
        contest ? null : h("p", isBest ? t.closestPossible : t.couldBeCloser({ distance: bestDistance })),
        this.#againstRival(view),
        !contest && answer?.steps.length ? h("p.your-answer", h("span.muted", t.labelled({ name: t.yourAnswer, text: "" })), `${answer.expression} = ${answer.value}`) : null,
        opponent?.answer ? h("p.your-answer", h("span.muted", t.labelled({ name: namesOf(round)[1], text: "" })), `${opponent.answer.expression} = ${opponent.answer.value}`) : null,
        difficulty,
        h("div.button-row.centred",
          h("button.primary", { type: "button", onclick: round.day ? this.onleave : this.onnext }, round.day ? t.backToStart : match?.isOver ? t.nextMatch : t.nextRound),
          contest ? null : h("button", { type: "button", onclick: () => this.#share() }, icon("share"), t.share),
          round.day ? null : h("button.quiet", { type: "button", onclick: this.onleave }, t.backToStart))),
      h("section.card", h("h2", isEasier ? t.easierWay : t.bestAnswer), make("solution-card", { className: "best" }),
        trick ? h("p.trick", sentence(trick)) : null,
        h("div.button-row", h("a.button.quiet", { href: gameLink("solve", game) }, icon("solve"), t.openInSolver)))));
    this.querySelector("solution-card").show(best);
    heading.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    announce([verdict, points, this.querySelector(".match strong")?.textContent].filter(Boolean).join(", "));
    inWorker(this, "difficulty", game).then(({ rating, reasons }) => {
      difficulty.textContent = `${t.labelled({ name: t.difficulty, text: t.rated({ n: rating }) })}. ${sentence(reasons.join(", "))}`;
    }, () => {});
  }

  #contestVerdict({ points }) {
    const scorers = namesOf(this.round).filter((_, place) => points[place] > 0);
    return scorers.length === 0 ? t.nobodyScores : scorers.length === 1 ? t.winner({ name: scorers[0] }) : t.bothScore;
  }

  /** Who has what number and how many points, in this round and in the match. */
  #contestList(contest, match) {
    const { round, view: { working: { best }, result } } = this;
    const numbers = contest ? round.declared : [best?.value ?? null, result.opponent.answer?.value ?? null];
    const points = contest ? contest.points : [result.points, result.opponent.points];
    return [
      h("ul.contest-list", namesOf(round).map((name, place) =>
        h("li", t.declaredList({ name, number: numbers[place] }), h("strong", ` ${t.points({ n: points[place] })}`),
          match ? h("span.muted", ` ${t.labelled({ name: t.total, text: match.totals[place] })}`) : null))),
      (contest?.faults ?? []).filter(Boolean).map((fault) => h("p.note", sentence(fault))),
    ];
  }

  /** How far a match of several rounds is, and who has won it. */
  #matchLine({ roundCount }, { playedCount, totals, leaders, isOver }) {
    if (!roundCount) return null;
    const names = namesOf(this.round);
    const sum = names.length > 1 ? "" : ` · ${t.points({ n: totals[0] })}`;
    const end = !isOver || names.length === 1 ? null
      : leaders.length > 1 ? t.matchDrawn : leaders[0] === 0 && !this.round.names ? t.matchWon : t.matchWonBy({ name: names[leaders[0]] });
    return h(`p.match${isOver && !this.round.names && leaders[0] !== 0 ? ".is-lost" : ""}`, h("span.muted", `${t.matchRound({ n: playedCount, count: roundCount })}${sum}`), end ? h("strong", ` ${end}`) : null);
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
    const { round: { game, day, names }, view: { working: { best: answer }, result: { marks, milliseconds, points, hints } } } = this;
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
