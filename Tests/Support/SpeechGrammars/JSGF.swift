/// A reader of grammars in the Java Speech Grammar Format, which shares no code with what writes them.
package struct JSGF {
  private indirect enum Expansion {
    case word(String)
    case rule(String)
    case sequence([Expansion])
    case choice([Expansion])
    case optional(Expansion)
    case repeated(Expansion)
  }

  private var rules: [String: Expansion] = [:]
  private let start: String

  /// Reads a grammar; `nil` if it cannot be read, defines a rule twice, or has not exactly one public rule.
  ///
  /// - Parameter text: The grammar.
  package init?(_ text: String) {
    var open: String?
    for statement in text.split(separator: ";") {
      guard let equals = statement.firstIndex(of: "=") else { continue }
      let head = statement[..<equals].split(whereSeparator: \.isWhitespace).map(String.init)
      guard let name = head.last?.filter({ $0 != "<" && $0 != ">" }), rules[name] == nil else {
        return nil
      }
      if head.first == "public" {
        guard open == nil else { return nil }
        open = name
      }
      var tokens = Self.tokens(statement[statement.index(after: equals)...])[...]
      guard let expansion = Self.choice(&tokens), tokens.isEmpty else { return nil }
      rules[name] = expansion
    }
    guard let open else { return nil }
    start = open
  }

  /// The names of all rules.
  package var ruleNames: Set<String> { Set(rules.keys) }

  /// The rules that are referred to and not defined.
  package var undefined: Set<String> {
    Set(rules.values.flatMap(Self.references)).subtracting(rules.keys)
  }

  /// Whether a sentence is in the grammar.
  ///
  /// - Parameters:
  ///   - sentence: The words.
  ///   - rule: The name of the rule to match; the public one by default.
  /// - Returns: Whether the rule matches all words.
  package func accepts(_ sentence: String, as rule: String? = nil) -> Bool {
    let words = sentence.split(separator: " ").map(String.init)
    return ends(.rule(rule ?? start), words, [0]).contains(words.count)
  }

  /// A sentence of the grammar, in which each alternative is as likely as the others.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule; the public one by default.
  ///   - generator: The source of randomness.
  /// - Returns: The words.
  package func sentence(
    of rule: String? = nil, using generator: inout some RandomNumberGenerator
  ) -> String {
    var words: [String] = []
    say(.rule(rule ?? start), &words, &generator)
    return words.joined(separator: " ")
  }

  /// All sentences of a rule; `nil` if there are more than a number of them.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule; the public one by default.
  ///   - limit: The maximum number of sentences.
  /// - Returns: The sentences; one that can be said in two ways is there twice.
  package func sentences(of rule: String? = nil, limit: Int) -> [String]? {
    texts(.rule(rule ?? start), limit)
  }

  // MARK: Reading

  private static func tokens(_ text: Substring) -> [String] {
    var tokens: [String] = []
    var word = ""
    for character in text {
      if "()[]|*".contains(character) || character.isWhitespace {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        if !character.isWhitespace { tokens.append(String(character)) }
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? tokens : tokens + [word]
  }

  private static func choice(_ rest: inout ArraySlice<String>) -> Expansion? {
    var all: [Expansion] = []
    while true {
      guard let parts = sequence(&rest) else { return nil }
      all.append(parts)
      guard rest.first == "|" else { break }
      rest.removeFirst()
    }
    return all.count == 1 ? all[0] : .choice(all)
  }

  /// `nil` for an empty alternative too, which a recogniser does not take.
  private static func sequence(_ rest: inout ArraySlice<String>) -> Expansion? {
    var parts: [Expansion] = []
    while let token = rest.first, token != "|", token != ")", token != "]" {
      rest.removeFirst()
      var part: Expansion
      switch token {
      case "(", "[":
        guard let inner = choice(&rest), rest.popFirst() == (token == "(" ? ")" : "]") else {
          return nil
        }
        part = token == "(" ? inner : .optional(inner)
      case "*": return nil
      case _ where token.hasPrefix("<"): part = .rule(token.filter { !"<>".contains($0) })
      default: part = .word(token)
      }
      if rest.first == "*" {
        rest.removeFirst()
        part = .repeated(part)
      }
      parts.append(part)
    }
    return parts.isEmpty ? nil : .sequence(parts)
  }

  private static func references(_ expansion: Expansion) -> [String] {
    switch expansion {
    case .word: []
    case .rule(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.flatMap(references)
    case .optional(let part), .repeated(let part): references(part)
    }
  }

  // MARK: Walking

  private func ends(_ expansion: Expansion, _ words: [String], _ places: Set<Int>) -> Set<Int> {
    switch expansion {
    case .word(let word):
      return Set(places.filter { $0 < words.count && words[$0] == word }.map { $0 + 1 })
    case .rule(let name):
      return rules[name].map { ends($0, words, places) } ?? []
    case .sequence(let parts):
      return parts.reduce(places) { $0.isEmpty ? [] : ends($1, words, $0) }
    case .choice(let parts):
      return parts.reduce(into: []) { $0.formUnion(ends($1, words, places)) }
    case .optional(let part):
      return places.union(ends(part, words, places))
    case .repeated(let part):
      var reached = places
      var new = places
      while !new.isEmpty {
        new = ends(part, words, new).subtracting(reached)
        reached.formUnion(new)
      }
      return reached
    }
  }

  private func say(
    _ expansion: Expansion, _ words: inout [String], _ generator: inout some RandomNumberGenerator
  ) {
    switch expansion {
    case .word(let word): words.append(word)
    case .rule(let name): if let rule = rules[name] { say(rule, &words, &generator) }
    case .sequence(let parts): for part in parts { say(part, &words, &generator) }
    case .choice(let parts):
      if let part = parts.randomElement(using: &generator) { say(part, &words, &generator) }
    case .optional(let part):
      if Bool.random(using: &generator) { say(part, &words, &generator) }
    case .repeated(let part):
      for _ in 0..<Int.random(in: 0...2, using: &generator) { say(part, &words, &generator) }
    }
  }

  private func texts(_ expansion: Expansion, _ limit: Int) -> [String]? {
    switch expansion {
    case .word(let word): return [word]
    case .rule(let name): return rules[name].flatMap { texts($0, limit) }
    case .choice(let parts):
      var all: [String] = []
      for part in parts {
        guard let texts = texts(part, limit) else { return nil }
        all += texts
        if all.count > limit { return nil }
      }
      return all
    case .sequence(let parts):
      var all = [""]
      for part in parts {
        guard let texts = texts(part, limit), all.count * texts.count <= limit else { return nil }
        all = all.flatMap { start in
          texts.map { start.isEmpty ? $0 : $0.isEmpty ? start : "\(start) \($0)" }
        }
      }
      return all
    case .optional(let part): return texts(part, limit).map { [""] + $0 }
    case .repeated: return nil
    }
  }
}
