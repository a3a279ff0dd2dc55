import "./clock-ring.js";
import "./working-board.js";
import { announce, ask, chips, copy, h, icon, isStill, replace, toast } from "./dom.js";
import { cancelWork, engine, inWorker } from "./engine-client.js";
import { gameLink, go } from "./links.js";
import { addRound, dailyRound, forgetRounds, rounds, setSettings, settings } from "./store.js";
import { count, decimal, language, locale, percent, sentence, t, titles } from "./strings.js";

/** Today on this device's calendar, as 2026-11-22. */
export function today(date = new Date()) {
  const pad = (number, width) => String(number).padStart(width, "0");
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Rounds as on the show: the numbers come up, then the target, then a clock runs. */
class PlayView extends HTMLElement {
  #round = null;
  #timers = new Set();
  #clock = 0;
  #scores = [0, 0];
  #isStarting = false;
  /** The language that is drawn, and a question that is asked, until it is answered or has become pointless. */
  #drawn = "";
  #question = null;

  connectedCallback() {
    this.keyListener = (event) => this.#round?.board?.isConnected && this.#round.board.press(event);
    document.addEventListener("keydown", this.keyListener);
    this.#mark();
    // A round goes on as it was left, but for its language.
    if (!this.#round) this.#showStart();
    else if (this.#drawn !== language) this.#redraw();
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.keyListener);
    this.#question?.abort();
    // Nobody waits for a round that has not begun.
    if (this.#isStarting) cancelWork(this);
    delete document.documentElement.dataset.round;
  }

  /** Tells the styles whether a round is played. */
  #mark() {
    const isPlayed = this.isConnected && this.#round && this.#round.phase !== "over";
    document.documentElement.toggleAttribute("data-round", Boolean(isPlayed));
  }

  /** Plays the game of a link. */
  async open({ rules, numbers, target, day }) {
    const show = rules || "countdown";
    if (day) return this.#round?.day === day && this.#round.game.rules === show ? undefined : this.#startDaily(day, show);
    if (!numbers) return;
    try {
      // The board is for games as the shows have them. More numbers than six take long, and are solved elsewhere.
      if (engine.read(numbers).length > 6) return go(gameLink("solve", { rules, numbers, target }));
      const { game } = engine.solve({ rules: show, numbers, target });
      // Who comes back to a link finds the round that it began.
      if (this.#round && JSON.stringify(this.#round.game) === JSON.stringify(game)) return;
      this.#begin(game, null);
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Draws the round again, in another language. */
  #redraw() {
    const round = this.#round;
    const field = this.querySelector("input");
    const typed = field?.value ?? "";
    if (round.phase === "dealing") this.#showDealing();
    else if (round.phase === "thinking") this.#showRound();
    else if (round.phase === "declaring") this.#showDeclaring(round, round.declared.length);
    else if (round.phase === "showing") this.#showTurn(round, round.board.lines);
    else this.#showResult();
    const next = this.querySelector("input.step-field, input.target-field");
    if (next && round.phase !== "over") next.value = typed;
  }

  // The start

  #showStart() {
    this.#mark();
    this.#drawn = language;
    const options = settings();
    const game = titles[options.rules];
    const done = dailyRound(today(), options.rules);
    this.message = h("p.message.is-fault", { role: "alert" });
    this.startButton = h("button.primary.big", { type: "button", onclick: () => this.#start() }, icon("play"), t.start);
    const names = h("div.field-row.names", [0, 1].map((place) =>
      h("div.field.grow", h("label", { for: `name-${place}` }, t.playerName(place + 1)),
        h("input", {
          id: `name-${place}`, type: "text", maxlength: "30", autocomplete: "off", value: settings().names[place], placeholder: t.player(place + 1),
          oninput: ({ target }) => {
            const all = settings().names;
            all[place] = target.value;
            setSettings({ names: all });
            this.#scores = [0, 0];
          },
        }))));
    names.hidden = options.players !== 2;
    const choose = (key) => (value) => setSettings({ [key]: value });
    replace(this,
      h("h1", t.playTitle), this.message,
      h("div.start-grid",
        h("section.card.daily",
          h("h2", icon("day"), t.today), h("p.day", new Date().toLocaleDateString(locale(), { weekday: "long", day: "numeric", month: "long" })),
          h("p.muted", t.todayText),
          done ? h("p.done", t.todayDone(this.#resultText(done))) : null,
          h("button", { type: "button", onclick: () => this.#startDaily(today(), settings().rules) }, t.playToday)),
        h("section.card.setup",
          h("h2", t.newRound),
          h("div.field", h("label", { for: "play-rules" }, t.show),
            h("select", {
              id: "play-rules", onchange: ({ target }) => { setSettings({ rules: target.value }); this.#showStart(); this.querySelector("#play-rules").focus(); },
            }, Object.entries(titles).map(([id, title]) => h("option", { value: id, selected: title === game }, title)))),
          chips(t.large, "large", [["any", t.surprise], [0, "0"], [1, "1"], [2, "2"], [3, "3"], [4, "4"]], options.large, choose("large")),
          chips(t.difficulty, "rating", Object.entries(t.ratings).sort(([a]) => (a === "any" ? -1 : 0)).map(([value, label]) => [value === "any" ? value : Number(value), label]), options.rating, choose("rating")),
          chips(t.clock, "seconds", [[30, "30 s", t.seconds(30)], [45, "45 s", t.seconds(45)], [60, "60 s", t.seconds(60)], [0, t.noClock]], options.seconds, choose("seconds")),
          chips(t.players, "players", [[1, t.onePlayer], [2, t.twoPlayers]], options.players, (value) => {
            setSettings({ players: value });
            names.hidden = value !== 2;
          }),
          names, this.startButton),
        this.#statistics()));
  }

  #resultText({ value, target, points, milliseconds, hints }) {
    return t.shareResult({
      value, distance: value === null ? null : Math.abs(value - target), points, hints,
      seconds: milliseconds === null ? null : Math.round(milliseconds / 1000),
    });
  }

  #statistics() {
    const played = rounds();
    if (!played.length) return h("section.card.statistics", h("h2", t.statistics), h("p.muted", t.noRounds));
    const stats = engine.statistics(played);
    const time = (milliseconds) => (milliseconds === null ? "–" : `${(milliseconds / 1000).toLocaleString(locale(), { maximumFractionDigits: 1 })} s`);
    const figures = {
      rounds: count(stats.rounds), points: count(stats.points), exact: percent(stats.exact / stats.rounds, 0), streak: count(stats.streak),
      longestStreak: count(stats.longestStreak), dailyStreak: count(stats.dailyStreak), median: time(stats.medianMilliseconds), fastest: time(stats.fastestExactMilliseconds),
    };
    const most = Math.max(1, ...stats.distances);
    return h("section.card.statistics",
      h("h2", t.statistics),
      h("dl.figures", Object.entries(figures).map(([key, value]) => h("div", h("dt", t.stats[key]), h("dd", value)))),
      h("ul.bars", stats.distances.map((number, place) => {
        const bar = h("span.bar", { "aria-hidden": "true" });
        bar.style.width = `${(100 * number) / most}%`;
        return h("li", h("span.bar-label", t.distances[place]), h("span.bar-track", bar), h("span.bar-value", count(number)));
      })),
      h("div.button-row", h("button.quiet.danger", {
        type: "button", onclick: async () => {
          if (!(await ask(t.forgetSure, t.cancel, t.forget))) return;
          forgetRounds();
          toast(t.forgotten);
          this.#showStart();
        },
      }, t.forget)));
  }

  // A round

  async #start() {
    if (this.#isStarting) return;
    this.#isStarting = true;
    const { rules, large, rating } = settings();
    const options = { rules, large: large === "any" ? undefined : large, rating: rating === "any" ? undefined : rating };
    replace(this.startButton, t.drawing);
    try {
      const game = options.rating === undefined ? engine.draw(options) : await inWorker(this, "draw", options);
      this.#begin(game, null);
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.#isStarting = false;
    }
  }

  async #startDaily(day, rules) {
    if (this.#isStarting) return;
    this.#isStarting = true;
    try {
      const { game } = await inWorker(this, "daily", day, { rules });
      this.#begin(game, day);
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.#isStarting = false;
    }
  }

  /** The start, with the reason why a round does not begin. */
  #refuse(error) {
    if (error.name === "AbortError") return;
    this.#abandon();
    this.#showStart();
    this.message.textContent = sentence(error.message);
  }

  #abandon() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    clearInterval(this.#clock);
    this.#question?.abort();
    this.#round = null;
  }

  #later(milliseconds, action) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, milliseconds);
    this.#timers.add(timer);
  }

  #begin(game, day) {
    this.#abandon();
    const { seconds, players, names } = settings();
    const isContest = players === 2 && !day;
    this.#round = {
      game, day, phase: "dealing", shown: 0, total: seconds * 1000, started: 0, hints: 0, lines: [], times: [],
      isContest, names: names.map((name) => name.trim()), declared: [], shownWorkings: [], board: null,
    };
    const round = this.#round;
    this.#mark();
    this.#showDealing();
    const pace = isStill() ? 120 : 420;
    const turnOver = () => {
      if (this.#round !== round) return;
      // Nothing is dealt while one looks elsewhere, or is asked whether to leave.
      if (!this.isConnected || this.#question) return this.#later(pace, turnOver);
      if (round.shown < game.numbers.length) {
        round.shown++;
        this.#deal();
        announce(String(game.numbers[round.shown - 1]));
        this.#later(pace, turnOver);
      } else {
        this.#spinTarget(round);
      }
    };
    this.#later(pace, turnOver);
    if (!this.isConnected) return;
    this.querySelector(".leave").focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  #head(round) {
    return h("header.round-head",
      round.phase === "over" ? h("span") : h("button.quiet.leave", { type: "button", onclick: () => this.#leave() }, t.pause),
      h(round.phase === "over" ? "span.round-title" : "h1.round-title", `${titles[round.game.rules] ?? t.free}${round.day ? `, ${round.day}` : ""}`));
  }

  #showDealing() {
    this.#drawn = language;
    this.led = h("p.led", { "aria-label": t.target }, "···");
    this.dealt = h("div.tiles.dealing", { "aria-hidden": "true" });
    replace(this, h("div.round", this.#head(this.#round), h("div.stage", this.led), this.dealt));
    this.#deal();
  }

  /** Draws the tiles that are turned over by now. Only they change, so that the focus stays where it is. */
  #deal() {
    const { game, shown } = this.#round;
    replace(this.dealt, game.numbers.map((number, place) =>
      place < shown
        ? h(`span.tile.${number > 10 ? "large" : "small"}${place === shown - 1 ? ".is-new" : ""}`, number)
        : h("span.tile.is-covered", "?")));
  }

  #spinTarget(round) {
    const digits = String(round.game.target).length;
    const turns = isStill() ? 0 : 14;
    const turn = (left) => {
      if (this.#round !== round) return;
      if (!this.isConnected || this.#question) return this.#later(55, () => turn(left));
      if (left === 0) return this.#think(round);
      this.led.textContent = Array.from({ length: digits }, () => Math.floor(Math.random() * 10)).join("");
      this.#later(55, () => turn(left - 1));
    };
    turn(turns);
  }

  #think(round) {
    round.phase = "thinking";
    round.started = performance.now();
    this.#showRound();
    announce(t.targetShown(round.game.target));
    clearInterval(this.#clock);
    if (round.total) this.#clock = setInterval(() => this.#tick(round), 100);
  }

  #elapsed(round) {
    const passed = Math.round(performance.now() - round.started);
    return round.total ? Math.min(passed, round.total) : passed;
  }

  #tick(round) {
    if (this.#round !== round || round.phase !== "thinking") return clearInterval(this.#clock);
    const left = round.total - this.#elapsed(round);
    this.ring?.show(left, round.total, t.secondsLeft(Math.ceil(left / 1000)));
    const seconds = Math.ceil(left / 1000);
    if ([20, 10, 5].includes(seconds) && round.said !== seconds) {
      round.said = seconds;
      announce(t.secondsLeft(seconds));
    }
    if (left > 0) return;
    announce(t.timeUp);
    toast(t.timeUp);
    this.#finish(round);
  }

  #showRound() {
    const round = this.#round;
    this.#drawn = language;
    this.ring = document.createElement("clock-ring");
    const stage = h("div.stage",
      h("p.led", { "aria-label": `${t.target} ${round.game.target}` }, round.game.target),
      round.total ? this.ring : h("p.muted.no-clock", t.noTimeLimit));
    if (round.isContest) {
      replace(this, h("div.round", this.#head(round), stage,
        h("div.tiles.dealing", { role: "img", "aria-label": t.labelled(t.numbers, round.game.numbers.join(", ")) },
          round.game.numbers.map((number) => h(`span.tile.${number > 10 ? "large" : "small"}`, { "aria-hidden": "true" }, number))),
        h("p.lead.centred", t.bothThink),
        h("div.button-row.centred", h("button.primary.big", { type: "button", onclick: () => this.#finish(round) }, t.ready))));
      this.querySelector(".primary").focus({ preventScroll: true });
    } else {
      round.board = document.createElement("working-board");
      const declare = h("button.primary.big.declare", { type: "button", onclick: () => this.#finish(round) }, icon("check"), t.declare);
      replace(this, h("div.round", this.#head(round), stage, round.board, h("div.declare-bar", declare)));
      round.board.begin(round.game, round.lines);
      this.hintButton = h("button.quiet", { type: "button", onclick: () => this.#hint(round) });
      this.#nameHint(round);
      round.board.addTools(this.hintButton);
      round.board.addEventListener("workingchange", () => this.#changed(round));
      for (let strength = 1; strength <= Math.min(3, round.hints); strength++) this.#tellHint(round, strength);
      round.board.querySelector(".tile")?.focus({ preventScroll: true });
    }
    if (round.total) this.#tick(round);
  }

  #changed(round) {
    // Each line keeps the time at which it was made; those that are taken back lose it.
    round.lines = round.board.lines;
    round.times.length = Math.min(round.times.length, round.lines.length);
    while (round.times.length < round.lines.length) round.times.push(this.#elapsed(round));
  }

  /** When the answer was made: with the first line that comes as close. */
  #answeredAfter(round) {
    const { best, lines } = round.board.working;
    return best ? round.times[lines.findIndex(({ solution }) => solution.distance === best.distance)] : null;
  }

  #hint(round) {
    if (round.hints >= 3 || round.phase !== "thinking") return;
    round.hints++;
    this.#tellHint(round, round.hints);
    this.#nameHint(round);
  }

  /** Names the next hint. After the last one the button says that it is done, and keeps the focus. */
  #nameHint({ hints }) {
    replace(this.hintButton, icon("hint"), t.hints[Math.min(3, hints + 1)]);
    if (hints >= 3) this.hintButton.setAttribute("aria-disabled", "true");
  }

  #tellHint(round, strength) {
    round.board.addNote(sentence(engine.hint(round.game, strength).text));
  }

  async #leave() {
    const round = this.#round;
    this.#question = new AbortController();
    const leaves = await ask(t.leave, t.stay, t.leaveNow, this.#question.signal);
    this.#question = null;
    // The clock may have ended the round by now: then its result stays.
    if (this.#round !== round || round.phase === "over") return;
    if (!leaves) {
      // What the focus was on may have been drawn again.
      if (this.isConnected && document.activeElement === document.body) this.querySelector(".leave")?.focus();
      return;
    }
    this.#abandon();
    if (location.hash.includes("?")) history.replaceState(null, "", "#/play");
    this.#showStart();
    this.querySelector("h1")?.scrollIntoView({ block: "nearest" });
  }

  #finish(round) {
    if (this.#round !== round || round.phase !== "thinking") return;
    clearInterval(this.#clock);
    this.#question?.abort();
    if (round.isContest) {
      round.phase = "declaring";
      this.#showDeclaring(round, 0);
      return;
    }
    round.phase = "over";
    round.lines = round.board.lines;
    const { solution: best } = engine.solve(round.game);
    const answer = round.board.working.best;
    round.result = { best, answer };
    round.played = {
      day: round.day, rules: round.game.rules, target: round.game.target, value: answer?.value ?? null, bestDistance: best.distance,
      points: answer?.points ?? 0, milliseconds: this.#answeredAfter(round), hints: round.hints,
    };
    // The game of a day counts once.
    if (!round.day || !dailyRound(round.day, round.game.rules)) addRound(round.played);
    this.#showResult();
  }

  // Two players

  /** The names of the players, as the language has them if they gave none. */
  #names(round) {
    return round.names.map((name, place) => name || t.player(place + 1));
  }

  #judge(round) {
    return engine.contest(round.game, { names: this.#names(round), declared: round.declared, shown: round.shownWorkings });
  }

  #showDeclaring(round, place) {
    this.#drawn = language;
    const fault = h("p.message.is-fault", { id: "declare-fault", role: "alert" });
    const field = h("input.target-field", {
      id: "declare-field", type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "10", "aria-describedby": "declare-fault",
    });
    const submit = (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text && !/^[1-9][0-9]{0,8}$/.test(text)) {
        fault.textContent = t.badDeclaration;
        return field.focus();
      }
      round.declared[place] = text ? Number(text) : null;
      if (place === 0) this.#showDeclaring(round, 1);
      else this.#goOnWithContest(round);
    };
    replace(this, h("div.round", this.#head(round),
      h("div.stage", h("p.led", { "aria-label": `${t.target} ${round.game.target}` }, round.game.target)),
      h("div.tiles.dealing", { "aria-hidden": "true" }, round.game.numbers.map((number) => h(`span.tile.${number > 10 ? "large" : "small"}`, number))),
      h("form.card.declaring", { onsubmit: submit },
        place === 1 ? h("p.muted", t.pass(this.#names(round)[1])) : null,
        h("label", { for: "declare-field" }, t.declareOf(this.#names(round)[place])), field, fault,
        h("p.muted", t.declareNote), h("button.primary", { type: "submit" }, t.declared))));
    field.focus();
  }

  #goOnWithContest(round) {
    const contest = this.#judge(round);
    if (contest.next !== null) {
      round.phase = "showing";
      return this.#showTurn(round, []);
    }
    round.phase = "over";
    round.result = { best: engine.solve(round.game).solution, answer: null };
    contest.points.forEach((points, place) => { this.#scores[place] += points; });
    this.#showResult();
  }

  #showTurn(round, lines) {
    this.#drawn = language;
    const contest = this.#judge(round);
    const name = this.#names(round)[contest.next];
    round.board = document.createElement("working-board");
    const show = h("button.primary.big", { type: "button" }, t.showIt);
    const settle = () => {
      round.shownWorkings.push(round.board.lines);
      this.#goOnWithContest(round);
    };
    show.addEventListener("click", settle);
    const last = contest.faults.at(-1);
    replace(this, h("div.round", this.#head(round),
      h("div.stage", h("p.led", { "aria-label": `${t.target} ${round.game.target}` }, round.game.target)),
      last ? h("p.message.is-fault", { role: "alert" }, sentence(last)) : null,
      h("p.lead.centred", t.showOf(name, round.declared[contest.next])),
      round.board,
      h("div.declare-bar", h("button", { type: "button", onclick: () => { round.board.reset(); settle(); } }, t.cannotShow), show)));
    round.board.begin(round.game, lines);
    const update = () => {
      const isMade = round.board.working.lines.some((line) => line.solution.value === round.declared[contest.next]);
      show.disabled = !isMade;
      if (isMade) show.focus();
    };
    round.board.addEventListener("workingchange", update);
    update();
    announce(t.showOf(name, round.declared[contest.next]));
  }

  // The end of a round

  #showResult() {
    this.#mark();
    this.#drawn = language;
    const round = this.#round;
    const contest = round.isContest ? this.#judge(round) : null;
    const names = this.#names(round);
    const { best, answer } = round.result;
    const { game } = round;
    const card = document.createElement("solution-card");
    const verdict = contest ? this.#contestVerdict(contest, names)
      : answer === null ? t.verdictNone : answer.distance === 0 ? t.verdictExact : t.verdictAway(answer.value, answer.distance);
    const isBest = answer && answer.distance === best.distance;
    const { isEasier, trick } = engine.lesson(game, answer?.expression);
    const points = contest ? null : t.points(round.played.points);
    const difficulty = h("p.muted.difficulty-line");
    const heading = h("h1.verdict", { tabindex: "-1" }, verdict);
    replace(this, h("div.round.result", this.#head(round),
      h(`section.card.verdict-card${isBest || contest?.points.some((number) => number > 0) ? ".is-good" : ""}`,
        h("div.stage.small", h("p.led", { "aria-label": `${t.target} ${game.target}` }, game.target),
          h("p.muted.given", game.numbers.join("  "))),
        heading,
        points ? h("p.points", points, round.played.milliseconds !== null ? h("span.muted", ` ${t.after(decimal(round.played.milliseconds / 1000, 1))}`) : null) : null,
        contest ? h("ul.contest-list", names.map((name, place) =>
          h("li", t.declaredList(name, round.declared[place]), h("strong", ` ${t.points(contest.points[place])}`),
            h("span.muted", ` ${t.labelled(t.total, this.#scores[place])}`)))) : null,
        contest ? contest.faults.filter(Boolean).map((fault) => h("p.note", sentence(fault))) : null,
        contest ? null : h("p", isBest ? t.closestPossible : t.couldBeCloser(best.distance)),
        answer && answer.steps.length ? h("p.your-answer", h("span.muted", t.labelled(t.yourAnswer, "")), `${answer.expression} = ${answer.value}`) : null,
        difficulty,
        h("div.button-row.centred",
          h("button.primary", { type: "button", onclick: () => (round.day ? this.#toStart() : this.#next()) }, round.day ? t.backToStart : t.nextRound),
          contest ? null : h("button", { type: "button", onclick: () => this.#share(round) }, icon("share"), t.share),
          round.day ? null : h("button.quiet", { type: "button", onclick: () => this.#toStart() }, t.backToStart))),
      h("section.card", h("h2", isEasier ? t.easierWay : t.bestAnswer), card,
        trick ? h("p.trick", sentence(trick)) : null,
        h("div.button-row", h("a.button.quiet", { href: gameLink("solve", game) }, icon("solve"), t.openInSolver)))));
    card.show(best);
    if (this.isConnected) {
      heading.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    announce([verdict, points].filter(Boolean).join(", "));
    inWorker(this, "difficulty", game).then(({ rating, reasons }) => {
      if (this.#round === round) difficulty.textContent = `${t.labelled(t.difficulty, t.rated(rating))}. ${sentence(reasons.join(", "))}`;
    }, () => {});
  }

  #contestVerdict({ points }, names) {
    const scorers = names.filter((_, place) => points[place] > 0);
    return scorers.length === 0 ? t.nobodyScores : scorers.length === 1 ? t.winner(scorers[0]) : t.bothScore;
  }

  #toStart() {
    this.#abandon();
    if (location.hash.includes("?")) history.replaceState(null, "", "#/play");
    this.#showStart();
    scrollTo({ top: 0 });
  }

  #next() {
    if (location.hash.includes("?")) history.replaceState(null, "", "#/play");
    this.#start();
  }

  /** The result as a text, without the solution. */
  async #share({ game, day, played }) {
    const link = new URL(gameLink("play", day ? { day, rules: game.rules } : game), location.href).href;
    const text = [t.shareTitle(titles[game.rules] ?? t.free, day), t.shareGame(game.target, game.numbers.join(" ")), this.#resultText(played)].join("\n");
    if (navigator.share) {
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

customElements.define("play-view", PlayView);
