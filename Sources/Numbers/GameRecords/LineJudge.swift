public import NumbersGame
import PlainJSON

/// Judges what was written in answer to games that are lines of JSON: a line in, a verdict out.
///
/// ```swift
/// let judge = LineJudge(task: .twentyFour)
/// print(judge.judge(#"{"numbers": [3, 3, 8, 8], "target": 24, "text": "8 / (3 - 8 / 3)"}"#, number: 1).json)
/// ```
///
/// A line without a game has a verdict too, so that one bad line ends nothing.
public struct LineJudge: Sendable {
  private let task: AnswerTask
  private let text: String

  /// The names of the tasks, as a sentence has them.
  public static let taskNames = "one of \(AnswerTask.presets.map(\.id).joined(separator: ", "))"

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - task: How answers are judged.
  ///   - text: The name of the member that has the text.
  public init(task: AnswerTask, text: String = "text") {
    self.task = task
    self.text = text
  }

  /// Judges the text of a line.
  ///
  /// - Parameters:
  ///   - line: The line, without its newline.
  ///   - number: The number of the line, from 1.
  /// - Returns: The verdict as a line, or the error of a line that is no JSON object with a text.
  public func judge(_ line: String, number: Int) -> LineAnswer {
    do throws(JSONError) {
      // Models write halves of characters, and what is no number of a game is no fault of the line.
      let line = try JSON(parsing: line, allowing: [.loneSurrogates, .longNumbers])
      guard line.members != nil else { throw JSONError(.invalid, "the line is no JSON object") }
      let text = line[text] ?? .null
      guard text == .null || text.string != nil else {
        throw JSONError(.invalid, "'\(self.text)' must be a text")
      }
      let verdict = verdict(on: text.string ?? "", line, number)
      return LineAnswer(json: JSON.object(verdict).text, isError: false)
    } catch {
      return .error(error.description(of: "the line"), number: number)
    }
  }

  private func verdict(on text: String, _ line: JSON, _ number: Int) -> [String: JSON] {
    let given = line["numbers"] ?? line["nums"] ?? .null
    guard let numbers = Self.numbers(given), let target = Self.number(line["target"] ?? .null)
    else {
      return bad(
        "numbers and a target are whole numbers, as in [25, 50, 75, 100, 3, 6] and 952", number)
    }
    let problem = AnswerTask.problem(
      numbers: numbers, target: target, rules: task.rules, allowsAnyGame: task.allowsAnyGame)
    if let problem { return bad(problem, number) }
    var verifier = AnswerVerifier(options: task.options)
    var text = text
    return text.withUTF8 { bytes in
      let found = verifier.verify(bytes, numbers: numbers, target: target)
      var members: [String: JSON] = [
        "line": .integer(number), "verdict": .string(found.kind.name),
        "steps": .integer(found.operationCount),
        "answer": .string(String(decoding: bytes[found.place], as: UTF8.self)),
      ]
      if let fault = found.fault { members["reason"] = .string(fault.description) }
      if let value = found.value, let distance = found.distance {
        members["value"] = .integer(value)
        members["distance"] = .integer(distance)
        members["points"] = .integer(task.rules.scoring.points(distance: distance))
      }
      return members
    }
  }

  private func bad(_ reason: String, _ number: Int) -> [String: JSON] {
    ["line": .integer(number), "verdict": "bad game", "reason": .string(reason)]
  }

  /// Whole numbers, in a list or as a text with spaces or commas, as tables have them.
  private static func numbers(_ value: JSON) -> [Int]? {
    let elements =
      value.string.map { text in
        text.split { $0 == " " || $0 == "," }.map { JSON.string(String($0)) }
      } ?? value.elements
    guard let elements else { return nil }
    let numbers = elements.compactMap(number)
    return numbers.count == elements.count ? numbers : nil
  }

  private static func number(_ value: JSON) -> Int? {
    value.string.map { Int($0) } ?? value.integer
  }
}

extension AnswerVerifier.Kind {
  /// The name of the kind, as all that write verdicts have it.
  var name: String {
    switch self {
    case .solved: "solved"
    case .closest: "closest"
    case .off: "off"
    case .breaksRule: "illegal"
    case .noAnswer: "no answer"
    }
  }
}
