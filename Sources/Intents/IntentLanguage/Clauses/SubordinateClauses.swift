import IntentKit

/// What the clauses look like in a language that begin with a conjunction or have an infinitive: "to call Anna", "Anna
/// anzurufen", "llamar a Ana".
///
/// Each form is a row of words. Dots stand for any words, a star for any letters, and a bar divides what is said before the clause
/// from the clause: `to | ...`, `... zu *n`, `*ar ...`.
struct SubordinateClauses: Sendable {
  private let forms: [Form]

  private struct Form {
    /// The words right before the clause.
    let before: [Substring]
    /// The words of the clause in a row.
    let words: [Substring]
    /// Whether the clause begins, and whether it ends with them.
    let isFirst, isLast: Bool
  }

  init(_ texts: [String], _ spelling: Spelling) {
    forms = texts.map { text in
      let sides = spelling.fold(PlainText.fold(text)).split(separator: "|").map {
        $0.split(separator: " ")
      }
      let clause = sides.last ?? []
      return Form(
        before: sides.count > 1 ? sides[0] : [], words: clause.filter { $0 != "..." },
        isFirst: clause.first != "..." || clause.count == 1, isLast: clause.last != "...")
    }
  }

  func isClause(_ words: some RandomAccessCollection<String>, after before: [String]) -> Bool {
    forms.contains { form in
      let said = Array(words)
      guard said.count >= max(1, form.words.count),
        Self.matches(before.suffix(form.before.count), form.before)
      else { return false }
      let last = said.count - form.words.count
      let places = form.isFirst ? 0...0 : form.isLast ? last...last : 0...last
      return places.contains { Self.matches(said[$0...].prefix(form.words.count), form.words) }
    }
  }

  private static func matches(_ words: ArraySlice<String>, _ patterns: [Substring]) -> Bool {
    words.count == patterns.count
      && zip(words, patterns).allSatisfy { word, pattern in
        guard let star = pattern.firstIndex(of: "*") else { return word == pattern }
        let (head, tail) = (pattern[..<star], pattern[pattern.index(after: star)...])
        return word.utf8.count >= head.utf8.count + tail.utf8.count && word.hasPrefix(head)
          && word.hasSuffix(tail)
      }
  }
}
