import IntentKit

extension Alignment {
  /// The values that fit, in the order of the sentence.
  var values: [ValueFinder.Found] {
    steps.compactMap { if case .value(let found, _, _) = $0 { found } else { nil } }
  }

  /// The first word of the text with which a request begins that has no verb: "milk on the shopping list".
  var firstWordOfText: Int? {
    let first = steps.first {
      switch $0 {
      case .outside, .missing, .skip(_, Prices.courtesy): false
      default: true
      }
    }
    guard case .value(let found, _, let words)? = first, found.isText || found.isListedText else {
      return nil
    }
    return words.lowerBound
  }

  /// The text with which a request without a verb ends, and the place of the name before it with its noun: "shopping
  /// list milk"; `nil` if there is none.
  var textAfterName: (text: Range<Int>, name: Range<Int>)? {
    guard phrase.isVerbless, !phrase.isQuestion else { return nil }
    var end = 0
    var name: Range<Int>?
    for step in steps {
      switch step {
      case .match(let words, _, _, _): end = words.upperBound
      case .value(let found, _, let words) where found.isText && words.lowerBound > 0:
        return name.map { (words, $0.lowerBound..<end) }
      case .value(_, _, let words):
        end = words.upperBound
        name = words
      default: continue
      }
    }
    return nil
  }

  /// Whether a single value is all that fits: "Sag Anna, dass" isn't a payment to her.
  var isLoneValue: Bool {
    values.count == 1
      && !steps.contains { if case .match = $0 { true } else { false } }
  }

  var hasValues: Bool { !values.isEmpty }

  /// The words that match a word or a value of the phrase; free texts fit anything.
  var fittingWords: Set<Int> {
    steps.reduce(into: []) { fitting, step in
      switch step {
      case .match(let words, _, _, _): fitting.formUnion(words)
      case .value(let found, _, let words) where !found.isText: fitting.formUnion(words)
      default: return
      }
    }
  }

  /// Whether a choice is only spelled alike.
  var hasGuessedChoice: Bool { values.contains { ($0.candidate?.guessedWords ?? 0) > 0 } }

  /// Whether something is called by a name that does not exist, so that something else may be meant.
  var hasUnknownName: Bool { values.contains(where: \.isUnknownName) }

  /// Whether something may be made that does not exist yet, which was not said.
  var hasNewName: Bool { values.contains(where: \.isNewName) }

  /// Whether it names a thing that exists.
  var hasListedText: Bool { values.contains { $0.isListedText && !$0.isGuess } }

  /// Whether the words are all that its values are made of, each of a part of them.
  func tears(_ words: Range<Int>) -> Bool {
    rangesOfValues.count > 1 && rangesOfValues.allSatisfy { words.contains($0) }
  }

  /// Whether it has a value that its parameter does not allow.
  var hasRefusedValue: Bool { values.contains { $0.candidate?.isAllowed == false } }

  /// The words of each of its numbers, choices and times.
  var rangesOfValues: [Range<Int>] {
    steps.compactMap { step in
      if case .value(let found, _, let words) = step, found.candidate != nil { words } else { nil }
    }
  }

  /// Whether it has an amount with its currency.
  var hasAmount: Bool { values.contains { $0.candidate?.hasCurrency == true } }

  /// Whether it has a number or an amount.
  var hasNumber: Bool { values.contains(where: \.isSingleNumber) }

  /// Whether it has a list of at least this many numbers.
  func hasRow(of count: Int) -> Bool { values.contains { $0.elementCount >= count } }

  /// Whether it has too few numbers to tell what is meant without words.
  var hasFewNumbers: Bool { phrase.telltale == .numbers && !hasRow(of: 4) }

  /// Whether its numbers are in one row, of which any one could be apart from the others: "3 3 8 8" is no 3 from 3, 8 and 8.
  func isRowOfAnyLength(in sentence: AnnotatedSentence) -> Bool {
    // The steps are in the order of the sentence.
    let ranges = rangesOfValues
    guard ranges.count == 2, ranges[0].upperBound == ranges[1].lowerBound,
      !sentence.isAfterColon[ranges[1].lowerBound]
    else { return false }
    return phrase.slots.contains {
      guard case .list(_, let count) = $0.parameter.kind else { return false }
      return count.lowerBound < count.upperBound
    }
  }

  /// Whether its only values are texts that can be anything.
  var hasOnlyFreeText: Bool {
    let values = values
    return !values.isEmpty
      && values.allSatisfy { $0.isText && $0.evidence == 0 && !$0.isUnknownName }
  }

  /// The words that tell, each with its number and price.
  func matches(of telling: TellingWords) -> [(word: Int, id: Int, price: Int)] {
    steps.compactMap { step in
      guard case .match(let words, let id, let price, _) = step, telling.isTelling(id) else {
        return nil
      }
      return (words.lowerBound, id, price)
    }
  }

  /// Whether all that fits is a word that only means the same as one of the phrase: "send a hug" is no
  /// "transfer".
  func isLoneSynonym(_ telling: TellingWords) -> Bool {
    let matches = matches(of: telling)
    return values.isEmpty && matches.count == 1 && matches[0].price >= Prices.sameMeaning
  }

  /// Whether a word of the phrase is only spelled alike, so that the values are guesses too.
  var hasGuess: Bool {
    steps.contains { if case .match(_, _, _, true) = $0 { true } else { false } }
  }
}
