/// A judge of what a language model, or a person, wrote in answer to a game.
///
/// It finds the answer in the text, reads it, and applies the rules. Text is only ever read: nothing in it is
/// run, and there is no text for which that takes long, because at most the last ``maximumWindow`` bytes are looked at.
///
/// ```swift
/// var verifier = AnswerVerifier()
/// let game = try Game(numbers: [3, 25, 4, 50, 7, 9], target: 112)
/// verifier.verify("First 25 + 3 = 28.\nSo <answer>28 \\times 4 = 112</answer>", for: game).kind   // .solved
/// ```
///
/// Where a text has several expressions, this one counts:
///
/// | In the text | Counts | Because |
/// | --- | --- | --- |
/// | `<think>`…`</think>`, or all after a `<think>` that is not closed, or before a `</think>` that was not opened | nothing of it | it is working, which nobody is meant to read; many prompts end with `<think>` |
/// | `<answer>`…`</answer>`, several | the last | a model corrects itself forward |
/// | `\boxed{}` in the last of them, or in the text without any | the last box | as above |
/// | an `<answer>` or a box that breaks off | only if no whole one stands before it | a text may end at the stop word `</answer>`, or at its longest length |
/// | nothing marked | the last expression that is no time, date, share or amount (`12:30`, `4/4`, `10 - 12 tries`) | remarks follow answers |
/// | a marked result without an expression | the last expression before it, or after it if there is none, which must have that value | the result says nothing by itself |
/// | `112 - 112 = 0`, or `112 - 109 = 3`, after what comes to 112 or 109 | what stands before | it checks the answer and is none |
/// | `28 × 4 = 112` or `112 / 4 = 28` after `(25 + 3) × 4`: its value or those of its parts again, with results of parts in place of these | what stands before | it checks the answer |
/// | `(25 + 3) × 4 = 28 × 4 = 112` | the first of equal members that uses the numbers given | the others show how it is worked out |
/// | `25 + 3 = 28 × 4 = 112`, or `25 + 3 = 28, times 4 is 112` | all of it | each step goes on from the value before |
/// | `28 × 4 = 112, where 28 = 25 + 3` | the first, if the rest is right and says what its numbers are | it is the same step, told later |
/// | members that are neither | none: a result is wrong | a list of guesses is no answer |
/// | `a = 25 + 3`, `a * 4` | the last, as if `25 + 3` stood for `a` | a name is what it was given last |
/// | `Step 2 – 28 × 4`, `2 - 28 × 4` below `1 - 25 + 3` | what follows the dash | the number counts steps |
/// | `(1) × 4` below `(1) 25 + 3 = 28` | `28 × 4` | lines have numbers to be named by |
/// | `112 = 2^4 × 7` after what comes to 112 | what stands before | it says more of the result, in what no game has |
/// | `28 × 4 = 112, where 28 = 25 + 3, then subtract 7` | `112 - 7` | the aside is about a number of the step |
/// | `25 + 3, which is 28` | as `25 + 3 = 28` | it is a stated result, which must be right |
/// | `-9 = 103` as a line after `25 × 4 + 9 + 3 = 112` | `112 - 9` | bullets have spaces, and no negative number is its own result |
/// | `25 × 4 (100) + 9`, `\underbrace{25 × 4}_{100}`, a number alone in a cell beside an expression | as after `=` | it is a result, which must be right |
/// | `25 + 3 = 28. Multiply that by 4 to get 112` | as `28 × 4 = 112` | a step is read by its words, and what it states must be right |
/// | `112 - 9 (4 + 5)`, `9 (= 4 + 5) + 3` | what is in brackets, in place of the number | it says where the number comes from, and must be right |
/// | `100 + 9 = 109. Add 4 - 1 = 3 to get 112` | as `109 + 3 = 112` | what is added is worked out on the way |
/// | `50 - 25` or `50/25` alone after an expression that does not lead to it and does not state another result than the target | none | were its numbers the other way round, it would be a range or a share, and the expression before would count |
/// | `- 25 + 50` in what marks an answer, in a formula, after `=`, or before an equation beside others if results may be negative | a sign, and no bullet | lists begin lines |
/// | `25 and 3 is 28`, in five languages | their sum | nothing else is said so |
/// | `7 fifties make 350`, `10 75s = 750` | a product | people count numbers so; without a result or a sign behind them, they are only counted |
/// | `25 + 3 = 28. 4 times that is 112`, `109, 3 more = 112`, `115. Too many. Subtract the 3: 112` | a step from the result before | it states its own, which must be right |
/// | `adding 100, 9 and 3 gives 112` | their sum | a verb has all numbers of its list |
/// | `25*4 = 100 / 9+3 = 12` | two steps | a slash between spaces parts what has none, or what begins with the result before it |
/// | `9 * 50 = 450`, then `9 * 25 = 225, 225 + 225 = 450` | what stands before | it works out the same with other numbers, each of which leads to the last |
/// | `25 × 4 = 100. We need 12 more: 9 + 3 = 12. Total: 112` | the sum of the last two results | both are stated, and must be right |
/// | `Add 3 to 25, multiply the sum by 4` | all of it | each verb goes on from the result before |
/// | `25 × 4 + 9 = 112. Check: 25 × 4 = 100, 100 + 9 = 109, 109 + 3 = 112` | what stands before `Check:` or `because`, if it is said to come to the target and does not, or what follows is right and comes to something else | what is checked or explained is the answer |
/// | an expression that is not marked, before `there is no solution.` or `I give up.` | none | it is taken back |
/// | numbers that are spelled out, in five languages | as digits, if there is no answer without them, and at most 4,096 bytes | words have other meanings too |
/// | `75 // 25` | a quotient, which must be exact | programs drop the remainder |
/// | steps | the last, with the steps whose results it uses | each stated result from the first used step on must be right |
/// | steps without stated results, also as `25 + 3 = 3 + 25` | the last, if nothing else stands between | as for lists of guesses |
/// | several expressions of different values that are marked, or with "or" between | none | nobody said which |
///
/// So a text that computes nothing is never worth more than its one best guess.
///
/// A number that is not given, or used up, stands for the latest earlier step with that result, inside of what is marked or before
/// it. Expressions may be in LaTeX or Markdown, with the signs and digits of any script, `plus` and `times` in five languages, or
/// over several lines. What no numbers game knows (powers, roots, functions) makes an expression unreadable.
///
/// The tags of working are `think`, `thinking`, `thought`, `thoughts`, `reasoning` and `scratchpad`. One that begins in the first 256
/// bytes of a text longer than the window, and is not closed there, goes on in the window.
///
/// Decimals and fractions are the exact results of earlier steps: `1 / 5 = 0.2, 5 - 0.2 = 4.8`, `3 - 8/3 = 1/3, 8 / (1/3)`. A
/// result may be stated with two or more decimals of many (`8 / 3 = 2.67`), also inside of an expression beside its exact form. What
/// goes on from a rounded number alone is not exact, and no answer.
///
/// A verifier keeps its memory for the next text; give each thread its own.
public struct AnswerVerifier: Sendable {
  /// The maximum number of bytes of a text that are looked at.
  public static let maximumWindow = 16_384

  /// The number of bytes that are looked at, from the end of a text.
  public let window: Int
  /// What else than by the rules of the shows is allowed and asked for.
  public let options: Options
  var scanner = AnswerScanner()

  /// Changes of the rules of the shows.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Each number must be used; without it, each may be left out.
    public static let usesAllNumbers = Options(rawValue: 1)
    /// Results on the way may be zero.
    public static let allowsZero = Options(rawValue: 2)
    /// Results on the way may be negative.
    public static let allowsNegative = Options(rawValue: 4)
    /// Results on the way may be fractions; the last value must be whole all the same.
    public static let allowsFractions = Options(rawValue: 8)
  }

  /// A judgement of a text.
  public struct Verdict: Hashable, Sendable {
    /// The judgement: whether there is an answer, whether it is legal, and how close it is.
    public let kind: Kind
    /// The reason for ``Kind/breaksRule`` and ``Kind/noAnswer``; `nil` for others.
    public let fault: Fault?
    /// The value of the answer; `nil` if it is not legal.
    public let value: Int?
    /// The distance of the value from the target; `nil` if the answer is not legal.
    public let distance: Int?
    /// The number of operations of the answer.
    public let operationCount: Int
    /// The place of the answer in the text, in bytes of UTF-8.
    public let place: Range<Int>
  }

  /// A kind of verdict.
  public enum Kind: Int, Hashable, Sendable {
    /// The answer reaches the target.
    case solved
    /// The answer keeps the rules, and no other comes closer.
    case closest
    /// The answer keeps the rules and does not reach the target.
    case off
    /// The answer breaks a rule, which ``Verdict/fault`` names.
    case breaksRule
    /// There is no answer that can be read.
    case noAnswer
  }

  /// What is wrong with an answer.
  public enum Fault: Error, Hashable, Sendable {
    /// There is nothing like an expression.
    case nothingFound
    /// There is something like an expression that cannot be read.
    case notAnExpression
    /// A number is not among those given.
    case numberNotGiven(Int)
    /// A number is used more often than it was given.
    case numberUsedTooOften(Int)
    /// A number is left over, and all must be used.
    case numberLeftOver(Int)
    /// A result is below zero, without ``Options/allowsNegative``.
    case negativeResult
    /// A result is zero, without ``Options/allowsZero``.
    case zeroResult
    /// A division leaves a remainder, or the value is not whole.
    case inexactDivision
    /// A number is divided by zero.
    case divisionByZero
    /// A result is larger than an `Int`.
    case resultTooLarge
    /// A stated result is wrong.
    case wrongResult
    /// There are more than 64 numbers or 200 open brackets in the answer, or 4,095 numbers and expressions in the text.
    case tooLong
    /// There are several answers of different values, none of which is said to count.
    case severalAnswers
  }

  /// Creates a verifier.
  ///
  /// - Parameters:
  ///   - options: Changes of the rules of the shows.
  ///   - window: The number of bytes that are looked at, from the end of a text; 1 to ``maximumWindow``, and
  ///     clamped to that.
  public init(options: Options = [], window: Int = Self.maximumWindow) {
    self.options = options
    self.window = min(max(window, 1), Self.maximumWindow)
  }

  /// Judges a text of any length as an answer to a game. The smallest distance that can be reached is given if it is known;
  /// without it no verdict is ``Kind/closest``.
  ///
  /// - Complexity: O(*n*) in the bytes that are looked at.
  public mutating func verify(
    _ text: String, for game: Game, closest: Int? = nil
  ) -> Verdict {
    var text = text
    return text.withUTF8 {
      verify($0, numbers: game.numbers, target: game.target, closest: closest)
    }
  }

  /// Judges bytes of UTF-8 as an answer to numbers and a target, of which at most 64 numbers count and none should be
  /// negative.
  package mutating func verify(
    _ text: UnsafeBufferPointer<UInt8>, numbers: [Int], target: Int, closest: Int? = nil
  ) -> Verdict {
    let finder = AnswerFinder(text, window: window)
    guard finder.workings.isEmpty else {
      let bytes = finder.textWithoutWorkings
      let verdict = bytes.withUnsafeBufferPointer {
        verify($0, numbers: numbers, target: target, closest: closest)
      }
      return verdict.moved(by: finder.range.lowerBound)
    }
    let judge = AnswerJudge(
      numbers: numbers, target: target, closest: closest, options: options)
    let verdict = verdict(on: text, finder, by: judge)
    guard verdict.value == nil, verdict.fault?.mayBeSpelled == true,
      let bytes = SpelledText.digits(in: text, finder.range)
    else { return verdict }
    let spelled = bytes.withUnsafeBufferPointer {
      self.verdict(on: $0, AnswerFinder($0, window: window), by: judge)
    }
    return spelled.value == nil ? verdict : spelled.moved(by: finder.range.lowerBound)
  }

  private mutating func verdict(
    on text: UnsafeBufferPointer<UInt8>, _ finder: AnswerFinder, by judge: AnswerJudge
  ) -> Verdict {
    let target = judge.target
    if let marked = finder.markedAnswer {
      if let verdict = PlainExpression.verdict(on: text, marked, by: judge) { return verdict }
      scanner.scan(text, marked, target: target, options)
      guard let answer = scanner.lastChain ?? scanner.lastNumber else {
        return judge.nothing(at: marked)
      }
      let verdict = judge.verdict(on: answer, in: scanner, isMarked: true)
      let isResult = !answer.contains { scanner.segments[$0].isExpression }
      guard isResult || verdict.fault?.isNumberNotGiven == true,
        let value = scanner.value(of: answer)
      else { return verdict }
      // Its steps, or all of it but the result, come before it. The brace of a box is read with what it holds.
      let end = marked.upperBound
      let isBoxed = end < text.count && text[end] == UInt8(ascii: "}")
      scanner.scan(
        text, finder.range.lowerBound..<(isBoxed ? end + 1 : end), target: target, options)
      if isResult, scanner.lastChain == nil {
        // Or they come after it: "\boxed{112}, as (25 + 3) * 4 = 112".
        scanner.scan(text, finder.range, target: target, options)
      }
      guard let chain = scanner.lastChain else { return verdict }
      guard scanner.value(of: chain) == value else {
        // A result alone is no second guess beside what was worked out.
        return isResult && verdict.fault == nil
          ? judge.verdict(on: .severalAnswers, at: verdict.place) : verdict
      }
      let whole = judge.verdict(on: chain, in: scanner, isMarked: false)
      if whole.value != nil || isResult { return whole }
      // What its numbers are may come after it: "\boxed{28 * 4}, where 28 = 25 + 3".
      scanner.scan(text, finder.range, target: target, options)
      guard let last = scanner.lastChain,
        case let defining = judge.chainBeforeDefinitions(last, scanner),
        scanner.value(of: defining) == value,
        defining.allSatisfy({ marked.overlaps(scanner.segments[$0].place) })
      else { return verdict }
      let defined = judge.verdict(on: last, in: scanner, isMarked: false)
      return defined.value == nil ? verdict : defined
    }
    scanner.scan(text, finder.range, target: target, options)
    if let chain = scanner.lastChain(unless: { AnswerRemark(text, $0) == .remark }) {
      let place = scanner.segments[chain.lowerBound].place
      if judge.isSecondGuess(chain, scanner), AnswerRemark(text, place) == .turned {
        return judge.verdict(on: .severalAnswers, at: place)
      }
      if let before = judge.chainBeforeExplanation(chain, scanner) {
        return judge.verdict(on: before, in: scanner, isMarked: false)
      }
      let verdict = judge.verdict(on: chain, in: scanner, isMarked: false)
      let isTakenBack =
        verdict.kind == .solved && finder.isTakenBack(from: verdict.place.upperBound)
      return isTakenBack ? judge.nothing(at: place) : verdict
    }
    guard !scanner.hasWords, let bare = scanner.lastNumber else {
      return judge.nothing(at: finder.range)
    }
    return judge.verdict(on: bare, in: scanner, isMarked: false)
  }
}

extension AnswerVerifier.Fault {
  fileprivate var isNumberNotGiven: Bool {
    if case .numberNotGiven = self { true } else { false }
  }

  /// Whether there may be an answer whose numbers are spelled out.
  fileprivate var mayBeSpelled: Bool {
    switch self {
    case .nothingFound, .numberNotGiven, .notAnExpression: true
    default: false
    }
  }

  /// Whether numbers are used that there are not, decimals among them.
  var isOfNumbers: Bool {
    switch self {
    case .numberNotGiven, .numberUsedTooOften, .notAnExpression: true
    default: false
    }
  }
}

extension AnswerVerifier.Fault: CustomStringConvertible {
  /// The problem, and what the rules allow.
  public var description: String {
    switch self {
    case .nothingFound: "there is no expression in the text: write one like 25 + (100 + 3) * 9"
    case .notAnExpression:
      "the answer cannot be read: it may have whole numbers, + - * / and brackets, and nothing else"
    case .numberNotGiven(let number): "\(number) is not one of the numbers"
    case .numberUsedTooOften(let number): "\(number) is used more often than it was given"
    case .numberLeftOver(let number): "\(number) is not used, but all numbers must be"
    case .negativeResult: "a result is below zero"
    case .zeroResult: "a result is zero: every result must be a positive whole number"
    case .inexactDivision: "a division leaves a remainder: every division must be exact"
    case .divisionByZero: "a number is divided by zero"
    case .resultTooLarge: "a result is too large: results up to \(Int.max) can be computed"
    case .wrongResult: "the result that is stated is not the result"
    case .tooLong:
      "the answer is too long: \(Expression.maximumNumberCount) numbers and "
        + "\(AnswerScanner.maximumDepth) open brackets are allowed"
    case .severalAnswers: "there are several answers: write one, or steps that lead to it"
    }
  }
}

extension AnswerVerifier.Verdict: CustomStringConvertible {
  /// The verdict in a sentence.
  public var description: String {
    let value = value.map { "\($0)" } ?? ""
    let distance = distance.map { "\($0)" } ?? ""
    return switch kind {
    case .solved: "\(value) is the target"
    case .closest: "\(value) is \(distance) off, and nothing comes closer"
    case .off: "\(value) is \(distance) off"
    case .breaksRule, .noAnswer: fault?.description ?? ""
    }
  }
}
