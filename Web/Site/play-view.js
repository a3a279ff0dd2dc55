import "./play-start.js";
import "./round-choosing.js";
import "./round-result.js";
import "./round-sheet.js";
import { announce, ask, isStill, replace, toast } from "./dom.js";
import { Engine } from "./engine.js";
import { cancelWork, engine, inWorker } from "./engine-client.js";
import { burst, feel, keepAwake, playTune } from "./feel.js";
import { gameLink, go } from "./links.js";
import { RoundClock } from "./round-clock.js";
import { joinLeague } from "./round-league.js";
import { make, rivalText } from "./round-scenes.js";
import { beginRound, joined, matchFor, missedGames, namesOf, partsOf, phaseOf, runningMatch, settle, step, today } from "./round.js";
import { currentRound, removeRound, savedMatch, savedRound, savedRounds, savedRows, saveRows, setCurrentRound, settings } from "./store.js";
import { language, sentence, t } from "./strings.js";

/** How games are drawn by the settings. */
const drawOptions = () => {
  const { rules, large, rating } = settings();
  return { rules, large: Number.isInteger(large) ? large : undefined, rating: rating === "any" ? undefined : rating };
};

/** The phases in which lines are taken. */
const onClock = ["thinking", "declaring"];

/** What tells this window from others: the one that went on with a round last plays it. */
const player = Engine.seed();

/**
 * Rounds as on the show: the numbers come up, then the target, then a clock runs. A round is what is stored of it, and
 * goes on only while somebody looks; otherwise it waits.
 */
class PlayView extends HTMLElement {
  /** The round and how the engine sees it; the element that draws it. */
  #round = null;
  #view = null;
  #scene = null;
  #drawn = "";
  /** Whether the numbers are being dealt or the clock runs. */
  #isRunning = false;
  #clock = new RoundClock();
  #said = 0;
  #isStarting = false;
  #question = null;

  connectedCallback() {
    this.listening = new AbortController();
    const { signal } = this.listening;
    document.addEventListener("keydown", (event) => this.#press(event), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && this.#wait(), { signal });
    addEventListener("pagehide", () => this.#wait(), { signal });
    addEventListener("storage", ({ key }) => this.#follow(key), { signal });
    if (!this.#scene) this.#restore();
    else if (this.#drawn !== language) this.#redraw();
    this.#mark();
  }

  disconnectedCallback() {
    this.listening.abort();
    this.#wait();
    // Nobody waits for a round that has not begun.
    if (this.#isStarting) cancelWork(this);
    delete document.documentElement.dataset.round;
  }

  /** While the focus is in a round, R says what is left to use and T the time; other keys go to the board. */
  #press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // What is open, such as a question or the settings, has keys of its own.
    if (event.target.closest?.("input, select, textarea, dialog, details") || document.querySelector("dialog[open]")) return;
    if (this.#isClockRunning && "rt".includes(event.key) && event.target.closest?.(".round")) {
      const { working: { tiles, results }, game: { target } } = this.#view;
      const { time } = this.#round;
      announce(event.key === "r" ? t.leftSaid({ numbers: [...tiles, ...results].join(", "), target })
        : time === null ? t.noTimeLimit : t.secondsLeft({ n: Math.ceil(Math.max(0, time - this.#clock.elapsed) / 1000) }));
    }
    this.querySelector("working-board, round-choosing")?.press(event);
  }

  /** Tells the styles whether a round is played. */
  #mark() {
    const isPlayed = this.isConnected && this.#round && phaseOf(this.#round, this.#view) !== "over";
    document.documentElement.toggleAttribute("data-round", Boolean(isPlayed));
  }

  /**
   * Shows the round of a link.
   * @param {Record<string, any>} link
   */
  async open({ rules = "", numbers, target, day, rivals = [], of: league = "", players = [] }) {
    const show = rules || "countdown";
    const date = day === "today" ? today() : day;
    if (day) {
      const isOfDay = (round) => round.day === date && round.game.rules === show;
      const join = () => league && joinLeague(league, show, date, players);
      if (savedRounds().some(isOfDay)) join();
      if (!this.#takeSaved(isOfDay, rivals, league)) this.#startDaily(date, show, { waits: true, rivals, league }, join);
      return;
    }
    if (!numbers) return;
    try {
      // The board is for games as the shows have them. More numbers than six take long, and are solved elsewhere.
      if (engine.read(numbers).length > 6) return go(gameLink("solve", { rules, numbers, target }));
      const { game } = engine.solve({ rules: show, numbers, target });
      // Who comes back to a link finds the round that it began.
      const isSame = (round) => !round.day && JSON.stringify(round.game) === JSON.stringify(game);
      if (!this.#takeSaved(isSame, rivals)) this.#begin(game, null, { waits: true, rivals });
    } catch (error) {
      this.#refuse(error);
    }
  }

  // Rounds that are stored

  /** Shows the round that was shown last; its result only after a reload, for who comes back later begins at the start. */
  #restore() {
    const id = currentRound();
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    const isSeen = navigation?.type === "navigate" && savedRound(id)?.isKept;
    if (savedRows()) this.#choose();
    else this.#take(isSeen ? null : id);
  }

  /** Shows a stored round, if there is one; those who have played it meanwhile join those who had before. */
  #takeSaved(test, rivals, league = "") {
    const found = savedRounds().filter(test).pop();
    if (found && (rivals.length || league)) {
      settle(found.id, (round) => {
        round.rivals = joined(round.rivals, rivals);
        round.league = league || round.league;
      });
      if (found.id === this.#round?.id && !this.#isRunning) this.#take(found.id);
    }
    if (found && found.id !== this.#round?.id) {
      this.#wait();
      this.#take(found.id);
    }
    return Boolean(found);
  }

  /** Shows a stored round, which waits if it is not over; the start, if there is none of the id. */
  #take(id) {
    this.#stop();
    if (savedRows()) saveRows(null);
    const found = id === null ? null : step(id);
    this.#round = found?.round ?? null;
    this.#view = found?.view ?? null;
    setCurrentRound(this.#round?.id ?? null);
    this.#draw();
  }

  /** Another window has changed something: a round that it goes on with waits here, and statistics are drawn again. */
  #follow(key) {
    if (this.#round) {
      if (JSON.stringify(savedRound(this.#round.id)) !== JSON.stringify(this.#round)) this.#take(this.#round.id);
    } else if (key !== "numberrace.saved") this.#scene.refresh?.();
  }

  /** Does something in the round. Returns how the engine sees it then; null if it is there no more. */
  #send(event, argument = "") {
    const now = this.#isClockRunning ? this.#clock.elapsed : undefined;
    if (this.#isRunning && savedRound(this.#round.id)?.player !== player) {
      this.#take(this.#round.id);
      return null;
    }
    const next = step(this.#round.id, event, argument, now);
    if (!next) {
      this.#take(null);
      return null;
    }
    ({ round: this.#round, view: this.#view } = next);
    if (this.#view.phase === "over") this.#end();
    else if (event === "say" && !this.#view.working.fault) feel(this.#view.working.best?.distance === 0 ? "exact" : "step");
    return this.#view;
  }

  // What is shown

  #draw() {
    const [round, view] = [this.#round, this.#view];
    const phase = round ? phaseOf(round, view) : "start";
    const parts = {
      round, view, lines: round?.lines ?? [], onleave: phase === "over" ? () => this.#toStart() : () => this.#leave(),
      onsettle: (change) => this.#settle(change), onleague: (league) => this.#settle((round) => { round.league = league; }, false), onlines: (lines) => this.#settle((round) => { round.lines = lines; }, false), ondeclare: () => this.#send("finish"), act: (event, line) => this.#send(event, line),
      onready: () => this.#run(), onnext: () => this.#next(),
      onstart: () => this.#start(), onagain: (game) => this.#begin(game, null, { waits: true, isAgain: true }), onsheet: () => this.#makeSheet(), ondaily: (day, { name, rules } = { name: "", rules: settings().rules }) => this.open({ day, rules, of: name }), ontake: (id) => this.#take(id),
    };
    const isWaiting = !this.#isRunning && ["dealing", "thinking", "declaring"].includes(this.#view?.phase);
    const name = phase === "start" ? "play-start" : isWaiting ? "round-ready"
      : onClock.includes(view?.phase) ? (round.names ? "round-contest" : "round-board")
        : { dealing: "round-dealing", declaring: "round-declaring", showing: "round-showing", over: "round-result" }[phase];
    this.#show(name, parts);
    this.#mark();
    if (this.#isClockRunning) this.#tick(this.#clock.elapsed);
  }

  #show(name, parts) {
    this.#drawn = language;
    this.#scene = make(name, parts);
    replace(this, this.#scene);
  }

  /** Draws the round again, in another language. */
  #redraw() {
    if (savedRows()) return this.#choose();
    if (this.#scene.games) return this.#showSheet(this.#scene.games);
    if (this.#round) this.#view = step(this.#round.id)?.view ?? this.#view;
    const typed = this.querySelector(".step-field, #declare-field")?.value ?? "";
    this.#draw();
    const field = this.querySelector(".step-field, #declare-field");
    if (field) field.value = typed;
  }

  // Beginning

  async #start() {
    const options = settings();
    const saved = savedMatch();
    const isLost = saved?.playedCount && (saved.roundCount || saved.contestantCount > 1) && !engine.match(saved).isOver && !runningMatch(options);
    if (isLost && !(await ask(t.leaveMatch, t.cancel, t.start))) return;
    const match = matchFor(options);
    const isChosen = options.large === "choose";
    // An opponent has its numbers drawn.
    const isDrawnFor = isChosen && engine.match(match).chooser === 1 && options.players !== 2;
    if (!isChosen || isDrawnFor) return this.#drawGame([], { match, isDrawnFor });
    saveRows([]);
    this.#choose();
    scrollTo({ top: 0 });
  }

  /** Goes on with the choice of numbers. */
  #choose() {
    const options = settings();
    try {
      engine.choice({ rules: options.rules, rows: savedRows() });
    } catch {
      // What is stored cannot be chosen.
      return this.#take(null);
    }
    const match = matchFor(options);
    const parts = partsOf(options);
    this.#round = this.#view = null;
    this.#show("round-choosing", {
      ...parts, game: options, match: match.id, rows: savedRows(), title: options.players === 2 ? t.chooseOf({ name: namesOf(parts)[engine.match(match).chooser] }) : t.choose,
      onleave: () => this.#take(null), onrows: saveRows, onchosen: (rows) => this.#drawGame(rows, { match }),
    });
  }

  async #drawGame(rows, how) {
    const options = { ...drawOptions(), rows };
    await this.#drawing(async () => this.#begin(options.rating === undefined ? engine.draw(options) : await inWorker(this, "draw", options), null, how));
  }

  /** Begins the game of a day; a league is joined once there is such a game. */
  async #startDaily(day, rules, how, join) {
    await this.#drawing(async () => {
      const daily = await inWorker(this, "daily", day, { rules, today: today() });
      join();
      this.#begin(daily.game, daily.day, how);
    });
  }

  async #drawing(draw) {
    if (this.#isStarting) return;
    this.#isStarting = true;
    this.#scene?.showDrawing?.();
    try {
      await draw();
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.#isStarting = false;
    }
  }

  /** The start, with the reason why a round does not begin. */
  #refuse(error) {
    if (error.name === "AbortError") return;
    this.#take(null);
    this.#scene.tell(sentence(error.message));
  }

  /** Games to print, drawn as the settings say. */
  async #makeSheet() {
    const options = drawOptions();
    await this.#drawing(async () => {
      const games = [];
      // A sheet has games that can be solved.
      while (games.length < 10) {
        const game = await inWorker(this, "draw", options);
        if (engine.solve(game).solution.distance === 0) games.push(game);
      }
      this.#showSheet(games);
      scrollTo({ top: 0 });
    });
  }

  #showSheet(games) {
    this.#show("round-sheet", { games, onleave: () => this.#take(null) });
  }

  /** @param {{ waits?: boolean, rivals?: any[], match?: any, isDrawnFor?: boolean, isAgain?: boolean, league?: string }} how */
  #begin(game, day, how = {}) {
    this.#wait();
    const { id } = beginRound(game, day, settings(), how);
    this.#take(id);
    if (!how.waits && this.isConnected && document.visibilityState === "visible") this.#run();
    scrollTo({ top: 0 });
  }

  // Going on and waiting

  get #isClockRunning() {
    return this.#isRunning && onClock.includes(this.#view.phase);
  }

  #stop() {
    this.#clock.stop();
    keepAwake(false);
    this.#question?.abort();
    this.#isRunning = false;
  }

  /** Goes on with the round that waits. */
  #run() {
    const next = settle(this.#round.id, (round) => { round.player = player; });
    if (!next) return this.#take(null);
    ({ round: this.#round, view: this.#view } = next);
    if (this.#view.phase === "over") return this.#take(this.#round.id);
    this.#isRunning = true;
    keepAwake(true);
    if (onClock.includes(this.#view.phase)) return this.#think();
    this.#draw();
    this.#deal();
  }

  /** Waits, with the clock where it is. */
  #wait() {
    if (!this.#isRunning) return;
    if (this.#isClockRunning) this.#advance();
    // The clock may just have run out.
    if (this.#isRunning) {
      this.#stop();
      this.#draw();
    }
  }

  #deal() {
    const pace = isStill() ? 120 : 420;
    const turnOver = () => {
      // Nothing is dealt while one is asked whether to leave.
      if (this.#question) return this.#clock.later(pace, turnOver);
      if (this.#round.progress.turnCount === this.#round.game.numbers.length) return this.#spin(isStill() ? 0 : 14);
      if (!this.#send("turn")) return;
      this.#scene.deal(this.#round);
      feel("turn");
      this.#clock.later(pace, turnOver);
    };
    this.#clock.later(pace, turnOver);
  }

  #spin(turns) {
    if (this.#question) return this.#clock.later(55, () => this.#spin(turns));
    if (turns === 0) return this.#send("turn") && this.#think();
    this.#scene.spin(this.#round);
    this.#clock.later(55, () => this.#spin(turns - 1));
  }

  #think() {
    this.#clock.run(this.#round.progress.elapsed, (elapsed, last) => this.#tick(elapsed, last), () => this.#wait());
    this.#draw();
    feel("target");
    announce(t.boardSaid({ numbers: this.#round.game.numbers.join(", "), target: this.#round.game.target }));
  }

  #tick(elapsed, last = elapsed) {
    const { time, progress, rivals = [], names } = this.#round;
    // Somebody who played the game of the link had an answer by now.
    for (const rival of names ? [] : rivals) {
      if (!rival.seconds || elapsed < 1000 * rival.seconds || last >= 1000 * rival.seconds) continue;
      announce(rivalText(rival));
      toast(rivalText(rival));
    }
    if (time !== null) {
      const left = Math.max(0, time - elapsed);
      const seconds = Math.ceil(left / 1000);
      this.#scene.ring.show(left, time, t.secondsLeft({ n: seconds }));
      playTune(left);
      if (left > 0 && seconds <= 5 && Math.ceil((time - last) / 1000) > seconds) feel("tick");
      if ([20, 10, 5].includes(seconds) && this.#said !== seconds) {
        this.#said = seconds;
        announce(t.secondsLeft({ n: seconds }));
      }
      if (left === 0 && last < time) {
        announce(t.timeUp);
        toast(t.timeUp);
        feel("over");
      }
    }
    // What is stored is never more than a second behind.
    if (elapsed - progress.elapsed < 1000 && !(time !== null && elapsed >= time && last < time)) return;
    if (this.#advance()?.phase === "declaring" && last < time) this.#scene.tellMoment();
  }

  /** Lets the time pass, with what is typed and not entered. */
  #advance() {
    return this.#send("advance", this.querySelector("working-board")?.pending);
  }

  // The end

  /** The round is over, or its players declare now. */
  #end() {
    this.#stop();
    this.#draw();
    if (this.#view.working.best?.distance === 0 && !this.#round.names) burst(this.querySelector(".led"));
  }

  #settle(change, draws = true) {
    const next = settle(this.#round.id, change);
    if (!next) return this.#take(null);
    if (draws) this.#take(this.#round.id);
    else this.#round = next.round;
  }

  async #leave() {
    const { id, day, progress } = this.#round;
    // What has not begun is not lost.
    if (!progress.turnCount) {
      removeRound(id);
      return this.#toStart();
    }
    if (!this.#isRunning && this.#view.phase !== "over" && day && !this.#view.countsIfLeft) return this.#toStart();
    this.#question = new AbortController();
    const question = this.#view.countsIfLeft && !this.#round.names ? t.leaveCounts : day ? t.leaveDay : t.leave;
    const leaves = await ask(question, t.stay, t.leaveNow, this.#question.signal);
    this.#question = null;
    // The clock may have ended the round by now: then its result stays.
    if (this.#round?.id !== id || phaseOf(this.#round, this.#view) === "over") return;
    if (!leaves) {
      // What the focus was on may have been drawn again.
      if (this.isConnected && document.activeElement === document.body) this.querySelector(".leave")?.focus();
      return;
    }
    if (this.#view.countsIfLeft && !this.#round.names) {
      return this.#send("finish");
    }
    this.#wait();
    if (!day) removeRound(id);
    this.#toStart();
  }

  #toStart() {
    if (this.#round && phaseOf(this.#round, this.#view) === "over") removeRound(this.#round.id);
    if (location.hash.includes("?")) history.replaceState(null, "", "#/play");
    this.#take(null);
    scrollTo({ top: 0 });
    this.querySelector("h1")?.scrollIntoView({ block: "nearest" });
  }

  #next() {
    const { id, isAgain } = this.#round;
    removeRound(id);
    if (location.hash.includes("?")) history.replaceState(null, "", "#/play");
    // Of the games that were missed, the next one follows.
    const [game] = isAgain ? missedGames() : [];
    if (game) this.#begin(game, null, { isAgain });
    else this.#start();
  }
}

customElements.define("play-view", PlayView);
