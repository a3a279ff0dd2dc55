import IntentKit

/// The doubts about an alignment.
extension PhraseAligner.Alignment {
  /// The values that fit, in the order of the sentence.
  private var values: [ValueFinder.Found] {
    steps.compactMap { if case .value(let found, _, _) = $0 { found } else { nil } }
  }

  /// The text with which a request begins that has no verb, with its first word: "milk on the shopping list".
  var firstText: (found: ValueFinder.Found, word: Int)? {
    let first = steps.first {
      switch $0 {
      case .outside, .missing, .skip(_, Prices.courtesy): false
      default: true
      }
    }
    guard case .value(let found, _, let word)? = first, found.isText || found.isListedText else {
      return nil
    }
    return (found, word)
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
      case .value(let found, _, let start) where found.isText && start > 0:
        return name.map { (start..<start + found.length, $0.lowerBound..<end) }
      case .value(let found, _, let start):
        end = start + found.length
        name = start..<end
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

  /// Whether a value is said.
  var hasValues: Bool { !values.isEmpty }

  /// The words that match a word or a value of the phrase; free texts fit anything.
  var fittingWords: Set<Int> {
    steps.reduce(into: []) { fitting, step in
      switch step {
      case .match(let words, _, _, _): fitting.formUnion(words)
      case .value(let found, _, let start) where !found.isText:
        fitting.formUnion(start..<start + found.length)
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

  /// Whether it has several numbers in a row.
  var hasRow: Bool { values.contains { ($0.candidate?.value.elements?.count ?? 0) > 1 } }

  /// Whether it has a value that its parameter does not allow.
  var hasRefusedValue: Bool { values.contains { $0.candidate?.isAllowed == false } }

  /// The words of each of its numbers, choices and times.
  var rangesOfValues: [Range<Int>] {
    steps.compactMap { step in
      guard case .value(let found, _, let start) = step, found.candidate != nil else { return nil }
      return start..<start + found.length
    }
  }

  /// Whether it has an amount with its currency.
  var hasAmount: Bool { values.contains { $0.candidate?.hasCurrency == true } }

  /// Whether it has a number or an amount.
  var hasNumber: Bool {
    values.contains {
      switch $0.candidate?.value {
      case .money, .decimal, .integer: true
      default: false
      }
    }
  }

  /// Whether it has too few numbers to tell what is meant without words.
  var hasFewNumbers: Bool {
    phrase.telltale == .numbers
      && !values.contains { ($0.candidate?.value.elements?.count ?? 0) >= Self.tellingCount }
  }
  private static let tellingCount = 4

  /// Whether its numbers are in one row, of which any one could be apart from the others: "3 3 8 8" is no 3 from 3, 8 and 8.
  func isRowOfAnyLength(in sentence: AnnotatedSentence) -> Bool {
    // The steps are in the order of the sentence.
    let ranges = rangesOfValues
    guard ranges.count == 2, ranges[0].upperBound == ranges[1].lowerBound,
      !sentence.isAfterColon[ranges[1].lowerBound]
    else { return false }
    return phrase.slots.contains {
      guard case .list(_, let count) = $0.slot.slot.parameter.kind else { return false }
      return count.lowerBound < count.upperBound
    }
  }

  /// Whether its only values are texts that can be anything.
  var hasOnlyFreeText: Bool {
    let values = values
    return !values.isEmpty
      && values.allSatisfy { $0.isText && $0.evidence == 0 && !$0.isUnknownName }
  }

  /// Whether all that fits is a word that only means the same as one of the phrase: "send a hug" is no
  /// "transfer".
  func isLoneSynonym(_ telling: TellingWords) -> Bool {
    let prices = steps.compactMap { step -> Int? in
      guard case .match(_, let id, let price, _) = step else { return nil }
      return telling.weights[id] >= TellingWords.telling ? price : nil
    }
    return values.isEmpty && prices.count == 1 && prices[0] >= Prices.sameMeaning
  }

  /// Whether a word of the phrase is only spelled alike, so that the values are guesses too.
  var hasGuess: Bool {
    steps.contains { if case .match(_, _, _, true) = $0 { true } else { false } }
  }
}
