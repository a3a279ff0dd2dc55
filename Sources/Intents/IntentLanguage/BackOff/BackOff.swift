public import IntentKit

/// Picks the intent that a sentence requests if no phrase is near it: the one whose phrases are most like it as a whole.
struct BackOff: Sendable {
  private let table: PhraseTable
  private let model: BackOffModel
  private let catalog: IntentCatalog
  private let knowledge: SlotKnowledge
  private let language: Language
  private let intents: [String]
  /// One parameter of each kind of value that is found in sentences.
  private let slots: [(slot: Slot, word: String)]

  init(
    _ phrases: [CompiledPhrase], _ catalog: IntentCatalog, _ knowledge: SlotKnowledge,
    _ language: Language, _ meanings: any WordMeanings
  ) {
    self.catalog = catalog
    self.knowledge = knowledge
    self.language = language
    let own = Dictionary(grouping: phrases, by: \.intent)
    intents = catalog.intents.map(\.name).filter { own[$0] != nil }
    model = meanings.dimensions == 0 ? .withoutMeanings : .withMeanings
    let most = Self.phraseCount(ofEachOf: intents.count)
    table = PhraseTable(
      intents.enumerated().flatMap { place, intent in
        Self.samples(own[intent] ?? [], most, language).map {
          PhraseTable.Phrase(intent: place, words: $0)
        }
      }, count: intents.count, meanings: meanings.dimensions == 0 ? nil : meanings)
    var words: Set<String> = []
    slots = catalog.intents.flatMap(\.parameters).compactMap {
      parameter -> (slot: Slot, word: String)? in
      guard let word = BackOffWords.word(for: parameter.kind), words.insert(word).inserted else {
        return nil
      }
      return (Slot(parameter), word)
    }
  }

  /// The maximum number of phrases of each intent that are used: solving the regression is cubic in the number of all.
  private static func phraseCount(ofEachOf intents: Int) -> Int {
    max(4, min(16, maximumPhrases / max(1, intents)))
  }
  private static let maximumPhrases = 600

  /// Sentences of some phrases, without two that are the same, with a word for each value.
  private static func samples(
    _ phrases: [CompiledPhrase], _ count: Int, _ language: Language
  ) -> [[String]] {
    var choices = Choices()
    var found: [[String]] = []
    for round in 0..<4 {
      for phrase in phrases {
        guard found.count < count else { return found }
        let texts = phrase.source.variation(&choices) { reference, _ in
          phrase.template.slots.first { $0.reference == reference }
            .flatMap { BackOffWords.word(for: $0.slot.parameter.kind) }
            .map { "\u{1}\($0)\u{1}" } ?? " "
        }.split(separator: "\u{1}", omittingEmptySubsequences: false)
        // Every second part is a word for a value.
        let words = texts.enumerated().flatMap { place, text in
          place % 2 == 1 ? [String(text)] : BackOffWords.words(String(text), language)
        }
        if !words.isEmpty, !found.contains(words) { found.append(words) }
      }
      // A phrase without choices is the same each time.
      if round > 0, found.count < phrases.count { break }
    }
    return found
  }

  struct Guess {
    let intent: String
    let probability: Double
    let decision: BackOffDecision
  }

  /// The intents by how much their phrases are like a sentence; `nil` if it is too long, or there are none.
  private func ranking(_ sentence: Sentence, _ names: NameTables?) -> BackOffModel.Ranking? {
    guard (1...Self.maximumWords).contains(sentence.words.count) else { return nil }
    let words = words(sentence, names)
    return model.ranking(
      of: table.features(of: words), words: words.count, phrases: table.phrases.count)
  }

  /// The intents whose phrases are at all like a sentence, best first.
  func nearest(_ sentence: Sentence, _ names: NameTables?) -> [String] {
    guard let ranking = ranking(sentence, names), ranking.probability > 0 else { return [] }
    return ranking.order.prefix { ranking.scores[$0] > 0 }.map { intents[$0] }
  }

  /// The intent that a sentence probably requests; `nil` if there is none.
  func guess(_ sentence: Sentence, _ names: NameTables?) -> Guess? {
    guard let ranking = ranking(sentence, names), let best = ranking.order.first,
      let intent = catalog[intents[best]]
    else { return nil }
    let decision = BackOffDecision(intent, probability: ranking.probability)
    return decision == .leave
      ? nil : Guess(intent: intent.name, probability: ranking.probability, decision: decision)
  }

  private static let maximumWords = 40

  /// The words of a sentence with a word for each value that is found.
  private func words(_ sentence: Sentence, _ names: NameTables?) -> [String] {
    let reader = SlotReader(sentence: sentence, knowledge: knowledge)
    let said = sentence.words.map(\.text)
    var words: [String] = []
    var place = 0
    while place < said.count {
      var longest = (length: 0, word: BackOffWords.word(said[place]))
      for (slot, word) in slots {
        let length = length(of: slot, at: place, said, reader, names)
        if length > longest.length { longest = (length, word) }
      }
      words.append(longest.word)
      place += max(1, longest.length)
    }
    return words
  }

  private func length(
    of slot: Slot, at place: Int, _ said: [String], _ reader: SlotReader, _ names: NameTables?
  ) -> Int {
    if case .entity(let kind) = slot.parameter.kind.singleKind {
      return names?.names(ofType: kind.type)?.names(in: said[place...], language)
        .filter { $0.price == 0 }.map(\.length).max() ?? 0
    }
    return reader.candidates(slot, from: place).filter {
      $0.isAllowed && $0.guessedWords == 0
        && !said[place..<place + $0.length].allSatisfy(knowledge.numbers.isHomophone)
    }
    .map(\.length).max() ?? 0
  }
}

extension TemplateRecognizer {
  /// The names of all intents whose phrases are at all like an utterance that no phrase is near, best first.
  public func intents(like utterance: String, knowing names: KnownNames?) -> [String] {
    guard let backOff = shared.backOff?.value else { return [] }
    let plain = trimmer.trimmed(sentence(utterance)).request.text
    return backOff.nearest(
      Sentence(plain, language.requests.spelling), names.map { tables(for: $0) })
  }

  /// What the back-off makes of a sentence that no phrase is near: a reading to offer, or to act on if it only looks something up.
  func backOffReadings(of utterance: String, _ tables: NameTables?) -> [Reading] {
    guard let backOff = shared.backOff?.value else { return [] }
    let (plain, offset) = trimmer.trimmed(sentence(utterance))
    let words = Sentence(plain.text, language.requests.spelling)
    guard let guess = backOff.guess(words, tables) else { return [] }
    let inputs =
      tolerant.nearest(in: plain.text, of: guess.intent, knowing: tables, offset: offset)
      .first?.inputs
    return [
      Reading(
        guess.intent, inputs ?? [:], rank: Int((1 - guess.probability) * 100),
        certainty: guess.decision == .act ? .tolerant : .offered, isGuess: true)
    ]
  }
}

extension TolerantMatcher {
  /// An utterance that is known to request an intent, with its values as each of the phrases reads it, the nearest first.
  func nearest(
    in utterance: String, of intent: String, knowing names: NameTables?, offset: Int
  ) -> some Collection<NearestPhrase> {
    let sentence = AnnotatedSentence(
      Sentence(utterance, index.requests.spelling), index, knowledge, names)
    let finder = ValueFinder(sentence, index, knowledge, language, names)
    var aligner = PhraseAligner(sentence, index, finder)
    let alignments = index.phrases.filter { $0.intent == intent }.compactMap {
      aligner.align($0)
    }
    return Judgement.sorted(alignments).lazy.map { alignment in
      let inputs = self.inputs(alignment, sentence, offset, names)
      return NearestPhrase(
        sentence: sentence, alignment: alignment,
        inputs: inputs.filter { self.isValue($0.value, named: $0.key, of: intent) })
    }
  }

  struct NearestPhrase {
    let sentence: AnnotatedSentence
    let alignment: Alignment
    let inputs: [String: GivenInput]
  }

  /// Whether a value is more than the words that happen to be where the phrase has a text.
  private func isValue(_ given: GivenInput, named name: String, of intent: String) -> Bool {
    guard case .text? = catalog[intent]?.parameter(name)?.kind.singleKind else { return true }
    return given.input.texts.allSatisfy { isPlainText($0) }
  }
}
