import IntentKit

/// Numbers that are said apart from the request that they belong to: "pay Anna for lunch, it was 9.95",
/// "is 271 possible? I have 9 8 7 6 5 4".
extension TolerantMatcher {
  /// The missing numbers of a request, if what is said beside it leaves no choice.
  func strays(
    of alignment: Alignment, _ sentence: AnnotatedSentence,
    beside inputs: [String: GivenInput], _ offset: Int
  ) -> [String: GivenInput] {
    guard let intent = catalog[alignment.phrase.intent] else { return [:] }
    let takesCalculation = intent.parameters.contains { $0.content == .arithmetic }
    let missing = intent.parameters.filter {
      inputs[$0.name] == nil && $0.kind.isNumeric && ($0.isRequired || takesCalculation)
    }
    guard !missing.isEmpty else { return [:] }
    var covered = alignment.coveredWords
    var found: [String: GivenInput] = [:]
    // The numbers of a game first, so that the one that is left can be its target.
    for parameter in missing.filter(\.kind.isManyNumbers)
      + missing.filter({ !$0.kind.isManyNumbers })
    {
      let reader = NumbersBeside(sentence, knowledge, index, covered)
      guard let (candidate, words) = reader.only(parameter, refused: takesCalculation) else {
        continue
      }
      // Which number is meant is certain, but not that it is an amount, unless it is said like one.
      let isNegated = sentence.words[
        sentence.statementStart(of: words.lowerBound)..<words.lowerBound
      ]
      .contains(where: index.requests.negations.contains)
      let isCertain =
        !alignment.isGrave || candidate.isSaidAsMoney(words, sentence) && !isNegated
      found[parameter.name] = GivenInput(
        parameter.kind.input(candidate.value),
        isCertain ? sentence.said(words, offset) : .guessed(alternatives: []))
      covered.formUnion(words)
    }
    return found
  }

  /// The numbers of a game and its target, where the last number was taken for the target although another
  /// one is said apart: "I need 228, and the numbers were 6 6 3 75 2 100".
  func regrouped(
    _ alignment: Alignment, _ sentence: AnnotatedSentence, _ offset: Int
  ) -> [String: GivenInput] {
    let values = alignment.steps.compactMap { step -> (ParameterDeclaration, Range<Int>)? in
      guard case .value(_, let slot, let words) = step else { return nil }
      return (alignment.phrase.slots[slot].parameter, words)
    }
    guard let (list, some) = values.first(where: { $0.0.kind.isManyNumbers }),
      let (single, other) = values.first(where: {
        $0.0.kind.isNumeric && $0.0.kind.elementKind == nil
      }),
      case .list(_, let count) = list.kind, some.lowerBound < other.lowerBound,
      sentence.words[some.upperBound..<other.lowerBound].allSatisfy(knowledge.words.and.contains)
    else { return [:] }
    let all = some.lowerBound..<other.upperBound
    let reader = SlotReader(sentence: sentence.sentence, knowledge: knowledge)
    let whole = reader.candidates(Slot(list), from: all.lowerBound).first {
      $0.length == all.count && $0.isAllowed
        && ($0.value.elements?.count ?? 0) >= count.lowerBound
    }
    let beside = NumbersBeside(sentence, knowledge, index, alignment.coveredWords)
    guard let whole, let (number, words) = beside.only(single) else { return [:] }
    return [
      list.name: GivenInput(list.kind.input(whole.value), sentence.said(all, offset)),
      single.name: GivenInput(single.kind.input(number.value), sentence.said(words, offset)),
    ]
  }
}

extension Alignment {
  /// The names of the parameters that have a value.
  var givenParameters: Set<String> {
    steps.reduce(into: []) { given, step in
      if case .value(_, let slot, _) = step {
        given.insert(phrase.slots[slot].parameter.name)
      }
    }
  }

  /// The words it consists of, those of free texts included.
  var coveredWords: Set<Int> {
    steps.reduce(into: fittingWords) { covered, step in
      if case .value(_, _, let words) = step { covered.formUnion(words) }
    }
  }
}

extension AnnotatedSentence {
  /// The provenance of a value that is said in some words, in UTF-8 bytes after an offset.
  func said(_ words: Range<Int>, _ offset: Int) -> Provenance {
    .said(
      at: sentence.place(of: words).map { offset + $0.lowerBound..<offset + $0.upperBound })
  }

  /// The words of values whose places are in UTF-8 bytes after an offset.
  func words(of inputs: [String: GivenInput], _ offset: Int) -> Set<Int> {
    let places = inputs.values.compactMap { input in
      if case .said(let place) = input.provenance { place } else { nil }
    }
    guard !places.isEmpty else { return [] }
    return Set(
      words.indices.filter { word in
        sentence.place(of: word..<word + 1).map { place in
          places.contains { $0.contains(offset + place.lowerBound) }
        } ?? false
      })
  }
}

extension SlotReader.Candidate {
  /// Whether it is an amount with a currency or a fraction: "9.95", "forty pounds".
  fileprivate func isSaidAsMoney(_ words: Range<Int>, _ sentence: AnnotatedSentence) -> Bool {
    guard case .money = value else { return false }
    return hasCurrency || sentence.sentence.text(words).contains(".")
  }
}
