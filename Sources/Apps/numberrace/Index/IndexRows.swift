import NumbersGame
import NumbersSolver

/// The games of an index as lines of JSON or of comma-separated values.
struct IndexRows {
  let isJSON: Bool

  /// The header line, with its line end; empty in JSON Lines.
  func heading(_ numberCount: Int) -> String {
    if isJSON { return "" }
    let numbers = (1...numberCount).map { "n\($0)" }
    return (numbers + ["target", "value", "distance", "steps", "largest", "expression"])
      .joined(separator: ",") + "\n"
  }

  /// The lines of a selection.
  func text(_ numbers: [Int], _ entries: [SolutionIndex.Entry]) -> String {
    let list = numbers.map { "\($0)" }.joined(separator: ",")
    var text = ""
    for entry in entries {
      let expression = entry.expression.text(in: .ascii)
      if isJSON {
        text += "{\"numbers\":[\(list)],\"target\":\(entry.target),\"value\":\(entry.value)"
        text += ",\"distance\":\(entry.distance),\"steps\":\(entry.stepCount)"
        text += ",\"largest\":\(entry.largestStepResult),\"expression\":\"\(expression)\"}\n"
      } else {
        text += "\(list),\(entry.target),\(entry.value),\(entry.distance),\(entry.stepCount)"
        text += ",\(entry.largestStepResult),\(expression)\n"
      }
    }
    return text
  }
}
