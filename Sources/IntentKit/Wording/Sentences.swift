/// What the wordings of all languages are put together with.

extension [String] {
  /// "a, b and c".
  package func enumerated(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}

extension String {
  /// The text with a small letter at its beginning.
  var withLowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The text with a capital letter at its beginning.
  package var withUppercasedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// "a list", "an account": in English, for what developers are told too.
  var withArticle: String {
    let isVowel = first.map { "aeiou".contains($0.lowercased()) } ?? false
    return "\(isVowel ? "an" : "a") \(self)"
  }

  /// The question with the place of an element in it.
  func replacingOrdinal(with ordinal: String) -> String {
    guard let mark = firstRange(of: "{ordinal}") else { return self }
    return self[..<mark.lowerBound] + ordinal + self[mark.upperBound...]
  }
}

extension IntentValue {
  /// The value in words or signs of a language.
  func text(
    of kind: ParameterKind, yes: String, no: String, and: String, decimalSign: Character,
    all: (String) -> String
  ) -> String {
    func text(_ value: IntentValue, _ kind: ParameterKind) -> String {
      value.text(of: kind, yes: yes, no: no, and: and, decimalSign: decimalSign, all: all)
    }
    switch (self, kind) {
    case (.integer(let number), _): return "\(number)"
    case (.decimal(let number), _):
      return String("\(number)".map { $0 == "." ? decimalSign : $0 })
    case (.boolean(let boolean), _): return boolean ? yes : no
    case (.enumeration(let id), .enumeration(_, let cases)):
      return cases.first { $0.id == id }?.name ?? id
    case (.money(let amount), _): return amount.text(decimalSign: decimalSign)
    case (.text(let text), _), (.enumeration(let text), _): return text
    case (.entity(let entity), _): return entity.name
    case (.newEntity(let entity), _): return entity.name
    case (.allEntities, .entity(let kind)): return all(kind.title)
    case (.allEntities(let type), _): return all(type)
    case (.list(let values), .list(let kind, _)):
      return values.map { text($0, kind) }.enumerated(and)
    case (.list(let values), _): return values.map { text($0, kind) }.enumerated(and)
    case (.object(let members), _):
      return members.sorted { $0.key < $1.key }.map { "\($0): \(text($1, kind))" }.enumerated(and)
    }
  }
}
