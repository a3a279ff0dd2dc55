public import IntentKit

/// Commands to the conversation itself.
extension TemplateRecognizer {
  /// Parses one of the usual commands to the conversation itself.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The command; `nil` if the utterance is not one.
  public func command(in utterance: String) -> ConversationCommand? {
    shared.commands.value(for: utterance) {
      let reader = CommandReader(knowledge: knowledge)
      let said = sentence(utterance)
      guard !asksForEnough(utterance) else { return nil }
      let command =
        reader.read(said, in: said)
        ?? trimmer.withoutAppName(said).flatMap { reader.read($0, in: said) }
        ?? reader.read(trimmer.trimmed(said).request, in: said).flatMap {
          // "Can you undo that"; but "can you do it" may ask something.
          $0.isVerdict ? nil : $0
        }
      return command == .yes && said.trailsOff ? .weakYes : command
    }
  }

  /// Parses a command to the conversation itself, in whatever words: each word must have a role in commands.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - place: What the conversation waits for.
  /// - Returns: The command; `nil` if the utterance is not one.
  public func command(
    in utterance: String, at place: CommandPlace
  ) -> ConversationCommand? {
    guard !asksForEnough(utterance) else { return nil }
    let usual = place.isVerdict ? command(in: utterance) : nil
    // A yes in usual words may not be firm.
    if usual != nil, usual != .yes { return usual }
    let sentence = Sentence(utterance, language.requests.spelling)
    guard (1...Self.maximumCommandLength).contains(sentence.words.count) else { return usual }
    let mayAgree =
      sentence.canAgree && !CommandReader(knowledge: knowledge).stopsAfterNo(sentence)
    let vocabulary = shared.commandVocabulary.value
    let written = sentence.words.map { vocabulary.shortened($0.text) }
    let words = written.map { vocabulary.respelt($0) ?? $0 }
    var deeds: Set<String> = []
    var things: Set<String> = []
    if case .verdict(let intent?, _) = place {
      deeds = verbs(of: intent)
      things = nouns(of: intent)
    }
    var acknowledges = false
    func read(_ words: [String], mayAgree: Bool) -> ConversationCommand? {
      guard let kernel = CommandKernel(words, vocabulary, deeds: deeds, things: things) else {
        return nil
      }
      acknowledges = kernel.acknowledges
      if !place.isVerdict, kernel.saysNotUnderstood { return .complain }
      switch kernel.command(isAgreementPlain: mayAgree, isAnswer: place.isVerdict) {
      // "All done", and "never mind, thanks", where nothing is open.
      case .cancel where place == .request && (kernel.isFinish || kernel.saysThanks): return .thanks
      case .yes where place == .request && kernel.saysThanks: return .thanks
      case let command: return command
      }
    }
    var command =
      read(words, mayAgree: mayAgree)
      ?? trimmer.withoutAppName(sentence).flatMap { rest in
        read(rest.words.map { vocabulary.shortened($0.text) }, mayAgree: mayAgree)
      }
      ?? withoutAddress(sentence, vocabulary).flatMap { range in
        // "No, Anna" names another value.
        read(Array(words[range]), mayAgree: false).flatMap {
          $0.isVerdict && range.lowerBound == 0 ? nil : $0
        }
      }
    if command == nil, place == .request {
      command =
        vocabulary.thanksFor(words) ? .thanks : vocabulary.asksAgain(words) ? .repeat : nil
    } else if command == nil, isCancelledWithReason(sentence) {
      command = .cancel
    }
    let isForAside = place.isAfterAside && acknowledges
    // What may be misspelt agrees to nothing that is at stake.
    let isWeak =
      isForAside || sentence.trailsOff || words != written || isCondition(sentence)
      || beginsWithChange(words)
    if usual == .yes {
      let isFirm = command == .yes && !isWeak || isWritten(sentence) && !isForAside
      return isFirm ? .yes : .weakYes
    }
    // "¿No le he pagado ya hoy?" asks.
    if command == .no, sentence.isNegatedQuestion { return nil }
    return command.flatMap { $0.allowed(at: place, isWeak: isWeak) }
  }

  private static let maximumCommandLength = 20

  /// "Would I still have enough?"
  func asksForEnough(_ utterance: String) -> Bool {
    let words = Sentence.words(utterance, language.requests.spelling)[...]
      .drop { has($0, .interjection) }
    return words.contains { has($0, .sufficiency) }
      && words.first.map { has($0, .finite) } == true
      && words.dropFirst().first.map { has($0, .subject) } == true
  }

  /// Whether a sentence cancels, and only tells why, or what the speaker will do: "cancel it, she's paying me instead", "cancel it,
  /// I'll pay him cash".
  private func isCancelledWithReason(_ sentence: Sentence) -> Bool {
    sentence.words.indices.dropFirst().contains { start in
      let isPause = sentence.words[start].isAfterComma || sentence.hasStop(before: start)
      guard isPause || has(sentence.words[start].text, .context),
        command(in: sentence.text(0..<start)) == .cancel
      else { return false }
      let reason = Sentence(sentence.text(start..<sentence.words.count), sentence.spelling)
      let clauses = clauses(of: reason).all.filter { $0.act != .courtesy }
      let isTold = clauses.allSatisfy { [.report, .context, .refusal].contains($0.act) }
      return !clauses.isEmpty && (isTold || isIntention(reason, clauses))
    }
  }

  /// Whether clauses say what the speaker will do himself, and request nothing: "I'll pay him cash".
  private func isIntention(_ sentence: Sentence, _ clauses: [Clause]) -> Bool {
    let isSaid = clauses.allSatisfy { clause in
      let words = sentence.words[clause.words].map(\.text)
      return clause.act == .wish && words.contains { has($0, .speaker) }
        && words.contains { has($0, .modal) } && !words.contains { has($0, .wish) }
    }
    return isSaid
      && !readings(of: sentence.text, knowing: nil).contains {
        $0.isCertain && $0.leftOver.isEmpty
      }
  }

  /// Checks whether a question is about an open request, by its words.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - intent: The intent of the open request.
  ///   - values: Its values, as they are said.
  /// - Returns: Whether each word belongs to questions, to the request or to its values, and one refers to what is open.
  public func asks(_ question: String, about intent: String, with values: [String]) -> Bool {
    let spelling = language.requests.spelling
    let said = Set(values.flatMap { Sentence.words($0, spelling) })
    // "The first one" is said of a time, or of nothing in particular.
    let words = Sentence.words(question, spelling).filter {
      said.contains($0)
        || !knowledge.numbers.isOfNumber($0) && knowledge.words.ordinal($0) == nil
    }
    let vocabulary = shared.commandVocabulary.value
    let (deeds, things) = (verbs(of: intent), nouns(of: intent).union(said))
    let known = words.filter {
      deeds.contains($0) || things.contains($0) || vocabulary.isKnown($0)
        || vocabulary.numbers.isOfNumber($0)
    }
    // Beside a thing of the request, a verb may be any word: "which account does it come from".
    guard words.count <= Self.maximumCommandLength,
      words.count - known.count <= (known.contains(where: things.contains) ? 1 : 0),
      let kernel = CommandKernel(known, vocabulary, deeds: deeds, things: things)
    else { return false }
    return kernel.isAboutWhatIsPending
  }

  /// Whether a sentence begins with a condition: "if that's right". In Spanish, "si es correcto" is one, and "sí, es correcto" a yes.
  private func isCondition(_ sentence: Sentence) -> Bool {
    guard sentence.words.count > 1, let first = sentence.words.first,
      language.requests.conditions.contains(first.text)
    else { return false }
    return !sentence.words[1].isAfterComma
      && sentence.text[first.range].lowercased() == first.text
  }

  /// Whether words order a change, so that a yes among them is none: "correct it".
  private func beginsWithChange(_ words: [String]) -> Bool {
    let said = words.drop { knowledge.words.polite.contains($0) }
    return said.count > 1 && said.first.map(knowledge.words.correction.changes.contains) == true
  }

  /// Whether a sentence is a command as it stands in the table of usual ones, or consists of several that agree.
  private func isWritten(_ sentence: Sentence) -> Bool {
    knowledge.words.commands[sentence.words.map(\.text).joined(separator: " ")] != nil
      || !sentence.trailsOff && CommandReader(knowledge: knowledge).isMadeOfYeses(sentence)
  }

  /// The words without a name for the listener before or after them: "computer, stop", "I don't care, Olly".
  private func withoutAddress(
    _ sentence: Sentence, _ vocabulary: CommandVocabulary
  ) -> Range<Int>? {
    let words = sentence.words
    guard words.count > 1 else { return nil }
    let greets = vocabulary.entry(at: [words[0].text])?.command == .greet
    let name = greets && words.count > 2 ? 1 : 0
    let next = words[name + 1].text
    let classes = vocabulary.classes(at: [next])
    if !vocabulary.isKnown(words[name].text),
      words[name + 1].isAfterComma || greets || !classes.isDisjoint(with: [.subject, .modal])
        || vocabulary.entry(at: [next])?.command != nil
    {
      return name + 1..<words.count
    }
    let last = words.count - 1
    return words[last].isAfterComma && !vocabulary.isKnown(words[last].text) ? 0..<last : nil
  }

  /// The nouns of an intent, by its title and the types of its entities.
  private func nouns(of intent: String) -> Set<String> {
    guard let intent = catalog[intent] else { return [] }
    let titles = intent.parameters.flatMap { parameter in
      [parameter.kind.entityKind?.title, parameter.title].compactMap { $0 }
    }
    return Set(([intent.title] + titles).flatMap { Sentence.words($0, language.requests.spelling) })
      .subtracting(language.requests.functionWords)
  }
}

extension CommandVocabulary {
  /// Whether some words thank for something: "thank you for reminding me".
  func thanksFor(_ words: [String]) -> Bool {
    guard let start = entry(at: words[...]), words.count > start.words.count, words.count <= 12,
      start.command == .thanks || start.roles.contains(.thank)
    else { return false }
    let next = words[start.words.count...].first { !intensifies($0) }
    return next.map { classes(at: [$0]).contains(.preposition) } == true
  }

  /// Whether some words ask for what was said: "what was the target again".
  func asksAgain(_ words: [String]) -> Bool {
    // "So what was it again", "and what were the numbers again".
    let start = words.firstIndex { classes(at: [$0]).contains(.question) } ?? 0
    let words = words[..<start].allSatisfy(isAround) ? Array(words[start...]) : words
    guard (4...8).contains(words.count), let last = words.last,
      classes(at: words[...]).contains(.question), classes(at: words[1...]).contains(.past)
    else { return false }
    return entry(at: [last])?.roles.contains(.onceMore) == true
  }

  private func isAround(_ word: String) -> Bool {
    entry(at: [word])?.isAround == true || classes(at: [word]).contains(.and)
  }

  private func intensifies(_ word: String) -> Bool {
    entry(at: [word])?.roles.contains(.emphasis) == true
      && !classes(at: [word]).contains(.preposition)
  }
}

extension CommandPlace {
  fileprivate var isVerdict: Bool {
    if case .verdict = self { true } else { false }
  }

  fileprivate var isAfterAside: Bool {
    if case .verdict(_, afterAside: true) = self { true } else { false }
  }
}

extension ConversationCommand {
  /// The command, if it can be meant where the conversation waits for something; a yes may be weak.
  fileprivate func allowed(at place: CommandPlace, isWeak: Bool) -> ConversationCommand? {
    switch place {
    case .verdict: return self == .yes && isWeak ? .weakYes : self
    case .request: return isVerdict || self == .undecided ? nil : self
    case .value:
      switch self {
      case .cancel, .repeat, .help, .thanks, .quit, .greet, .complain, .person: return self
      default: return nil
      }
    }
  }
}

extension Sentence {
  /// Whether it has a question mark at its end, and no pause after its first word, which could be a no.
  var isNegatedQuestion: Bool {
    words.count > 2 && !words[1].isAfterComma && isAsked
  }

  /// Whether it ends with a question mark.
  var isAsked: Bool { end.contains("?") }

  /// Whether it ends in an ellipsis, as what the speaker is not sure of does: "right ...".
  var trailsOff: Bool { end.hasPrefix("…") || end.hasPrefix("..") }

  /// The signs after the last word.
  private var end: String {
    words.last.map { text[$0.range.upperBound...].filter { !$0.isWhitespace } } ?? ""
  }
}
