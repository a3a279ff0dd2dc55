public import IntentKit

/// A recogniser of utterances that match the phrases of intents, and of values in spoken form, in a
/// ``Language``.
///
/// If no phrase matches word for word, a word that occurs in no phrase can match one with a similar
/// spelling or sound, and the reading is marked as a guess. Recognition is deterministic.
///
/// If the phrases of several intents match, those with only allowed values come first, then those
/// with fewer words in free text. If a tie remains, the user is asked.
///
/// - Complexity: Linear in the length of the utterance for phrases with at most one free text;
///   bounded by a fixed number of steps in all cases.
public struct TemplateRecognizer: IntentRecognizer {
  let shared: Shared
  /// The local time at which a sentence is said.
  var now = SlotKnowledge.unknownTime

  /// Creates a recogniser for intents, in the language of the catalog, which should be in ``Language/all``; English is
  /// used for others.
  ///
  /// The meanings of the language's words are for sentences that no phrase is near; `nil` leaves these.
  ///
  /// - Throws: `RegistrationError` with all faults of the phrases.
  public init(
    _ catalog: IntentCatalog, meanings: (any WordMeanings)? = nil
  ) throws(RegistrationError) {
    try self.init(catalog, in: Language(code: catalog.language), meanings: meanings)
  }

  /// Creates a recogniser for intents in a language of requests.
  ///
  /// The meanings of the language's words are for sentences that no phrase is near; `nil` leaves these.
  ///
  /// - Throws: `RegistrationError` with all faults of the phrases.
  public init(
    _ catalog: IntentCatalog, in language: Language, meanings: (any WordMeanings)? = nil
  ) throws(RegistrationError) {
    let compiled = try CompiledPhrases(catalog, language)
    // The phrases that follow are compiled here, so that their faults are found; the rest can wait.
    let following = try catalog.ofFollowUps.map { catalog throws(RegistrationError) in
      let compiled = try CompiledPhrases(catalog, language)
      return Deferred { TemplateRecognizer(catalog, language, compiled, nil, following: nil) }
    }
    self.init(catalog, language, compiled, meanings, following: following)
  }

  private init(
    _ catalog: IntentCatalog, _ language: Language, _ compiled: CompiledPhrases,
    _ meanings: (any WordMeanings)?, following: Deferred<TemplateRecognizer>?
  ) {
    shared = Shared(catalog, language, compiled, meanings, following: following)
  }

  var knowledge: SlotKnowledge {
    var knowledge = shared.knowledge
    knowledge.now = now
    return knowledge
  }

  /// Matches what no phrase matches word for word, at the time of this recogniser.
  var tolerant: TolerantMatcher {
    var matcher = shared.timelessTolerant.value
    matcher.knowledge.now = now
    return matcher
  }

  /// The recogniser of what can only follow something, at the time of this one.
  var followingNow: TemplateRecognizer? {
    shared.following?.value.heard(at: now)
  }

  /// The readings that match word for word, if their values are beyond doubt.
  func clearReadings(
    of utterance: String, _ tables: NameTables?, asksForAnything: Bool = false
  ) -> [Reading] {
    for all in exactReadings(of: utterance) {
      let clear = all.filter {
        // "Is there cheese" can be asked of what is not there.
        (isPlausible($0, tables, utterance) || asksForAnything && effect(of: $0) == .looksUp)
          && isClear($0, tables, utterance)
      }
      if !clear.isEmpty {
        return tables.map { tables in clear.map { withNames($0, tables) } } ?? clear
      }
    }
    return []
  }

  /// The recogniser for what is said at a local time.
  public func listening(at time: LocalTime) -> any IntentRecognizer {
    // Seconds make no difference, and would keep readings from being used again.
    shared.knowledge.times == nil || now.minute == time.minute ? self : heard(at: time)
  }

  private func heard(at time: LocalTime) -> TemplateRecognizer {
    var copy = self
    copy.now = time.minute
    return copy
  }

  /// Parses an utterance as a request: the readings, best first, at most one for each intent.
  ///
  /// Phrases that match word for word come first. If there are none, the phrases are used that are nearest to the
  /// utterance, if they are near enough: see `Docs/Understanding.md`.
  public func readings(of utterance: String, knowing names: KnownNames?) -> [Reading] {
    let tables = names.map { self.tables(for: $0) }
    let found = withMore(
      withTimesLeft(
        withoutAnswer(readingsOfClauses(in: utterance, tables), utterance, tables)
          .map(withinRanges), of: utterance),
      of: utterance, tables)
    guard let tables else { return found }
    return found.map { withNames(withWrittenNames($0, tables, utterance), tables) }
  }

  func readings(of utterance: String, _ tables: NameTables?) -> [Reading] {
    var doubtful: [Reading] = []
    for all in exactReadings(of: utterance) {
      let found = all.filter { isPlausible($0, tables, utterance) }
      if let first = found.first, isClear(first, tables, utterance) {
        return withLongerName(first, tables, utterance).map { [$0] } ?? found
      }
      let clear = found.filter { isClear($0, tables, utterance) }
      if !clear.isEmpty { return clear }
      if doubtful.isEmpty { doubtful = found.isEmpty ? all : found }
    }
    if let named = readingsWithNames(utterance, tables) { doubtful = named }
    let favoured = doubtful.filter { namesWhatMustExist($0) && !isPlausible($0, tables, utterance) }
    let (plain, offset) = trimmer.trimmed(sentence(utterance))
    let near = tolerant.readings(
      of: plain.text, knowing: tables, favouring: Set(favoured.map(\.intent)), offset: offset)
    if let note = noted(doubtful, near) { return [note] }
    guard near.isEmpty else {
      return near.map { weighed(withTimeOfClause($0, utterance), doubtful, plain.text, tables) }
    }
    let possible = doubtful.filter { isPlausible($0, tables, utterance) }
    guard possible.isEmpty else {
      return possible.map { isClear($0, tables, utterance) ? $0 : $0.offered }
    }
    let lenient = readings(lenientMatcher(for: utterance))
    // A sentence that makes no sense word for word makes none with guesses either.
    let senseless = Set(doubtful.map(\.intent)).subtracting(possible.map(\.intent))
    let guessed = lenient.filter {
      isPlausible($0, tables, utterance) && !senseless.contains($0.intent)
    }
    return guessed.isEmpty ? backOffReadings(of: utterance, tables) : guessed
  }

  /// The name of a type that exists for one that was said in another way, such as "doctor Patel" for "Dr Patel", and
  /// perhaps only spelled alike; `nil` if there is none, or several.
  public func existingName(
    for said: String, ofType type: String, among names: KnownNames, guesses: Bool
  ) -> String? {
    tables(for: names).names(ofType: type)?.name(said, language, guesses: guesses)
  }

  /// A reading with the names that exist in place of those that were said in another way, and with texts
  /// that exist as elements of their own.
  func withNames(_ reading: Reading, _ tables: NameTables) -> Reading {
    var inputs = reading.inputs
    for parameter in catalog[reading.intent]?.parameters ?? [] {
      guard let given = inputs[parameter.name],
        let input = withNames(given.input, of: parameter, tables)
      else { continue }
      inputs[parameter.name] = GivenInput(input, given.provenance)
    }
    return reading.with(inputs)
  }

  /// A changed input; `nil` if it stays as it is.
  private func withNames(
    _ input: ParameterInput, of parameter: ParameterDeclaration, _ tables: NameTables
  ) -> ParameterInput? {
    switch (parameter.kind.singleKind, input) {
    case (.entity(let kind), .name(let said)) where !refersBack(said, to: kind):
      return tables.names(ofType: kind.type)?.name(said, language, guesses: false)
        .map { .name($0) }
    case (.text, .value(.list(let elements))) where parameter.content == .any:
      let parts = elements.map { element in
        guard case .text(let text) = element else { return [element] }
        return tables.parts(of: text, language)?.map { .text($0) } ?? [element]
      }
      return parts.count < parts.joined().count ? .value(.list(Array(parts.joined()))) : nil
    default: return nil
    }
  }

  /// The names that exist, in the form in which they are found in sentences.
  func tables(for names: KnownNames) -> NameTables {
    var lasting = names
    lasting.spoken = []
    var tables = shared.names.value(for: lasting) {
      NameTables(lasting, language, nouns: EntityNouns(catalog, language.spelling).lastWords)
    }
    tables.spoken = names.spoken
    return tables
  }

  /// Whether the names in a reading exist, or may be new, so that it need not be weighed against
  /// other readings.
  func isPlausible(_ reading: Reading, _ tables: NameTables?, _ utterance: String) -> Bool {
    if beginsWithIdiom(utterance) { return false }
    let parameters = catalog[reading.intent]?.parameters ?? []
    return parameters.allSatisfy { parameter in
      guard let given = reading.inputs[parameter.name] else { return true }
      switch parameter.kind.singleKind {
      case .entity(let kind):
        guard let table = tables?.names(ofType: kind.type), case .name(let name) = given.input
        else {
          return true
        }
        let reader = EntityNameReader(kind, language)
        let sentence = Sentence(name, language.spelling)
        // "It" and "there" are what the conversation is about, which is known there.
        if refersBack(name, to: kind) || reader.meansAll(sentence) { return true }
        // "A new list called bakery" names what is new.
        if kind.allowsNew, isAfterNaming(given, utterance) { return true }
        // "A book" is not the list Books.
        let isAny = sentence.words.first.map { language.names.indefiniteArticles.contains($0.text) }
        return reader.names(in: sentence).contains {
          table.isExactly($0, language)
            || isAny != true && table.isNearly($0, language)
              && tables?.isOfOthers($0, than: kind.type, language) != true
        }
      case .text:
        let texts = given.input.texts
        if parameter.content == .arithmetic {
          return texts.allSatisfy { tolerant.isCalculation($0) }
        }
        guard let listed = tables?.texts(reading.intent, parameter.name) else { return true }
        return texts.allSatisfy {
          listed.isNearly($0, language)
            || language.requests.pronouns.contains($0)
              && tables?.spoken.contains(parameter.name) == true
        }
      case .money, .integer, .decimal:
        // "Pay Ben too" has no amount, nor has "ein Foto".
        guard case .said(let place?) = given.provenance else { return true }
        return !tolerant.isHomophone(place, in: utterance)
          && !(parameter.kind.singleKind == .money && tolerant.isArticle(place, in: utterance))
      default: return true
      }
    }
  }

  /// Whether the word before a name says that something is called so.
  private func isAfterNaming(_ given: GivenInput, _ utterance: String) -> Bool {
    guard case .said(let place?) = given.provenance,
      let before = tolerant.words(at: 0..<place.lowerBound, in: utterance)?.last
    else { return false }
    return language.names.naming.contains(before)
      && !language.requests.prepositions.contains(before)
  }

  /// Whether an utterance begins with an expression whose words have another meaning, with no verb of a request
  /// before it.
  private func beginsWithIdiom(_ utterance: String) -> Bool {
    let requests = language.requests
    guard !requests.idioms.isEmpty else { return false }
    let words = Sentence.words(utterance, requests.spelling)
    // The verbs are those of all phrases, which are only gone through where an idiom is said.
    guard let place = words.indices.first(where: { !requests.idiom(at: $0, of: words).isEmpty })
    else { return false }
    return !words[..<place].contains(where: tolerant.index.isVerb)
  }

  /// A reading that was weighed, as good as if a phrase matched word for word if one does; with the
  /// words as they match if it is only offered.
  private func weighed(
    _ near: Reading, _ doubtful: [Reading], _ utterance: String, _ tables: NameTables?
  ) -> Reading {
    guard let exact = doubtful.first(where: { $0.intent == near.intent }) else { return near }
    let lost = (catalog[near.intent]?.parameters ?? []).filter {
      near.inputs[$0.name] == nil && exact.inputs[$0.name] != nil
    }
    // "On there too" is where the conversation is about, though "too" is left out.
    let losesReference = lost.contains { parameter in
      guard case .entity(let kind) = parameter.kind.singleKind,
        case .name(let name)? = exact.inputs[parameter.name]?.input
      else { return false }
      return refersBack(name, to: kind)
    }
    if losesReference { return exact }
    // "Delete the sock list" is about a list, though there is none, and not about socks.
    let losesName = lost.contains { parameter in
      guard case .entity = parameter.kind.singleKind,
        case .name(let name)? = exact.inputs[parameter.name]?.input
      else { return false }
      return tolerant.isBeforeNoun(name, in: utterance)
    }
    if losesName || leavesOutText(near, of: exact, tables) {
      return near.certainty == .offered ? exact.offered : exact
    }
    return near.certainty == .offered
      ? exact.offered
      : Reading(
        near.intent, near.inputs, rank: near.rank, certainty: .tolerant,
        isGuess: near.isGuess && !near.leftOver.isEmpty, leftOver: near.leftOver)
  }

  /// The request that matches word for word with a text that is to be kept, if what would else be done is said
  /// in that text, and cannot be taken back: "remind me to pay Anna 20".
  private func noted(_ doubtful: [Reading], _ near: [Reading]) -> Reading? {
    guard let deed = near.first, !deed.leftOver.isEmpty,
      catalog[deed.intent]?.risk.confirmation == .always
    else { return nil }
    let places = deed.inputs.values.compactMap { given in
      if case .said(let place?) = given.provenance { place } else { nil }
    }
    guard let first = places.map(\.lowerBound).min(), let last = places.map(\.upperBound).max()
    else { return nil }
    return doubtful.first { note in
      guard let intent = catalog[note.intent], intent.risk.confirmation != .always,
        intent.risk.confirmation != .never
      else { return false }
      return intent.parameters.contains { parameter in
        guard case .text = parameter.kind.singleKind,
          case .said(let place?)? = note.inputs[parameter.name]?.provenance
        else { return false }
        return place.lowerBound > 0 && place.lowerBound < first && last <= place.upperBound
      }
    }
  }

  /// Whether a reading has the name of an entity that cannot be new.
  private func namesWhatMustExist(_ reading: Reading) -> Bool {
    (catalog[reading.intent]?.parameters ?? []).contains { parameter in
      guard case .entity(let kind) = parameter.kind.singleKind, !kind.allowsNew else {
        return false
      }
      return reading.inputs[parameter.name] != nil
    }
  }

  /// Whether the texts in a reading have no words that are probably not a part of them, such as
  /// "please".
  private func isClear(_ reading: Reading, _ tables: NameTables?, _ utterance: String) -> Bool {
    freeTexts(of: reading).allSatisfy { parameter, texts in
      let isOfSeveral = parameter.kind.elementKind != nil
      // "Untick the bread, it's mouldy" is about one thing.
      guard !texts.dropFirst().contains(where: tells) else { return false }
      let isClear = texts.allSatisfy {
        (tolerant.isPlainText($0, beside: tables)
          || isClauseOfItsOwn(parameter, of: reading, tables, utterance)
            && tolerant.isPlainText($0, isClause: true))
          && (!isOfSeveral || tolerant.isPlainElement($0))
      }
      return isClear && !tolerant.areNumbers(texts)
    }
  }

  /// The texts in a reading that can be anything, by parameter.
  func freeTexts(of reading: Reading) -> [(parameter: ParameterDeclaration, texts: [String])] {
    (catalog[reading.intent]?.parameters ?? []).compactMap { parameter in
      guard parameter.content == .any, case .text = parameter.kind.singleKind,
        let given = reading.inputs[parameter.name]
      else { return nil }
      return (parameter, given.input.texts)
    }
  }

  /// Whether the readings of an utterance depend on the names that exist: not if a phrase without names and texts
  /// matches word for word.
  public func needsNames(for utterance: String) -> Bool {
    for found in exactReadings(of: utterance) where !found.isEmpty {
      return found.contains { reading in
        let parameters = catalog[reading.intent]?.parameters ?? []
        return parameters.contains { reading.inputs[$0.name] != nil && $0.kind.isFree }
      }
    }
    return true
  }

  func readings(_ matcher: TemplateMatcher) -> [Reading] {
    var matcher = matcher
    var best: [Reading] = []
    var places = Array(phrases.indices)
    if !matcher.isLenient {
      let first = matcher.sentence.words.first?.text ?? ""
      places = shared.places(of: first)
    }
    for phrase in places.lazy.map({ phrases[$0] }) {
      guard let match = matcher.match(phrase.template) else { continue }
      let reading = Reading(
        phrase.intent, inputs(match, of: phrase, matcher), rank: match.rank,
        certainty: matcher.isLenient ? .tolerant : .exact)
      if let known = best.firstIndex(where: { $0.intent == phrase.intent }) {
        if reading.rank < best[known].rank { best[known] = reading }
      } else {
        best.append(reading)
      }
    }
    return best.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  /// The values of a match with their provenance: if the match is lenient, all are guesses.
  private func inputs(
    _ match: TemplateMatch, of phrase: CompiledPhrase, _ matcher: TemplateMatcher
  ) -> [String: GivenInput] {
    let parameters = catalog[phrase.intent]?.parameters ?? []
    var inputs = phrase.chosen
    for (name, value) in match.values {
      guard let kind = parameters.first(where: { $0.name == name })?.kind else { continue }
      let isInDoubt = value.alternatives.count > 1
      let provenance: Provenance =
        isInDoubt || matcher.isLenient
        ? .guessed(alternatives: value.alternatives) : .said(at: matcher.place(value.words))
      inputs[name] = GivenInput(kind.input(value.value), provenance)
    }
    return inputs
  }

  /// The matchers to try, in order; the first that finds a match is used. They match the utterance
  /// without polite words and the app's name, then unmodified for phrases that contain these words,
  /// and then leniently.
  func matchers(for utterance: String) -> [TemplateMatcher] {
    exactMatchers(for: utterance) + [lenientMatcher(for: utterance)]
  }

  private func lenientMatcher(for utterance: String) -> TemplateMatcher {
    let (plain, offset) = trimmer.trimmed(sentence(utterance))
    return TemplateMatcher(
      plain, knowledge, isLenient: true, vocabulary: vocabulary, offset: offset)
  }

  /// A sample utterance that requests an intent: the shortest sentence of its first phrase.
  public func sample(of intent: String) -> String? {
    shared.samples[intent]
  }
}

extension IntentCatalog {
  /// The intents with their follow-up phrases as phrases; `nil` if none has any.
  fileprivate var ofFollowUps: IntentCatalog? {
    let following = intents.compactMap(\.following)
    return following.isEmpty
      ? nil : IntentCatalog(following, language: language, vocabulary: vocabulary)
  }
}

extension Reading {
  /// The reading as one that is only offered.
  fileprivate var offered: Reading {
    Reading(
      intent, inputs, rank: rank, certainty: .offered, isGuess: false, leftOver: leftOver)
  }
}
