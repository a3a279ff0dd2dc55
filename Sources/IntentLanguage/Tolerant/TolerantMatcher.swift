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
    index = PhraseIndex(
      phrases, language.requests, nouns: nouns, articles: language.names.ignored,
      arithmeticWords: Set(
        language.arithmetic.signs.filter { $0.words.count == 1 && "+-−×÷*".contains($0.sign) }
          .map { $0.words[0] }))
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
    var leastScore = best.alignments.first.map { Judgement.score($0) - Prices.retraction } ?? .max
    for variant in plain.withoutRetractions(
      index.requests.retractions, negations: index.requests.negations,
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
  ) -> (sentence: AnnotatedSentence, alignments: [PhraseAligner.Alignment]) {
    let sentence = AnnotatedSentence(plain, index, knowledge, names)
    let finder = ValueFinder(sentence, index, knowledge, language, names)
    var aligner = PhraseAligner(sentence, index, finder)
    var best: [String: PhraseAligner.Alignment] = [:]
    var order: [String] = []
    var loose: [LooseKind: PhraseAligner] = [:]
    for place in index.candidates(sentence) {
      let phrase = index.phrases[place]
      let found: PhraseAligner.Alignment?
      if let telltale = phrase.telltale {
        let kind = LooseKind(telltale: telltale, intent: phrase.compiled.intent)
        if loose[kind] == nil {
          let around = sentence.loosened(around: telltale, for: kind.intent, index)
          loose[kind] = PhraseAligner(around, index, finder)
        }
        found = loose[kind]?.align(phrase)
      } else {
        found = aligner.align(phrase)
      }
      guard var alignment = found, !alignment.hasFewNumbers else { continue }
      let intent = alignment.phrase.compiled.intent
      let confirmation = catalog[intent]?.risk.confirmation
      alignment.isChange = confirmation != .never
      alignment.isGrave = confirmation == .always
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

  /// What makes the prices of words around a request low.
  private struct LooseKind: Hashable {
    let telltale: TolerantPhrase.Telltale
    let intent: String
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
    if index.requests.retractions.contains(words) { return false }
    let isTakenBack = words.indices.dropFirst().contains { place in
      index.requests.retractions.contains {
        words[place...].starts(with: $0) && place + $0.count < words.count
      }
    }
    if isTakenBack { return false }
    let isTwo = words.indices.dropFirst().dropLast().contains { place in
      knowledge.words.and.contains(words[place]) && index.isVerb(words[place + 1])
    }
    if isTwo { return false }
    let endsPolitely = index.requests.courtesies.contains {
      $0.count < words.count && words.suffix($0.count).elementsEqual($0)
    }
    if words.contains(where: index.requests.negations.contains) { return false }
    let isPronoun = words.allSatisfy { index.requests.functionWords.contains($0) }
    guard !endsPolitely, !isPronoun else { return false }
    return plain.words.allSatisfy {
      !index.nouns.contains($0.text) && !index.requests.prepositions.contains($0.text)
    }
  }

  /// Whether the words at a place are mostly no numbers, but sound like some: "too".
  func isHomophone(_ place: Range<Int>, in utterance: String) -> Bool {
    let utf8 = Array(utterance.utf8)
    guard utf8.indices.contains(place.lowerBound), place.upperBound <= utf8.count else {
      return false
    }
    let words = Sentence.words(
      String(decoding: utf8[place], as: UTF8.self), index.requests.spelling)
    return words.allSatisfy { knowledge.numbers.isHomophone($0) }
  }

  /// Whether words of an utterance are followed by a noun for entities: "sock" in "the sock list".
  func isBeforeNoun(_ text: String, in utterance: String) -> Bool {
    let said = Sentence.words(text, index.requests.spelling)
    let words = Sentence.words(utterance, index.requests.spelling)
    return words.indices.contains { place in
      words[place...].starts(with: said)
        && words[(place + said.count)...].first.map(index.nouns.contains) == true
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
      let inputs = inputs(alignment, sentence, offset, names)
      // "Remove it from shopping" removes no list.
      let isUnclear =
        alignment.leavesPronoun && lacksOptionalText(alignment.phrase.compiled.intent, inputs)
      return Reading(
        alignment.phrase.compiled.intent, inputs, rank: alignment.cost,
        certainty: isUnclear ? .offered : certainty,
        isGuess: alignment.cost > Judgement.sureCost || alignment.hasGuess
          || alignment.hasGuessedChoice,
        leftOver: leftOver(alignment, sentence))
    }
  }

  /// Whether a text is missing without which an intent that changes something can be carried out.
  private func lacksOptionalText(_ intent: String, _ inputs: [String: GivenInput]) -> Bool {
    guard let intent = catalog[intent], intent.risk.confirmation != .never else { return false }
    return intent.parameters.contains { parameter in
      guard case .text = parameter.kind.singleKind else { return false }
      return !parameter.isRequired && inputs[parameter.name] == nil
    }
  }

  /// The words that an alignment leaves out although they may matter.
  private func leftOver(
    _ alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence
  ) -> [String] {
    let words = alignment.steps.flatMap { step -> [String] in
      guard case .skip(let words, let price) = step,
        price >= Prices.mattering || isJoinedName(words, sentence)
          || alignment.isGrave && index.requests.times.contains(Array(sentence.words[words]))
      else { return [] }
      return [sentence.sentence.text(words)]
    }
    return words + numbers(after: alignment, sentence)
      + alignment.otherRequests.map { sentence.sentence.text($0) }
  }

  /// Whether words are a name beside "and": "in current and savings".
  private func isJoinedName(_ words: Range<Int>, _ sentence: AnnotatedSentence) -> Bool {
    let isAnd = { (place: Int) in
      sentence.words.indices.contains(place)
        && knowledge.words.and.contains(sentence.words[place])
    }
    return words.allSatisfy { sentence.isName[$0] }
      && (isAnd(words.lowerBound - 1) || isAnd(words.upperBound))
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
    .filter { sentence.isNumber[$0] && !knowledge.words.and.contains(sentence.words[$0]) }
    .map { sentence.sentence.text($0..<$0 + 1) }
  }

  /// The values of an alignment, with their provenance.
  func inputs(
    _ alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence, _ offset: Int,
    _ names: NameTables?
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
    for (name, input) in referents(of: alignment, sentence, beside: inputs, names) {
      inputs[name] = input
    }
    return inputs
  }

  /// What a pronoun in a request refers to in the words before it: "Ben paid for dinner, send him 35". It
  /// is a guess.
  private func referents(
    of alignment: PhraseAligner.Alignment, _ sentence: AnnotatedSentence,
    beside inputs: [String: GivenInput], _ names: NameTables?
  ) -> [String: GivenInput] {
    guard let names, let span = alignment.span, span.lowerBound > 0,
      sentence.words[span].contains(where: index.requests.pronouns.contains)
    else { return [:] }
    let intent = alignment.phrase.compiled.intent
    for parameter in catalog[intent]?.parameters ?? [] where inputs[parameter.name] == nil {
      let table: NameTable? =
        switch parameter.kind.singleKind {
        case .entity(let kind): names.names(ofType: kind.type)
        case .text: names.texts(intent, parameter.name)
        default: nil
        }
      guard let table else { continue }
      let found = Set(
        (0..<span.lowerBound).flatMap {
          table.names(in: sentence.words[$0..<span.lowerBound], language)
        }
        .filter { !$0.isGuess }.map(\.name))
      guard found.count == 1, let name = found.first else { continue }
      let value: IntentValue =
        parameter.kind.elementKind == nil ? .text(name) : .list([.text(name)])
      return [parameter.name: GivenInput(parameter.kind.input(value), .guessed(alternatives: []))]
    }
    return [:]
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
  /// it back, and without one to four words before them or the number or calculation before them. In
  /// "eggs, no, not eggs, apples" the words that are said again are left out too.
  fileprivate func withoutRetractions(
    _ retractions: [[String]], negations: Set<String>, isNumber: (String) -> Bool,
    isName: (String) -> Bool
  ) -> [Sentence] {
    let texts = words.map(\.text)
    func length(at place: Int) -> Int {
      retractions.first { texts[place...].starts(with: $0) }?.count ?? 0
    }
    for place in texts.indices.dropFirst() {
      var end = place
      while end < texts.count, length(at: end) > 0 { end += length(at: end) }
      guard end > place, end < texts.count else { continue }
      let number = texts[..<place].reversed().prefix { isNumber($0) || $0.isSign }.count
      let isCalculation = texts[(place - number)..<place].contains { $0.isSign }
      var lengths = Array(1...min(4, place))
      if isCalculation { lengths = [number] } else if number > 4 { lengths.append(number) }
      let replaced =
        replacing(before: place, from: end, isNumber) + replacing(before: place, from: end, isName)
      return replaced
        + lengths.compactMap { length in
          let taken = texts[(place - length)..<place]
          var next = end
          if negations.contains(texts[next]), texts[next...].dropFirst().starts(with: taken),
            texts.count > next + length + 1
          {
            next += length + 1
          }
          let last = place - length - 1
          // Two numbers that come to stand together would be one.
          let areWords = last >= 0 && !texts[last].hasDigits && !texts[next].hasDigits
          if areWords, isNumber(texts[last]), isNumber(texts[next]) { return nil }
          return keeping(words[..<(place - length)] + words[next...])
        }
    }
    return []
  }
}

extension Sentence {
  /// The sentence with a number or a name that follows what takes something back in place of one
  /// before, whatever is between them: "pay Anna 50, sorry, 60".
  private func replacing(
    before place: Int, from next: Int, _ isOfValue: (String) -> Bool
  ) -> [Sentence] {
    func isPart(_ word: Int) -> Bool { isOfValue(words[word].text) || words[word].text.isCurrency }
    let new = (next..<words.count).prefix(while: isPart)
    guard !new.isEmpty else { return [] }
    var runs: [Range<Int>] = []
    for word in 0..<place where isPart(word) {
      if let last = runs.last, last.upperBound == word {
        runs[runs.count - 1] = last.lowerBound..<word + 1
      } else {
        runs.append(word..<word + 1)
      }
    }
    let ends = runs.count > 1 ? [runs[0], runs[runs.count - 1]] : runs
    return ends.filter { $0.upperBound < place }.map { run in
      let parts = [0..<run.lowerBound, next..<new.endIndex, run.upperBound..<place]
      let rest = new.endIndex..<words.count
      return Sentence(
        (parts + [rest]).filter { !$0.isEmpty }.map { text($0) }.joined(separator: " "), spelling)
    }
  }
}

extension String {
  /// Whether it is the sign of a currency.
  fileprivate var isCurrency: Bool { count == 1 && "£$€".contains(self) }

  /// Whether it is an arithmetic sign or a parenthesis.
  fileprivate var isSign: Bool { count == 1 && "+-−–*×/÷()".contains(self) }

  /// Whether it has digits.
  fileprivate var hasDigits: Bool { contains(where: \.isNumber) }
}
