extension Shortcut.Step {
  /// Parses a step from its notation: a sentence that requests it, or the name of an intent with
  /// its parameters.
  ///
  /// ```
  /// solve 952 with 25 50 75 100 3 and 6
  /// SolveGame numbers=25,50,75,100,3,6 target=?
  /// SolveGame as solved target={drawn.target} numbers={drawn.numbers}
  /// ```
  ///
  /// `name=?` is asked for on each run, and `name={label.member}` is the result of an earlier step,
  /// or a member of it. The step is not validated; see ``Assistant/faults(of:among:)``.
  ///
  /// - Parameters:
  ///   - notation: The notation.
  ///   - assistant: The assistant that provides the intents and parses sentences.
  /// - Throws: ``ShortcutError`` if it is neither.
  public init(_ notation: String, in assistant: Assistant) throws(ShortcutError) {
    let words = notation.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased(),
      let intent = assistant.catalog.intents.first(where: { $0.name.lowercased() == first })
    else {
      try self.init(sentence: notation, assistant)
      return
    }
    var rest = words.dropFirst()
    var label: String?
    if rest.first == "as", let word = rest.dropFirst().first {
      label = word
      rest = rest.dropFirst(2)
    }
    var sources: [String: Shortcut.Source] = [:]
    for pair in Self.pairs(rest) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw ShortcutError([
          "'\(pair)' in '\(notation)' is no parameter: write name=value, name=? or name={label}"
        ])
      }
      guard sources[parts[0]] == nil else {
        throw ShortcutError(["'\(parts[0])' is given twice in '\(notation)'"])
      }
      sources[parts[0]] = Shortcut.Source(notation: parts[1], for: intent.parameter(parts[0]))
    }
    self.init(intent.name, as: label, with: sources)
  }

  /// Pairs of names and values. A value extends to the next word that contains `=`.
  private static func pairs(_ words: ArraySlice<String>) -> [String] {
    words.reduce(into: []) { pairs, word in
      if let last = pairs.indices.last, !word.contains("=") {
        pairs[last] += " \(word)"
      } else {
        pairs.append(word)
      }
    }
  }

  private init(sentence: String, _ assistant: Assistant) throws(ShortcutError) {
    let reading = assistant.recognizer.readings(of: sentence).first { $0.certainty == .exact }
    guard let reading, let step = Self(reading) else {
      let names = assistant.catalog.intents.map(\.name)
        .filter { !$0.hasPrefix(Shortcut.intentPrefix) }.joined(separator: ", ")
      throw ShortcutError([
        "'\(sentence)' is no step: say it as you would ask for it, or begin with one of \(names)"
      ])
    }
    self = step
  }
}

extension Shortcut.Source {
  /// Parses a source from its notation: `?`, `{label.member}` or a value.
  fileprivate init(notation: String, for parameter: ParameterDeclaration?) {
    if notation == "?" {
      self = .ask
    } else if notation.hasPrefix("{"), notation.hasSuffix("}") {
      self = .result(Shortcut.Reference(String(notation.dropFirst().dropLast())))
    } else {
      self = .value(parameter?.value(ofText: notation) ?? .text(notation))
    }
  }
}
