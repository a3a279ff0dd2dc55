public import IntentKit

/// Requests and refusals in the place of an answer, where any words could be one.
extension TemplateRecognizer {
  /// Whether an utterance is certainly a request, even where any words could be the answer to a question.
  ///
  /// It is if it matches word for word. If it is only near, it must begin with a verb of requests and have
  /// the name of something that exists, or consist of words of requests and lack no value. So "delete
  /// groceries" is a request if there is such a list; "delete old photos" can be an item.
  ///
  /// - Parameters:
  ///   - reading: A reading of the utterance.
  ///   - utterance: The utterance.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: Whether the request takes precedence over an answer.
  public func isClear(
    _ reading: Reading, in utterance: String, knowing names: KnownNames?
  ) -> Bool {
    if reading.certainty == .exact { return true }
    guard reading.isCertain, reading.leftOver.isEmpty, let names,
      let intent = catalog[reading.intent]
    else { return false }
    guard beginsRequest(utterance) else { return tellsOfWhatExists(reading, in: utterance, names) }
    if reading.inputs.isEmpty {
      // "Undo the last change", but not "pay rent".
      return intent.parameters.allSatisfy { !$0.isRequired }
        && Sentence.words(utterance, language.requests.spelling)
          .allSatisfy(tolerant.index.isKnown)
    }
    return intent.parameters.contains { parameter in
      guard let given = reading.inputs[parameter.name] else { return false }
      switch parameter.kind.singleKind {
      case .entity(let kind):
        return given.input.texts.contains {
          existingName(for: $0, ofType: kind.type, among: names, guesses: false) != nil
        }
      case .text:
        let listed = tables(for: names).texts(intent.name, parameter.name)
        return given.input.texts.contains { listed?.isNearly($0, language) == true }
      default: return false
      }
    }
  }

  /// Whether a reading changes what exists and is said with more than its name: "got the milk".
  private func tellsOfWhatExists(
    _ reading: Reading, in utterance: String, _ names: KnownNames
  ) -> Bool {
    guard catalog[reading.intent]?.verb == .change, reading.inputs.count == 1,
      let (name, given) = reading.inputs.first, !given.input.texts.isEmpty,
      let listed = tables(for: names).texts(reading.intent, name),
      given.input.texts.allSatisfy({ listed.isExactly($0, language) })
    else { return false }
    let texts = Set(given.input.texts.flatMap { Sentence.words($0, language.requests.spelling) })
    return Sentence.words(utterance, language.requests.spelling).contains {
      !texts.contains($0) && !language.names.ignored.contains($0)
        && !language.requests.prepositions.contains($0)
    }
  }

  /// Whether an utterance refuses to answer a question: "I don't want a list", or a clause that refuses what
  /// is open, as in "don't add anything".
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - intent: The name of the open intent.
  /// - Returns: Whether the utterance is a refusal.
  public func isRefusal(_ utterance: String, of intent: String) -> Bool {
    let said = sentence(utterance).words.map(\.text)
    if knowledge.words.refusals.contains(where: { said.starts(with: $0) }) { return true }
    // "No, I said don't pay her".
    let start = said[...].dropping(leads: knowledge.words.correction.leads).startIndex
    let sentence = Sentence(
      self.sentence(utterance).text(start..<said.count), language.requests.spelling)
    // "I was only asking, don't add it": what is told before it asks for nothing.
    let clause = clauses(of: sentence).all.first {
      ![.courtesy, .report, .context].contains($0.act)
        && command(in: sentence.text($0.words)) != .no
    }
    guard let clause, clause.act == .refusal,
      sentence.words.indices.contains(clause.content.lowerBound)
    else { return false }
    let verb = sentence.words[clause.content.lowerBound].text
    // "Pas le dernier" has an article with which phrases begin, too.
    return !language.names.ignored.contains(verb)
      && (verbs(of: intent).contains(verb)
        || shared.commandVocabulary.value.entry(at: [verb])?.roles.contains(.carryOut) == true)
  }

  /// Whether a name leaves open which one is meant: "another account", "one".
  ///
  /// - Parameters:
  ///   - name: The name as it was said.
  ///   - kind: The kind of entity that is meant.
  /// - Returns: Whether it names none.
  public func leavesOpen(_ name: String, of kind: EntityKind) -> Bool {
    let words = Sentence.words(name, language.requests.spelling).filter {
      !language.names.ignored.contains($0)
    }
    guard let first = words.first, language.names.indefinites.contains(first) else { return false }
    let noun = Sentence.words(kind.title, language.spelling).last.map(language.names.singular)
    return words.dropFirst().allSatisfy { language.names.singular($0) == noun }
  }

  /// The verbs with which requests of an intent begin, and those that mean the same.
  func verbs(of intent: String) -> Set<String> {
    let verbs = phrases.filter { $0.intent == intent }.reduce(into: Set<String>()) {
      $0.formUnion($1.template.firstWords ?? [])
    }
    let meanings = language.requests.meanings + language.requests.generalMeanings
    return meanings.filter { $0.contains { $0.count == 1 && verbs.contains($0[0]) } }
      .reduce(into: verbs) { $0.formUnion($1.filter { $0.count == 1 }.joined()) }
  }

  /// The request that follows a no or a cancellation: "cancel and delete groceries".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The command and the rest of the utterance; `nil` if it is not such an utterance.
  public func requestAfterRefusal(
    in utterance: String
  ) -> (command: ConversationCommand, rest: String)? {
    let sentence = sentence(utterance)
    let words = sentence.words.map(\.text)
    let connectors = Set(knowledge.words.and).union(language.requests.joints)
    for length in (0..<min(knowledge.words.maximumCommandLength, words.count)).reversed() {
      let command = knowledge.words.commands[words.prefix(length).joined(separator: " ")]
      guard let command, command == .no || command == .cancel else { continue }
      let start = words[length...].firstIndex { !connectors.contains($0) } ?? words.count
      if start == length, refusesWhatFollows(sentence, at: length) { continue }
      let rest = sentence.text(start..<words.count)
      return beginsRequest(rest) ? (command, rest) : nil
    }
    return nil
  }

  /// The readings without those that would remove something only because of a no that is an answer by itself: "no, the eggs are
  /// still needed".
  func withoutAnswer(
    _ readings: [Reading], _ utterance: String, _ tables: NameTables?
  ) -> [Reading] {
    func removes(_ reading: Reading) -> Bool {
      reading.certainty != .exact && catalog[reading.intent]?.verb == .remove
    }
    guard readings.contains(where: removes) else { return readings }
    let whole = sentence(utterance)
    let words = whole.words.drop { knowledge.words.polite.contains($0.text) }
    guard let no = words.first, let next = words.dropFirst().first,
      knowledge.words.commands[no.text] == .no,
      next.isAfterComma || whole.hasStop(before: words.startIndex + 1)
        || language.requests.noes.contains(no.text) && language.names.articles.contains(next.text)
    else { return readings }
    let rest = self.readings(of: whole.text(words.startIndex + 1..<whole.words.count), tables)
    return readings.filter { reading in
      !removes(reading) || rest.contains { $0.intent == reading.intent }
    }
  }

  /// Whether the word before a place refuses what follows it without a pause: "don't add wine", "no quiero añadir vino".
  private func refusesWhatFollows(_ sentence: Sentence, at place: Int) -> Bool {
    guard place > 0, place < sentence.words.count, !sentence.words[place].isAfterComma else {
      return false
    }
    let word = sentence.words[place - 1].text
    let expanded = Sentence.words(sentence.text(place - 1..<place), language.requests.spelling)
    return expanded.last.map(language.requests.negations.contains) == true
      || knowledge.words.commands[word] == .no && !has(word, .interjection)
  }

  /// Whether an utterance begins like a request, perhaps after polite words: "stop paying the milkman".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether it begins with a verb of requests.
  public func beginsRequest(_ utterance: String) -> Bool {
    firstWord(of: utterance).map(tolerant.index.isVerb) == true
  }

  /// The first word of an utterance after polite words, and those with which requests begin.
  func firstWord(of utterance: String) -> String? {
    let plain = trimmer.trimmed(sentence(utterance)).request.text
    // "Oh, and just add milk".
    let before = knowledge.words.polite.union(knowledge.words.and)
    return Sentence.words(plain, language.requests.spelling)
      .drop { before.contains($0) || has($0, .interjection) }
      .dropping(leads: language.requests.leads).first
  }

  /// The ways to divide an utterance into an answer and what is said after it: after a stop, a comma or a no, before a no at the end,
  /// and before a word that joins.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The parts, with the longest answer first; each rest begins with the word that joins it.
  public func answersAndRests(in utterance: String) -> [(answer: String, rest: String)] {
    let whole = sentence(utterance)
    let words = whole.words
    let joints = Set(knowledge.words.and).union(language.requests.joints)
    func joins(_ place: Int) -> Bool { joints.contains(words[place].text) }
    // "Yes, and pay Ben instead" corrects.
    if let last = words.last, knowledge.words.correction.ends.contains(last.text) { return [] }
    return words.indices.dropFirst().reversed().filter { place in
      words[place].isAfterComma || whole.hasStop(before: place)
        || whole.gap(before: place).contains("?") || joins(place) && !joins(place - 1)
        || knowledge.words.commands[words[place - 1].text] == .no
          && !refusesWhatFollows(whole, at: place)
        || place == words.count - 1 && knowledge.words.commands[words[place].text] == .no
    }.map { (whole.text(0..<$0), whole.text($0..<words.count)) }
  }

  /// Whether an utterance adds to what was said before: "and Ben 20", "oh, and Ben 20".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether it begins with a word that joins, perhaps after polite words.
  public func beginsWithAnd(_ utterance: String) -> Bool {
    let said = sentence(utterance).words.lazy.map(\.text)
    let first = said.first { !knowledge.words.polite.contains($0) }
    return first.map(knowledge.words.and.contains) == true
  }

  /// Whether an utterance begins with a no, perhaps after polite words: "no, the other way round".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether it does.
  public func beginsWithNo(_ utterance: String) -> Bool {
    let said = sentence(utterance)
    // "OK no" only begins with what says that something was heard.
    let heard = knowledge.words.kernels.texts(.acknowledgement)
    let words = said.words.map(\.text).drop {
      knowledge.words.polite.contains($0) || heard.contains([$0])
    }
    return !said.isNegatedQuestion
      && words.first.map { knowledge.words.commands[$0] == .no } == true
  }

  /// Whether an utterance denies what follows its first word: "no a Anna", "pero no hoy", without a comma, where a no is a not.
  func denies(_ utterance: String) -> Bool {
    let spoken = knowledge.words
    let words = sentence(utterance).words.drop {
      spoken.polite.contains($0.text) || spoken.correction.but.contains([$0.text])
    }
    guard let first = words.first, let second = words.dropFirst().first, !second.isAfterComma else {
      return false
    }
    return spoken.correction.not.contains([first.text])
  }

  /// An utterance without the courtesies around it: "192.50 I think".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The rest; the utterance if there is nothing else.
  public func withoutCourtesies(_ utterance: String) -> String {
    withoutCourtesies(utterance, ofAtLeast: 1)
  }

  /// An utterance without the courtesies around it, or only after it, that have some words.
  func withoutCourtesies(
    _ utterance: String, ofAtLeast count: Int, isOnlyAfter: Bool = false
  ) -> String {
    let whole = Sentence(utterance, language.requests.spelling)
    let words = whole.words.map(\.text)
    var rest = words.indices
    func length(_ isCourtesy: ([String]) -> Bool) -> Int {
      language.requests.courtesies.filter {
        $0.count >= count && $0.count < rest.count && isCourtesy($0)
      }.map(\.count).max() ?? 0
    }
    while true {
      let said = words[rest]
      let start = isOnlyAfter ? 0 : length { said.starts(with: $0) }
      let end = start > 0 ? 0 : length { said.suffix($0.count).elementsEqual($0) }
      guard start + end > 0 else { break }
      rest = rest.lowerBound + start..<rest.upperBound - end
    }
    return rest.count < words.count ? whole.text(rest) : utterance
  }

  /// Whether an utterance says that something else was meant: "I meant Anna", or not all: "except the butter".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether it says so.
  public func saysWhatIsMeant(_ utterance: String) -> Bool {
    let words = sentence(utterance).words.map(\.text)
    if language.requests.exceptions.contains(where: words.starts(with:)) { return true }
    return words.indices.contains { place in
      knowledge.words.correction.meant.contains { words[place...].starts(with: $0) }
    }
  }

  /// Whether an utterance has a word for a place that was spoken about: "what's still open there".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether it has such a word, which is not merely the subject of a verb: "is there milk".
  public func refersToPlace(_ utterance: String) -> Bool {
    let words = Sentence.words(utterance, language.requests.spelling)
    func isVerb(_ place: Int) -> Bool {
      words.indices.contains(place)
        && has(words[place], .auxiliary)
    }
    return words.indices.contains {
      knowledge.words.asides.places.contains(words[$0]) && !isVerb($0 - 1) && !isVerb($0 + 1)
    }
  }

  /// An utterance without the words at its beginning that only join it to what was said before: "good. And milk", "and is
  /// there any jam".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The rest; `nil` if there are no such words, or no others.
  public func withoutLead(_ utterance: String) -> String? {
    let whole = sentence(utterance)
    let count = whole.words.count
    let stop = whole.words.indices.dropFirst().first { place in
      whole.gap(before: place).contains { ".!?".contains($0) }
    }
    if let stop, let command = command(in: whole.text(0..<stop), at: .request),
      [.thanks, .praise, .greet, .complain].contains(command)
    {
      return whole.text(stop..<count)
    }
    let joints = Set(knowledge.words.and).union(language.requests.joints)
      .union(knowledge.words.polite)
    let start = whole.words.firstIndex { !joints.contains($0.text) }
    return start.flatMap { $0 > 0 ? whole.text($0..<count) : nil }
  }

  /// Whether an utterance cancels what is open, or else takes back what was just done: "cancel that".
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: Whether it can take something back.
  public func takesBack(_ utterance: String) -> Bool {
    let said = sentence(utterance).words.map(\.text).filter {
      !knowledge.words.polite.contains($0) && !tolerant.index.extraWords.contains($0)
    }
    return knowledge.words.takingBack.contains(said.joined(separator: " "))
  }

  /// Whether a word refers to something said before: "it" in "tick it off".
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether it is a pronoun.
  public func isPronoun(_ word: String) -> Bool {
    let words = Sentence.words(word, language.requests.spelling)
    return words.count == 1 && words.allSatisfy(language.requests.pronouns.contains)
  }

  /// Whether words end with several that call off what was said: "for God's sake, forget it".
  func endsCallingOff(_ text: String) -> Bool {
    let words = sentence(text).words.map(\.text)
    let lengths = 2...max(2, min(knowledge.words.maximumCommandLength, words.count - 1))
    return lengths.contains { length in
      words.count > length
        && knowledge.words.commands[words.suffix(length).joined(separator: " ")] == .cancel
    }
  }

  /// Whether what was said takes itself back, or makes an exception, and so isn't the text that was asked for:
  /// "rice, but not really", "rice, no".
  func isTakenBack(_ answer: Answer, in sentence: Sentence) -> Bool {
    let requests = language.requests
    let isException = sentence.words.indices.dropFirst().contains { place in
      let rest = sentence.words[place...].map(\.text)
      return sentence.words[place].isAfterComma
        && (requests.exceptions + knowledge.words.correction.not).contains { rest.starts(with: $0) }
    }
    if isException { return true }
    let texts = answer.values.values.flatMap(\.input.texts)
    if texts.contains(where: endsCallingOff) { return true }
    return texts.count > 1
      && texts.contains { text in
        let words = Sentence.words(text, sentence.spelling)
        // "They go on hardware" is told of the things that are named.
        if words.count > 1, has(words[0], .subject), has(words[0], [.speaker, .personal, .other]) {
          return true
        }
        if words.count > 1, knowledge.words.correction.not.contains(where: words.starts(with:)) {
          return true
        }
        let command = command(in: text)
        return command == .no || command == .cancel
      }
  }
}
