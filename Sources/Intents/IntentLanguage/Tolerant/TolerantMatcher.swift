import IntentKit

/// Matches sentences that no phrase matches word for word with the phrases that they are nearest to.
struct TolerantMatcher: Sendable {
  let index: PhraseIndex
  var knowledge: SlotKnowledge
  let language: Language
  let catalog: IntentCatalog
  let nouns: EntityNouns

  init(
    _ phrases: [CompiledPhrase], _ catalog: IntentCatalog, _ knowledge: SlotKnowledge,
    _ language: Language
  ) {
    nouns = EntityNouns(catalog, language.spelling)
    index = PhraseIndex(
      phrases, language.requests, nouns: nouns.all.subtracting(language.requests.functionWords),
      names: language.names,
      arithmeticWords: Set(
        language.arithmetic.signs.filter { $0.words.count == 1 && "+-−×÷*".contains($0.sign) }
          .map { $0.words[0] }),
      changes: Set(catalog.intents.filter { $0.risk.confirmation != .never }.map(\.name)))
    self.knowledge = knowledge
    self.language = language
    self.catalog = catalog
    repeating = Self.repeatingIntents(catalog)
  }

  /// The intents that do again and again what others do once, by those, with the parameter for how often.
  private let repeating: [String: [RepeatingIntent]]

  /// The maximum number of words in a sentence that is matched tolerantly.
  static let maximumWords = 80

  /// The maximum number of intents among which is judged.
  private static let maximumAlignments = 16

  /// The alignments of an utterance, the best one of each intent, best first.
  ///
  /// Where something is taken back ("add milk, no sorry, oat milk"), the utterance without it is
  /// tried too.
  func alignments(
    of utterance: String, knowing names: NameTables?
  ) -> (sentence: AnnotatedSentence, alignments: [Alignment]) {
    let whole = Sentence(utterance, index.requests.spelling)
    let plain = whole.withoutExclusions(
      index.requests.exclusions,
      isBefore: { index.requests.prepositions.contains($0) || language.names.ignored.contains($0) },
      isName: { names?.isInName($0) == true && !index.requests.functionWords.contains($0) })
    guard !plain.words.isEmpty, plain.words.count <= Self.maximumWords else {
      return (AnnotatedSentence(Sentence("", plain.spelling), index, knowledge, names), [])
    }
    var best = alignments(of: plain, knowing: names)
    var leastScore = best.alignments.first.map { Judgement.score($0) - Prices.retraction } ?? .max
    for variant in plain.withoutRetractions(
      index.requests.retractions, negations: index.requests.negations,
      prepositions: index.requests.prepositions,
      isNumber: {
        knowledge.numbers.canBegin($0) && !index.requests.functionWords.contains($0)
      }, isName: { names?.isInName($0) == true })
    {
      let other = alignments(of: variant, knowing: names)
      guard let found = other.alignments.first else { continue }
      let score = Judgement.score(found)
      if score < leastScore { (best, leastScore) = (other, score) }
    }
    return best
  }

  private func alignments(
    of plain: Sentence, knowing names: NameTables?
  ) -> (sentence: AnnotatedSentence, alignments: [Alignment]) {
    let sentence = AnnotatedSentence(plain, index, knowledge, names)
    let finder = ValueFinder(sentence, index, knowledge, language, names)
    var aligner = PhraseAligner(sentence, index, finder)
    var best: [String: Alignment] = [:]
    var order: [String] = []
    var loose: [LooseKind: PhraseAligner] = [:]
    func note(_ alignment: Alignment) {
      let intent = alignment.phrase.intent
      if let known = best[intent] {
        if Judgement.score(alignment) < Judgement.score(known) { best[intent] = alignment }
      } else {
        best[intent] = alignment
        order.append(intent)
      }
    }
    for place in index.candidates(sentence) {
      let phrase = index.phrases[place]
      let found: Alignment?
      if let telltale = phrase.telltale {
        let kind = LooseKind(telltale: telltale, intent: phrase.intent)
        if loose[kind] == nil {
          let around = sentence.loosened(around: telltale, for: kind.intent, index)
          loose[kind] = PhraseAligner(around, index, finder)
        }
        found = loose[kind]?.align(phrase)
      } else {
        found = aligner.align(phrase)
      }
      if let alignment = found, !alignment.hasFewNumbers, !alignment.isRowOfAnyLength(in: sentence)
      {
        note(alignment)
      }
    }
    for alignment in alignmentsByRow(sentence, besides: aligner.calculations) {
      // An intent that takes other numbers leaves some out.
      let intent = alignment.phrase.intent
      if let known = best[intent], known.phrase.telltale == .numbers,
        !known.fittingWords.isSuperset(of: alignment.fittingWords)
      {
        best[intent] = nil
        order.removeAll { $0 == intent }
      }
      note(alignment)
    }
    let sorted = Judgement.sorted(order.compactMap { best[$0] })
    let found = sorted.prefix(Self.maximumAlignments).map { reviewed($0, aligner, names) }
    return (sentence, Self.bestOfIntents(found))
  }

  /// An alignment with what does not fit in it, and with what its intent risks.
  private func reviewed(
    _ alignment: Alignment, _ aligner: PhraseAligner, _ names: NameTables?
  ) -> Alignment {
    var reviewed = alignment
    let intent = alignment.phrase.intent
    // A lookup does no harm if a name is not found.
    let around =
      alignment.phrase.isChange
      ? surroundings(of: alignment, aligner.sentence, names) : Surroundings()
    reviewed.intent = intent
    reviewed.apart = around.names
    reviewed.timesApart = around.times
    if let others = repeating[intent],
      let (other, often) = repeated(around.times, aligner.sentence, as: others)
    {
      reviewed.intent = other
      reviewed.apart.append(often)
    }
    let risk = catalog[reviewed.intent]?.risk
    reviewed.isChange = risk?.confirmation != .never
    reviewed.isGrave = risk?.confirmation == .always
    reviewed.leavesEntity =
      around.isUncertain
      || reviewed.isChange && hasNameInText(alignment, aligner.sentence, names)
    aligner.review(&reviewed)
    if reviewed.isGrave, leavesHeadOfName(alignment, aligner.sentence) {
      reviewed.leavesValue = true
    }
    return reviewed
  }

  /// The properties that make words around a request cheap.
  private struct LooseKind: Hashable {
    let telltale: TolerantPhrase.Telltale
    let intent: String
  }

  func readings(
    of utterance: String, knowing names: NameTables?, favouring favoured: Set<String> = [],
    offset: Int = 0
  ) -> [Reading] {
    var (sentence, alignments) = alignments(of: utterance, knowing: names)
    for place in alignments.indices
    where favoured.contains(alignments[place].phrase.intent) {
      alignments[place].isFavoured = true
    }
    return Judgement.verdicts(alignments).map { alignment, certainty in
      var inputs = inputs(alignment, sentence, offset, names)
      let bounds = bounds(of: alignment, sentence)
      if !bounds.isEmpty || leavesWordBeforeAmount(alignment, sentence) {
        let intent = catalog[alignment.phrase.intent]
        for (name, given) in inputs where intent?.parameter(name)?.kind.isNumeric == true {
          inputs[name] = GivenInput(given.input, .guessed(alternatives: []))
        }
      }
      if alignment.isGrave, leavesHeadOfName(alignment, sentence) {
        inputs = inputs.filter { if case .name = $0.value.input { false } else { true } }
      }
      // "Remove it from shopping" removes no list.
      let isUnclear =
        alignment.isChange
        && (endsWithRetraction(after: alignment, sentence)
          || lacksOptionalText(alignment.phrase.intent, inputs)
            && (alignment.leavesPronoun || isHalfOfReplacement(alignment, sentence)))
      let aside = Aside(beside: alignment, sentence, self)
      for value in alignment.apart {
        inputs[value.parameter] = GivenInput(value.input, sentence.said(value.words, offset))
      }
      if let time = timeLeft(by: alignment, sentence, inputs, offset) {
        inputs[time.parameter] = time.given
      }
      return Reading(
        alignment.intent, inputs, rank: alignment.cost,
        certainty: isUnclear ? .offered : certainty,
        isGuess: alignment.cost - optionalPrice(alignment)
          > Judgement.sureCost(alignment.evidence)
          || alignment.hasGuess
          || alignment.hasGuessedChoice
          || alignment.isChange && !alignment.isGrave
            && isForSomeoneOrSometime(alignment, sentence, aside),
        leftOver: leftOver(
          alignment, sentence, aside, bounds: bounds,
          values: sentence.words(of: inputs, offset)))
    }
  }

  /// What an alignment costs because a value of its phrase is not said that the intent does without. Where a thing that exists is
  /// named, that leaves no doubt: "take the butter off".
  private func optionalPrice(_ alignment: Alignment) -> Int {
    guard alignment.hasListedText, let intent = catalog[alignment.phrase.intent] else {
      return 0
    }
    return alignment.steps.reduce(0) { sum, step in
      guard case .missingValue(let slot, let price) = step,
        case let parameter = alignment.phrase.slots[slot].parameter,
        intent.parameter(parameter.name)?.isRequired == false
      else { return sum }
      return sum + price
    }
  }

  /// Whether the sentence ends by taking something back, and does not say what: "remove milk, sorry, eggs I mean".
  private func endsWithRetraction(
    after alignment: Alignment, _ sentence: AnnotatedSentence
  ) -> Bool {
    guard let end = alignment.span?.upperBound else { return false }
    // Single words can be courtesies.
    return index.requests.retractions.contains {
      $0.count > 1 && end + $0.count <= sentence.count
        && sentence.words.suffix($0.count).elementsEqual($0)
    }
  }

  /// Whether something is removed in a sentence with another request that is not understood: "delete the old list and
  /// create new". One without the other may not be meant.
  private func isHalfOfReplacement(_ alignment: Alignment, _ sentence: AnnotatedSentence) -> Bool {
    catalog[alignment.intent]?.verb == .remove && !requests(outside: alignment, sentence).isEmpty
  }

  /// Whether a text is missing without which an intent can be carried out.
  private func lacksOptionalText(_ intent: String, _ inputs: [String: GivenInput]) -> Bool {
    (catalog[intent]?.parameters ?? []).contains { parameter in
      guard case .text = parameter.kind.singleKind else { return false }
      return !parameter.isRequired && inputs[parameter.name] == nil
    }
  }
}
