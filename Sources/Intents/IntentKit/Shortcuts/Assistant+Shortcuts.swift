extension Assistant {
  /// The faults of a shortcut, with the allowed values: unknown intents and parameters, values and
  /// results of the wrong kind, exceeded limits, and a phrase that already has a meaning. Among the
  /// others, one with the same identifier is ignored.
  public func faults(of shortcut: Shortcut, among others: [Shortcut] = []) -> [String] {
    var faults = ShortcutCheck(shortcut, catalog).faults
    do {
      try shortcut.checkUniqueness(among: others)
    } catch {
      faults += error.faults
    }
    for name in shortcut.phraseParameters
    where shortcut.parameter(name, among: catalog.intents) == nil {
      faults.append(
        "its phrase has {\(name)}, which is no parameter of its steps that is still open")
    }
    if let command = recognizer.command(in: shortcut.name), command.isVerdict || command == .cancel
    {
      faults.append("'\(shortcut.name)' means something in every conversation, so it is no name")
    }
    if let phrase = shortcut.phrase { faults += clashes(of: phrase, shortcut) }
    return faults
  }

  /// The existing meanings of a phrase.
  private func clashes(of phrase: String, _ shortcut: Shortcut) -> [String] {
    let words = Phrase.words(without: phrase)
    guard (1...100).contains(phrase.unicodeScalars.count), words.contains(where: \.isLetter) else {
      return ["a phrase has letters besides its parameters, and 1 to 100 characters"]
    }
    if let command = recognizer.command(in: phrase), command != .greet, command != .thanks {
      return ["'\(phrase)' means something in every conversation, such as yes or cancel"]
    }
    let number = ParameterDeclaration(reading: .anyInteger, name: "number", title: "number")
    if recognizer.answer(in: phrase, to: [Slot(number)]) != nil {
      return ["'\(phrase)' is a number, which would be taken for an answer"]
    }
    if recognizer.inquiry(in: phrase) != nil {
      return ["'\(phrase)' asks the conversation for something, such as help or an undo"]
    }
    let all = Set(catalog.intents.map(\.name))
    let following = recognizer.followUps(in: phrase, among: all, knowing: nil)
    if let first = following.first(where: { $0.certainty == .exact }) {
      return [
        "'\(phrase)' follows results already: \(catalog[first.intent]?.title ?? first.intent)"
      ]
    }
    let readings = recognizer.readings(of: phrase).filter {
      $0.certainty == .exact && $0.intent != shortcut.intentName
    }
    guard let reading = readings.first else { return [] }
    let title = catalog[reading.intent]?.title ?? reading.intent
    return ["'\(phrase)' asks for something else already: \(title)"]
  }
}

extension Shortcut {
  /// Whether the shortcut has a name, and an identifier that is valid in an intent name.
  var canBeAsked: Bool { intentName.isIdentifier && !name.allSatisfy(\.isWhitespace) }

  /// The shortcut as an intent. Its phrase can have parameters of its steps: "race to {target}".
  func intent(hasPhrase: Bool, among intents: [IntentDescription], _ wording: any Wording)
    -> IntentDescription
  {
    var phrases: [Phrase] = []
    var parameters: [ParameterDeclaration] = []
    if hasPhrase {
      parameters = Set(phraseParameters).sorted().compactMap { parameter($0, among: intents) }
      let names = Set(parameters.map(\.name))
      phrases = [phrase].compactMap { $0 }.map { Phrase(verbatim: $0, except: names) }
    }
    var intent = IntentDescription(
      name: intentName, title: name, phrases: phrases, parameters: parameters)
    intent.keywords = wording.phrases(toRun: name).map { Phrase(verbatim: $0) }
    intent.summary = Summary(verbatim: name)
    // "Don't feed the kitty" must not be taken for "feed the kitty". What the steps risk is decided at each.
    let changes = steps.contains { step in
      intents.first { $0.name == step.intent }?.risk.confirmation != .never
    }
    if changes { intent.risk = .reversible }
    return intent
  }

  /// The names of the parameters in its phrase.
  var phraseParameters: [String] { phrase.map(Phrase.parameters(in:)) ?? [] }

  /// The parameter of the first step that has one of this name and does not fix its value.
  func parameter(
    _ name: String, among intents: [IntentDescription]
  ) -> ParameterDeclaration? {
    for step in steps {
      switch step.sources[name] {
      case .value, .result: continue
      case .ask, nil: break
      }
      let intent = intents.first { $0.name == step.intent }
      if var found = intent?.parameter(name) {
        found.isRequired = false
        return found
      }
    }
    return nil
  }
}

extension Phrase {
  /// Creates a phrase of literal words, except for some parameters in braces.
  init(verbatim words: String, except parameters: Set<String> = []) {
    self.init(
      Self.parts(of: words).map { part in
        part.isParameter && parameters.contains(part.text)
          ? "{\(part.text)}"
          : part.text.map { $0.isLetter || $0.isNumber || $0 == "'" ? String($0) : " " }.joined()
      }.joined())
  }

  /// The names of the parameters in words: "target" in "race to {target}".
  static func parameters(in words: String) -> [String] {
    parts(of: words).filter(\.isParameter).map(\.text)
  }

  /// The words without their parameters.
  static func words(without words: String) -> String {
    parts(of: words).filter { !$0.isParameter }.map(\.text).joined()
  }

  private static func parts(of words: String) -> [(text: String, isParameter: Bool)] {
    var parts: [(text: String, isParameter: Bool)] = []
    var rest = words[...]
    while let open = rest.firstIndex(of: "{"),
      let close = rest[open...].firstIndex(of: "}")
    {
      let name = String(rest[rest.index(after: open)..<close])
      parts.append((String(rest[..<open]), false))
      parts.append((name, name.isIdentifier))
      rest = rest[rest.index(after: close)...]
    }
    return parts + [(String(rest), false)]
  }
}

extension Summary {
  /// Creates a sentence without parameters.
  init(verbatim text: String) {
    self.init(String(text.map { "[]{}".contains($0) ? " " : $0 }))
  }
}
