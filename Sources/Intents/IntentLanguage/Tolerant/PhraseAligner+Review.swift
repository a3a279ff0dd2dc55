import IntentKit

/// The review of an alignment after it is found: the words that do not fit.
extension PhraseAligner {
  /// Notes whether what does not fit reverses the request, asks about it, or is a value.
  func review(_ alignment: inout Alignment) {
    guard let span = alignment.span else { return }
    noteLeavings(&alignment, in: span)
    alignment.isForbidden = isForbidden(span, byVerb: alignment.phrase.telltale != nil)
    guard alignment.phrase.telltale == nil else { return }
    if joinsDifferently(alignment)
      || takesAllOfSome(alignment)
    {
      alignment.isReversed = true
    }
    if alignment.isChange, !beginsWithPreposition(alignment),
      let (text, name) = alignment.textAfterName
    {
      if !isElliptic(alignment, span) { alignment.isForbidden = true }
      let isSeveral = text.dropFirst().contains {
        sentence.sentence.words[$0].isAfterComma || sentence.isAnd[$0]
      }
      if !isSeveral, !isAfterColon(name.upperBound) { alignment.isAsked = true }
    }
    if alignment.isChange, alignment.phrase.isVerbless, let first = alignment.firstText,
      lacksPreposition(alignment)
    {
      // "Burn the shopping list" is no "burn on the shopping list".
      alignment.isAsked = true
      if index.requests.otherVerbs.contains(sentence.words[first.word]) {
        alignment.isForbidden = true
      }
    }
    let fitting = alignment.fittingWords
    if alignment.isGrave, isOfAnother(span, of: alignment) || hasAlternative(alignment) {
      alignment.leavesValue = true
    }
    if tellsOfDeed(alignment, fitting) || beginsWithMisspeltVerb(alignment) {
      alignment.isAsked = true
    }
    for word in statement(around: span, of: alignment) where !fitting.contains(word) {
      if sentence.isException[word] || isRefusal(word) || isNone(word, in: span) {
        alignment.isReversed = true
      }
      // A lead such as "is it possible to" begins with what asks, too.
      let isAlone = sentence.skips[word].count == 1
      if isAlone, !alignment.phrase.isQuestion, asks(word, span, of: alignment) {
        alignment.isAsked = true
      }
    }
  }

  /// Whether nothing is said but a name with its noun, and a text after it: "shopping list milk", but neither "the
  /// shopping list is long" nor "share the shopping list with Anna".
  private func isElliptic(_ alignment: Alignment, _ span: Range<Int>) -> Bool {
    let first = sentence.words[span.lowerBound]
    guard !index.articles.contains(first), !index.requests.pronouns.contains(first) else {
      return false
    }
    return alignment.outside == 0
      && alignment.steps.allSatisfy { step in
        guard case .skip(let words, let price) = step else { return true }
        return price == Prices.courtesy
          || words.allSatisfy { index.articles.contains(sentence.words[$0]) }
      }
  }

  /// Whether the first word that fits joins a value: "auf die Einkaufsliste müssen noch Nudeln".
  private func beginsWithPreposition(_ alignment: Alignment) -> Bool {
    for case .match(_, let id, _, _) in alignment.steps { return telling.prepositions.contains(id) }
    return false
  }

  /// Whether a word that joins a value is missing.
  private func lacksPreposition(_ alignment: Alignment) -> Bool {
    alignment.steps.contains {
      if case .missing(let id, _) = $0 { telling.prepositions.contains(id) } else { false }
    }
  }

  /// Whether a colon, a dash or a comma is before a word.
  private func isAfterColon(_ word: Int) -> Bool {
    sentence.sentence.gap(before: word).contains { ":,–—-".contains($0) }
  }

  /// Whether the statement of a request begins with what forbids it: "don't show it". A request that is told by its
  /// numbers is forbidden where a verb follows: "don't solve 952 with ...", but not "I don't get to 952 with ...".
  private func isForbidden(_ span: Range<Int>, byVerb: Bool) -> Bool {
    let start = sentence.statementStart(of: span.lowerBound)
    return index.requests.prohibitions.contains { prohibition in
      let verb = start + prohibition.count
      return verb <= span.lowerBound && sentence.words[start..<verb].elementsEqual(prohibition)
        && (byVerb ? sentence.isVerb[verb] : verb == span.lowerBound)
    }
  }

  /// Whether the first word that tells says what someone did: "Ben removed milk".
  private func tellsOfDeed(_ alignment: Alignment, _ fitting: Set<Int>) -> Bool {
    guard let (word, id) = firstTelling(alignment), word > 0, !sentence.isBreak[word],
      !fitting.contains(word - 1)
    else { return false }
    // "Added" in "I want it added" is a word of the phrase itself.
    let said = sentence.words[word]
    let before = sentence.words[word - 1]
    if index.requests.auxiliaries.contains(before) { return true }
    return telling.texts[id] != said && index.requests.isPast(said)
      && !index.requests.prepositions.contains(before)
  }

  /// Whether someone else is named right before a request, who says it or does it: "Ben pays Anna", "ask Ben to
  /// pay Anna", "Anna said pay Ben".
  private func isOfAnother(_ span: Range<Int>, of alignment: Alignment) -> Bool {
    let start = sentence.statementStart(of: span.lowerBound)
    let hasPronoun = sentence.words[span.lowerBound...].contains {
      index.requests.pronouns.contains($0)
    }
    return !hasPronoun
      && (start..<span.lowerBound).contains { word in
        sentence.isName[word] && isTellingName(word)
          && !alignment.apart.contains { $0.all.contains(word) }
      }
  }

  /// Whether one of two names is left out: "from current or savings".
  private func hasAlternative(_ alignment: Alignment) -> Bool {
    let fitting = alignment.fittingWords
    return sentence.words.indices.dropFirst().contains { word in
      guard index.requests.alternatives.contains(sentence.words[word]),
        sentence.isName[word - 1], isTellingName(word - 1),
        let next = sentence.words[(word + 1)...].indices.first(where: {
          !index.requests.functionWords.contains(sentence.words[$0])
        }), sentence.isName[next]
      else { return false }
      return fitting.contains(word - 1) || fitting.contains(next)
    }
  }

  /// Whether a word of a name hardly is another word.
  private func isTellingName(_ word: Int) -> Bool {
    !index.requests.functionWords.contains(sentence.words[word]) && !sentence.isVerb[word]
      && !sentence.isNumber[word]
  }

  /// The first word that tells, and its number.
  private func firstTelling(_ alignment: Alignment) -> (word: Int, id: Int)? {
    for case .match(let words, let id, _, _) in alignment.steps
    where telling.weights[id] >= TellingWords.telling {
      return (words.lowerBound, id)
    }
    return nil
  }

  /// Whether a word that does not fit asks something: "did I add milk", "what was on my books list", "wht do I
  /// have on it".
  private func asks(_ word: Int, _ span: Range<Int>, of alignment: Alignment) -> Bool {
    if word < span.lowerBound { return sentence.isOpener[word] }
    guard span.contains(word) else { return false }
    // "The milk is off" asks nothing, but requests nothing either.
    let isInverted =
      alignment.firstText != nil && word + 1 < span.upperBound
      && index.requests.openers.contains(sentence.words[word])
      && (index.requests.functionWords.contains(sentence.words[word + 1])
        || index.requests.particles.contains(sentence.words[word + 1]))
    return isInverted || index.requests.questions.contains(sentence.words[word])
  }

  /// Whether words that matter are left out after one for all: "everything that's done" isn't everything.
  private func takesAllOfSome(_ alignment: Alignment) -> Bool {
    var isAfterAll = false
    for step in alignment.steps {
      switch step {
      case .value(let found, _, let start):
        isAfterAll = isAll(start..<start + found.length)
      case .skip(let words, let price):
        if isAfterAll, price >= Prices.mattering, goesOn(words) { return true }
      case .outside(let words, _):
        if isAfterAll, goesOn(words) { return true }
      case .match, .missing, .missingValue: break
      }
    }
    return false
  }

  /// Whether words go on with what is before them, without a comma and without "and".
  private func goesOn(_ words: Range<Int>) -> Bool {
    guard let first = words.first else { return false }
    return !sentence.isBreak[first] && !sentence.sentence.words[first].isAfterComma
      && !sentence.isConjunction[first] && !sentence.isAnd[first]
      && !index.requests.joints.contains(sentence.words[first])
  }

  private func isAll(_ words: Range<Int>) -> Bool {
    index.all.contains(Array(sentence.words[words]))
  }

  /// Whether a phrase without a verb seems to fit only because that of the sentence is misspelt: "cler my
  /// books list".
  private func beginsWithMisspeltVerb(_ alignment: Alignment) -> Bool {
    guard let (found, word) = alignment.firstText, found.length == 1, !sentence.isName[word]
    else { return false }
    return index.isMisspeltRequest(sentence.words[word])
  }

  /// The words that are said in one with those that fit.
  private func statement(around span: Range<Int>, of alignment: Alignment) -> Range<Int> {
    let start = sentence.statementStart(of: span.lowerBound)
    if case .outside(let words, _)? = alignment.steps.last, words.lowerBound >= span.upperBound {
      return start..<words.lowerBound
    }
    return start..<sentence.count
  }

  /// Whether a word negates: "do not pay" refuses, "is not there" asks.
  private func isRefusal(_ word: Int) -> Bool {
    let isInQuestion =
      word > 0 && sentence.isOpener[word - 1] && word + 1 < sentence.count
      && index.requests.functionWords.contains(sentence.words[word + 1])
      && !index.requests.leads.contains { sentence.words[(word + 1)...].starts(with: $0) }
    return sentence.isNegation[word] && !isInQuestion
  }

  /// Whether a word negates what follows it in a request: "remove no milk", "no more milk on my list". Before a verb it
  /// is an answer: "no add milk".
  private func isNone(_ word: Int, in span: Range<Int>) -> Bool {
    word + 1 >= span.lowerBound && word + 1 < span.upperBound
      && (word >= span.lowerBound || !sentence.isVerb[word + 1])
      && index.requests.noes.contains(sentence.words[word])
      && !sentence.sentence.words[word].isAfterComma
      && !sentence.sentence.words[word + 1].isAfterComma
  }

  /// Notes what is left out that may be a value.
  private func noteLeavings(_ alignment: inout Alignment, in span: Range<Int>) {
    for case .skip(let words, let price) in alignment.steps {
      if alignment.apart.contains(where: {
        $0.all.lowerBound <= words.lowerBound && words.upperBound <= $0.all.upperBound
      }) {
        alignment.cost -= price
        continue
      }
      if price >= Prices.mattering {
        let hasNumber = words.contains { sentence.isNumber[$0] }
        alignment.leavesNumber = alignment.leavesNumber || hasNumber
        alignment.leavesValue =
          alignment.leavesValue || hasNumber || words.contains { sentence.isName[$0] }
          || !tellingWords(at: words.lowerBound).isEmpty
      }
      // "It" in "remove it from shopping" is what is to be removed.
      if words.count == 1, span.contains(words.lowerBound), words.upperBound < sentence.count,
        index.requests.pronouns.contains(sentence.words[words.lowerBound]),
        index.requests.prepositions.contains(sentence.words[words.upperBound])
      {
        alignment.leavesPronoun = true
      }
    }
  }

  /// The telling words that a word is, or another form of.
  private func tellingWords(at word: Int) -> [Int] {
    sentence.matches[word].filter {
      $0.value.price <= Prices.otherForm && telling.weights[$0.key] >= TellingWords.telling
    }.map(\.key)
  }

  /// Whether a value is joined with another preposition than the phrase's: "from savings" is not "to
  /// savings".
  private func joinsDifferently(_ alignment: Alignment) -> Bool {
    let steps = alignment.steps
    return steps.indices.contains { place in
      guard case .value(let found, _, _) = steps[place], case .name = found.content else {
        return false
      }
      let before = steps[..<place].reversed().prefix { step in
        switch step {
        // Articles and pronouns stand between: "from my savings".
        case .match(let words, _, _, _): words.allSatisfy(isArticle)
        case .value: false
        default: true
        }
      }
      let isMissing = before.contains {
        if case .missing(let id, _) = $0 { telling.prepositions.contains(id) } else { false }
      }
      let isOther = before.contains {
        guard case .skip(let words, _) = $0 else { return false }
        return words.contains { index.requests.prepositions.contains(sentence.words[$0]) }
      }
      return isMissing && isOther
    }
  }

  /// Whether a word carries no meaning of its own and joins nothing.
  private func isArticle(_ word: Int) -> Bool {
    let said = sentence.words[word]
    return index.requests.functionWords.contains(said)
      && !index.requests.prepositions.contains(said)
  }

  /// The surcharge for unknown words right before telling words or right after a name, which may then
  /// tell about something else: "six lottery numbers", "my work emails".
  func surcharge(_ alignment: Alignment) -> Int {
    zip(alignment.steps, alignment.steps.dropFirst()).reduce(leftNumbers(alignment)) { sum, pair in
      switch pair {
      case (.skip(_, Prices.unknownWord...), .match(_, let id, _, _))
      where telling.weights[id] >= TellingWords.telling:
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

  /// The surcharge for a calculation or the numbers of a game that are left out: "does that solve it, 6 *
  /// (100 - 25)" is about the calculation.
  private func leftNumbers(_ alignment: Alignment) -> Int {
    let intent = alignment.phrase.compiled.intent
    let telling =
      (index.takesCalculation(intent) ? [] : calculations)
      + (index.takesNumbers(intent) ? [] : games)
    guard !telling.isEmpty else { return 0 }
    let fitting = alignment.fittingWords
    return telling.contains { $0.allSatisfy { !fitting.contains($0) } } ? Prices.leftNumbers : 0
  }

  /// The part of the price of words that are left out although they are said of the same request:
  /// "my salary" beside "how much is in my account".
  func refund(_ alignment: Alignment) -> Int {
    let intent = alignment.phrase.compiled.intent
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
    let values = alignment.steps.compactMap { step -> ValueFinder.Found? in
      if case .value(let found, _, _) = step { found } else { nil }
    }
    let isGame = values.contains { ($0.candidate?.value.elements?.count ?? 0) >= Self.tellingCount }
    guard alignment.phrase.telltale == nil, isGame else { return 0 }
    return values.reduce(0) { sum, found in
      guard let candidate = found.candidate else { return sum }
      return sum + (candidate.isAllowed ? 0 : Prices.refusedValue - Prices.refusedInGame)
        + (candidate.value.elements == nil ? 0 : found.price / 2)
    }
  }
  private static let tellingCount = 3
}
