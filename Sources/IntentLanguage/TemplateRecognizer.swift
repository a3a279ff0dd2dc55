public import IntentKit

/// Understands sentences that match the phrases of intents, and values as people say them, in a ``Language``.
///
/// If no phrase matches word for word, words that are no words of any phrase are taken for one that is
/// spelled or sounds nearly alike, and the reading is marked as a guess. It is deterministic.
///
/// Of several intents whose phrases match, those whose values are all allowed come first, and of those
/// the ones that leave fewer words to texts that can be anything. What is left equal is asked about.
///
/// - Complexity: Linear in the length of a sentence for phrases with at most one text that can be
///   anything; bounded by a fixed number of steps for all.
public struct TemplateRecognizer: IntentRecognizer {
  let phrases: [CompiledPhrase]
  private let samples: [String: String]
  /// The phrases of one intent that match sentences of another.
  public let remarks: [RegistrationError.Fault]
  let catalog: IntentCatalog
  /// The places of the phrases that begin with a word, and of those that begin with a parameter.
  private var placesByFirstWord: [String: [Int]] = [:]
  private var placesOfOthers: [Int] = []
  /// The words of all phrases.
  private let vocabulary: Set<String>
  let knowledge: SlotKnowledge
  let language: Language
  /// Takes off what is only polite, and the name of the app.
  private let trimmer: RequestTrimmer

  /// A recogniser for intents, in the language of the catalog.
  ///
  /// - Parameter catalog: The declarations of the intents, whose language is one of ``Language/all``; the data of English
  ///   is used for others.
  /// - Throws: `RegistrationError` with all faults in phrases.
  public init(_ catalog: IntentCatalog) throws(RegistrationError) {
    try self.init(catalog, in: Language(code: catalog.language))
  }

  /// A recogniser for intents.
  ///
  /// - Parameters:
  ///   - catalog: The declarations of the intents.
  ///   - language: The language that they are asked for in.
  /// - Throws: `RegistrationError` with all faults in phrases.
  public init(_ catalog: IntentCatalog, in language: Language) throws(RegistrationError) {
    self.language = language
    var compiler = PhraseCompiler(catalog.vocabulary, language)
    for intent in catalog.intents { compiler.add(intent) }
    guard compiler.faults.isEmpty else { throw RegistrationError(compiler.faults) }
    self.catalog = catalog
    phrases = compiler.phrases
    samples = compiler.samples
    remarks = compiler.remarks
    vocabulary = phrases.reduce(into: []) { $0.formUnion($1.template.words) }
    knowledge = SlotKnowledge(catalog, language)
    trimmer = RequestTrimmer(
      knowledge.words, appNames: catalog.vocabulary.appNames, language.spelling)
    for (place, phrase) in phrases.enumerated() {
      if let words = phrase.template.firstWords {
        for word in words { placesByFirstWord[word, default: []].append(place) }
      } else {
        placesOfOthers.append(place)
      }
    }
  }

  /// How a sentence can be read as a request.
  ///
  /// - Parameter utterance: What was said.
  /// - Returns: The readings, best first, at most one for each intent.
  public func readings(of utterance: String) -> [Reading] {
    for matcher in matchers(for: utterance) {
      let found = readings(matcher)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func readings(_ matcher: TemplateMatcher) -> [Reading] {
    var matcher = matcher
    var best: [Reading] = []
    var places = Array(phrases.indices)
    if !matcher.isLenient {
      let first = matcher.sentence.words.first?.text ?? ""
      places = ((placesByFirstWord[first] ?? []) + placesOfOthers).sorted()
    }
    for phrase in places.lazy.map({ phrases[$0] }) {
      guard let match = matcher.match(phrase.template) else { continue }
      let reading = Reading(
        phrase.intent, inputs(match, of: phrase, matcher), rank: match.rank(by: .freeWords),
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

  /// The values of a match with their provenance: of a sentence that had to be guessed at, all are guesses.
  private func inputs(
    _ match: TemplateMatch, of phrase: CompiledPhrase, _ matcher: TemplateMatcher
  ) -> [String: GivenInput] {
    let parameters = catalog[phrase.intent]?.parameters ?? []
    var inputs: [String: GivenInput] = [:]
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

  /// The ways to hold a sentence against phrases, of which the first is taken that finds something: without
  /// "please" and the like and the name of the app around it; as it is, for phrases that have these words; and with words that are
  /// nearly alike.
  func matchers(for utterance: String) -> [TemplateMatcher] {
    let whole = Sentence(utterance, language.spelling)
    let (plain, offset) = trimmer.trimmed(whole)
    var matchers = [TemplateMatcher(plain, knowledge, offset: offset)]
    if plain.words.count < whole.words.count { matchers.append(TemplateMatcher(whole, knowledge)) }
    matchers.append(
      TemplateMatcher(
        plain, knowledge, isLenient: true, vocabulary: vocabulary, offset: offset))
    return matchers
  }

  /// How a sentence can be read as the answer to a question.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - slots: What was asked for, and then what else is wanted.
  /// - Returns: The values; nothing if it is no answer.
  public func answer(in utterance: String, to slots: [Slot]) -> Answer? {
    var reader = AnswerReader(Sentence(utterance, language.spelling), slots, knowledge)
    guard let answer = reader.read() else { return nil }
    // What is only nearly an answer is rather what it is exactly.
    return reader.isGuess && command(in: utterance) != nil ? nil : answer
  }

  /// Whether a sentence is about the conversation itself.
  ///
  /// - Parameter utterance: What was said.
  /// - Returns: What it asks of the conversation; nothing if it does not.
  public func command(in utterance: String) -> ConversationCommand? {
    knowledge.words.command(Sentence(utterance, language.spelling))
  }

  /// How a sentence can be read as a correction of what was said before.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - slots: What can be corrected.
  ///   - last: What was said last.
  /// - Returns: The correction; nothing if it is none.
  public func correction(in utterance: String, of slots: [Slot], last: Slot?) -> Correction? {
    CorrectionReader(Sentence(utterance, language.spelling), slots, last: last, knowledge).read()
  }

  /// Which of some things that were offered a sentence names.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - names: What was offered.
  /// - Returns: The places, from 0, of those that are meant.
  public func choices(in utterance: String, among names: [String]) -> [Int] {
    ChoiceReader(Sentence(utterance, language.spelling), knowledge).read(names)
  }

  /// The names by which a user may have called an entity.
  ///
  /// - Parameters:
  ///   - text: What the user said.
  ///   - kind: The kind of entity.
  /// - Returns: The text, without the noun for such entities, and without articles before it.
  public func names(in text: String, of kind: EntityKind) -> [String] {
    EntityNameReader(kind, language).names(in: Sentence(text, language.spelling))
  }

  /// Whether a name means all entities of a kind.
  ///
  /// - Parameters:
  ///   - text: What the user said.
  ///   - kind: The kind of entity.
  /// - Returns: Whether it means all.
  public func meansAll(_ text: String, of kind: EntityKind) -> Bool {
    EntityNameReader(kind, language).meansAll(Sentence(text, language.spelling))
  }

  /// A sentence that asks for an intent.
  ///
  /// - Parameter intent: What programs call the intent.
  /// - Returns: The shortest sentence of its first phrase.
  public func sample(of intent: String) -> String? {
    samples[intent]
  }
}
