public import CNumberRace
import NumbersGame
import NumbersSolver

/// How answers are judged.
struct Judging: Sendable {
  let options: AnswerVerifier.Options
  let credit: nr_credit
  let window: Int
  let findsClosest: Bool
  let allowsAnyGame: Bool

  init(_ pointer: UnsafePointer<nr_verify_options>?) throws {
    let given = try nr_verify_options.read(pointer, or: "options")
    let flags = Int(given.flags)
    guard flags & ~63 == 0 else {
      throw Failure.argument("options->flags is \(flags), which has flags that are not known")
    }
    guard (0...NR_CREDIT_DISTANCE).contains(Int(given.credit)) else {
      throw Failure.argument(
        "options->credit is \(given.credit), but must be 0 to \(NR_CREDIT_DISTANCE)")
    }
    guard given.window <= AnswerVerifier.maximumWindow else {
      throw Failure.argument(
        "options->window is \(given.window): at most \(AnswerVerifier.maximumWindow) bytes are "
          + "looked at")
    }
    // The first flags are those of the verifier.
    options = AnswerVerifier.Options(rawValue: given.flags & 15)
    credit = given.credit
    window = given.window == 0 ? AnswerVerifier.maximumWindow : Int(given.window)
    findsClosest = flags & NR_FIND_CLOSEST != 0
    allowsAnyGame = flags & NR_ANY_GAME != 0
  }

  var verifier: AnswerVerifier { AnswerVerifier(options: options, window: window) }

  /// Checks that there can be answers to numbers and a target.
  func check(_ numbers: [Int], _ target: Int, _ rules: Rules) throws {
    let problem = AnswerTask.problem(
      numbers: numbers, target: target, rules: rules, allowsAnyGame: allowsAnyGame)
    if let problem { throw Failure(NR_ILLEGAL_GAME, problem) }
  }

  /// The verdict with what the solver knows, if it is asked for.
  func complete(
    _ verdict: AnswerVerifier.Verdict, _ numbers: [Int], _ target: Int, _ closest: Int?,
    limit: SearchLimit = .never
  ) throws -> nr_verdict_kind {
    guard verdict.kind == .off, findsClosest, closest == nil,
      let game = try? Game(numbers: numbers, target: target, rules: .free)
    else { return verdict.kind.coded }
    do throws(SolverError) {
      let best = try Solver().solve(game, limit: limit)
      return (verdict.distance ?? .max) <= best.distance
        ? nr_verdict_kind(NR_CLOSEST) : verdict.kind.coded
    } catch {
      if case .stopped = error { throw error }
      // The smallest distance stays unknown where results are too large.
      return verdict.kind.coded
    }
  }

  func score(_ kind: nr_verdict_kind, _ distance: Int?, _ rules: Rules) -> Double {
    guard let distance else { return 0 }
    if kind == NR_SOLVED || kind == NR_CLOSEST { return 1 }
    switch Int(credit) {
    case NR_CREDIT_POINTS:
      let most = rules.scoring.points(distance: 0)
      return most == 0 ? 0 : Double(rules.scoring.points(distance: distance)) / Double(most)
    case NR_CREDIT_DISTANCE: return 1 / (1 + Double(distance))
    default: return 0
    }
  }
}

extension AnswerVerifier.Kind {
  fileprivate var coded: nr_verdict_kind {
    let code =
      switch self {
      case .solved: NR_SOLVED
      case .closest: NR_CLOSEST
      case .off: NR_OFF
      case .breaksRule: NR_BREAKS_RULE
      case .noAnswer: NR_NO_ANSWER
      }
    return nr_verdict_kind(code)
  }
}

extension AnswerVerifier.Fault {
  var coded: nr_fault {
    let code =
      switch self {
      case .nothingFound: NR_NOTHING_FOUND
      case .notAnExpression: NR_NOT_AN_EXPRESSION
      case .numberNotGiven: NR_NUMBER_NOT_GIVEN
      case .numberUsedTooOften: NR_NUMBER_USED_TOO_OFTEN
      case .numberLeftOver: NR_NUMBER_LEFT_OVER
      case .negativeResult: NR_NEGATIVE_RESULT
      case .zeroResult: NR_ZERO_RESULT
      case .inexactDivision: NR_INEXACT_DIVISION
      case .divisionByZero: NR_DIVISION_BY_ZERO
      case .resultTooLarge: NR_RESULT_TOO_LARGE
      case .wrongResult: NR_WRONG_RESULT
      case .tooLong: NR_TOO_LONG
      case .severalAnswers: NR_SEVERAL_ANSWERS
      }
    return nr_fault(code)
  }
}

extension nr_verdict {
  init(
    _ found: AnswerVerifier.Verdict, _ kind: nr_verdict_kind, _ judging: Judging, _ rules: Rules
  ) {
    self.init()
    self.kind = kind
    fault = found.fault?.coded ?? nr_fault(NR_NO_FAULT)
    steps = Int32(found.operationCount)
    value = Int64(found.value ?? 0)
    distance = Int64(found.distance ?? -1)
    points = Int64(found.distance.map { rules.scoring.points(distance: $0) } ?? 0)
    score = judging.score(kind, found.distance, rules)
    start = found.place.lowerBound
    length = found.place.count
  }
}

/// The smallest distance that is given; `nil` if it is not known.
func knownDistance(_ distance: Int64) -> Int? { distance < 0 ? nil : Int(clamping: distance) }

/// Judges one text for a function of the interface.
private func judge(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64,
  _ options: UnsafePointer<nr_verify_options>?, _ closest: Int64,
  _ verdict: UnsafeMutablePointer<nr_verdict>?, _ message: TextBuffer,
  _ body: (inout AnswerVerifier, [Int], Int) throws -> (AnswerVerifier.Verdict, String?)
) throws {
  let judging = try Judging(options)
  let rules = RulesHandle.rules(rules)
  let numbers = try integers(numbers, count, "numbers")
  let target = Int(clamping: target)
  try judging.check(numbers, target, rules)
  try nr_verdict.check(verdict, "verdict")
  var verifier = judging.verifier
  let (found, text) = try body(&verifier, numbers, target)
  let kind = try judging.complete(found, numbers, target, knownDistance(closest))
  nr_verdict.write(nr_verdict(found, kind, judging, rules), to: verdict)
  let isClosest = kind == NR_CLOSEST && found.kind == .off
  let tail = isClosest ? ", and nothing comes closer" : ""
  try message.write((text ?? found.description) + tail)
}

/// Implements `nr_check`; see `numberrace.h`.
@c(nr_check) @implementation
public func nr_check(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64,
  _ text: UnsafePointer<CChar>?, _ text_length: Int,
  _ options: UnsafePointer<nr_verify_options>?, _ closest: Int64,
  _ verdict: UnsafeMutablePointer<nr_verdict>?, _ message: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let text = try string(text, length: text_length, "text")
    let message = try TextBuffer(message, capacity, length)
    try judge(rules, numbers, count, target, options, closest, verdict, message) {
      verifier, numbers, target in
      let (found, error) = verifier.check(
        text, numbers: numbers, target: target, closest: knownDistance(closest))
      return (found, error?.description)
    }
  }
}

/// Implements `nr_verify`; see `numberrace.h`.
@c(nr_verify) @implementation
public func nr_verify(
  _ rules: OpaquePointer?, _ numbers: UnsafePointer<Int64>?, _ count: Int, _ target: Int64,
  _ text: UnsafePointer<CChar>?, _ text_length: Int,
  _ options: UnsafePointer<nr_verify_options>?, _ closest: Int64,
  _ verdict: UnsafeMutablePointer<nr_verdict>?, _ message: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let text = try bytes(text, text_length, "text")
    let message = try TextBuffer(message, capacity, length)
    try judge(rules, numbers, count, target, options, closest, verdict, message) {
      verifier, numbers, target in
      let found = verifier.verify(
        text, numbers: numbers, target: target, closest: knownDistance(closest))
      return (found, nil)
    }
  }
}

/// Implements `nr_expression_rewrite`; see `numberrace.h`.
@c(nr_expression_rewrite) @implementation
public func nr_expression_rewrite(
  _ text: UnsafePointer<CChar>?, _ text_length: Int, _ notation: nr_notation,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> nr_status {
  call {
    let text = try string(text, length: text_length, "text")
    let notation = try NotationChoice(notation)
    let buffer = try TextBuffer(buffer, capacity, length)
    let expression = try NumbersGame.Expression(parsing: text)
    try buffer.write(notation.text(expression))
  }
}
