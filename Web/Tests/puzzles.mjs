// Checks the puzzles of the page's engine: every formula by exact arithmetic of its own, which puzzles have none by a brute
// force and by what is known, and all answers with the native ones.
//
//   node puzzles.mjs ENGINE.wasm PAGE-ANSWERS
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Engine, EngineError } from "../Site/engine.js";

const [wasm, native] = process.argv.slice(2);
const engine = new Engine(new WebAssembly.Module(readFileSync(wasm)));

// Fractions of two BigInts.
const gcd = (a, b) => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const fraction = (above, below = 1n) => {
  assert.notEqual(below, 0n);
  const divisor = gcd(above, below) * (below < 0n ? -1n : 1n);
  return [above / divisor, below / divisor];
};
const root = (number) => {
  let low = 0n, high = number + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= number) low = middle;
    else high = middle;
  }
  assert.equal(low * low, number);
  return low;
};

/** The value of a formula, and the digits and numbers in it. */
function value(formula, used) {
  const tokens = formula.match(/\d+|[()+−×÷^√!]/g);
  assert.equal(tokens.join(""), formula.replaceAll(" ", ""));
  let place = 0;
  const power = ([a, b], [n, one]) => {
    assert.equal(one, 1n);
    return n >= 0n ? fraction(a ** n, b ** n) : fraction(b ** -n, a ** -n);
  };
  function atom() {
    const token = tokens[place++];
    if (token === "√") {
      const [a, b] = atom();
      return fraction(root(a), root(b));
    }
    let item;
    if (token === "(") {
      item = sum();
      assert.equal(tokens[place++], ")");
    } else {
      assert.match(token, /^\d+$/);
      used.push(token);
      item = fraction(BigInt(token));
    }
    while (tokens[place] === "!") {
      place++;
      assert.equal(item[1], 1n);
      let product = 1n;
      for (let factor = 2n; factor <= item[0]; factor++) product *= factor;
      item = fraction(product);
    }
    return item;
  }
  function factor() {
    const base = atom();
    if (tokens[place] !== "^") return base;
    place++;
    return power(base, atom());
  }
  function product() {
    let [a, b] = factor();
    while (tokens[place] === "×" || tokens[place] === "÷") {
      const [c, d] = tokens[place++] === "×" ? factor() : factor().reverse();
      [a, b] = fraction(a * c, b * d);
    }
    return [a, b];
  }
  function sum() {
    let [a, b] = product();
    while (tokens[place] === "+" || tokens[place] === "−") {
      const sign = tokens[place++] === "+" ? 1n : -1n;
      const [c, d] = product();
      [a, b] = fraction(a * d + sign * c * b, b * d);
    }
    return [a, b];
  }
  const result = sum();
  assert.equal(place, tokens.length);
  return result;
}

function check(formula, numbers, target, isOneDigit) {
  const used = [];
  assert.deepEqual(value(formula, used), [BigInt(target), 1n], formula);
  // Equal digits may be written together.
  const given = (isOneDigit ? used.join("").split("") : used).map(Number);
  assert.deepEqual(given.sort((a, b) => a - b), [...numbers].sort((a, b) => a - b), formula);
}

/** Whether whole numbers make a target, by trying every pair first. */
function makes(numbers, target) {
  if (numbers.length === 1) return numbers[0] === target;
  for (let i = 0; i < numbers.length; i++) {
    for (let j = 0; j < numbers.length; j++) {
      if (i === j) continue;
      const rest = numbers.filter((_, place) => place !== i && place !== j);
      const [a, b] = [numbers[i], numbers[j]];
      if (i < j && (makes([...rest, a + b], target) || makes([...rest, a * b], target))) return true;
      if (makes([...rest, a - b], target) || (b !== 0 && a % b === 0 && makes([...rest, a / b], target))) return true;
    }
  }
  return false;
}

function selections(size, first, last) {
  if (size === 0) return [[]];
  const all = [];
  for (let number = first; number <= last; number++) {
    for (const rest of selections(size - 1, number, last)) all.push([number, ...rest]);
  }
  return all;
}

const requests = [];
const ask = (kind, numbers, target = "", last = "") => {
  requests.push(["puzzle", "en", kind, numbers.join(" "), target, last].join("\x1f"));
  return engine.puzzle(kind, numbers, { target, last }).formulas;
};

// How many hands of cards make 24, and how many tickets make 10, is well known.
for (const [kind, first, last, target, known] of [["24", 1, 13, 24, 1362], ["make-ten", 0, 9, 10, 552]]) {
  let solved = 0;
  for (const numbers of selections(4, first, last)) {
    const [formula] = ask(kind, numbers);
    if (!formula) continue;
    solved++;
    check(formula, numbers, target, false);
  }
  assert.equal(solved, known, kind);
}
let state = 4711;
const random = (bound) => (state = (state * 1103515245 + 12345) % 2147483648) % bound;
let unsolvable = 0;
for (let hand = 0; hand < 60; hand++) {
  const numbers = Array.from({ length: 5 }, () => 1 + random(25));
  const target = 1 + random(25);
  const [formula] = ask("krypto", numbers, target);
  assert.equal(formula !== null, makes(numbers, target), `${numbers} ${target}`);
  if (formula) check(formula, numbers, target, false);
  else unsolvable++;
}
// Ones make very few, so that both sides are seen.
assert.equal(ask("krypto", [1, 1, 1, 1, 1], 25)[0], null);
assert.equal(makes([1, 1, 1, 1, 1], 25), false);
// The exact solver, whose integers have any size, makes as many of 0 to 300.
const made = [20, 49, 162, 171, 107, 78, 50, 74, 154];
for (const [place, known] of made.entries()) {
  const numbers = Array(4).fill(place + 1);
  const formulas = ask("four-fours", numbers, 0, 300);
  assert.equal(formulas.filter(Boolean).length, known, `${numbers}`);
  formulas.forEach((formula, target) => formula && check(formula, numbers, target, true));
}
for (const [kind, numbers, target] of [
  ["24", [1, 2, 3], ""], ["24", [0, 1, 2, 3], ""], ["24", [1, 2, 3, 14], ""], ["24", [1, 2, 3, 4], 25], ["make-ten", [1, 2, 3, 10], ""],
  ["krypto", [1, 2, 3, 4, 5], ""], ["krypto", [1, 2, 3, 4, 5], 26], ["krypto", [1, 2, 3, 4, 26], 1], ["four-fours", [4, 4, 4, 3], 1],
  ["four-fours", [4, 4, 4, 4, 4], 1], ["four-fours", [], 1], ["four-fours", [4], 1000], ["four-fours", [0], 1], ["nothing", [1], 1],
]) {
  assert.throws(() => ask(kind, numbers, target), EngineError, `${kind} ${numbers} ${target}`);
}
const run = spawnSync(native, { input: requests.join("\n") + "\n", maxBuffer: 1 << 30, encoding: "utf8" });
const expected = run.stdout.split("\n").slice(0, -1);
assert.equal(expected.length, requests.length);
requests.forEach((request, place) => assert.equal(engine.answer(request), expected[place], request));
console.log(`${requests.length} puzzles are answered as natively; every formula is right, and ${unsolvable} of 60 hands of Krypto have none`);
