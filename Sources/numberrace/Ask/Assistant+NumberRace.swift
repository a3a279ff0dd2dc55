import CheckAnswer
import DrawGame
import IntentKit
import IntentLanguage
import SolveGame

extension Assistant {
  /// The assistant of this tool: every intent is one line here.
  static func numberRace() throws(RegistrationError) -> Assistant {
    try Assistant(
      plugins: [
        Plugin(SolveGameHandler()),
        Plugin(CheckAnswerHandler()),
        Plugin(DrawGameHandler()),
      ],
      recognizer: TemplateRecognizer.self)
  }

  /// The scheme of links to its activities.
  static let linkScheme = "numberrace"
}
