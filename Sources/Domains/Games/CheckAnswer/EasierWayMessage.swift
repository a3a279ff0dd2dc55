import GameParameters
import IntentKit
import NumbersGame
import SpelledNumbers

/// An easier way to a legal answer, and the trick that it uses.
struct EasierWayMessage: GameText {
  let solution: Solution
  let trick: Trick?

  func content(in texts: MessageTexts) -> MessageContent {
    let spoken = solution.expression.spoken(in: NumberLanguage(code: texts.language))
    return .init(
      "easierWay",
      [
        "sentences": .text(sentences(spoken, in: texts).joined(separator: " ")),
        "lines": .list(lines(in: texts.language)),
      ])
  }

  /// The easier way and its trick as they are shown, a line each.
  func lines(in language: String) -> [String] {
    sentences("\(solution.expression) = \(solution.value)", in: Self.catalog[language])
  }

  private func sentences(_ solution: String, in texts: MessageTexts) -> [String] {
    [texts.text("easierWay.way", ["solution": .text(solution)])]
      + (trick.map { [$0.text(in: texts)] } ?? [])
  }
}
