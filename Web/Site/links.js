// A view and a game in the address, with the parameters of numberrace://solve?numbers=...&target=....

import { languages } from "./languages.js";

const viewNames = ["play", "solve", "explore", "talk"];

function split(hash) {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split("?");
  return [path, new URLSearchParams(query.slice(0, 4000))];
}

/** A name as links have it, where commas and tildes part the results, and nothing turns round what stands beside it. */
export const plainName = (name) => [...name.replaceAll(/[\s,~\u202a-\u202e\u2066-\u2069]+/g, " ").trim()].slice(0, 30).join("");

/** The view and the parameters that an address names. */
export function readLink(hash) {
  const [path, parameters] = split(hash);
  const view = viewNames.includes(path) ? path : parameters.has("numbers") ? "solve" : "play";
  const text = (name) => (parameters.get(name) ?? "").slice(0, 400);
  const language = text("language").slice(0, 2).toLowerCase();
  const hasRival = ["by", "at", "in"].some((name) => text(name));
  const league = (parameters.get("league") ?? "").split(",").filter(Boolean).slice(0, 40).map((entry) => entry.split("~"));
  const points = (text) => text.split(".").slice(0, 7).map((number) => (/^\d{1,2}$/.test(number) ? Number(number) : null));
  const rival = ([name = "", distance = "", seconds = "", past]) =>
    ({ name: plainName(name), ...(past === undefined ? {} : { points: points(past) }), distance: /^\d{1,9}$/.test(distance) ? Number(distance) : null, seconds: /^\d{1,6}(\.\d)?$/.test(seconds) ? Number(seconds) : null });
  const players = (hasRival ? [[text("by"), text("at"), text("in")]] : league).map(rival);
  return {
    view, numbers: text("numbers").replaceAll(",", " "), target: text("target"), rules: text("rules").toLowerCase(),
    day: text("day"), puzzle: text("puzzle"), options: text("options").replaceAll(",", " "),
    /** Who has played the game before, and the answers that are to be beaten: who sent the link, or all through whose hands it went. */
    rivals: players.filter(({ points }) => points?.[0] !== null).map(({ points, ...rival }) => rival),
    /** The league over days that the link takes on, and all its players, with their points on the day and those before. */
    of: plainName(text("of")), players,
    language: Object.hasOwn(languages, language) ? language : "",
  };
}

/** The address without its language, which is heeded once and can be changed then. */
export function withoutLanguage(hash) {
  const { view } = readLink(hash);
  const query = hash.split("?").slice(1).join("?").split("&").filter((part) => !part.startsWith("language=")).join("&");
  return `#/${view}${query ? `?${query}` : ""}`;
}

/**
 * The address of a view with a game, of a puzzle with its options, or of the game of a day; with those whose answers are to be beaten, and
 * the league that they are in.
 * @param {string} view
 * @param {Record<string, any>} parts
 */
export function gameLink(view, { rules, numbers, target, day, puzzle, options = "", rivals = [], of = "" }) {
  const parts = [];
  const add = (name, value) => {
    const text = String(value ?? "").trim();
    if (text) parts.push(`${name}=${encodeURIComponent(text)}`);
  };
  add("puzzle", puzzle);
  add("day", day);
  const list = (Array.isArray(numbers) ? numbers.join(" ") : String(numbers ?? "")).trim().split(/[\s,;]+/).filter(Boolean);
  if (list.length) parts.push(`numbers=${list.map(encodeURIComponent).join(",")}`);
  add("target", target);
  const names = options.split(/\s+/).filter(Boolean);
  if (names.length) parts.push(`options=${names.map((name) => encodeURIComponent(name).replace("%3D", "=")).join(",")}`);
  if (rules !== "countdown") add("rules", rules);
  add("of", of);
  if (rivals.length === 1 && !of) {
    add("by", rivals[0].name);
    add("at", rivals[0].distance);
    add("in", rivals[0].seconds);
  } else {
    const entry = ({ name, distance, seconds, points }) =>
      [name, distance ?? "", seconds ?? "", ...(points ? [points.map((number) => number ?? "").join(".")] : [])].map(encodeURIComponent).join("~");
    if (rivals.length) parts.push(`league=${rivals.map(entry).join(",")}`);
  }
  return `#/${view}${parts.length ? `?${parts.join("&")}` : ""}`;
}

/** Goes to an address of the page. */
export function go(link) {
  if (location.hash === link) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = link;
}

/**
 * The game in a text that was pasted, in whatever form: in a link, or as runs of digits, one more than a show has tiles.
 * The target is the one that is no tile; null if there is no game in the text.
 */
export function pastedGame(text, { large, small, numberCounts: [, size] }) {
  const link = /[?&#]\S*\bnumbers=\S+/.exec(text);
  if (link) {
    const { numbers, target, rules } = readLink(`#/solve?${link[0].replace(/^.*\?/, "")}`);
    return { numbers, target, rules };
  }
  const all = text.normalize("NFKC").match(/\d+/g) ?? [];
  if (all.length !== size + 1) return null;
  const isTile = (word) => [...large, ...small].includes(Number(word));
  const others = all.filter((word) => !isTile(word));
  const place = others.length === 1 ? all.indexOf(others[0]) : Number(all[0]) > 100 ? 0 : size;
  const [target] = all.splice(place, 1);
  return { numbers: all.join(" "), target };
}
