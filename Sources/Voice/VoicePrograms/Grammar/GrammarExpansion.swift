/// A part of a rule of a grammar. Words are places in a vocabulary.
indirect enum GrammarExpansion {
  case word(Int32)
  case rule(String)
  case sequence([GrammarExpansion])
  case choice([GrammarExpansion])
  case optional(GrammarExpansion)
  case repeated(GrammarExpansion)
}

/// The rules of a grammar in the Java Speech Grammar Format, of those parts of the format that `SpeechGrammar` writes.
struct GrammarRules {
  private(set) var rules: [String: GrammarExpansion] = [:]
  /// The name of the public rule.
  private(set) var start = ""
  private(set) var words: [String] = []
  private var places: [String: Int32] = [:]

  /// Reads a grammar.
  ///
  /// - Throws: ``VoiceProgramError`` if it is of another form.
  init(_ text: String) throws(VoiceProgramError) {
    for statement in text.split(separator: ";") {
      guard let equals = statement.firstIndex(of: "=") else { continue }
      let head = statement[..<equals].split(whereSeparator: \.isWhitespace)
      let name = head.last?.filter { $0 != "<" && $0 != ">" } ?? ""
      if head.first == "public" { start = name }
      var tokens = Self.tokens(statement[statement.index(after: equals)...])[...]
      let body = try choice(&tokens)
      guard tokens.isEmpty else { throw Self.fault(name) }
      rules[name] = body
    }
    guard rules[start] != nil else { throw Self.fault(start) }
  }

  private static func fault(_ name: String) -> VoiceProgramError {
    VoiceProgramError("the rule '\(name)' of the grammar cannot be read")
  }

  private static func tokens(_ text: Substring) -> [String] {
    var tokens: [String] = []
    var word: [UInt8] = []
    for byte in Array(text.utf8) + [UInt8(ascii: " ")] {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "|"), UInt8(ascii: "*"):
        if !word.isEmpty { tokens.append(String(decoding: word, as: UTF8.self)) }
        word = []
        if byte > UInt8(ascii: " ") { tokens.append(String(UnicodeScalar(byte))) }
      default: word.append(byte)
      }
    }
    return tokens
  }

  private mutating func choice(
    _ tokens: inout ArraySlice<String>
  ) throws(VoiceProgramError) -> GrammarExpansion {
    var parts = [try sequence(&tokens)]
    while tokens.first == "|" {
      tokens.removeFirst()
      parts.append(try sequence(&tokens))
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence(
    _ tokens: inout ArraySlice<String>
  ) throws(VoiceProgramError) -> GrammarExpansion {
    var parts: [GrammarExpansion] = []
    while let token = tokens.first, token != "|", token != ")", token != "]" {
      tokens.removeFirst()
      var part: GrammarExpansion
      switch token {
      case "(", "[":
        let inner = try choice(&tokens)
        guard tokens.popFirst() == (token == "(" ? ")" : "]") else { throw Self.fault(token) }
        part = token == "(" ? inner : .optional(inner)
      case "*": throw Self.fault(token)
      case _ where token.hasPrefix("<"):
        part = .rule(token.filter { $0 != "<" && $0 != ">" })
      default: part = .word(place(of: token))
      }
      if tokens.first == "*" {
        tokens.removeFirst()
        part = .repeated(part)
      }
      parts.append(part)
    }
    guard !parts.isEmpty else { throw Self.fault(tokens.first ?? "") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func place(of word: String) -> Int32 {
    if let place = places[word] { return place }
    let place = Int32(words.count)
    places[word] = place
    words.append(word)
    return place
  }
}
