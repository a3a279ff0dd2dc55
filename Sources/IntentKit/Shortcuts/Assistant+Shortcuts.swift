extension Assistant {
  /// The faults of a shortcut: unknown intents and parameters, values and results of the wrong
  /// kind, exceeded limits, and a phrase that already has a meaning.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - others: The user's other shortcuts; one with the same identifier is ignored.
  /// - Returns: The faults, with the allowed values; empty if the shortcut can be saved.
  public func faults(of shortcut: Shortcut, among others: [Shortcut] = []) -> [String] {
    var faults = ShortcutCheck(shortcut, catalog).faults
    do {
      try shortcut.checkUniqueness(among: others)
    } catch {
      faults += error.faults
    }
    if let phrase = shortcut.phrase { faults += clashes(of: phrase, shortcut) }
    return faults
  }

  /// The existing meanings of a phrase.
  private func clashes(of phrase: String, _ shortcut: Shortcut) -> [String] {
    guard (1...100).contains(phrase.count), phrase.contains(where: \.isLetter) else {
      return ["a phrase has letters, and 1 to 100 characters"]
    }
    if let command = recognizer.command(in: phrase), !command.yieldsToRequests {
      return ["'\(phrase)' means something in every conversation, such as yes or cancel"]
    }
    let number = ParameterDeclaration(reading: .anyInteger, name: "number", title: "number")
    if recognizer.answer(in: phrase, to: [Slot(number)]) != nil {
      return ["'\(phrase)' is a number, which would be taken for an answer"]
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

  /// The shortcut as an intent.
  func intent(hasPhrase: Bool) -> IntentDescription {
    let phrases = hasPhrase ? [phrase].compactMap { $0 }.map { Phrase(verbatim: $0) } : []
    var intent = IntentDescription(
      name: intentName, title: name, phrases: phrases, parameters: [])
    intent.summary = Summary(verbatim: name)
    return intent
  }
}

extension Phrase {
  /// Creates a phrase of literal words.
  ///
  /// - Parameter words: The words.
  init(verbatim words: String) {
    self.init(
      words.map { $0.isLetter || $0.isNumber || $0 == "'" ? String($0) : " " }.joined())
  }
}

extension Summary {
  /// Creates a sentence without parameters.
  ///
  /// - Parameter text: The sentence.
  init(verbatim text: String) {
    self.init(String(text.map { "[]{}".contains($0) ? " " : $0 }))
  }
}
