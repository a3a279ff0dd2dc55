import IntentKit

/// Finds the values that can stand at a position of a sentence, with the price of each. What was found
/// for a kind of value is kept for the other phrases.
struct ValueFinder {
  let sentence: AnnotatedSentence
  let language: Language
  let names: NameTables?
  let reader: SlotReader
  private let lenientReader: SlotReader
  let index: PhraseIndex
  private let cache = Cache()

  /// Found values, by the number of the kind of value and the word. All copies of a finder share it.
  private final class Cache {
    var found: [[Found]?] = []
  }

  struct Found {
    let length: Int
    let price: Int
    let content: Content
    var isGuess = false
    /// The value, if it is neither a name nor a text.
    var candidate: SlotReader.Candidate? {
      if case .value(let candidate) = content { candidate } else { nil }
    }
    /// The number of elements of a list; 0 for other values.
    var elementCount: Int { candidate?.value.elements?.count ?? 0 }
    /// Whether it is one number or amount.
    var isSingleNumber: Bool {
      switch candidate?.value {
      case .money, .decimal, .integer: true
      default: false
      }
    }
    /// Whether it is words as they are.
    var isText: Bool { if case .text = content { true } else { false } }
    /// Whether it consists of texts that exist.
    var isListedText: Bool { if case .texts = content { true } else { false } }
    /// Whether it is a name that exists, without the noun for what it is.
    var isBareName = false
    /// Whether it is a name that does not exist, without the noun for what it would be.
    var isUnknownName = false
    /// Whether it is such a name where something may be made that does not exist yet.
    var isNewName = false
    /// Whether it leaves open which one is meant: "another account".
    var isOpen = false
    var evidence = 0

    /// A word for what was spoken about: "it".
    static func reference(_ content: Content, length: Int = 1) -> Found {
      Found(length: length, price: Prices.reference, content: content, evidence: 20)
    }
  }

  enum Content {
    case value(SlotReader.Candidate)
    /// The name of an entity that exists, or of all.
    case name(String)
    /// Words as they are, from the first to the last.
    case text(Range<Int>)
    case texts([String])
    /// Words that give no value: "a list".
    case nothing
  }

  init(
    _ sentence: AnnotatedSentence, _ index: PhraseIndex, _ knowledge: SlotKnowledge,
    _ language: Language, _ names: NameTables?
  ) {
    self.sentence = sentence
    self.index = index
    self.language = language
    self.names = names
    reader = SlotReader(sentence: sentence.sentence, knowledge: knowledge)
    lenientReader = SlotReader(
      sentence: sentence.sentence, knowledge: knowledge, isLenient: true)
  }

  func values(_ slot: TolerantSlot, of intent: String, at word: Int) -> [Found] {
    let place = slot.kind * sentence.count + word
    if place >= cache.found.count {
      cache.found += [[Found]?](repeating: nil, count: place + 1 - cache.found.count)
    }
    if let known = cache.found[place] { return known }
    let found = read(slot.slot.slot, of: intent, at: word)
    cache.found[place] = found
    return found
  }

  private func read(_ slot: Slot, of intent: String, at word: Int) -> [Found] {
    let parameter = slot.parameter
    switch parameter.kind.singleKind {
    case .entity(let kind): return entities(kind, at: word)
    case .text:
      if parameter.content == .arithmetic { return calculations(at: word) }
      let isList = parameter.kind.elementKind != nil
      let found =
        names?.texts(intent, parameter.name).map { texts(at: word, among: $0, isList: isList) }
        ?? texts(at: word, isList: isList)
      return pronoun(for: parameter, at: word) + found
    default: return values(slot, at: word)
    }
  }

  // MARK: Numbers and choices

  private func values(_ slot: Slot, at word: Int) -> [Found] {
    if slot.parameter.kind.isNumeric, !sentence.canBeNumber[word] { return [] }
    var candidates = reader.candidates(slot, from: word)
    if candidates.isEmpty, case .enumeration = slot.parameter.kind.singleKind {
      candidates = lenientReader.candidates(slot, from: word)
    }
    let isMoney = slot.parameter.kind.singleKind == .money
    if isMoney { candidates.removeAll { isReference(word..<word + $0.length) } }
    return candidates.prefix(12).map { candidate in
      let range = word..<word + candidate.length
      // "Another one" isn't a number.
      let isDoubtful = range.allSatisfy {
        index.requests.functionWords.contains(sentence.words[$0])
          || range.count == 1 && index.requests.pronouns.contains(sentence.words[$0])
          || reader.knowledge.numbers.isHomophone(sentence.words[$0])
          || isMoney && language.names.ignored.contains(sentence.words[$0])
      }
      if case .temporal = candidate.value {
        // People say when in requests about anything, so it isn't evidence. Where the words could be
        // left out, it is better to take them.
        let price = min(Prices.time, max(0, sentence.cheapestSkip(range) - 1))
        return Found(length: candidate.length, price: price, content: .value(candidate))
      }
      let elements = candidate.value.elements?.count ?? 1
      let endsInDoubt = reader.knowledge.numbers.isHomophone(sentence.words[range.upperBound - 1])
      var missing = 0
      if case .list(_, let count) = slot.parameter.kind {
        missing = max(0, count.lowerBound - elements)
      }
      return Found(
        length: candidate.length,
        price: (candidate.isAllowed ? 0 : Prices.refusedValue)
          + candidate.improperCount * Prices.improperNumber
          + candidate.guessedWords * Prices.misspelling
          + (isDoubtful ? Prices.doubtfulNumber : 0) + missing * Prices.missingElement
          + (endsInDoubt ? Prices.doubtfulNumber : 0),
        content: .value(candidate), isGuess: candidate.guessedWords > 0,
        evidence: isDoubtful || !candidate.isAllowed
          ? 0
          : Self.evidence(ofElements: elements)
            + (candidate.hasCurrency ? Self.evidenceOfCurrency : 0))
    }
  }

  /// Whether words refer to something rather than count it: "the one to Ben" is no amount.
  private func isReference(_ range: Range<Int>) -> Bool {
    let last = range.upperBound - 1
    return last > 0 && range.count <= 2 && index.requests.pronouns.contains(sentence.words[last])
      && language.requests.clauses.classes[sentence.words[last - 1]]?.isDisjoint(with: .determiner)
        == false
  }

  /// The evidence of a number, or of several in a row.
  static func evidence(ofElements count: Int) -> Int { min(110, 25 + 15 * (count - 1)) }

  /// The evidence of a currency next to a number: "£1,250".
  private static let evidenceOfCurrency = 8

  // MARK: Texts

  /// A pronoun for texts that were spoken about: "delete them".
  private func pronoun(for parameter: ParameterDeclaration, at word: Int) -> [Found] {
    let text = sentence.words[word]
    guard names?.spoken.contains(parameter.name) == true, !isArticle(at: word),
      index.requests.pronouns.contains(text)
    else { return [] }
    return [.reference(.texts([text]))]
  }

  /// The texts that begin at a word. Of a list, only the longest text counts, however many there are: "teabags, oat milk and a
  /// bag of satsumas" is as likely as "a bag of satsumas".
  private func texts(at word: Int, isList: Bool) -> [Found] {
    var found: [Found] = []
    var price = Prices.text
    // A text does not begin with what joins it to something before it.
    if index.requests.prepositions.contains(sentence.words[word]) {
      price += Prices.textPreposition
    }
    // Nor with what asks: "is there", "how many".
    if sentence.isOpener[word] || index.requests.questions.contains(sentence.words[word]) {
      price += Prices.textQuestion
    }
    // Nor with a pronoun: "make me a shopping list".
    if index.requests.functionWords.contains(sentence.words[word]) { price += Prices.textStart }
    let isExpression = sentence.matches[word].contains { $0.value.length > 1 }
    let isVerb = sentence.isVerb[word] || isExpression || index.isGeneral(sentence.words[word])
    // The verb of a deed that is told of belongs to it: "a reminder to pay the plumber", "a reminder: pay the plumber".
    let isDeed = isVerb && (isAfterPreposition(word) || word > 0 && sentence.isAfterColon[word])
    if isVerb, !isDeed { price += Prices.textVerb }
    var isNumber = true
    var hasAnd = false
    var isExtra = true
    // The plain words of the text that is read, and of the longest before it.
    var (plain, longest) = (0, 0)
    for end in word..<min(sentence.count, word + Self.maximumTextLength) {
      if end > word, sentence.isBreak[end] || isList && sentence.beginsStatement(end) { break }
      // "New" in "a new flat" belongs to it, "tomorrow" after it does not.
      let isFirst = end == word && (isDeed || index.extraWords.contains(sentence.words[word]))
      let own = isFirst ? Prices.textFunctionWord : sentence.textPrices[end]
      // "Add twelve and nineteen" is about no items.
      let isAnd = reader.knowledge.words.and.contains(sentence.words[end])
      if isList, isAnd || sentence.sentence.words[end].isAfterComma {
        longest = max(longest, plain)
        plain = 0
      }
      if own > Prices.textWord { price += own } else { plain += own }
      isNumber = isNumber && (sentence.isNumber[end] || isAnd)
      hasAnd = hasAnd || isAnd
      // "Remind me tomorrow" says when, not of what.
      isExtra = isExtra && index.extraWords.contains(sentence.words[end])
      found.append(
        Found(
          length: end + 1 - word,
          price: price + max(plain, longest)
            + (isNumber ? (hasAnd ? 2 : 1) * Prices.textOfNumbers : 0)
            + (isExtra ? Prices.textOfExtras : 0),
          content: .text(word..<end + 1)))
    }
    return found
  }

  /// Texts that exist, one or several with "and" between them, and those that do not.
  private func texts(at word: Int, among listed: NameTable, isList: Bool) -> [Found] {
    var found = texts(at: word, isList: isList).map {
      Found(length: $0.length, price: $0.price + Prices.unlistedText, content: $0.content)
    }
    var texts: [String] = []
    var place = word
    var isGuess = false
    var price = 0
    while place < sentence.count, place == word || !sentence.beginsStatement(place) {
      var start = place
      while start < sentence.count - 1,
        language.names.ignored.contains(sentence.words[start])
          || (!texts.isEmpty && reader.knowledge.words.and.contains(sentence.words[start]))
      {
        start += 1
      }
      // "The first" is a text with its article, if it is not the first of something else.
      let whole = listed.names(in: sentence.words[place...], language).filter {
        $0.price == 0 && !$0.isGuess && $0.length > start - place && endsText(place + $0.length)
      }
      if !whole.isEmpty { start = place }
      let names = whole.isEmpty ? listed.names(in: sentence.words[start...], language) : whole
      guard let name = names.max(by: { $0.length < $1.length }) else { break }
      texts.append(name.name)
      isGuess = isGuess || name.isGuess
      price += name.price
      place = start + name.length
      found.append(
        Found(
          length: place - word, price: price, content: .texts(texts), isGuess: isGuess,
          evidence: isGuess ? 12 : 40))
    }
    return found
  }

  /// Whether a word after a text is no noun that may belong to it.
  private func endsText(_ word: Int) -> Bool {
    guard word < sentence.count, !sentence.isBreak[word] else { return true }
    let next = sentence.words[word]
    return index.requests.functionWords.contains(next) || index.requests.particles.contains(next)
      || index.isKnown(next)
  }

  private static let maximumTextLength = 14

  // MARK: Calculations

  /// The calculations at a position: numbers with at least one operation between them.
  func calculations(at word: Int) -> [Found] {
    let signs = language.arithmetic.signs
    let words = reader.knowledge.words
    var place = word
    var numbers = 0
    var operations = 0
    var connectors: [String] = []
    var endsWithSign = false
    var found: [Found] = []
    // One that begins after a sign is only a part of a longer one.
    var price = isAskedFor(at: word) ? Prices.askedCalculation : 0
    if word > 0, isSign(at: word - 1, signs) { price += Prices.partOfCalculation }
    // "Five times six" in "seventy five times six" is another one, and "50 plus 7" after "100, 75" is none.
    if word > 0, sentence.isNumber[word - 1], sentence.isNumber[word], !sentence.isBreak[word] {
      price += Prices.partOfCalculation
    }
    while place < sentence.count {
      let rest = sentence.sentence.words[place...]
      if let (signWords, sign) = sign(at: rest, signs) {
        if numbers == 0 ? sign != "(" : sign == "=" { break }
        if "+−-×÷*/".contains(sign) { operations += 1 }
        connectors = []
        place += signWords.count
        endsWithSign = sign != ")"
      } else if let number = reader.knowledge.numbers.readings(rest).first,
        number.isProper || endsWithSign
      {
        // "Five times three for fifteen" is a calculation and what it should come to.
        if numbers > 0, !endsWithSign, !isSum(connectors) { break }
        numbers += 1
        connectors = []
        place += number.length
        endsWithSign = false
      } else {
        // "Seventy five and twenty five, all times three": few words between.
        let text = sentence.words[place]
        connectors.append(text)
        let isTakenBack = index.requests.retractions.contains(where: rest.starts(with:))
        guard numbers > 0, connectors.count <= 2, !isTakenBack,
          words.and.contains(text) || words.fillers.contains(text)
            || index.requests.functionWords.contains(text)
        else { break }
        place += 1
        continue
      }
      if numbers > 1, operations > 0, !endsWithSign {
        found.append(
          Found(
            length: place - word, price: price, content: .text(word..<place),
            evidence: min(100, 30 + 20 * operations)))
      }
    }
    return found.suffix(3)
  }

  /// The calculations in the sentence, each as long as it can be.
  var allCalculations: [Range<Int>] {
    guard sentence.isNumber.count(where: { $0 }) > 1 else { return [] }
    var found: [Range<Int>] = []
    var place = 0
    while place < sentence.count {
      let length = calculations(at: place).map(\.length).max()
      if let length { found.append(place..<place + length) }
      place += length ?? 1
    }
    return found
  }

  /// Whether words between two numbers join them: "seventy five and twenty five".
  private func isSum(_ words: [String]) -> Bool {
    words.contains(where: reader.knowledge.words.and.contains)
  }

  /// Whether words ask what a value comes to: "what is five times six", "how much is it".
  private func isAskedFor(at word: Int) -> Bool {
    let before = sentence.words[..<word].reversed().drop { $0 == "(" }.prefix(3)
    guard let last = before.first, index.requests.openers.contains(last) else { return false }
    return before.contains { index.requests.questions.contains($0) }
  }

  /// Whether a word is a sign of arithmetic.
  private func isSign(at word: Int, _ signs: [(words: [String], sign: String)]) -> Bool {
    sign(at: sentence.sentence.words[word...], signs).map {
      $0.words.count == 1 && "+-−×÷*/(".contains($0.sign)
    } ?? false
  }

  /// The written or spoken sign with which some words begin.
  private func sign(
    at words: ArraySlice<Sentence.Word>, _ signs: [(words: [String], sign: String)]
  ) -> (words: [String], sign: String)? {
    if let first = words.first?.text, first.isSign || first == "=" {
      return ([first], first)
    }
    return signs.first { words.starts(with: $0.words) }
  }
}
