import IntentKit

extension TolerantMatcher {
  /// The values of an alignment, with their provenance.
  func inputs(
    _ alignment: Alignment, _ sentence: AnnotatedSentence, _ offset: Int,
    _ names: NameTables?
  ) -> [String: GivenInput] {
    var inputs = alignment.phrase.compiled.chosen
    for step in alignment.steps {
      guard case .value(let found, let slot, let words) = step else { continue }
      let template = alignment.phrase.slots[slot].slot
      let parameter = template.slot.parameter
      if case .nothing = found.content { continue }
      if isPronoun(found, sentence), !found.isOpen { continue }
      guard inputs[parameter.name] == nil,
        let kind = catalog[alignment.phrase.intent]?.parameter(parameter.name)?.kind
      else { continue }
      let value = value(found, template, sentence)
      let alternatives = alternatives(found, template, sentence, at: words.lowerBound)
      let isGuess = found.isGuess || alignment.hasGuess || alternatives.count > 1
      let provenance: Provenance =
        isGuess
        ? .guessed(alternatives: alternatives.count > 1 ? alternatives : [])
        : sentence.said(words, offset)
      inputs[parameter.name] = GivenInput(kind.input(value), provenance)
    }
    inputs.merge(regrouped(alignment, sentence, offset)) { _, other in other }
    inputs.merge(strays(of: alignment, sentence, beside: inputs, offset)) { own, _ in own }
    return inputs.merging(referents(of: alignment, sentence, beside: inputs, names)) { own, _ in own
    }
  }

  /// The referents of a pronoun in the words before it: "Ben paid for dinner, send him 35". Each
  /// is a guess.
  private func referents(
    of alignment: Alignment, _ sentence: AnnotatedSentence,
    beside inputs: [String: GivenInput], _ names: NameTables?
  ) -> [String: GivenInput] {
    guard let names, let span = alignment.span, span.lowerBound > 0,
      sentence.words[span].contains(where: index.requests.pronouns.contains)
    else { return [:] }
    let intent = alignment.phrase.intent
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
      let input = parameter.kind.input(value([name], parameter.kind))
      return [parameter.name: GivenInput(input, .guessed(alternatives: []))]
    }
    return [:]
  }

  /// The value that all of some words are; `nil` if they are none that is allowed.
  func value(of slot: Slot, in words: Range<Int>, _ sentence: AnnotatedSentence) -> IntentValue? {
    SlotReader(sentence: sentence.sentence, knowledge: knowledge)
      .candidates(slot, from: words.lowerBound)
      .first { $0.length == words.count && $0.isAllowed }?.value
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
    case .name(let name): return value([name], kind)
    case .texts(let texts): return value(texts, kind)
    case .nothing: return value([], kind)
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

  /// Texts as a value of a kind: as one, or as the elements of a list.
  private func value(_ texts: [String], _ kind: ParameterKind) -> IntentValue {
    kind.elementKind == nil
      ? .text(texts.joined(separator: " ")) : .list(texts.map { .text($0) })
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
