/// Finds which of some names someone means, for the queries of entities: whose exact name it is, or else
/// whose name it is a part of, and else whose name is spelled or sounds nearly so.
///
/// ```swift
/// let matcher = NameMatcher(["Grocery Store", "Hardware Store", "Bank"])
/// matcher.matches("hardware store").exact    // [1]
/// matcher.matches("store").similar           // [0, 1]
/// matcher.matches("hardwear").similar        // [1]
/// ```
public struct NameMatcher: Sendable {
  private let names: [[String]]
  private let language: Language

  /// A matcher.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - language: The language, whose articles and plurals make no difference.
  public init(_ names: [String], language: Language = .english) {
    self.language = language
    self.names = names.map { Self.words($0, language) }
  }

  /// The places of the names that may be meant.
  ///
  /// Case, accents, punctuation, articles and the plural make no difference. Names that are similar are only
  /// looked for if none is exact; those with all the words come before those with nearly all of them.
  ///
  /// - Parameter text: What was said.
  /// - Returns: The places of names that are exactly that, and of those that are something like it.
  /// - Complexity: O(*n*) for *n* names.
  public func matches(_ text: String) -> (exact: [Int], similar: [Int]) {
    let wanted = Self.words(text, language)
    guard !wanted.isEmpty else { return ([], []) }
    let exact = names.indices.filter { names[$0] == wanted }
    if !exact.isEmpty { return (exact, []) }
    let containing = names.indices.filter { place in wanted.allSatisfy(names[place].contains) }
    if !containing.isEmpty { return ([], containing) }
    let alike = names.indices.filter { place in
      wanted.allSatisfy { word in
        names[place].contains { $0 == word || Similarity.isAlike($0, word) }
      }
    }
    return ([], alike)
  }

  /// The words without articles and the ends of plurals.
  private static func words(_ text: String, _ language: Language) -> [String] {
    let all = Sentence(text, language.spelling).words.map { PlainText.fold($0.text) }
    let words = all.filter { !language.names.ignored.contains($0) }
    return (words.isEmpty ? all : words).map(language.names.singular)
  }
}
