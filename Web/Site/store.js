// What is kept on the device. Storage may be missing, full or damaged: then things are kept until the page is closed.

const memory = new Map();
/** Keys whose latest value could not be stored: what is stored under them is older. */
const unsaved = new Set();

function read(key, fallback) {
  if (unsaved.has(key)) return memory.get(key);
  try {
    const text = localStorage.getItem(`numberrace.${key}`);
    return text === null ? (memory.get(key) ?? fallback) : JSON.parse(text);
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

const defaults = {
  language: null, theme: "auto", rules: "countdown", large: "any", rating: "any", seconds: 30, players: 1,
  names: ["", ""], voice: null,
};

/** The settings, each a value that is allowed. */
export function settings() {
  const stored = read("settings", {});
  const merged = { ...defaults, ...(isObject(stored) ? stored : {}) };
  const among = (key, values) => { if (!values.includes(merged[key])) merged[key] = defaults[key]; };
  among("language", [null, "en", "fr"]);
  among("theme", ["auto", "light", "dark"]);
  among("rules", ["countdown", "lecompteestbon", "lettersandnumbers", "cijfersenletters"]);
  among("large", ["any", 0, 1, 2, 3, 4]);
  among("rating", ["any", 1, 2, 3, 4, 5]);
  among("seconds", [0, 30, 45, 60]);
  among("players", [1, 2]);
  among("voice", [null, "en", "fr", "de", "nl", "es"]);
  if (!Array.isArray(merged.names) || merged.names.length !== 2) merged.names = defaults.names;
  merged.names = merged.names.map((name) => String(name).slice(0, 30));
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

/** The rounds that were played, the earliest first. */
export function rounds() {
  const stored = read("rounds", []);
  return Array.isArray(stored) ? stored.filter(isRound).slice(-maximumRounds) : [];
}

/** Adds a round; the oldest of more than a thousand go. */
export function addRound(round) {
  write("rounds", [...rounds(), round].slice(-maximumRounds));
}

/** Forgets all rounds. */
export function forgetRounds() {
  write("rounds", []);
}

/** The round of a day, which counts once. */
export function dailyRound(day, rules) {
  return rounds().find((round) => round.day === day && round.rules === rules) ?? null;
}
