/// A matcher of names for entity queries: an exact match, or else a match of part of a name, or
/// else of a name with a similar spelling or sound.
///
/// ```swift
/// let matcher = NameMatcher(["Grocery Store", "Hardware Store", "Bank"])
/// matcher.matches("hardware store").exact    // [1]
/// matcher.matches("store").similar           // [0, 1]
/// matcher.matches("hardwear").similar        // [1]
/// ```
public struct NameMatcher: Sendable {
  private let names: [[String]]
  private let written: [String]
  private let language: Language

  /// Creates a matcher of names in a language, whose articles and plurals are ignored.
  public init(_ names: [String], language: Language = .english) {
    self.language = language
    self.names = names.map { Self.words($0, language) }
    written = names.map(\.asWritten)
  }

  /// The indices of the names that match the user's words, in O(*n*) for *n* names.
  ///
  /// A name that is written in the same way, but for case and spaces, wins. Otherwise, case, accents, punctuation,
  /// symbols, articles and plurals are ignored. Similar names are only searched for if there is no exact match; names
  /// with all the words come before those with approximate ones.
  public func matches(_ text: String) -> (exact: [Int], similar: [Int]) {
    // "A+B" is not "A B", and "Tom 🎄" is not "Tom 🎉".
    let same = names.indices.filter { written[$0] == text.asWritten }
    if !same.isEmpty { return (same, []) }
    let wanted = Self.words(text, language)
    guard !wanted.isEmpty else { return ([], []) }
    let exact = names.indices.filter { names[$0] == wanted }
    if !exact.isEmpty { return (exact, []) }
    let alike = similar(to: wanted)
    let words = language.names
    guard alike.isEmpty, wanted.contains(where: words.placeholders.contains) else {
      return ([], alike)
    }
    // "The dentist thing", "la cosa del dentista".
    let named = wanted.filter { !words.placeholders.contains($0) && !words.naming.contains($0) }
    return ([], similar(to: named))
  }

  /// The indices of names that have all the words, or else words that begin with them, or else such as are alike.
  private func similar(to wanted: [String]) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    let containing = names.indices.filter { place in wanted.allSatisfy(names[place].contains) }
    if !containing.isEmpty { return containing }
    let compounds = names.indices.filter { place in
      wanted.allSatisfy { word in
        names[place].contains { $0 == word || language.names.isFirstPart(word, of: $0) }
      }
    }
    if !compounds.isEmpty { return compounds }
    return names.indices.filter { place in
      wanted.allSatisfy { word in
        names[place].contains { $0 == word || Similarity.isAlike($0, word) }
      }
    }
  }

  private static func words(_ text: String, _ language: Language) -> [String] {
    let all = Sentence(text, language.spelling).words.map { PlainText.fold($0.text) }
    let words = all.filter { !language.names.ignored.contains($0) }
    return (words.isEmpty ? all : words).map(language.names.singular)
  }
}
