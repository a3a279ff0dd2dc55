/** The rules of a game: "countdown", "lecompteestbon", "lettersandnumbers", "cijfersenletters" or "free". */
export type RulesName = "countdown" | "lecompteestbon" | "lettersandnumbers" | "cijfersenletters" | "free";

/** Numbers as a list, or as text that somebody typed or pasted: "25, 50, 75". */
export type Numbers = number[] | string;

/** A game as it is given. Without rules it is Countdown's. */
export interface GameInput {
  rules?: RulesName | string;
  numbers: Numbers;
  target: number | string;
}

/** A game that keeps its rules. */
export interface Game {
  rules: RulesName;
  numbers: number[];
  target: number;
}

export type Sign = "+" | "−" | "×" | "÷";

export interface Step {
  left: number;
  sign: Sign;
  right: number;
  result: number;
}

/** An expression as MathJSON: a number, or an operator with its operands. */
export type Tree = number | ["Add" | "Subtract" | "Multiply" | "Divide", Tree, Tree];

export interface Solution {
  /** On one line with the true signs: "75 × 6 ÷ 50 × (100 + 3) + 25". */
  expression: string;
  value: number;
  /** How far the value is from the target; 0 if it is exact. */
  distance: number;
  /** The points of a contestant whom nobody beats. */
  points: number;
  steps: Step[];
  tree: Tree;
}

/** The distinct solutions at the smallest distance that can be reached. */
export interface Solutions {
  game: Game;
  distance: number;
  /** How many there are, of which the first are in `rows`. */
  count: number;
  /** How many of the rows have 0, 1, 2 ... steps. Rows of fewer steps come first. */
  rowsBySteps: number[];
  /** A line each: "7 × 8 = 56". */
  rows: string[];
}

/** A contestant's working, judged line by line up to the first line that does not hold. */
export interface Working {
  lines: { text: string; used: number[]; solution: Solution }[];
  /** The tiles and the results that are left to use. */
  tiles: number[];
  results: number[];
  best: Solution | null;
  fault: EngineError | null;
}

/** How far a round has come: with the game and the time to think, all there is to keep of it. */
export interface RoundProgress {
  /** How many parts have been turned over: the numbers, and then the target. */
  turnCount: number;
  /** Milliseconds since the target was shown. */
  elapsed: number;
  /** The lines of the working, and when each was said. */
  lines: string[];
  times: number[];
  /** The strengths of the hints that were given. */
  hints: number[];
  isOver: boolean;
}

/** A round that is played or waits. Without progress it has not begun. */
export interface RoundInput {
  game: GameInput;
  /** The time to think in milliseconds; null without a clock. */
  time: number | null;
  progress?: Partial<RoundProgress>;
  /** Whether the game is that of a day, which counts once it is left after a hint. */
  isOfDay?: boolean;
  /** The opponent, whose answer is known when the round is over. */
  opponent?: OpponentName | null;
}

/** An opponent: how strong it is. */
export type OpponentName = "beginner" | "average" | "strong" | "perfect";

/** A match of several rounds. */
export interface MatchInput {
  contestantCount: number;
  /** null for as many rounds as one likes. */
  roundCount?: number | null;
  /** How many rounds are played, and the points of each contestant in them. */
  playedCount?: number;
  totals?: number[];
}

export interface Match {
  playedCount: number;
  totals: number[];
  isOver: boolean;
  /** The places of those who have the most points. */
  leaders: number[];
  /** The place of the contestant who chooses the next numbers. */
  chooser: number;
}

/** The rows that tiles lie in: the large ones on top, the small ones elsewhere. */
export type Row = "large" | "small";

/** A choice of tiles, one after the other. */
export interface Choice {
  /** The rows that the next tile can be chosen from; none when all are chosen. */
  allowed: Row[];
  /** The number of tiles of a game. */
  count: number;
}

export interface RoundEvent {
  /** "say" takes a line as its argument, and so does "advance": there it counts if the time is over. */
  event?: "" | "turn" | "advance" | "say" | "undo" | "clear" | "hint" | "finish";
  argument?: string;
  /** Milliseconds since the target was shown. */
  now?: number;
}

export interface Round {
  game: Game;
  time: number | null;
  progress: RoundProgress;
  /** Of "declaring", the clock has run out, and one more line is taken. */
  phase: "dealing" | "thinking" | "declaring" | "over";
  /** The working; its fault is that of the line that was said last. */
  working: Working;
  /** The hints that were given. */
  hints: string[];
  /** Whether the round has a result if it is left now. */
  countsIfLeft: boolean;
  /** The result of a round that is over; the answer is the best of the working. */
  result: {
    bestDistance: number;
    /** Against an opponent, only the closer one scores. */
    points: number;
    opponent: { answer: Solution | null; points: number } | null;
    isBest: boolean;
    /** A row of marks, one for each number, which gives nothing of the answer away. */
    marks: string;
    milliseconds: number | null;
    hints: number;
  } | null;
}

export interface Contest {
  /** The place of the contestant who shows a working next; null if nobody need. */
  next: number | null;
  points: number[];
  answers: (Solution | null)[];
  /** For each working that was shown, why it does not count, or null. */
  faults: (string | null)[];
}

/** What a contestant can learn after a round. */
export interface Lesson {
  best: Solution;
  /** Whether the best solution is an easier way to the answer, and not closer than it. */
  isEasier: boolean;
  /** The trick of mental arithmetic that the best solution uses, as a sentence in the language of messages; null if none. */
  trick: string | null;
}

export interface Difficulty {
  /** From 1, easy, to 5, hard. */
  rating: 1 | 2 | 3 | 4 | 5;
  distance: number;
  solutionCount: number;
  fewestSteps: number;
  largestStepResult: number;
  /** Whether adding and subtracting is enough. */
  isAdditive: boolean;
  /** The reasons as clauses in the language of messages. */
  reasons: string[];
}

export interface Rules {
  id: RulesName;
  title: string;
  large: number[];
  small: number[];
  /** The fewest and the most numbers. */
  numberCounts: [number, number];
  targets: [number, number];
  language: string;
  /** Distances and the points up to each, the nearest first. */
  scoring: [number, number][];
}

/** The distance of the best answer to each target, from `first` on. */
export interface Reach {
  first: number;
  distances: number[];
  /** How many targets have distance 0. */
  reachable: number;
}

export interface Census {
  rules: RulesName;
  /** The first target. */
  first: number;
  games: number;
  solvable: number;
  /** How many games have a best answer at distance 0, 1, 2 ... */
  distances: number[];
  /** How many selections reach every target. */
  perfect: number;
  byLarge: {
    large: number;
    selections: number;
    solvable: number;
    perfect: number;
    totalDistance: number;
    /** For each target, how many selections reach it. */
    byTarget: number[];
  }[];
}

/** The kinds of puzzles. All numbers must be used, but in "numbers": six numbers as in shows. */
export type PuzzleKind = "24" | "make-ten" | "krypto" | "four-fours" | "numbers";

/**
 * What changes the rules of a puzzle: numbers in the order in which they are given, numbers after a point (.4), square roots,
 * all numbers, and the exact number of steps.
 */
export type PuzzleOption = "in-order" | "decimals" | "roots" | "use-all" | `steps=${number}`;

export interface Puzzle {
  kind: PuzzleKind;
  numbers: number[];
  /** The first target. */
  first: number;
  /** For each target from the first on, a formula with the fewest operations found; null if there is none. */
  formulas: (string | null)[];
}

export interface PlayedRound {
  /** The day whose game it was, "2026-11-22", or null. */
  day: string | null;
  target: number;
  /** The value of the answer; null if there was none. */
  value: number | null;
  bestDistance: number;
  points: number;
  milliseconds: number | null;
  hints: number;
}

export interface Statistics {
  rounds: number;
  points: number;
  exact: number;
  best: number;
  unanswered: number;
  hinted: number;
  streak: number;
  longestStreak: number;
  dailyStreak: number;
  medianMilliseconds: number | null;
  fastestExactMilliseconds: number | null;
  /** Rounds by distance: exact, 1 to 5, 6 to 10, farther, no answer. */
  distances: [number, number, number, number, number];
}

/** Why a request is not answered. The message is one for people, in the language of the engine. */
export class EngineError extends Error {
  /**
   * "notANumber", "tooLarge", "tooLong", "tooManyLines", "noTarget", "rules", "numberCount", "numbers", "target", "draw", "search", "census",
   * "answer", "day", "targets", "choice", "puzzle", "options", "operation" or "memory".
   */
  code: string;
  /** Where an answer cannot be read, in UTF-16 code units; else null. */
  offset: number | null;
  /** The best solution that a search found before it could not go on; else null. */
  best: Solution | null;
}

/** The engine. All methods throw EngineError for what breaks a rule, and answer at once: for long ones use a worker. */
export class Engine {
  /** Loads the engine, from beside this module if no address is given, and the texts of a language: "en", "fr", "de", "nl" or "es". */
  static load(address?: string | URL, language?: string): Promise<Engine>;
  /**
   * An engine from a compiled module, as in a worker that was sent one, and from an instance of it if there is one. Its messages are keys
   * until it has texts.
   */
  constructor(module: WebAssembly.Module, instance?: WebAssembly.Instance);
  readonly module: WebAssembly.Module;
  /** Says messages, hints, tricks and reasons by the texts of a language from now on, as files such as fr.txt have them. */
  useTexts(source: string, language: string): void;

  /** The rules of all shows. */
  rules(): Rules[];
  /** The numbers in a text. */
  read(text: string): number[];
  /** The best solution: the closest, then the fewest steps, then the easiest to work out. */
  solve(game: GameInput): { game: Game; solution: Solution };
  /** All distinct solutions, or those closest to the target; at most 20,000 rows if not said otherwise. */
  solutions(game: GameInput, options?: { rows?: number }): Solutions;
  /** Judges an answer: an expression, or steps with commas between. */
  check(game: GameInput, answer: string): Solution;
  working(game: GameInput, lines: string[]): Working;
  /** A round after an event. */
  round(round: RoundInput, event?: RoundEvent): Round;
  contest(
    game: GameInput, options: { names: string[]; declared: (number | null)[]; shown?: string[][] }): Contest;
  /** A match as it is, or after the points of another round. */
  match(match: MatchInput, points?: number[]): Match;
  /** A hint: 1 says the shape of the best solution, 2 its last step, 3 all steps but the last. */
  hint(game: GameInput, strength: 1 | 2 | 3): { strength: number; text: string };
  /** What there is to learn from the best solution for somebody who gave an answer, or none. */
  lesson(game: GameInput, answer?: string): Lesson;
  difficulty(game: GameInput): Difficulty;
  /** A choice of tiles so far. */
  choice(options?: { rules?: RulesName | string; rows?: Row[] }): Choice;
  /** Draws a game as the show does, or from the rows that were chosen; with a rating, one that is rated so. The same seed draws the same game. */
  draw(options?: { rules?: RulesName | string; large?: number; rating?: number; rows?: Row[]; seed?: string }): Game;
  /** The game of a day, the same everywhere. With today's date, the day may be "today", and none that is to come. */
  daily(day: string, options?: { rules?: RulesName | string; today?: string }): { game: Game; day: string; weekday: number };
  /** What numbers reach, target by target, from 1 to 999; from 100 on if not said otherwise. */
  reach(selection: { rules?: RulesName | string; numbers: Numbers; first?: number; last?: number }): Reach;
  /** What all selections of a show reach. Takes about half a second. */
  census(options?: { rules?: RulesName | string }): Census;
  /**
   * Formulas for a puzzle. Without a target, 24 and make ten have theirs; with `last`, the targets up to it are looked at
   * too. The search is exhaustive, but that results on the way are integers of 64 bits, or fractions of two.
   */
  puzzle(kind: PuzzleKind, numbers: Numbers, options?: { target?: number | string; last?: number; options?: PuzzleOption[] | string }): Puzzle;
  /** Statistics. With today's date, days in a row are those up to today or yesterday. */
  statistics(rounds: PlayedRound[], options?: { today?: string }): Statistics;
  /** Answers a request as text: an operation and its fields, with U+001F between. The answer is JSON. */
  answer(request: string): string;
  /** A seed for `draw` that nobody foresees. */
  static seed(): string;
}
