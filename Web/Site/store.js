// What is kept on the device. Storage may be missing, full or damaged: then things are kept until the page is closed.

import { languages } from "./languages.js";

const memory = new Map();
/** Keys whose latest value could not be stored: what is stored under them is older. */
const unsaved = new Set();

function read(key, fallback) {
  if (unsaved.has(key)) return memory.get(key);
  try {
    const text = localStorage.getItem(`numberrace.${key}`);
    return text === null ? fallback : JSON.parse(text);  // What was cleared elsewhere is gone here, too.
  } catch {
    return memory.get(key) ?? fallback;
  }
}

function write(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(`numberrace.${key}`, JSON.stringify(value));
    unsaved.delete(key);
  } catch {
    unsaved.add(key);
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The show that the browser's language is spoken in. */
function ownShow() {
  const [first = ""] = navigator.languages ?? [];
  return /^fr\b/i.test(first) ? "lecompteestbon" : /^nl\b/i.test(first) ? "cijfersenletters" : /^en-(AU|NZ)$/i.test(first) ? "lettersandnumbers" : "countdown";
}

/** The opponents of the engine, the weakest first. */
export const opponents = ["beginner", "average", "strong", "perfect"];

const defaults = {
  language: null, theme: "auto", rules: ownShow(), large: "any", rating: "any", seconds: 30, players: 1,
  roundCount: null, names: ["", ""], voice: null, sound: "off", vibration: "on",
};

/** The settings, each a value that is allowed. */
export function settings() {
  const stored = read("settings", {});
  const merged = { ...defaults, ...(isObject(stored) ? stored : {}) };
  const among = (key, values) => { if (!values.includes(merged[key])) merged[key] = defaults[key]; };
  among("language", [null, ...Object.keys(languages)]);
  among("theme", ["auto", "light", "dark"]);
  among("rules", ["countdown", "lecompteestbon", "lettersandnumbers", "cijfersenletters"]);
  among("large", ["any", "choose", 0, 1, 2, 3, 4]);
  among("rating", ["any", 1, 2, 3, 4, 5]);
  among("seconds", [0, 30, 45, 60]);
  among("players", [1, 2, ...opponents]);
  among("roundCount", [null, 3, 5, 10]);
  among("sound", ["off", "short", "music"]);
  among("vibration", ["on", "off"]);
  among("voice", [null, ...Object.keys(languages)]);
  if (!Array.isArray(merged.names) || merged.names.length !== 2) merged.names = defaults.names;
  merged.names = merged.names.map((name) => [...String(name)].slice(0, 30).join(""));
  return merged;
}

/** Changes settings. */
export function setSettings(changes) {
  write("settings", { ...settings(), ...changes });
}

/** The most rounds that are kept. */
const maximumRounds = 1000;
const isWhole = (number, maximum) => Number.isInteger(number) && number >= 0 && number <= maximum;
const orNull = (value, test) => value === null || value === undefined || test(value);
const largest = 2 ** 31 - 1;

// Bounds that rounds keep, so that statistics of a thousand of them never leave integers of 32 bits.
const isRound = (round) =>
  isObject(round) && isWhole(round.target, largest) && isWhole(round.bestDistance, largest) &&
  isWhole(round.points, 100) && isWhole(round.hints, 3) && orNull(round.value, (value) => isWhole(value, largest)) &&
  orNull(round.milliseconds, (time) => isWhole(time, 1e9)) && orNull(round.day, (day) => /^\d{4}-\d{2}-\d{2}$/.test(day));

/** Everything that is stored as rounds. A newer version of the page may have stored more of them than this one knows. */
function storedRounds() {
  const stored = read("rounds", []);
  return Array.isArray(stored) ? stored.filter(isObject) : [];
}

/** The rounds that were played, the earliest first. */
export const rounds = () => storedRounds().filter(isRound).slice(-maximumRounds);

/** Adds a round; the oldest of more than a thousand go. */
export function addRound(round) {
  write("rounds", [...storedRounds(), round].slice(-maximumRounds));
  // Browsers may delete what pages keep, unless they are asked not to.
  navigator.storage?.persist?.().catch(() => {});
}

/** Adds the rounds of a file that are not known yet. Returns how many. */
export function addRounds(list) {
  const known = storedRounds();
  const isKnown = ({ id, day, rules, at, target }) => known.some((round) =>
    (id && round.id === id) || (day && round.day === day && round.rules === rules) || (at && round.at === at && round.target === target));
  const added = list.filter((round) => isRound(round) && !isKnown(round));
  write("rounds", [...known, ...added].sort((a, b) => (a.at ?? 0) - (b.at ?? 0)).slice(-maximumRounds));
  return added.length;
}

/** Forgets all rounds. */
export function forgetRounds() {
  write("rounds", []);
}

/** The round of a day, which counts once. */
export function dailyRound(day, rules) {
  return rounds().find((round) => round.day === day && round.rules === rules) ?? null;
}

/** Whether things can be kept beyond the life of this page. */
export const isLasting = () => unsaved.size === 0;

/** The most rounds that wait. */
const maximumSaved = 20;
const isSaved = (round) =>
  isObject(round) && round.version === 1 && typeof round.id === "string" && isObject(round.game) && isObject(round.progress) &&
  Array.isArray(round.declared) && Array.isArray(round.shown) && orNull(round.day, (day) => typeof day === "string");

/** Rounds that are played or wait, the latest last, with those of a newer version. */
function stored() {
  const saved = read("saved", []);
  return Array.isArray(saved) ? saved.filter(isObject) : [];
}

/** Rounds that are played or wait, the latest last. */
export const savedRounds = () => stored().filter(isSaved);

/** The round of an id, or null. */
export const savedRound = (id) => savedRounds().find((round) => round.id === id) ?? null;

/** Keeps a round as it is now. Of too many the oldest goes that is over or has not begun, else the oldest. */
export function saveRound(round) {
  const all = [...stored().filter(({ id }) => id !== round.id), round];
  if (all.length > maximumSaved) all.splice(Math.max(0, all.findIndex(({ progress, isKept }) => isKept || (progress && !progress.turnCount))), 1);
  write("saved", all);
}

/** Keeps a round no longer. */
export function removeRound(id) {
  write("saved", stored().filter((round) => round.id !== id));
  if (currentRound() === id) setCurrentRound(null);
}

/** The id of the round that the page shows, or null. */
export const currentRound = () => read("current", null);

const isLeague = (league) => isObject(league) && typeof league.name === "string" && typeof league.rules === "string" && isObject(league.points) &&
  Object.values(league.points).every((players) => isObject(players) && Object.values(players).every((points) => isWhole(points, 100)));

/** The leagues that somebody here plays in. */
export function leagues() {
  const stored = read("leagues", []);
  return Array.isArray(stored) ? stored.filter(isLeague) : [];
}

/** The league of a name and a show, or null. */
export const leagueOf = (name, rules) => leagues().find((league) => league.name === name && league.rules === rules) ?? null;

const others = ({ name, rules }) => leagues().filter((league) => league.name !== name || league.rules !== rules);

/** Keeps a league with the points of some days; of more than ten the oldest goes. */
export function saveLeague({ name, rules, points }, days) {
  const kept = Object.fromEntries(Object.entries(points).filter(([day]) => days.includes(day)).map(([day, players]) => [day, Object.fromEntries(Object.entries(players).slice(0, 40))]));
  write("leagues", [...others({ name, rules }), { name, rules, points: kept }].slice(-10));
}

/** Leaves a league. */
export const removeLeague = (league) => write("leagues", others(league));

/** Says which round the page shows. */
export const setCurrentRound = (id) => write("current", id);

/** The rows that were chosen from for a round that is to begin, or null. */
export function savedRows() {
  const stored = read("rows", null);
  return Array.isArray(stored) && stored.every((row) => ["large", "small"].includes(row)) ? stored : null;
}

/** Keeps the rows that were chosen from. */
export const saveRows = (rows) => write("rows", rows);

const isMatch = (match) =>
  isObject(match) && typeof match.id === "string" && [1, 2].includes(match.contestantCount) && orNull(match.roundCount, (count) => isWhole(count, 100)) &&
  isWhole(match.playedCount, 1e6) && Array.isArray(match.totals) && match.totals.every((number) => isWhole(number, 1e8));

/** The match that is played, or null. */
export function savedMatch() {
  const stored = read("match", null);
  return isMatch(stored) ? stored : null;
}

/** Keeps the match that is played, or none. */
export const saveMatch = (match) => write("match", match);
