import GameParameters
import IntentKit
import NumbersGame
import SpelledNumbers

/// An easier way to a legal answer, and the trick that it uses.
struct EasierWayMessage: WrittenMessage {
  let solution: Solution
  let trick: Trick?

  /// The texts, in the section `messages` of `CGameTranslations/Texts`.
  static var catalog: MessageCatalog { GameTranslations.messages }

  func content(in texts: MessageTexts) -> MessageContent {
    func sentences(_ solution: String) -> [String] {
      [texts.text("easierWay.way", ["solution": .text(solution)])]
        + (trick.map { [$0.text(in: texts)] } ?? [])
    }
    let spoken = solution.expression.spoken(in: NumberLanguage(code: texts.language))
    return .init(
      "easierWay",
      [
        "sentences": .text(sentences(spoken).joined(separator: " ")),
        "lines": .list(sentences("\(solution.expression) = \(solution.value)")),
      ])
  }
}
