import IntentKit

/// What makes an alignment doubtful.
extension PhraseAligner.Alignment {
  /// Whether a choice is only spelled alike.
  var hasGuessedChoice: Bool {
    steps.contains { step in
      guard case .value(let found, _, _) = step, case .value(let candidate) = found.content else {
        return false
      }
      return candidate.guessedWords > 0
    }
  }

  /// Whether something is called by a name that does not exist, so that something else may be meant.
  var hasUnknownName: Bool {
    steps.contains { if case .value(let found, _, _) = $0 { found.isUnknownName } else { false } }
  }

  /// Whether something may be made that does not exist yet, which was not said.
  var hasNewName: Bool {
    steps.contains { if case .value(let found, _, _) = $0 { found.isNewName } else { false } }
  }

  /// Whether it has too few numbers to tell what is meant without words.
  var hasFewNumbers: Bool {
    guard phrase.telltale == .numbers else { return false }
    return !steps.contains { step in
      guard case .value(let found, _, _) = step, case .value(let candidate) = found.content else {
        return false
      }
      return (candidate.value.elements?.count ?? 0) >= Self.tellingCount
    }
  }
  private static let tellingCount = 4

  /// Whether its only values are texts that can be anything.
  var hasOnlyFreeText: Bool {
    var hasText = false
    for step in steps {
      guard case .value(let found, _, _) = step else { continue }
      guard case .text = found.content, found.evidence == 0, !found.isUnknownName else {
        return false
      }
      hasText = true
    }
    return hasText
  }

  /// Whether all that fits is a word that only means the same as one of the phrase: "send a hug" is no
  /// "transfer".
  func isLoneSynonym(_ telling: TellingWords) -> Bool {
    var prices: [Int] = []
    for step in steps {
      switch step {
      case .match(_, let id, let price, _):
        if telling.weights[id] >= TellingWords.telling { prices.append(price) }
      case .value: return false
      default: continue
      }
    }
    return prices.count == 1 && prices[0] >= Prices.sameMeaning
  }

  /// Whether a word of the phrase is only spelled alike, so that the values are guesses too.
  var hasGuess: Bool {
    steps.contains { if case .match(_, _, _, true) = $0 { true } else { false } }
  }
}
