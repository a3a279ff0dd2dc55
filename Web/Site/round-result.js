import "./solution-card.js";
import { announce, copy, download, h, icon, replace, toast } from "./dom.js";
import { engine, inWorker } from "./engine-client.js";
import { gameLink } from "./links.js";
import { drawPicture } from "./round-picture.js";
import { leagueField, leagueLink } from "./round-league.js";
import { league, led, make, rivalText, roundHead } from "./round-scenes.js";
import { joined, judge, matchOf, namesOf, ownResult } from "./round.js";
import { setSettings, settings } from "./store.js";
import { decimal, resultText, sentence, t, titleOf } from "./strings.js";

/**
 * What somebody who did not find the best answer could have seen: the last step from which it was in reach, and how it goes on there; or the
 * first step, if that led away from it.
 */
function missed(game, lines, bestDistance) {
  const { target } = game;
  const text = (line) => { const { left, sign, right, result } = line.solution.steps.at(-1); return `${left} ${sign} ${right} = ${result}`; };
  const stepped = lines.filter((line) => line.solution.steps.length);
  for (let count = stepped.length; count > 0; count--) {
    const { tiles, results } = engine.working(game, stepped.slice(0, count).map((line) => line.text));
    const { solution } = engine.solve({ rules: "free", numbers: [...tiles, ...results], target });
    if (solution.distance === bestDistance) return t.stillPossible({ step: text(stepped[count - 1]), rest: `${solution.expression} = ${solution.value}` });
  }
  return stepped.length ? t.ledAway({ step: text(stepped[0]) }) : "";
}

/** The end of a round: the verdict and the points, and below them what can be learnt from the best answer or an easier way. */
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
    const answered = (name, { expression, value }) => h("p.your-answer", h("span.muted", t.labelled({ name, text: "" })), `${expression} = ${value}`);
    const heading = h("h1.verdict", { tabindex: "-1" }, verdict);
    const lesson = contest || isBest ? "" : missed(game, view.working.lines, bestDistance);
    const isGood = contest ? contest.points.some((number) => number > 0) : isBest;
    replace(this, h("div.round.result", roundHead(round),
      h(`section.card.verdict-card${isGood ? ".is-good" : ""}`,
        h("div.stage.small", led(game), h("p.muted.given", game.numbers.join("  "))),
        heading,
        match ? this.#matchLine(saved, match) : null,
        points ? h("p.points", points, milliseconds !== null ? h("span.muted", ` ${t.after({ seconds: decimal(milliseconds / 1000, 1) })}`) : null) : null,
        contest || opponent ? this.#contestList(contest, match) : null,
        opponent && opponent.points > alone && answer ? h("p.note", t.behind({ name: namesOf(round)[1] }), " ", t.onlyCloser) : null,
        contest || answer?.distance === 0 ? null : h("p", isBest ? t.closestPossible : t.couldBeCloser({ distance: bestDistance })),
        this.#againstRival(view),
        h("div.button-row.centred",
          h("button.primary", { type: "button", onclick: round.day ? this.onleave : this.onnext }, round.day ? t.backToStart : match?.isOver ? t.nextMatch : t.nextRound),
          contest ? null : [
            h("button", { type: "button", onclick: () => this.#share() }, icon("share"), t.share),
            h("button", { type: "button", onclick: () => this.#sharePicture() }, icon("picture"), t.picture),
          ],
          round.day ? null : h("button.quiet", { type: "button", onclick: this.onleave }, t.backToStart)),
        this.#nameField(), this.#leagueField(contest)),
      h("section.card", h("h2", isEasier ? t.easierWay : t.bestAnswer), make("solution-card", { className: "best", isPlain: true }),
        trick ? h("p.trick", sentence(trick)) : null,
        // What is the best answer is read above.
        !contest && answer?.steps.length && answer.expression !== best.expression ? answered(t.yourAnswer, answer) : null,
        lesson ? h("p.missed", lesson) : null,
        opponent?.answer && opponent.answer.expression !== best.expression ? answered(namesOf(round)[1], opponent.answer) : null,
        difficulty,
        h("div.button-row", h("a.button.quiet", { href: gameLink("solve", game) }, icon("solve"), t.openInSolver)))));
    this.querySelector("solution-card").show(best);
    heading.focus({ preventScroll: true });
    scrollTo({ top: 0 });
    announce([verdict, points, this.querySelector(".match strong")?.textContent].filter(Boolean).join(", "));
    inWorker(this, "difficulty", game).then(({ rating }) => {
      difficulty.textContent = t.labelled({ name: t.difficulty, text: t.rated({ n: rating }) });
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
        h("li", t.declaredList({ name, number: numbers[place] }), ", ", h("strong.whole", t.points({ n: points[place] })),
          match ? [" ", h("span.muted.whole", `(${t.labelled({ name: t.total, text: match.totals[place] })})`)] : null))),
      (contest?.faults ?? []).filter(Boolean).map((fault) => h("p.note", sentence(fault))),
    ];
  }

  /** How far a match of several rounds is, and who has won it. */
  #matchLine({ roundCount }, { playedCount, totals, leaders, isOver }) {
    if (!roundCount) return null;
    const names = namesOf(this.round);
    const round = t.matchRound({ n: playedCount, count: roundCount });
    const end = !isOver || names.length === 1 ? null
      : leaders.length > 1 ? t.matchDrawn : leaders[0] === 0 && !this.round.names ? t.matchWon : t.matchWonBy({ name: names[leaders[0]] });
    return h(`p.match${isOver && !this.round.names && leaders[0] !== 0 ? ".is-lost" : ""}`, h("span.muted", names.length > 1 ? (end ? sentence(round) : round) : t.labelled({ name: round, text: t.points({ n: totals[0] }) })), end ? h("strong", ` ${end}`) : null);
  }

  /** What was reached, as a link has it. */
  get #own() {
    const { round: { game: { target } }, view: { working: { best }, result: { milliseconds } } } = this;
    return ownResult({ value: best?.value ?? null, target, milliseconds });
  }

  /** All who have played the game of a link that went through several hands. */
  #league() {
    return league(this.round.rivals, this.#own);
  }

  /** The name that one has among them. */
  #nameField() {
    return this.table || (this.round.day && !this.round.names) ? h("div.field.own-name", h("label", { for: "own-name" }, t.yourName),
      h("input", {
        id: "own-name", type: "text", maxlength: "30", autocomplete: "nickname", value: settings().names[0],
        oninput: ({ target }) => {
          setSettings({ names: [target.value, settings().names[1]] });
          if (this.table) replace(this.table, this.#league());
        },
      })) : null;
  }

  /** The league over days that the result of a day goes to. */
  #leagueField(contest) {
    const { day, game: { rules }, league: name = "" } = this.round;
    return !day || contest ? null : leagueField({ name, rules }, (name) => this.onleague((this.round.league = name)));
  }

  /** Who sent the link of a round has an answer that is beaten, or not. */
  #againstRival({ working: { best: answer }, result: { milliseconds } }) {
    const { rivals: [rival, ...others] = [], names } = this.round;
    if (!rival || names) return null;
    if (others.length) return (this.table = h("div", this.#league()));
    const [mine, theirs] = [answer?.distance ?? Infinity, rival.distance ?? Infinity];
    const isAhead = mine < theirs || (mine === theirs && answer && milliseconds / 1000 < rival.seconds);
    const isEven = mine === theirs && (!answer || milliseconds / 1000 === rival.seconds);
    return h("p.note", rivalText(rival), " ", isEven ? t.even : isAhead ? t.ahead : t.behind({ name: rival.name || t.somebody }));
  }

  /** The result as a picture that gives nothing away, to be sent or kept. */
  async #sharePicture() {
    const { round: { game }, view: { working: { best: answer }, result: { milliseconds, points } } } = this;
    const blob = await drawPicture({
      title: titleOf(this.round), verdict: !answer ? t.verdictNone : answer.distance === 0 ? t.verdictExact : t.away({ n: answer.distance }),
      detail: [t.points({ n: points }), milliseconds === null ? "" : t.after({ seconds: decimal(milliseconds / 1000, 1) })].join(" "),
      address: `${location.host}${location.pathname}`.replace(/\/(index\.html)?$/, ""),
      count: game.numbers.length, usedCount: answer ? answer.steps.length + 1 : 0, isExact: answer?.distance === 0,
    });
    const file = new File([blob], "numberrace.png", { type: blob.type });
    if (navigator.canShare?.({ files: [file] })) {
      try {
        return await navigator.share({ files: [file] });
      } catch (error) {
        if (error.name === "AbortError") return;
      }
    }
    download(file, file.name);
    toast(t.pictureSaved);
  }

  /** The result as a text that gives nothing away: a mark for each number that was used, and a link with the time to beat. */
  async #share() {
    const { round: { game, day, names, rivals, league: name }, view: { working: { best: answer }, result: { marks, milliseconds, points, hints } } } = this;
    // All who have played it before stay in the link.
    const all = joined([this.#own], rivals);
    const link = new URL(name ? leagueLink({ name, rules: game.rules }, day, all) : gameLink("play", { ...(day ? { day, rules: game.rules } : game), rivals: all }), location.href).href;
    const text = [
      `NumberRace, ${titleOf(this.round)}`, marks,
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
