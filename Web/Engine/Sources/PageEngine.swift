import NumbersGame
import NumbersSolver
import SpelledNumbers

/// The engine as the page calls it: requests and answers are texts, so that nothing but bytes goes from one language to
/// the other.
///
/// A request is an operation and its fields, with U+001F between: `solve`, the language of messages, the rules, the numbers,
/// the target. An answer is JSON; of a request that cannot be answered it is an object with the member `error`.
///
/// ```swift
/// PageEngine.answer("solve\u{1F}en\u{1F}countdown\u{1F}25 50 75 100 3 6\u{1F}952")
/// // {"game":{...},"solution":{"expression":"(100 + 3) × (75 × 6 ÷ 50) + 25",...}}
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
      return fault(error, in: PageLanguage(fields[1]), place: error.offset(in: fields[5])).text
    }
  }

  static func fault(_ error: RequestError, in language: PageLanguage, place: Int?) -> JSONText {
    JSONObject().with(
      "error",
      JSONObject()
        .with("code", error.code)
        .with("message", error.message(in: language))
        .with("offset", place)
        .with("best", error.best.map { .solution($0) } ?? .null)
        .json
    ).json
  }

  private static func answer(_ fields: Fields) throws(RequestError) -> JSONText {
    switch fields[0] {
    case "rules": rules()
    case "read":
      JSONObject()
        .with("numbers", try fields.numbers(3))
        .json
    case "solve": try solve(fields)
    case "solutions": try solutions(fields)
    case "check": try check(fields)
    case "working": try working(fields)
    case "contest": try contest(fields)
    case "hint": try hint(fields)
    case "difficulty": try difficulty(fields)
    case "spoken": try spoken(fields)
    case "draw": try draw(fields)
    case "daily": try daily(fields)
    case "reach": try reach(fields)
    case "census": try census(fields)
    case "puzzle": try puzzle(fields)
    case "statistics": try statistics(fields)
    default: throw .operation(String(fields[0].prefix(30)))
    }
  }

  /// The limit of searches. A page stops a search by ending the worker that it runs in; memory is what such a worker can
  /// have.
  static let limit = SearchLimit.never.withMemory(atMost: 1_000_000_000)

  private static func rules() -> JSONText {
    .array(
      Rules.presets.map { rules in
        JSONObject()
          .with("id", rules.id)
          .with("title", rules.title)
          .with("large", rules.pool?.large ?? [])
          .with("small", rules.pool?.small ?? [])
          .with(
            "numberCounts", .numbers([rules.numberCount.lowerBound, rules.numberCount.upperBound])
          )
          .with("targets", [rules.targets.lowerBound, rules.targets.upperBound])
          .with("language", rules.language.code)
          .with("scoring", .array(rules.scoring.bands.map { .numbers([$0.distance, $0.points]) }))
          .json
      })
  }
}
