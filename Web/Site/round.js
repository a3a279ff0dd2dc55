// A round as a value that is kept after every event, so that none is lost: the game, the time to think, the progress, and
// what two players declared and showed. The rules are the engine's.
import { Engine } from "./engine.js";
import { engine } from "./engine-client.js";
import { plainName } from "./links.js";
import { addRound, dailyRound, removeRound, rounds, savedMatch, savedRound, saveMatch, saveRound, settings } from "./store.js";
import { t, titles } from "./strings.js";

/** Today on this device's calendar, as 2026-11-22. */
export function today(date = new Date()) {
  const pad = (number, width) => String(number).padStart(width, "0");
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** The match that is played by these settings; null if it is over or of another kind. */
export function runningMatch({ players, roundCount }) {
  const saved = savedMatch();
  return saved && saved.players === players && saved.roundCount === roundCount && !engine.match(saved).isOver ? saved : null;
}

/** The match that the next round of these settings belongs to: the one that is played, or a new one. */
export function matchFor({ players, roundCount }) {
  const match = runningMatch({ players, roundCount }) ?? { id: Engine.seed(), players, roundCount, contestantCount: players === 1 ? 1 : 2, playedCount: 0, totals: [] };
  saveMatch(match);
  return match;
}

/** Who takes part: the names of two players, or an opponent. */
export const partsOf = ({ players, names }) =>
  ({ names: players === 2 ? names.map((name) => name.trim()) : null, opponent: typeof players === "string" ? players : null });

/**
 * A round before its first number is turned over, which is kept from now on. It is one of a match if it was drawn for one; the game of
 * a day, that of a friend and one that was missed before have no opponent.
 * @param {{ rivals?: any[], match?: any, isDrawnFor?: boolean, isAgain?: boolean, league?: string }} how
 */
export function beginRound(game, day, options, how) {
  const { rivals = [], match = null, isDrawnFor = false, isAgain = false, league = "" } = how;
  const { seconds } = options;
  const { names, opponent } = partsOf(options);
  const round = {
    version: 1, id: Engine.seed(), game, day, time: seconds ? seconds * 1000 : null, progress: {}, rivals,
    names: day || isAgain ? null : names, opponent: day || rivals.length || isAgain ? null : opponent, match: match?.id ?? null, isDrawnFor, isAgain,
    declared: [], shown: [], isKept: false, league,
  };
  saveRound(round);
  return round;
}

/**
 * A round after an event, as { round, view }; null if it is there no more. What is stored counts, and not what a page has
 * seen of it: another window may have gone on with the round.
 * @param {string} id
 * @param {import("./engine.js").RoundEvent["event"]} event
 */
export function step(id, event = "", argument = "", now = undefined) {
  const round = savedRound(id);
  if (!round) return null;
  try {
    const view = engine.round({ ...round, isOfDay: round.day !== null }, { event, argument, now });
    round.progress = view.progress;
    if (event) round.typed = event === "advance" ? argument : "";
    keep(round, view);
    saveRound(round);
    return { round, view };
  } catch (error) {
    if (["tooManyLines", "memory"].includes(error.code)) throw error;
    // What is stored is no round.
    removeRound(id);
    return null;
  }
}

/** Changes what players declared or showed. */
export function settle(id, change) {
  const round = savedRound(id);
  if (!round) return null;
  change(round);
  saveRound(round);
  return step(id);
}

/** The phase: that of the engine, and after it those of a contest. */
export function phaseOf(round, view) {
  if (view.phase !== "over" || !round.names) return view.phase;
  if (round.declared.length < 2) return "declaring";
  return judge(round).next === null ? "over" : "showing";
}

/** The names of the players, as the language has them if they gave none. */
export const namesOf = ({ names, opponent }) =>
  names ? names.map((name, place) => name || t.player({ n: place + 1 })) : opponent ? [t.you, t.opponents[opponent]] : [t.you];

/** The match that a round belongs to; null if it is played no more. */
export function matchOf({ match: id }) {
  const match = savedMatch();
  return match?.id === id ? match : null;
}

/** The contest so far. */
export const judge = (round) => engine.contest(round.game, { names: namesOf(round), declared: round.declared, shown: round.shown });

/** Those who have played a game, and others: of one name, the first result counts. */
export const joined = (some = [], others = []) =>
  [...some, ...others].filter(({ name, distance, seconds }, place, all) => all.findIndex((other) =>
    (name ? other.name === name : !other.name && other.distance === distance && other.seconds === seconds)) === place);

/** Those who have played a game, the best first: the closest, and of those the quickest. */
export const ranked = (players) => {
  const by = (first, second) => (first ?? Infinity) - (second ?? Infinity) || 0;
  return [...players].sort((first, second) => by(first.distance, second.distance) || by(first.seconds, second.seconds));
};

/** What somebody on this device got in a round that is over, as others get it in a link. */
export const ownResult = ({ value, target, milliseconds }) => ({
  name: plainName(settings().names[0]), distance: value === null ? null : Math.abs(value - target), seconds: milliseconds === null ? null : Math.round(milliseconds / 100) / 10,
});

/** What is the same for the same game. */
export const gameKey = ({ rules, numbers, target }) => JSON.stringify([rules, numbers, target]);

/** The games whose best answer was not found when they were played last, the earliest first; thirty at most. */
export function missedGames() {
  const games = new Map();
  for (const { rules, numbers, target, value, bestDistance } of rounds()) {
    const game = { rules, numbers, target };
    const key = gameKey(game);
    games.delete(key);
    if (value === null || Math.abs(value - target) > bestDistance) games.set(key, game);
  }
  // What was added from a file need not be a game of a show, and others may take long to solve.
  return [...games.values()].filter(({ rules }) => Object.hasOwn(titles, rules)).slice(0, 30).flatMap((game) => {
    try {
      return [engine.solve(game).game];
    } catch {
      return [];
    }
  });
}

/** Whether a round counts: the game of a day does so once. */
export const counts = ({ day, game, id }) => !day || [undefined, id].includes(dailyRound(day, game.rules)?.id);

/** Puts the result of a round that is over into the statistics, once. */
function keep(round, view) {
  if (round.isKept || phaseOf(round, view) !== "over") return;
  round.isKept = true;
  const points = round.names ? judge(round).points : [view.result.points, view.result.opponent?.points].filter((number) => number !== undefined);
  const match = matchOf(round);
  if (match) {
    const { playedCount, totals } = engine.match(match, points);
    saveMatch({ ...match, playedCount, totals });
  }
  if (round.names) return;
  const { bestDistance, milliseconds, hints } = view.result;
  const { id, day, game } = round;
  if (counts(round)) {
    addRound({ id, day, ...game, value: view.working.best?.value ?? null, bestDistance, points: points[0], milliseconds, hints, at: Math.floor(Date.now() / 1000) });
  }
}
