import IntentKit

/// The words that the back-off compares: those of a sentence, with one word for each value of a kind.
package enum BackOffWords {
  /// The words of a sentence, with the same word for all numbers in digits.
  package static func words(_ text: String, _ language: Language) -> [String] {
    Sentence(text, language.requests.spelling).words.map { word($0.text) }
  }

  static func word(_ text: String) -> String {
    text.utf8.first.map { (0x30...0x39).contains($0) } == true ? number : text
  }

  static let number = "0"

  /// The word for all values of a kind; `nil` for texts, which any words can be.
  static func word(for kind: ParameterKind) -> String? {
    switch kind.singleKind {
    case .integer, .decimal, .money: number
    case .temporal: "{time}"
    case .enumeration(let name, _): "{\(name)}"
    case .entity(let kind): "{\(kind.type)}"
    case .text, .boolean, .object, .list: nil
    }
  }
}
