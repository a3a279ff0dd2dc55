/// Reads whole numbers in words: the inverse of ``NumberRules``.
///
/// ```swift
/// let reader = NumberRules(code: "th").map { SpelledNumberReader($0) }
/// reader?.number("ยี่สิบสาม")               // 23
/// reader?.prefixes(of: "二十三度")           // in Japanese: 23, 20 and 2, with the texts that follow
/// ```
///
/// What is read is exactly what one of the forms spells, but for case, spaces, hyphens, apostrophes and how accents are
/// encoded. Words that are said of two numbers have two readings.
public struct SpelledNumberReader: Sendable {
  /// The rules that numbers are read by.
  public let rules: NumberRules
  /// The rule sets with folded texts.
  let sets: [FoldedSet]
  private let folding: LetterFolding

  /// A number that words stand for.
  public struct Reading: Hashable, Sendable {
    /// The number.
    public let value: Int
    /// The form in which the words say it.
    public let form: NumberRules.Form
  }

  /// A number at the beginning of a text.
  public struct Prefix: Hashable, Sendable {
    /// The number.
    public let value: Int
    /// The form in which the words say it.
    public let form: NumberRules.Form
    /// The end of the words in the text.
    public let end: String.Index
  }

  /// The largest number of Unicode scalars of a number in words, without spaces; longer texts are not read.
  public static let maximumLength = 600

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - rules: The rules of a language.
  ///   - folding: Makes letters alike, for instance by removing accents, in the rules and in texts. Letters are lowercase
  ///     if it is not given.
  /// - Complexity: Linear in the size of the table.
  public init(
    _ rules: NumberRules, folding: @escaping @Sendable (Character) -> String = { $0.lowercased() }
  ) {
    self.rules = rules
    self.folding = LetterFolding(rules, folding)
    let letters = self.folding
    var sets = rules.sets.map { FoldedSet($0, letters) }
    Beginning.find(&sets)
    self.sets = sets
  }

  /// All numbers that a whole text can stand for.
  ///
  /// - Parameters:
  ///   - text: Words of a number, with or without spaces and hyphens.
  ///   - forms: Which forms are read.
  /// - Returns: The readings in the order of the forms, and of the numbers in a form; none if the text is not a number.
  /// - Complexity: Bounded, regardless of the text.
  public func readings(
    _ text: some StringProtocol, where forms: (NumberRules.Form) -> Bool = { _ in true }
  ) -> [Reading] {
    let scalars = folding.fold(text, limit: Self.maximumLength + 1).scalars
    return matches(scalars, forms, atEnd: true).map { Reading(value: $0.value, form: $0.form) }
  }

  /// The number that a whole text stands for.
  ///
  /// - Parameter text: Words of a number, with or without spaces and hyphens.
  /// - Returns: The cardinal number, or else the ordinal one; `nil` if there is none, or if the words are said of several
  ///   numbers, which ``readings(_:)`` tells.
  public func number(_ text: some StringProtocol) -> Int? {
    let readings = readings(text)
    for isOrdinal in [false, true] {
      let values = Set(readings.lazy.filter { $0.form.isOrdinal == isOrdinal }.map(\.value))
      if !values.isEmpty { return values.count == 1 ? values.first : nil }
    }
    return nil
  }

  /// All numbers at the beginning of a text, for languages that do not separate words, as Japanese, Chinese and Thai.
  ///
  /// A number can end inside a word: whether what follows is another word is for the caller to tell.
  ///
  /// - Parameters:
  ///   - text: A text; spaces, hyphens and apostrophes at its beginning are skipped.
  ///   - forms: Which forms are read.
  /// - Returns: The numbers, the longest first.
  public func prefixes(
    of text: Substring, where forms: (NumberRules.Form) -> Bool = { _ in true }
  ) -> [Prefix] {
    let folded = folding.fold(text, limit: Self.maximumLength)
    let ends = Dictionary(uniqueKeysWithValues: folded.ends.map { ($0.count, $0.end) })
    return matches(folded.scalars, forms, atEnd: false).compactMap { match in
      ends[match.end].map { Prefix(value: match.value, form: match.form, end: $0) }
    }
    .sorted { $0.end > $1.end }
  }

  private struct Found {
    let value: Int
    let form: NumberRules.Form
    let end: Int
  }

  /// The numbers that a text begins with, or is. Each is spelled again, so that nothing is read that is not said.
  private func matches(
    _ scalars: [UInt32], _ forms: (NumberRules.Form) -> Bool, atEnd: Bool
  ) -> [Found] {
    guard !scalars.isEmpty, scalars.count <= Self.maximumLength else { return [] }
    var parser = RuleParser(sets: sets, scalars: scalars)
    var found: [Found] = []
    for form in rules.forms where forms(form) {
      let matches = parser.signed(form.set).sorted { ($0.value ?? 0) < ($1.value ?? 0) }
      for match in matches where !atEnd || match.end == scalars.count {
        guard let value = match.value, let words = rules.words(value, form),
          folding.fold(words).scalars.elementsEqual(scalars[..<match.end])
        else { continue }
        found.append(Found(value: value, form: form, end: match.end))
      }
    }
    return found
  }
}
