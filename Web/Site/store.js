// What is kept on the device. Storage may be missing, full or damaged: then things are kept until the page is closed.

const memory = new Map();

function read(key, fallback) {
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
  } catch {
    // It stays in memory.
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const defaults = {
  language: null, theme: "auto", rules: "countdown", large: "any", rating: "any", seconds: 30, players: 1,
  names: ["", ""], voice: "en",
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
  among("voice", ["en", "fr", "de", "nl", "es"]);
  if (!Array.isArray(merged.names) || merged.names.length !== 2) merged.names = defaults.names;
  merged.names = merged.names.map((name) => String(name).slice(0, 30));
  return merged;
}

/** Changes settings. */
export function setSettings(changes) {
  write("settings", { ...settings(), ...changes });
}

const isRound = (round) =>
  isObject(round) && Number.isInteger(round.target) && Number.isInteger(round.bestDistance) &&
  Number.isInteger(round.points) && Number.isInteger(round.hints) &&
  (round.value === null || Number.isInteger(round.value));

/** The rounds that were played, the earliest first. */
export function rounds() {
  const stored = read("rounds", []);
  return Array.isArray(stored) ? stored.filter(isRound) : [];
}

/** Adds a round; the oldest of more than a thousand go. */
export function addRound(round) {
  write("rounds", [...rounds(), round].slice(-1000));
}

/** Forgets all rounds. */
export function forgetRounds() {
  write("rounds", []);
}

/** The round of a day, which counts once. */
export function dailyRound(day, rules) {
  return rounds().find((round) => round.day === day && round.rules === rules) ?? null;
}
