// Compares the engine as WebAssembly, where an Int has 32 bits, with the same Swift built natively, where it has 64: every
// recorded game and 10,000 random ones, each solved, rated, explored and explained, byte by byte.
//
//   node kernels.mjs ENGINE.wasm PAGE-ANSWERS CORPUS.jsonl
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Engine } from "../Site/engine.js";

const [wasm, native, corpus] = process.argv.slice(2);
const engine = new Engine(new WebAssembly.Module(readFileSync(wasm)));
const join = (...fields) => fields.join("\x1f");

const rulesOf = {
  "countdown-uk": "countdown",
  "letters-and-numbers-au": "lettersandnumbers",
  "des-chiffres-et-des-lettres-fr": "lecompteestbon",
  "cijfers-en-letters-nl": "cijfersenletters",
};
const recorded = readFileSync(corpus, "utf8").trim().split("\n").map((line) => JSON.parse(line));
const requests = [];
for (const { show, numbers, target, suspect } of recorded) {
  const game = [suspect ? "free" : rulesOf[show], numbers.join(" "), target];
  requests.push(join("solve", ...game), join("solutions", ...game, 50), join("difficulty", ...game));
  for (const strength of [1, 2, 3]) requests.push(join("hint", ...game, strength));
  requests.push(join("reach", ...game.slice(0, 2)));
}
const recordedCount = requests.length;

// The generator is compared too: the games are drawn on both sides.
const shows = ["countdown", "lecompteestbon", "lettersandnumbers", "cijfersenletters"];
let games = 0;
for (let seed = 1; seed <= 10000; seed++) {
  const draw = join("draw", shows[seed % 4], seed % 5 ? "" : seed % 3, "", seed);
  requests.push(draw);
  const { numbers, target, rules } = JSON.parse(engine.answer(draw)).game;
  requests.push(join("solve", rules, numbers.join(","), target));
  if (seed % 10 === 0) requests.push(join("solutions", rules, numbers.join(","), target, 20000));
  games++;
}
// Free games: few and many numbers, large ones, and what is refused.
let state = 12345;
const random = (bound) => (state = (state * 1103515245 + 12345) % 2147483648) % bound;
for (let place = 0; place < 600; place++) {
  const count = 1 + random(7);
  const bound = [12, 100, 1000][random(3)];
  const numbers = Array.from({ length: count }, () => random(bound) + (place % 50 ? 1 : 0));
  requests.push(join("solve", "free", numbers.join(" "), 1 + random(bound * 20)));
  // All solutions, where only all numbers together may be beyond 32 bits, or some of them are.
  if (count < 7) requests.push(join("solutions", "free", numbers.join(" "), 1 + random(bound * 20), 50));
  // This takes tens of milliseconds each.
  if (place % 3 === 0) requests.push(join("reach", "free", numbers.slice(0, 6).join(" ")));
}
for (const target of [100, 637, 952, 62499]) requests.push(join("solutions", "free", "100 100 50 50 25 25", target, 50));
for (const day of ["2026-11-22", "2024-02-29", "2023-02-29", "1999-12-31", "x"]) {
  for (const rules of shows) requests.push(join("daily", rules, day));
}
for (const day of ["today", "2026-11-20", "2026-11-22"]) requests.push(join("daily", "countdown", day, "2026-11-21"));
// A round, event by event.
for (const [event, argument, now] of [
  ["", "", ""], ["turn", "", ""], ["say", "100 + 3", 4000], ["say", "x 9", 5000], ["hint", "", 6000], ["undo", "", 7000], ["clear", "", 8000],
  ["finish", "", 9000], ["advance", "75 * 6 / 50 * (100 + 3) + 25", 29999], ["advance", "75 * 6 / 50 * (100 + 3) + 25", 30000], ["fly", "", ""],
]) {
  for (const turns of [2, 7]) {
    requests.push(join("round", "countdown", "25 50 75 100 3 6", 952, 30000, turns, 3000, "6 * 75", 2000, 1, false, true, event, argument, now));
  }
}
for (const text of ["100 + 3", "100 +", "", "é", "((1)", "6*75=451", "1/3", "25-25", "x", "100\\times 3", "999999999", "１００＋３"]) {
  requests.push(join("check", "countdown", "25 50 75 100 3 6", 952, text));
}
for (const rules of shows) requests.push(join("census", rules));
requests.push(join("rules"), join("nonsense"), join("solve", "nonsense", "1 2", 3), "", "solve");

const start = performance.now();
const answers = requests.map((request) => engine.answer(request));
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const run = spawnSync(native, { input: requests.join("\n") + "\n", maxBuffer: 1 << 30, encoding: "utf8" });
if (run.status !== 0) throw new Error(`${native} ended with ${run.status}: ${run.stderr}`);
const expected = run.stdout.split("\n").slice(0, -1);
// An answer that says how large numbers may be says so of its own integers.
const withoutBounds = (text) => text.replaceAll("9223372036854775807", "MAX").replaceAll("2147483647", "MAX");
let different = 0;
let refused = 0;
let beyond = 0;
for (const [place, request] of requests.entries()) {
  if (answers[place].startsWith('{"error"')) refused++;
  if (withoutBounds(answers[place]) === withoutBounds(expected[place] ?? "")) continue;
  // Numbers whose results can be beyond 32 bits are refused with a reason, never answered otherwise.
  if (request.includes("\x1ffree\x1f") && answers[place].includes('"key":"fault.results"')) {
    beyond++;
    continue;
  }
  if (++different <= 5) {
    console.error(`different: ${request.replaceAll("\x1f", " | ")}\n  wasm   ${answers[place].slice(0, 300)}\n  native ${expected[place]?.slice(0, 300)}`);
  }
}
if (expected.length !== requests.length || different > 0) {
  console.error(`${different} of ${requests.length} answers differ`);
  process.exit(1);
}
console.log(
  `${requests.length} answers are the same as natively, of ${recorded.length} recorded games (${recordedCount} requests) and ` +
    `${games} random ones; ${refused} of them refuse; ${beyond} free games need integers of more than 32 bits, and are refused; ${seconds} s`);
