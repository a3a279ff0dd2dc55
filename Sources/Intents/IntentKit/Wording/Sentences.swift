/// Helpers shared by the wordings of all languages.

extension [String] {
  /// "a, b and c".
  package func enumerated(_ conjunction: Conjunction) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction.word(before: last)) \(last)"
  }
}

extension String {
  /// The text with a lowercase first letter.
  package var withLowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// The text with an uppercase first letter.
  package var withUppercasedFirst: String {
    // Of "ﬁ", only the first letter is a capital at the beginning of a word.
    guard let first = unicodeScalars.first else { return self }
    return first.properties.titlecaseMapping + String(unicodeScalars.dropFirst())
  }
}

extension ParameterDeclaration {
  /// The question for the parameter or an element of it.
  ///
  /// - Parameter ordinal: The position of the element in words, such as "second", which replaces
  ///   `{ordinal}` in the prompt.
  /// - Returns: The question.
  public func question(ordinal: String) -> String {
    let mark = "{ordinal}"
    // A search in texts costs a tenth of a turn.
    guard let start = prompt.utf8.firstIndex(of: UInt8(ascii: "{")),
      prompt[start...].hasPrefix(mark)
    else { return prompt }
    let end = prompt.utf8.index(start, offsetBy: mark.utf8.count)
    return prompt[..<start] + ordinal + prompt[end...]
  }
}
