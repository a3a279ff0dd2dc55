import IntentLanguage

/// Finds the items that a text means. Where an item is exactly the text, it alone is meant: "apple" is not "apples" if
/// both are there. Only otherwise do plurals and articles make no difference.
struct ItemMatcher {
  private let texts: [String]
  private let names: NameMatcher

  init(_ texts: [String], _ language: Language) {
    self.texts = texts.map { $0.lowercased() }
    names = NameMatcher(texts, language: language)
  }

  func matches(_ text: String) -> (exact: [Int], similar: [Int]) {
    let wanted = text.lowercased()
    let same = texts.indices.filter { texts[$0] == wanted }
    return same.isEmpty ? names.matches(text) : (same, [])
  }
}
