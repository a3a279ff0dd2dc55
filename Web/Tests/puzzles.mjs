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
  const tokens = formula.match(/\.?\d+|[()+−×÷^√!]/g);
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
      const [, point, digits] = token.match(/^(\.?)(\d+)$/);
      used.push(digits);
      item = fraction(BigInt(digits), point ? 10n ** BigInt(digits.length) : 1n);
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
const ask = (kind, numbers, target = "", last = "", options = "") => {
  requests.push(["puzzle", kind, numbers.join(" "), target, last, options].join("\x1f"));
  return engine.puzzle(kind, numbers, { target, last, options }).formulas;
};

/** The values of numbers in their order by the four operations, as text. */
function inOrder(numbers) {
  if (numbers.length === 1) return new Set([`${numbers[0]}/1`]);
  const values = new Set();
  for (let place = 1; place < numbers.length; place++) {
    for (const left of inOrder(numbers.slice(0, place))) {
      for (const right of inOrder(numbers.slice(place))) {
        const [[a, b], [c, d]] = [left.split("/").map(BigInt), right.split("/").map(BigInt)];
        for (const sign of [1n, -1n]) values.add(fraction(a * d + sign * c * b, b * d).join("/"));
        values.add(fraction(a * c, b * d).join("/"));
        if (c !== 0n) values.add(fraction(a * d, b * c).join("/"));
      }
    }
  }
  return values;
}

/** The fewest steps in which some of positive whole numbers make a target, each result positive and whole; 99 if it cannot be made. */
function fewestSteps(numbers, target) {
  if (numbers.includes(target)) return 0;
  let best = 99;
  for (let i = 0; i < numbers.length; i++) {
    for (let j = 0; j < numbers.length; j++) {
      const rest = numbers.filter((_, place) => place !== i && place !== j);
      const [a, b] = [numbers[i], numbers[j]];
      const results = i === j ? [] : [...(i < j ? [a + b, a * b] : []), ...(a > b ? [a - b] : []), ...(a % b === 0 ? [a / b] : [])];
      for (const result of results) best = Math.min(best, 1 + fewestSteps([...rest, result], target));
    }
  }
  return best;
}

// Options: what is in order keeps it, and is found where a search of another kind finds it.
let state = 4711;
const random = (bound) => (state = (state * 1103515245 + 12345) % 2147483648) % bound;
let ordered = 0;
for (let hand = 0; hand < 150; hand++) {
  const numbers = Array.from({ length: 4 }, () => 1 + random(13));
  const [formula] = ask("24", numbers, "", "", "in-order");
  assert.equal(formula !== null, inOrder(numbers).has("24/1"), `${numbers}`);
  if (!formula) continue;
  ordered++;
  const used = [];
  assert.deepEqual(value(formula, used), [24n, 1n], formula);
  assert.deepEqual(used.map(Number), numbers, formula);
}
assert.ok(ordered > 20 && ordered < 130, `${ordered}`);
// Nobody goes below zero where as few steps do without.
assert.equal(ask("24", [1, 1, 3, 13])[0], "(13 − 1) × (3 − 1)");
for (const [kind, numbers, target, options, pattern] of [
  ["24", [1, 1, 1, 4], "", "decimals", /\.1/], ["make-ten", [4, 9, 9, 9], "", "roots", /√/], ["four-fours", [4, 4, 4, 4], 39, "decimals", /\.4/],
  ["numbers", [25, 50, 75, 100, 3, 6], 952, "", null], ["numbers", [25, 50, 75, 100, 3, 6], 106, "in-order", null],
  ["numbers", [9, 30], 33, "roots", /√/], ["numbers", [3, 5, 50], 25, "decimals", null],
]) {
  const [formula] = ask(kind, numbers, target, "", options);
  assert.ok(formula, `${kind} ${numbers} ${options}`);
  if (pattern) assert.match(formula, pattern);
  const used = [];
  assert.deepEqual(value(formula, used), [BigInt(target || (kind === "24" ? 24 : 10)), 1n], formula);
}
// The steps of a numbers round are as many as wanted, and the fewest otherwise.
const steps = (formula) => formula.match(/[+−×÷]/g)?.length ?? 0;
for (let round = 0; round < 25; round++) {
  const numbers = [25, 50, 75, 100].slice(random(3), 4).slice(0, 2).concat([1 + random(10), 1 + random(10)]);
  const target = 1 + random(300);
  const [fewest] = ask("numbers", numbers, target);
  assert.equal(fewest ? steps(fewest) : 99, fewestSteps(numbers, target), `${numbers} ${target}`);
  for (const [options, used] of [["use-all", numbers.length], ["steps=2", 3], ["steps=1", 2], ["steps=0", 1]]) {
    const [formula] = ask("numbers", numbers, target, "", options);
    if (formula) {
      const found = [];
      assert.deepEqual(value(formula, found), [BigInt(target), 1n], formula);
      assert.equal(found.length, used, formula);
      for (const number of found) assert.ok(numbers.includes(Number(number)), formula);
    } else {
      assert.ok(!fewest || steps(fewest) !== used - 1, `${numbers} ${target} ${options}`);
    }
  }
}
for (const [kind, numbers, options] of [
  ["numbers", [1, 2, 3], "steps=3"], ["numbers", [1, 2, 3], "steps=1 use-all"], ["numbers", [1, 2, 3], "steps=1 roots"], ["24", [1, 2, 3, 4], "steps=2"],
  ["24", [1, 2, 3, 4], "steps=x"], ["24", [1, 2, 3, 4], "other"], ["numbers", [1, 2, 3, 4, 5, 6], "decimals"], ["four-fours", [4, 4], "steps=1"],
]) {
  assert.throws(() => ask(kind, numbers, kind === "24" ? "" : 10, "", options), EngineError, `${kind} ${numbers} ${options}`);
}

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
