import IntentKit

/// Matches sentences that no phrase matches word for word with the phrases that they are nearest to.
struct TolerantMatcher: Sendable {
  let index: PhraseIndex
  private let knowledge: SlotKnowledge
  private let language: Language
  private let catalog: IntentCatalog

  init(
    _ phrases: [CompiledPhrase], _ catalog: IntentCatalog, _ knowledge: SlotKnowledge,
    _ language: Language
  ) {
    var nouns: Set<String> = []
    for parameter in catalog.intents.flatMap(\.parameters) {
      guard case .entity(let kind) = parameter.kind.singleKind else { continue }
      nouns.formUnion(Sentence.words(kind.title, language.spelling))
    }
    index = PhraseIndex(phrases, language.requests, nouns: nouns)
    self.knowledge = knowledge
    self.language = language
    self.catalog = catalog
  }

  /// The maximum number of words in a sentence that is matched tolerantly.
  static let maximumWords = 80

  /// The alignments of an utterance, the best one of each intent, best first.
  ///
  /// Where something is taken back ("add milk, no sorry, oat milk"), the utterance without it is
  /// tried too.
  func alignments(
    of utterance: String, knowing names: NameTables?
  ) -> (sentence: AnnotatedSentence, alignments: [PhraseAligner.Alignment]) {
    let plain = Sentence(utterance, index.requests.spelling)
    guard !plain.words.isEmpty, plain.words.count <= Self.maximumWords else {
      return (AnnotatedSentence(Sentence("", plain.spelling), index, knowledge, names), [])
    }
    var best = alignments(of: plain, knowing: names)
    for variant in plain.withoutRetractions(
      index.requests.retractions, isNumber: { knowledge.numbers.canBegin($0) })
    {
      let other = alignments(of: variant, knowing: names)
      guard let found = other.alignments.first else { continue }
      let known = best.alignments.first.map { Judgement.cost($0) } ?? .max
      if Judgement.cost(found) + Prices.retraction < known { best = other }
    }
    return best
  }

  private func alignments(
    of plain: Sentence, knowing names: NameTables?
  ) -> (sentence: AnnotatedSentence, alignments: [PhraseAligner.Alignment]) {
    let sentence = AnnotatedSentence(plain, index, knowledge, names)
    let finder = ValueFinder(sentence, index, knowledge, language, names)
    var aligner = PhraseAligner(sentence, index.telling, finder)
    var best: [String: PhraseAligner.Alignment] = [:]
    var order: [String] = []
    for place in index.candidates(sentence) {
      guard let alignment = aligner.align(index.phrases[place]) else { continue }
      let intent = alignment.phrase.compiled.intent
      if let known = best[intent] {
        if Judgement.score(alignment) < Judgement.score(known) { best[intent] = alignment }
      } else {
        best[intent] = alignment
        order.append(intent)
      }
    }
    let sorted = order.compactMap { best[$0] }.enumerated().sorted {
      (Judgement.score($0.element), $0.offset) < (Judgement.score($1.element), $1.offset)
    }
    return (sentence, sorted.map(\.element))
  }

  /// Whether a text has no words that are probably no part of it: a courtesy at its end, and words that
  /// join it to something else.
  func isPlainText(_ text: String) -> Bool {
    let plain = Sentence(text, index.requests.spelling)
    guard plain.words.count <= Self.maximumWords else { return true }
    let words = plain.words.map(\.text)
    if let last = words.last, words.count > 1, index.extraWords.contains(last) { return false }
    if let first = words.first, words.count > 1, knowledge.words.polite.contains(first) {
      return false
    }
    let endsPolitely = index.requests.courtesies.contains {
      $0.count < words.count && words.suffix($0.count).elementsEqual($0)
    }
    let isPronoun = words.allSatisfy { index.requests.functionWords.contains($0) }
    guard !endsPolitely, !isPronoun else { return false }
    return plain.words.allSatisfy {
      !index.nouns.contains($0.text) && !index.requests.prepositions.contains($0.text)
    }
  }

  /// Whether a text is a calculation from its beginning to its end.
  func isCalculation(_ text: String) -> Bool {
    let plain = Sentence(text, index.requests.spelling)
    guard plain.words.count <= Self.maximumWords else { return false }
    let sentence = AnnotatedSentence(plain, index, knowledge, nil)
    let finder = ValueFinder(sentence, index, knowledge, language, nil)
    return finder.calculations(at: 0).contains { $0.length == plain.words.count }
  }

  /// The readings of an utterance, best first.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist; `nil` if they are unknown.
  ///   - favoured: The intents of which a phrase matches word for word, with names that do not exist.
  ///   - offset: The offset of the utterance in what was said, in UTF-8 bytes.
  /// - Returns: The readings.
  func readings(
    of utterance: String, knowing names: NameTables?, favouring favoured: Set<String> = [],
    offset: Int = 0
  ) -> [Reading] {
    var (sentence, alignments) = alignments(of: utterance, knowing: names)
    for place in alignments.indices
    where favoured.contains(alignments[place].phrase.compiled.intent) {
      alignments[place].isFavoured = true
    }
    return Judgement.verdicts(alignments).map { alignment, certainty in
      Reading(
        alignment.phrase.compiled.intent, inputs(alignment, sentence, offset), rank: alignment.cost,
        certainty: certainty,
        isGuess: alignment.cost > Judgement.sureCost || alignment.hasGuess
          || alignment.hasGuessedChoice,
        leftOver: leftOver(alignment, sentence))
    }
  }

  /// The words that an alignment leaves out although they may matter.
  private func leftOver(
    _ alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence
  ) -> [String] {
    let words = alignment.steps.flatMap { step -> [String] in
      guard case .skip(let words, let price) = step, price >= Prices.mattering else { return [] }
      return [sentence.sentence.text(words)]
    }
    return words + numbers(after: alignment, sentence)
      + alignment.otherRequests.map { sentence.sentence.text($0) }
  }

  /// The numbers that follow an alignment in the same sentence, such as a seventh one after a comma.
  private func numbers(
    after alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence
  ) -> [String] {
    guard let end = alignment.span?.upperBound, end < sentence.count else { return [] }
    let rest = (end..<sentence.count).prefix { !sentence.isBreak[$0] }
    return rest.filter { word in
      sentence.isBeyondClause(word, after: end)
        && !alignment.otherRequests.contains { $0.contains(word) }
    }
    .filter { knowledge.numbers.isOfNumber(sentence.words[$0]) }
    .map { sentence.sentence.text($0..<$0 + 1) }
  }

  /// The values of an alignment, with their provenance.
  func inputs(
    _ alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence, _ offset: Int
  ) -> [String: GivenInput] {
    var inputs: [String: GivenInput] = [:]
    for step in alignment.steps {
      guard case .value(let found, let slot, let start) = step else { continue }
      let template = alignment.phrase.slots[slot].slot
      let parameter = template.slot.parameter
      if isPronoun(found, sentence) { continue }
      guard inputs[parameter.name] == nil,
        let kind = catalog[alignment.phrase.compiled.intent]?.parameter(parameter.name)?.kind
      else { continue }
      let value = value(found, template, sentence)
      let alternatives = alternatives(found, template, sentence, at: start)
      let isGuess = found.isGuess || alignment.hasGuess || alternatives.count > 1
      let provenance: Provenance =
        isGuess
        ? .guessed(alternatives: alternatives.count > 1 ? alternatives : [])
        : .said(
          at: sentence.sentence.place(of: start..<start + found.length).map {
            offset + $0.lowerBound..<offset + $0.upperBound
          })
      inputs[parameter.name] = GivenInput(kind.input(value), provenance)
    }
    return inputs
  }

  /// Whether words only refer to something said before: "add it", "ajoute-le".
  private func isPronoun(_ found: ValueFinder.Found, _ sentence: AnnotatedSentence) -> Bool {
    guard case .text(let words) = found.content else { return false }
    return sentence.words[words].allSatisfy(index.requests.functionWords.contains)
  }

  private func value(
    _ found: ValueFinder.Found, _ template: TemplateSlot, _ sentence: AnnotatedSentence
  ) -> IntentValue {
    let kind = template.slot.parameter.kind
    switch found.content {
    case .value(let candidate):
      if let values = template.values, case .enumeration(let id) = candidate.value {
        return values[id] ?? candidate.value
      }
      return candidate.value
    case .name(let name): return kind.elementKind == nil ? .text(name) : .list([.text(name)])
    case .texts(let texts):
      return kind.elementKind == nil
        ? .text(texts.joined(separator: " ")) : .list(texts.map { .text($0) })
    case .text(let words):
      let isName = template.slot.parameter.content == .any
      func text(_ words: Range<Int>) -> String {
        sentence.sentence.text(isName ? withoutArticles(words, sentence) : words)
      }
      guard kind.elementKind != nil else { return .text(text(words)) }
      let reader = SlotReader(sentence: sentence.sentence, knowledge: knowledge)
      return .list(
        reader.enumeratedRanges(words).flatMap { separated($0, sentence) }
          .map { .text(text($0)) })
    }
  }

  /// The words of a name without the articles before it.
  private func withoutArticles(_ words: Range<Int>, _ sentence: AnnotatedSentence) -> Range<Int> {
    let articles = sentence.words[words].prefix { language.names.ignored.contains($0) }
    return min(words.lowerBound + articles.count, words.upperBound - 1)..<words.upperBound
  }

  /// The elements of an enumeration in which only articles separate them: "du pain de la crème".
  private func separated(_ words: Range<Int>, _ sentence: AnnotatedSentence) -> [Range<Int>] {
    func isStart(_ place: Int) -> Bool {
      language.names.partitives.contains {
        sentence.words[place..<words.upperBound].starts(with: $0)
      }
    }
    guard isStart(words.lowerBound) else { return [words] }
    let starts = words.filter { place in isStart(place) }
    return zip(starts, starts.dropFirst() + [words.upperBound]).map { $0..<$1 }
  }

  /// The values that the words could also be.
  private func alternatives(
    _ found: ValueFinder.Found, _ template: TemplateSlot, _ sentence: AnnotatedSentence,
    at word: Int
  ) -> [IntentValue] {
    guard case .value(let candidate) = found.content,
      template.canBeInDoubt || candidate.guessedWords > 0
    else { return [] }
    let reader = SlotReader(
      sentence: sentence.sentence, knowledge: knowledge, isLenient: candidate.guessedWords > 0)
    return reader.alternatives(
      to: candidate, among: reader.candidates(template.slot, from: word))
  }
}

extension Sentence {
  /// The sentence without what may be taken back in it, if anything is: without the words that take
  /// it back and one to four words before them.
  fileprivate func withoutRetractions(
    _ retractions: [[String]], isNumber: (String) -> Bool
  ) -> [Sentence] {
    let texts = words.map(\.text)
    for place in texts.indices.dropFirst() {
      guard let retraction = retractions.first(where: { texts[place...].starts(with: $0) }),
        place + retraction.count < texts.count
      else { continue }
      let next = texts[place + retraction.count]
      return (1...min(4, place)).compactMap { length in
        let last = place - length - 1
        // Two numbers that come to stand together would be one.
        if last >= 0, isNumber(texts[last]), isNumber(next) { return nil }
        return keeping(words[..<(place - length)] + words[(place + retraction.count)...])
      }
    }
    return []
  }
}
