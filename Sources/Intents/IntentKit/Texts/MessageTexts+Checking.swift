extension MessageTexts {
  /// Options of choices that the first language does not have, so that they are never chosen, and plurals without a form that the
  /// language has.
  ///
  /// - Returns: The faults in the order of the lines.
  package func optionFaults() -> [LanguageFile.Fault] {
    guard let template = template.first else { return [] }
    var faults: [LanguageFile.Fault] = []
    for (key, entry) in messages {
      guard let known = template.messages[key] else { continue }
      let selected = known.patterns.flatMap(\.choices).reduce(into: [String: Set<String>]()) {
        if $1.selector == .select { $0[$1.name, default: []].formUnion($1.options.flatMap(\.keys)) }
      }
      for choice in entry.patterns.flatMap(\.choices) {
        let keys = choice.options.flatMap(\.keys)
        let allowed: Set<String>
        switch choice.selector {
        case .select:
          guard let names = selected[choice.name], names != ["none", "other"] else { continue }
          allowed = names.union(["none"])
        case .gender: allowed = rules.genderNames
        case .plural, .starts: continue
        }
        for option in keys where option != "other" && !allowed.contains(option) {
          let all = allowed.union(["other"]).sorted().joined(separator: ", ")
          faults.append(
            .init(
              line: entry.line,
              reason: "'\(key)' never chooses '\(option)' by '\(choice.name)'; choose one of \(all)"
            ))
        }
      }
    }
    return faults.sorted { $0.line < $1.line }
  }

  /// The number of messages that are worded as in the first language, which are perhaps not translated yet.
  package var unchangedCount: Int {
    guard let template = template.first else { return 0 }
    return messages.count { key, entry in template.messages[key]?.source == entry.source }
  }

  /// A message with samples for its variables: of each number, gender and option, for reading.
  ///
  /// - Parameter key: The key of the message.
  /// - Returns: The different texts.
  package func samples(of key: String) -> [String] {
    guard let entry = messages[key] else { return [] }
    let variables = entry.variables.sorted()
    let values = variables.map { entry.samples(of: $0, rules) }
    var all: [[String: MessageArgument]] = []
    let count = values.reduce(1) { min(1000, $0 * $1.count) }
    if count <= Self.maximumCombinations {
      all = zip(variables, values).reduce(into: [[:]]) { all, variable in
        all = all.flatMap { known in variable.1.map { known.merging([variable.0: $0]) { $1 } } }
      }
    } else {
      // One variable at a time.
      let first = Dictionary(
        uniqueKeysWithValues: zip(variables, values.compactMap(\.first)))
      all = zip(variables, values).flatMap { name, values in
        values.map { first.merging([name: $0]) { $1 } }
      }
    }
    var texts: [String] = []
    for arguments in all {
      for pattern in entry.patterns {
        let text = pattern.text(arguments, rules)
        if !texts.contains(text) { texts.append(text) }
      }
    }
    return texts
  }

  /// More texts than these, nobody reads of one message.
  private static let maximumCombinations = 32
}

extension MessageTexts.Entry {
  /// The spoken text, and the others if there are any.
  fileprivate var patterns: [MessagePattern] { [spoken, short, displayed].compactMap { $0 } }

  /// Values for a variable, by what the texts do with it.
  fileprivate func samples(of name: String, _ rules: LanguageRules) -> [MessageArgument] {
    let stand = MessageArgument.text("[\(name)]")
    var values: [MessageArgument] = []
    var isList = false
    var isCounted = false
    var isShown = false
    for pattern in patterns {
      for (_, filters) in pattern.allPieces.compactMap(\.variable).filter({ $0.name == name }) {
        isList = isList || !MessagePattern.joiners.isDisjoint(with: filters)
        for choice in filters.compactMap({ rules.forms[$0] }).flatMap(\.choices) {
          values += choice.samples(rules)
        }
      }
      isShown = isShown || pattern.shows(name)
      for choice in pattern.choices where choice.name == name {
        isCounted = isCounted || choice.selector == .plural
        if choice.selector != .plural { values += choice.samples(rules) }
      }
    }
    if isList || isCounted && isShown {
      values.insert(contentsOf: [.list(["[\(name)]"]), .list(["[\(name)]", "[…]"])], at: 0)
    } else if isCounted {
      values.insert(contentsOf: [.number(1), .number(2), .number(0)], at: 0)
    } else if values.isEmpty || isShown {
      values.insert(stand, at: 0)
    }
    return values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension MessagePattern {
  /// The filters that join the elements of a list.
  fileprivate static let joiners: Set<String> = ["and", "or", "commas", "semicolons", "lines"]

  /// The choices in the text, also those in others.
  fileprivate var choices: [Choice] {
    allPieces.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
  }

  /// Whether the value of a variable is in the text.
  fileprivate func shows(_ name: String) -> Bool {
    allPieces.contains { if case .value(name, _) = $0 { true } else { false } }
  }
}

extension MessagePattern.Choice {
  /// Values that choose each option.
  fileprivate func samples(_ rules: LanguageRules) -> [MessageArgument] {
    options.flatMap(\.keys).map { key in
      switch selector {
      case .select: key == "none" ? .none : key == "other" ? .text("[\(name)]") : .text(key)
      case .plural: .number(key == "one" ? 1 : 2)
      case .starts:
        key == "other"
          ? .text("[\(name)]") : .text(key.first == "=" ? "\(key.dropFirst())" : "\(key)…")
      case .gender: .text(rules.name(of: key)?.withUppercasedFirst ?? "[\(name)]")
      }
    }
  }
}
