// Checks the texts of the page: every language has every text, with all its variables and choices, and every text is said somewhere,
// by the page or by the engine, with the values that it has places for.
//
//   node texts.mjs
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { languages } from "../Site/languages.js";
import { pieces, readTexts } from "../Site/texts.js";

const root = new URL("../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
const files = (folder, end) => readdirSync(new URL(folder, root)).filter((name) => name.endsWith(end)).map((name) => [name, read(folder + name)]);

/** The lines of a language: the variables that are named, and the pieces. */
function lines(code) {
  const table = new Map();
  for (const line of read(`Site/Texts/${code}.txt`).replace(/\n +/g, " ").split("\n")) {
    if (!line || /^(\/\/|#)/.test(line)) continue;
    const match = /^([^\s/(:]+)(?:\(([^)]*)\))?: (.*)$/.exec(line);
    assert(match, `${code}: '${line}' is no text: write KEY: TEXT`);
    const [, key, names, text] = match;
    assert(!table.has(key), `${code}: '${key}' has two texts`);
    assert(!/[}#] (s|h|u|min|Std|Min)\b/.test(text), `${code}: '${key}' has a line end between a number and its unit`);
    assert.equal(text.split("{").length, text.split("}").length, `${code}: the braces of '${key}' do not match`);
    table.set(key, { names: names ? names.split(", ") : [], text, parts: pieces(text) });
  }
  return table;
}

/** Calls a function with each place for a value, also in choices. */
function forEachPlace(parts, body) {
  for (const part of parts) {
    if (typeof part !== "object") continue;
    body(part);
    for (const option of Object.values(part.options)) forEachPlace(option, body);
  }
}

const places = ({ parts }) => {
  const used = new Set();
  const choices = {};
  forEachPlace(parts, ({ name, kind, options }) => {
    used.add(name);
    if (kind === "select") choices[name] = [...new Set([...(choices[name] ?? []), ...Object.keys(options)])].sort();
    if (Object.keys(options).length) assert(["plural", "select"].includes(kind) && "other" in options, `a choice by ${name} lacks 'other'`);
    else assert([undefined, "commas"].includes(kind), `${kind} is no way to write a value`);
  });
  return { used: [...used].sort(), choices };
};

// The languages are named in three places.
const codes = Object.keys(languages).sort();
assert.deepEqual(files("Site/Texts/", ".txt").map(([name]) => name.slice(0, 2)).sort(), codes);
assert.deepEqual(JSON.parse(/const codes = (\[.*\]);/.exec(read("Site/start.js"))[1]).sort(), codes);

const english = lines("en");
/** Values that are in English themselves. */
const inEnglish = new Set(["expected", "found"]);
/** The words of a text, without its places and choices. */
const words = (parts) => parts.flatMap((part) => typeof part === "string" ? part.match(/[a-z]{2,}/gi) ?? [] : Object.values(part.options ?? {}).flatMap(words));
for (const code of codes) {
  const own = lines(code);
  assert.deepEqual([...own.keys()].filter((key) => !english.has(key)), [], `${code} has texts that English lacks`);
  assert.deepEqual([...english.keys()].filter((key) => !own.has(key)), [], `${code} lacks texts`);
  for (const [key, line] of own) {
    const given = english.get(key);
    const { used, choices } = places(line);
    const wanted = given.names.filter((name) => code === "en" || !inEnglish.has(name)).sort();
    assert.deepEqual(used, wanted, `${code}: '${key}' uses other variables than it has`);
    for (const [name, options] of Object.entries(choices)) {
      assert.deepEqual(options, places(given).choices[name], `${code}: '${key}' chooses otherwise by ${name}`);
    }
    if (code !== "en") assert(line.text !== given.text || words(line.parts).length < 3, `${code}: '${key}' is in English: ${line.text}`);
    // A text with all its values has no place left, and nothing is missing in it.
    const { say } = readTexts(read(`Site/Texts/${code}.txt`), code);
    for (const value of [0, 1, 2, 1234, null, true, "x", [3, 4]]) {
      // Only what a text has a choice for can be missing.
      const isKnown = (name) => value !== null || choices[name]?.includes("none");
      const text = say({ key, ...Object.fromEntries(given.names.map((name) => [name, isKnown(name) ? value : 7])) });
      assert(!used.length || !/[{}]|undefined|\bnull\b|NaN|\[object/.test(text), `${code}: '${key}' is said as ${text}`);
    }
  }
}

// Who says what: the engine by keys, the page by members of t.
const said = new Set();
const braces = (text, start, [open, close]) => {
  let depth = 0;
  for (let end = start; end < text.length; end++) {
    if (text[end] === open) depth++;
    if (text[end] === close && --depth === 0) return text.slice(start, end + 1);
  }
  throw new Error(`no end: ${text.slice(start, start + 40)}`);
};
for (const [name, source] of files("Engine/Sources/", ".swift")) {
  for (const { index, 1: key } of source.matchAll(/\[\s*"key": "([^"]+)"/g)) {
    const values = [...braces(source, index, "[]").slice(1).replaceAll(/\[\s*"key":[^\]]*\]/g, "").matchAll(/"(\w+)":/g)].map(([, value]) => value);
    assert(english.has(key), `${name}: there is no text '${key}'`);
    assert.deepEqual(values.filter((value) => value !== "key").sort(), [...english.get(key).names].sort(), `${name}: '${key}' has other values`);
    said.add(key);
  }
}
// Keys that are made of names.
for (const key of english.keys()) if (key.startsWith("fault.puzzle.") || key === "fault.memory") said.add(key);
const kinds = /case .*/g;
const puzzles = read("Engine/Sources/Puzzle.swift").split("var numberCount")[0].match(kinds).map((line) => /"(.*)"/.exec(line)?.[1] ?? line.split(" ")[1].replace(/F/, "-f"));
for (const kind of puzzles) assert(english.has(`fault.puzzle.${kind}`), `there is no text 'fault.puzzle.${kind}'`);

const tables = new Set([...english.keys()].filter((key) => key.includes(".")).map((key) => key.split(".")[0]));
for (const [name, source] of files("Site/", ".js")) {
  for (const { index, 0: whole, 1: key } of source.matchAll(/\bt\.(\w+)/g)) {
    assert(english.has(key) || tables.has(key), `${name}: there is no text '${key}'`);
    for (const text of english.keys()) if (text === key || text.startsWith(`${key}.`)) said.add(text);
    const next = source[index + whole.length];
    const names = english.get(key)?.names ?? [];
    assert.equal(next === "(", names.length > 0, `${name}: t.${key} ${names.length ? "needs values" : "has no values"}`);
    if (source[index + whole.length + 1] !== "{") continue;
    const values = braces(source, index + whole.length + 1, "{}").slice(1, -1);
    let flat = "";
    let depth = 0;
    for (const sign of values) {
      if ("([{`".includes(sign)) depth++;
      if (!depth) flat += sign;
      if (")]}`".includes(sign)) depth--;
    }
    assert.deepEqual(flat.split(",").map((part) => part.split(":")[0].trim()).filter(Boolean).sort(), [...names].sort(), `${name}: t.${key} has other values`);
  }
}
// The views are named by their addresses.
for (const view of ["play", "solve", "explore", "talk"]) said.add(view);
assert.deepEqual([...english.keys()].filter((key) => !said.has(key)), [], "texts that nobody says");
console.log(`${english.size} texts are complete in ${codes.length} languages`);
