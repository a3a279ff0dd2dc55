import NumbersGame
import NumbersSolver
import PlainJSON
import SpelledNumbers

/// The engine as the page calls it: requests and answers are texts, so that nothing but bytes goes from one language to
/// the other.
///
/// A request is an operation and its fields, with U+001F between: `solve`, the rules, the numbers, the target. An answer is
/// JSON; of a request that cannot be answered it is an object with the member `error`. Messages for people are keys of texts,
/// with values.
///
/// ```swift
/// PageEngine.answer("solve\u{1F}countdown\u{1F}25 50 75 100 3 6\u{1F}952")
/// // {"game":{...},"solution":{"expression":"75 × 6 ÷ 50 × (100 + 3) + 25",...}}
/// ```
package enum PageEngine {
  /// Answers a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, as JSON.
  package static func answer(_ request: String) -> String {
    let fields = Fields(request)
    do throws(RequestError) {
      return try answer(fields).text
    } catch {
      return fault(error, place: error.offset(in: fields[4])).text
    }
  }

  static func fault(_ error: RequestError, place: Int?) -> JSON {
    [
      "error": [
        "code": .string(error.code),
        "message": error.message,
        "offset": place.map { .integer($0) } ?? .null,
        "best": error.best.map { .solution($0) } ?? .null,
      ]
    ]
  }

  private static func answer(_ fields: Fields) throws(RequestError) -> JSON {
    switch fields[0] {
    case "rules": rules()
    case "read":
      [
        "numbers": .integers(try fields.numbers(1))
      ]
    case "solve": try solve(fields)
    case "solutions": try solutions(fields)
    case "check": try check(fields)
    case "working": try working(fields)
    case "round": try round(fields)
    case "contest": try contest(fields)
    case "match": try match(fields)
    case "hint": try hint(fields)
    case "lesson": try lesson(fields)
    case "difficulty": try difficulty(fields)
    case "draw": try draw(fields)
    case "choice": try choice(fields)
    case "daily": try daily(fields)
    case "reach": try reach(fields)
    case "census": try census(fields)
    case "puzzle": try puzzle(fields)
    case "statistics": try statistics(fields)
    default: throw .operation(fields[0].beginning(30))
    }
  }

  /// The limit of searches. A page stops a search by ending the worker that it runs in; memory is what such a worker can
  /// have.
  static let limit = SearchLimit.never.withMemory(atMost: 1_000_000_000)

  private static func rules() -> JSON {
    .array(
      Rules.presets.map { rules in
        [
          "id": .string(rules.id),
          "title": .string(rules.title),
          "large": .integers(rules.pool?.large ?? []),
          "small": .integers(rules.pool?.small ?? []),
          "numberCounts": .integers([rules.numberCount.lowerBound, rules.numberCount.upperBound]),
          "targets": .integers([rules.targets.lowerBound, rules.targets.upperBound]),
          "language": .string(rules.language.code),
          "scoring": .array(rules.scoring.bands.map { .integers([$0.distance, $0.points]) }),
        ]
      })
  }
}
