import IntentLanguage

/// Finds the items that a text refers to. An exact match takes precedence: "apple" does not match
/// "apples" if both exist. Otherwise, plurals and articles are ignored.
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
