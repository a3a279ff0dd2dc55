import { calendar } from "./day-calendar.js";
import { ask, chips, copy, download, h, icon, render, toast } from "./dom.js";
import { engine } from "./engine-client.js";
import { leagueLink, leagueTable } from "./round-league.js";
import { howTo, standing } from "./round-scenes.js";
import { missedGames, namesOf, partsOf, runningMatch, today } from "./round.js";
import { addRounds, dailyRound, forgetRounds, isLasting, leagues, opponents, removeLeague, rounds, savedRounds, saveMatch, setSettings, settings } from "./store.js";
import { count, locale, percent, resultText, t, titleOf, titles } from "./strings.js";

/** Before a round: the game of the day, rounds that wait, the settings of a new one, and statistics. */
class PlayStart extends HTMLElement {
  #day = "";
  #message = "";
  #isDrawing = false;
  #timer = 0;
  #isArchiveOpen = false;
  #isOpen = matchMedia("(min-width: 51.26em)").matches;

  connectedCallback() {
    this.#isDrawing = false;
    this.refresh();
    // The day may end while the page is open, and the time until the next one goes on.
    this.#timer = setInterval(() => this.refresh(), 20_000);
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  /** Draws everything as it is now. */
  refresh() {
    this.#day = today();
    render(this, h("h1", t.playTitle), h("p.message.is-fault", { role: "alert" }, this.#message),
      this.#waiting(), h("div.start-grid", this.#daily(), this.#setup(), this.#leagues(), playStatistics(() => this.refresh(), this.onagain)));
  }

  /** Says why a round does not begin. */
  tell(text) {
    this.#message = text;
    this.refresh();
  }

  /** Says that a game is drawn, which may take a moment. */
  showDrawing() {
    this.#isDrawing = true;
    this.refresh();
  }

  /** Rounds that have begun and wait, but for the game of today, which has a place of its own. */
  #waiting() {
    const { rules } = settings();
    const waiting = savedRounds().filter((round) => round.progress.turnCount && !round.progress.isOver && !(round.day === this.#day && round.game.rules === rules)).reverse();
    if (!waiting.length) return null;
    return h("section.card.waiting", { "data-key": "waiting" }, h("h2", t.waitingRounds),
      h("ul", waiting.slice(0, 5).map((round) => {
        const { id, time, progress } = round;
        const left = time === null ? t.noTimeLimit : t.secondsLeft({ n: Math.ceil(Math.max(0, time - (progress.elapsed ?? 0)) / 1000) });
        return h("li", h("button", { type: "button", onclick: () => this.ontake(id) }, `${titleOf(round)}: ${left}`));
      })));
  }

  /** The leagues over days: how they stand, and what is next: today's game, or the link that takes the league on. */
  #leagues() {
    const all = leagues();
    if (!all.length) return null;
    return h("section.card.leagues", { "data-key": "leagues" }, h("h2", t.leagues), h("div.league-list", all.map((league) => {
      const { name, rules } = league;
      const link = () => copy(new URL(leagueLink(league, this.#day), location.href).href, t.linkCopied, t.notCopied);
      const leave = async () => {
        if (!(await ask(t.leaveLeague({ name }), t.cancel, t.leaveNow))) return;
        removeLeague(league);
        this.refresh();
      };
      const title = rules === settings().rules ? name : `${name}, ${titles[rules]}`;
      return h("div", { role: "group", "aria-label": title }, h("h3", title), leagueTable(league), h("div.button-row",
        dailyRound(this.#day, rules)
          ? h("button", { type: "button", onclick: link }, icon("link"), t.copyLink)
          : h("button", { type: "button", onclick: () => this.ondaily(this.#day, league) }, t.playToday),
        h("button.quiet", { type: "button", onclick: leave }, t.leaveNow)));
    })));
  }

  #daily() {
    const { rules } = settings();
    const done = dailyRound(this.#day, rules);
    const waits = savedRounds().some((round) => round.day === this.#day && round.game.rules === rules && !round.progress.isOver);
    const archive = h("details.archive", { open: this.#isArchiveOpen, ontoggle: ({ target }) => { this.#isArchiveOpen = target.open; this.refresh(); } },
      h("summary", t.earlierDays), this.#isArchiveOpen ? calendar(rules, (day) => this.ondaily(day)) : null);
    return h("section.card.daily",
      h("h2", icon("day"), t.today), h("p.day", new Date().toLocaleDateString(locale(), { weekday: "long", day: "numeric", month: "long" })),
      done ? h("p.done", t.todayDone({ text: resultText(done) })) : h("p.muted", t.todayText),
      h("button", { type: "button", onclick: () => this.ondaily(this.#day) }, waits ? t.goOnToday : done ? t.playTodayAgain : t.playToday),
      done ? h("p.muted.countdown", this.#untilNext()) : null, archive);
  }

  /** The time until the next game of the day. */
  #untilNext() {
    const now = new Date();
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const minutes = Math.ceil((tomorrow.getTime() - now.getTime()) / 60_000);
    return t.nextIn({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }

  #setup() {
    const options = settings();
    const { players } = options;
    // A match that has begun goes on.
    const running = runningMatch(options);
    const text = running?.playedCount ? standing(running, namesOf(partsOf(options))) : "";
    const choose = (key) => (value) => {
      setSettings({ [key]: value });
      this.refresh();
    };
    const details = h("details.round-settings", { open: this.#isOpen, ontoggle: ({ target }) => { this.#isOpen = target.open; } },
      h("summary", t.roundSettings),
      h("div.settings-list",
        h("div.field", h("label", { for: "play-rules" }, t.show),
          h("select", {
            id: "play-rules", onchange: ({ target }) => choose("rules")(target.value),
          }, Object.entries(titles).map(([id, title]) => h("option", { value: id, selected: id === options.rules }, title)))),
        chips(t.large, "large", [["any", t.surprise], ["choose", t.chooseThem], [0, "0"], [1, "1"], [2, "2"], [3, "3"], [4, "4"]], options.large, choose("large")),
        chips(t.difficulty, "rating", Object.entries(t.ratings).sort(([a]) => (a === "any" ? -1 : 0)).map(([value, label]) => [value === "any" ? value : Number(value), label]), options.rating, choose("rating")),
        chips(t.clock, "seconds", [[30, "30 s", t.seconds({ n: 30 })], [45, "45 s", t.seconds({ n: 45 })], [60, "60 s", t.seconds({ n: 60 })], [0, t.noClock]], options.seconds, choose("seconds")),
        chips(t.players, "players", [[1, t.onePlayer], [2, t.twoPlayers], ...opponents.map((name) => [name, t.opponents[name]])], options.players, choose("players")),
        players === 2 ? this.#names() : null,
        players === 1 ? null : h("p.muted", { "data-key": "strength" }, `${t.strength({ players })} ${t.onlyCloser}`),
        chips(t.roundCount, "rounds", [[null, t.anyRounds], ...[3, 5, 10].map((n) => [n, String(n), t.roundsOf({ n })])], options.roundCount, choose("roundCount")),
        h("button.quiet", { type: "button", onclick: () => this.onsheet() }, icon("print"), t.sheet)));
    return h("section.card.setup", h("h2", text || t.newRound),
      h("button.primary.big", { type: "button", onclick: () => this.onstart() }, this.#isDrawing ? t.drawing : [icon("play"), text ? t.stay : t.start]),
      text ? h("button.quiet", { type: "button", "data-key": "anew", onclick: () => { saveMatch(null); this.refresh(); } }, t.pointsAnew) : null,
      savedRounds().length ? null : howTo(), details);
  }

  #names() {
    return h("div.field-row.names", { "data-key": "names" }, [0, 1].map((place) =>
      h("div.field.grow", h("label", { for: `name-${place}` }, t.playerName({ n: place + 1 })),
        h("input", {
          id: `name-${place}`, type: "text", maxlength: "30", autocomplete: "off", value: settings().names[place], placeholder: t.player({ n: place + 1 }),
          oninput: ({ target }) => {
            const all = settings().names;
            all[place] = target.value;
            setSettings({ names: all });
            saveMatch(null);
            this.refresh();
          },
        }))));
  }
}

/** The statistics of the rounds on this device, which can be saved, added and forgotten. */
function playStatistics(onchange, onagain) {
  const played = rounds();
  const file = h("input", { type: "file", accept: "application/json,.json", hidden: true, onchange: ({ target }) => read(target, onchange) });
  const tools = h("div.button-row",
    played.length ? h("button.quiet", { type: "button", onclick: () => save(played) }, t.saveRounds) : null,
    h("button.quiet", { type: "button", onclick: ({ currentTarget }) => currentTarget.nextElementSibling.click() }, t.addRounds), file,
    played.length ? h("button.quiet.danger", { type: "button", onclick: () => forget(onchange) }, t.forget) : null);
  const lasting = isLasting() ? null : h("p.note", t.notLasting);
  if (!played.length) return h("section.card.statistics", h("h2", t.statistics), lasting, h("p.muted", t.noRounds), tools);
  const stats = engine.statistics(played, { today: today() });
  const time = (milliseconds) => (milliseconds === null ? "–" : `${(milliseconds / 1000).toLocaleString(locale(), { maximumFractionDigits: 1 })} s`);
  const figures = {
    rounds: count(stats.rounds), points: count(stats.points), exact: percent(stats.exact / stats.rounds, 0), streak: count(stats.streak),
    longestStreak: count(stats.longestStreak), dailyStreak: count(stats.dailyStreak), median: time(stats.medianMilliseconds), fastest: time(stats.fastestExactMilliseconds),
  };
  const games = missedGames();
  const most = Math.max(1, ...stats.distances);
  return h("section.card.statistics",
    h("h2", t.statistics), lasting,
    h("dl.figures", Object.entries(figures).map(([key, value]) => h("div", h("dt", t.stats[key]), h("dd", value)))),
    games.length ? h("button", { type: "button", onclick: () => onagain(games[0]) }, t.again({ n: games.length })) : null,
    h("ul.bars", stats.distances.map((number, place) => {
      const bar = h("span.bar", { "aria-hidden": "true" });
      bar.style.width = `${(100 * number) / most}%`;
      return h("li", h("span.bar-label", t.distances[place]), h("span.bar-track", number ? bar : null), h("span.bar-value", count(number)));
    })),
    tools);
}

async function forget(onchange) {
  if (!(await ask(t.forgetSure, t.cancel, t.forget))) return;
  forgetRounds();
  toast(t.forgotten);
  onchange();
}

function save(played) {
  download(new Blob([JSON.stringify({ rounds: played }, null, 1)], { type: "application/json" }), "numberrace-rounds.json");
}

async function read(file, onchange) {
  try {
    const { rounds } = JSON.parse(await file.files[0].text());
    toast(t.added({ n: addRounds(rounds) }));
    onchange();
  } catch {
    toast(t.noRoundsInFile);
  }
}

customElements.define("play-start", PlayStart);
