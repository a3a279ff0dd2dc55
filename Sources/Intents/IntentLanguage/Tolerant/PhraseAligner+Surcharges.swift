import IntentKit

/// What an alignment costs more or less than its steps.
extension PhraseAligner {
  /// The surcharge for unknown words right before telling words or right after a name, which may then
  /// tell about something else: "six lottery numbers", "my work emails".
  func surcharge(_ alignment: Alignment) -> Int {
    let apart = leftNumbers(alignment) + secondThing(alignment)
    return zip(alignment.steps, alignment.steps.dropFirst()).reduce(apart) { sum, pair in
      switch pair {
      case (.skip(_, Prices.unknownWord...), .match(_, let id, _, _))
      where telling.isTelling(id):
        sum + Prices.unknownBesideTelling
      case (.value(let found, _, _), .skip(_, Prices.unknownWord...)) where found.isBareName:
        sum + Prices.unknownBesideTelling
      case (.value(let found, _, _), .skip(let words, _))
      where found.isListedText && index.nouns.contains(sentence.words[words.lowerBound]):
        sum + Prices.nounOfText
      default: sum
      }
    }
  }

  /// The surcharge for values of a second thing that are taken for those of the first: "two large margheritas and a small salami" is
  /// about no small margheritas.
  private func secondThing(_ alignment: Alignment) -> Int {
    var hasValue = false
    // Where a value of the second thing would be, and whether an article or a number begins it.
    var (place, isThing) = (nil as Int?, false)
    for step in alignment.steps {
      switch step {
      case .value(_, _, let words):
        if words.lowerBound == place, isThing || sentence.isNumber[words.lowerBound] {
          return Prices.secondThing
        }
        (hasValue, place) = (true, nil)
      case .skip(let words, _) where hasValue && words.contains { sentence.isAnd[$0] }:
        (place, isThing) = (words.upperBound, false)
      case .skip(let words, _):
        let isArticle = words.allSatisfy { index.articles.contains(sentence.words[$0]) }
        (place, isThing) = (
          place == words.lowerBound && isArticle ? words.upperBound : nil, isArticle
        )
      case .missing, .missingValue: break
      case .match, .outside: place = nil
      }
    }
    return 0
  }

  /// The surcharge for a calculation or the numbers of a game that are left out: "does that solve it, 6 *
  /// (100 - 25)" is about the calculation; and for a calculation whose parts would be different numbers.
  private func leftNumbers(_ alignment: Alignment) -> Int {
    let intent = alignment.phrase.intent
    let telling =
      (index.takesCalculation(intent) ? [] : calculations)
      + (index.takesNumbers(intent) ? [] : games)
    guard !telling.isEmpty else { return 0 }
    let fitting = alignment.fittingWords
    let isTorn =
      !index.takesCalculation(intent) && calculations.contains(where: alignment.tears)
    return isTorn || telling.contains { $0.allSatisfy { !fitting.contains($0) } }
      ? Prices.leftNumbers : 0
  }

  /// The part of the price of words that are left out although they are said of the same request:
  /// "my salary" beside "how much is in my account".
  func refund(_ alignment: Alignment) -> Int {
    let intent = alignment.phrase.intent
    func isOwn(_ word: Int) -> Bool {
      tellingWords(at: word).contains { index.tells($0, about: intent) }
    }
    return alignment.steps.reduce(refundOfNumbers(alignment)) { sum, step in
      guard case .skip(let words, let price) = step, words.count == 1, price > Prices.ownWord,
        isOwn(words.lowerBound)
      else { return sum }
      return sum + price - Prices.ownWord
    }
  }

  /// The part of the price of numbers that are not allowed or missing where words and several numbers leave
  /// no doubt what is meant: "make 45 out of 9, 3, 2" is told what a target can be.
  private func refundOfNumbers(_ alignment: Alignment) -> Int {
    guard alignment.phrase.telltale == nil, alignment.hasRow(of: 3) else { return 0 }
    return alignment.values.reduce(0) { sum, found in
      guard let candidate = found.candidate else { return sum }
      return sum + (candidate.isAllowed ? 0 : Prices.refusedValue - Prices.refusedInGame)
        + (candidate.value.elements == nil ? 0 : found.price / 2)
    }
  }
}
