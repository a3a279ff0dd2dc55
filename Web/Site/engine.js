// The engine of NumberRace in a page: the Swift of the libraries, compiled to WebAssembly. See engine.d.ts for the types.

import { loadTexts, readTexts } from "./texts.js";

const FIELD = "\x1f";
const ITEM = "\x1e";
const PART = "\x1d";

/** An error of the engine. Its message is one for people; `code` is for programs. */
export class EngineError extends Error {
  constructor({ code, message, offset = null, best = null }) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.offset = offset;
    this.best = best;
  }
}

// Digits of full width are digits as well.
const list = (numbers) => (Array.isArray(numbers) ? numbers.join(" ") : String(numbers ?? "").normalize("NFKC"));

// What stands between fields cannot be in them.
const clean = (text) => String(text ?? "").replace(/[\x1c-\x1f]/g, " ");

export class Engine {
  #module;
  #exports;
  #say = ({ key }) => key;

  /** Loads the engine, from beside this module if no address is given, and the texts of messages. */
  static async load(address = new URL("engine.wasm", import.meta.url), language = "en") {
    const [response, texts] = await Promise.all([fetch(address), loadTexts(language)]);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    // A server that does not know the type of the file keeps it from being compiled while it loads.
    const isKnown = WebAssembly.instantiateStreaming && /^application\/wasm/.test(response.headers.get("content-type") ?? "");
    const { module, instance } = await (isKnown ? WebAssembly.instantiateStreaming(response) : WebAssembly.instantiate(await response.arrayBuffer()));
    const engine = new Engine(module, instance);
    engine.useTexts(texts, language);
    return engine;
  }

  /** An engine from a compiled module, and an instance of it if there is one. Its messages are keys until it has texts. */
  constructor(module, instance = new WebAssembly.Instance(module)) {
    this.#module = module;
    this.#start(instance);
  }

  /** Says messages by the texts of a language from now on. */
  useTexts(source, language) {
    // They are read for the first message that is said.
    let texts;
    this.#say = (message) => (texts ??= readTexts(source, language)).say(message);
  }

  /** The compiled module, from which a worker makes an engine of its own. */
  get module() {
    return this.#module;
  }

  #start(instance) {
    this.#exports = instance.exports;
    this.#exports.__wasm_call_ctors?.();
  }

  /** Answers a request as text with an answer as text: an operation and its fields, with U+001F between. */
  answer(request) {
    const bytes = new TextEncoder().encode(request);
    try {
      const address = this.#exports.numberrace_request(bytes.length);
      new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
      const length = this.#exports.numberrace_answer();
      const start = this.#exports.numberrace_answer_address();
      return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, start, length));
    } catch {
      // Without memory left an instance ends; the next request gets a new one. Before Chrome 114 only workers get one at once.
      try {
        this.#start(new WebAssembly.Instance(this.#module));
      } catch {
        WebAssembly.instantiate(this.#module).then((instance) => this.#start(instance));
      }
      throw this.#error({ code: "memory", message: { key: "fault.memory" } });
    }
  }

  #error({ message, ...error }) {
    return new EngineError({ ...error, message: this.#say(message) });
  }

  /** A working whose fault, if it has one, is an error. */
  #judged(working) {
    return { ...working, fault: working.fault && this.#error(working.fault.error) };
  }

  #call(operation, ...fields) {
    const answer = JSON.parse(this.answer([operation, ...fields].join(FIELD)));
    if (answer.error) throw this.#error(answer.error);
    return answer;
  }

  #game({ rules = "countdown", numbers, target }) {
    return [clean(rules), clean(list(numbers)), clean(list(target))];
  }

  rules() {
    return this.#call("rules");
  }

  read(text) {
    return this.#call("read", clean(list(text))).numbers;
  }

  solve(game) {
    return this.#call("solve", ...this.#game(game));
  }

  solutions(game, { rows = 20000 } = {}) {
    return this.#call("solutions", ...this.#game(game), rows);
  }

  check(game, answer) {
    return this.#call("check", ...this.#game(game), clean(answer)).solution;
  }

  working(game, lines) {
    return this.#judged(this.#call("working", ...this.#game(game), lines.map(clean).join(ITEM)));
  }

  round({ game, time = null, progress = {}, isOfDay = false, opponent = null }, { event = "", argument = "", now = "" } = {}) {
    const { turnCount = 0, elapsed = 0, lines = [], times = [], hints = [], isOver = false } = progress;
    const round = this.#call(
      "round", ...this.#game(game), time ?? "", turnCount, elapsed, lines.map(clean).join(ITEM), list(times), list(hints), isOver, isOfDay,
      clean(event), clean(argument), now, clean(opponent));
    return { ...round, working: this.#judged(round.working), hints: round.hints.map(this.#say) };
  }

  contest(game, { names, declared, shown = [] }) {
    const workings = shown.map((lines) => lines.map(clean).join(PART));
    const contest = this.#call(
      "contest", ...this.#game(game), names.map(clean).join(ITEM), declared.map((number) => number ?? "").join(ITEM),
      // A working without lines is one too.
      workings.map((working) => working || " ").join(ITEM));
    return { ...contest, faults: contest.faults.map((fault) => fault && this.#say(fault)) };
  }

  match({ contestantCount, roundCount = null, playedCount = 0, totals = [] }, points = []) {
    return this.#call("match", contestantCount, roundCount ?? "", playedCount, list(totals), list(points));
  }

  hint(game, strength) {
    const hint = this.#call("hint", ...this.#game(game), strength);
    return { ...hint, text: this.#say(hint.text) };
  }

  lesson(game, answer = "") {
    const lesson = this.#call("lesson", ...this.#game(game), clean(answer));
    return { ...lesson, trick: lesson.trick && this.#say(lesson.trick) };
  }

  difficulty(game) {
    const difficulty = this.#call("difficulty", ...this.#game(game));
    return { ...difficulty, reasons: difficulty.reasons.map(this.#say) };
  }

  choice({ rules = "countdown", rows = [] } = {}) {
    return this.#call("choice", clean(rules), rows.join(" "));
  }

  draw({ rules = "countdown", large, rating, rows = [], seed = Engine.seed() } = {}) {
    return this.#call("draw", clean(rules), large ?? "", rating ?? "", seed, rows.join(" ")).game;
  }

  daily(day, { rules = "countdown", today = "" } = {}) {
    return this.#call("daily", clean(rules), clean(day), clean(today));
  }

  reach({ rules = "countdown", numbers, first, last }) {
    return this.#call("reach", clean(rules), clean(list(numbers)), first ?? "", last ?? "");
  }

  census({ rules = "countdown" } = {}) {
    return this.#call("census", clean(rules));
  }

  puzzle(kind, numbers, { target, last, options = [] } = {}) {
    return this.#call("puzzle", clean(kind), clean(list(numbers)), clean(target), clean(last), clean(list(options)));
  }

  statistics(rounds, { today = "" } = {}) {
    const items = rounds.map((round) =>
      [round.day ?? "", round.target, round.value ?? "", round.bestDistance, round.points, round.milliseconds ?? "", round.hints]
        .map(clean).join(PART));
    return this.#call("statistics", items.join(ITEM), clean(today));
  }

  /** A seed for `draw` that nobody foresees. */
  static seed() {
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    return ((BigInt(high) << 32n) | BigInt(low)).toString();
  }
}
