import IntentKit

/// Finds the values that can stand at a position of a sentence, with the price of each. What was found
/// for a kind of value is kept for the other phrases.
struct ValueFinder {
  private let sentence: AnnotatedSentence
  private let language: Language
  private let names: NameTables?
  private let reader: SlotReader
  private let lenientReader: SlotReader
  private let index: PhraseIndex
  private let cache = Cache()

  /// Found values, by the number of the kind of value and the word. All copies of a finder share it.
  private final class Cache {
    var found: [[Found]?] = []
  }

  /// A value, or the words of one.
  struct Found {
    let length: Int
    let price: Int
    let content: Content
    /// Whether it was guessed.
    var isGuess = false
    /// The value, if it is neither a name nor a text.
    var candidate: SlotReader.Candidate? {
      if case .value(let candidate) = content { candidate } else { nil }
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
    /// The evidence that the value adds.
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
    /// Texts that exist.
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

  /// The values at a position.
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
      let found =
        names?.texts(intent, parameter.name).map { texts(at: word, among: $0) } ?? texts(at: word)
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

  /// The evidence of a number, or of several in a row.
  static func evidence(ofElements count: Int) -> Int { min(110, 25 + 15 * (count - 1)) }

  /// The evidence of a currency next to a number: "£1,250".
  private static let evidenceOfCurrency = 8

  // MARK: Names

  /// Whether a word is the article of the next one: "die" in "hak die Zwiebel ab", not in "hak die ab".
  private func isArticle(at word: Int) -> Bool {
    guard language.names.ignored.contains(sentence.words[word]), word + 1 < sentence.count,
      !sentence.isBreak[word + 1]
    else { return false }
    let next = sentence.words[word + 1]
    let requests = index.requests
    return ![requests.particles, requests.prepositions, requests.functionWords].contains {
      $0.contains(next)
    }
  }

  /// Whether what follows a pronoun says where to, so that the pronoun does not: "put this on my phone", not "show it to me".
  private func hasPlace(after word: Int) -> Bool {
    guard word + 2 < sentence.count,
      index.requests.prepositions.contains(sentence.words[word + 1])
    else { return false }
    return !index.requests.functionWords.contains(sentence.words[sentence.count - 1])
  }

  private func entities(_ kind: EntityKind, at word: Int) -> [Found] {
    var start = word
    while start < sentence.count - 1, language.names.ignored.contains(sentence.words[start]) {
      start += 1
    }
    // In "A+B", the first word is no article.
    let table = names?.names(ofType: kind.type)
    if start > word,
      table?.names(in: sentence.words[word...], language).contains(where: {
        $0.price == 0 && $0.length > start - word
      }) == true
    {
      start = word
    }
    let said = sentence.words[start...]
    let isAny = sentence.words[word..<start].contains(
      where: language.names.indefiniteArticles.contains)
    var found: [Found] = []
    if names?.spoken.contains(kind.type) == true, !isArticle(at: word), !hasPlace(after: word),
      reader.knowledge.words.asides.references.contains(sentence.words[word])
    {
      found.append(.reference(.name(sentence.words[word])))
    }
    let noun = language.names.singular(
      Sentence.words(kind.title, language.spelling).last ?? "")
    func isNoun(_ word: String) -> Bool {
      language.names.singular(word) == noun || Similarity.isMisspelt(word, for: noun)
    }
    if kind.allowsAll {
      for all in language.names.all where said.starts(with: all) {
        found.append(
          Found(
            length: start - word + all.count, price: 0,
            content: .name(sentence.sentence.text(start..<start + all.count)), evidence: 10))
      }
    }
    guard let table else {
      return found
        + unknown(at: start, from: word, first: Prices.text, others: Prices.textWord, noun: noun)
    }
    for (place, hasNoun) in [(start, false)] + starts(ofNameAfter: start, isNoun: isNoun) {
      for name in table.names(in: sentence.words[place...], language) {
        // "Things to do" is a name of several words with what it describes.
        if place > start, name.isGuess || !hasNoun && name.length == 1 { continue }
        // "What do I have to do" is about no list "To do", unless it is said as a name.
        let isMinor =
          place == start && start == word && !isAfterPreposition(word)
          && sentence.words[place..<place + name.length].allSatisfy(
            index.requests.functionWords.contains)
        let end = place + name.length
        func isNounOfName(_ next: Int) -> Bool {
          next < sentence.count && !sentence.isBreak[next] && isNoun(sentence.words[next])
        }
        var ends = [(end, hasNoun, 0)]
        // "Savings account", "hardware store list".
        if isNounOfName(end) { ends.append((end + 1, true, 0)) }
        if isNounOfName(end + 1) { ends.append((end + 2, true, Prices.wordInName)) }
        for (end, hasNoun, extra) in ends where hasNoun || !isMinor || isNounOfName(end) {
          // "A book" is not the list Books.
          let isAnother = isAny && !hasNoun && name.price > 0
          // Which name was meant is not decided here if it is not certain.
          let content: Content =
            name.isGuess ? .text(place..<place + name.length) : .name(name.name)
          found.append(
            Found(
              length: end - word,
              price: name.price + extra + (isAnother ? Prices.partOfName : 0), content: content,
              isGuess: name.isGuess, isBareName: !hasNoun && !name.hasNoun,
              evidence: name.isGuess
                ? 25 : hasNoun || name.length > 1 || name.hasNoun ? 90 : 65))
        }
      }
    }
    found += open(at: start, from: word, isAny: isAny, isNoun: isNoun)
    // "My account" isn't a name.
    let isNoun = language.names.singular(sentence.words[start]) == noun
    if isNoun {
      // "The list" is the one that was spoken about.
      guard !isAny, names?.spoken.contains(kind.type) == true else { return found }
      return found + [.reference(.name(sentence.words[start]), length: start - word + 1)]
    }
    found += unknown(
      at: start, from: word, first: kind.allowsNew ? Prices.newName : Prices.unknownName,
      others: Prices.unknownNameWord, noun: noun, allowsNew: kind.allowsNew)
    return found
  }

  private func isAfterPreposition(_ word: Int) -> Bool {
    word > 0 && index.requests.prepositions.contains(sentence.words[word - 1])
  }

  /// Words that name none, but leave open which one is meant: "one account", "a list", "another".
  private func open(
    at start: Int, from word: Int, isAny: Bool, isNoun: (String) -> Bool
  ) -> [Found] {
    func found(to end: Int, _ content: Content? = nil) -> [Found] {
      [
        Found(
          length: end - word, price: 0, content: content ?? .text(start..<end), isOpen: true,
          evidence: Self.evidenceOfOpen)
      ]
    }
    if isAny, isNoun(sentence.words[start]) { return found(to: start + 1, .nothing) }
    guard language.names.indefinites.contains(sentence.words[start]) else { return [] }
    let next = start + 1
    let isLast = next == sentence.count || sentence.isBreak[next]
    if !isLast, isNoun(sentence.words[next]) { return found(to: next + 1) }
    // "To another", but not "a thursday one".
    guard isAfterPreposition(word) else { return [] }
    return isLast || index.requests.functionWords.contains(sentence.words[next])
      ? found(to: next) : []
  }

  private static let evidenceOfOpen = 20

  /// Where a name can begin after its noun ("the list of errands") or after a noun for whatever it describes ("things to
  /// do"), and whether its own noun precedes it.
  private func starts(ofNameAfter start: Int, isNoun: (String) -> Bool) -> [(Int, hasNoun: Bool)] {
    func goesOn(_ place: Int) -> Bool { place < sentence.count && !sentence.isBreak[place] }
    var starts: [(Int, hasNoun: Bool)] = []
    var place = start
    if isNoun(sentence.words[place]) {
      place += 1
      while goesOn(place),
        language.names.naming.contains(sentence.words[place])
          || language.names.articles.contains(sentence.words[place])
      {
        place += 1
      }
      guard goesOn(place) else { return [] }
      starts.append((place, true))
    }
    if language.names.placeholders.contains(sentence.words[place]), goesOn(place + 1) {
      starts.append((place + 1, place > start))
    }
    return starts
  }

  /// Names that do not exist, or that may.
  private func unknown(
    at start: Int, from word: Int, first: Int, others: Int, noun: String, allowsNew: Bool = false
  ) -> [Found] {
    var found: [Found] = []
    var price = first
    var priceWithNoun = min(first, Prices.nameWithNoun)
    var isNumber = true
    func isNoun(_ place: Int) -> Bool {
      place < sentence.count && language.names.singular(sentence.words[place]) == noun
    }
    for end in start..<min(sentence.count, start + Self.maximumNameLength) {
      if end > start, sentence.isBreak[end] { break }
      let extra =
        (end > start ? others : 0) + max(0, sentence.textPrices[end] - Prices.textWord)
      price += extra
      priceWithNoun += extra
      // "Take 17 away from 103" names no account.
      isNumber = isNumber && sentence.isNumber[end]
      // "The films list": the noun tells what kind of name it is.
      let own = isNoun(end + 1) ? priceWithNoun : price + (isNumber ? Prices.textOfNumbers : 0)
      found.append(
        Found(
          length: end + 1 - word, price: own, content: .text(start..<end + 1),
          isUnknownName: !isNoun(end + 1), isNewName: allowsNew && !isNoun(end + 1)))
      if isNoun(end + 1) {
        found.append(
          Found(
            length: end + 2 - word, price: priceWithNoun, content: .text(start..<end + 1),
            evidence: Self.evidenceOfNoun))
      }
    }
    return found
  }

  private static let maximumNameLength = 6
  /// The evidence of a noun after a name that does not exist.
  private static let evidenceOfNoun = 55

  // MARK: Texts

  /// A pronoun for texts that were spoken about: "delete them".
  private func pronoun(for parameter: ParameterDeclaration, at word: Int) -> [Found] {
    let text = sentence.words[word]
    guard names?.spoken.contains(parameter.name) == true, !isArticle(at: word),
      index.requests.pronouns.contains(text)
    else { return [] }
    return [.reference(.texts([text]))]
  }

  private func texts(at word: Int) -> [Found] {
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
    if sentence.isVerb[word] || isExpression || index.isGeneral(sentence.words[word]) {
      price += Prices.textVerb
    }
    var isNumber = true
    var hasAnd = false
    var isExtra = true
    for end in word..<min(sentence.count, word + Self.maximumTextLength) {
      if end > word, sentence.isBreak[end] { break }
      // "New" in "a new flat" belongs to it, "tomorrow" after it does not.
      let isFirst = end == word && index.extraWords.contains(sentence.words[word])
      price += isFirst ? Prices.textFunctionWord : sentence.textPrices[end]
      // "Add twelve and nineteen" is about no items.
      let isAnd = reader.knowledge.words.and.contains(sentence.words[end])
      isNumber = isNumber && (sentence.isNumber[end] || isAnd)
      hasAnd = hasAnd || isAnd
      // "Remind me tomorrow" says when, not of what.
      isExtra = isExtra && index.extraWords.contains(sentence.words[end])
      found.append(
        Found(
          length: end + 1 - word,
          price: price + (isNumber ? (hasAnd ? 2 : 1) * Prices.textOfNumbers : 0)
            + (isExtra ? Prices.textOfExtras : 0),
          content: .text(word..<end + 1)))
    }
    return found
  }

  /// Texts that exist, one or several with "and" between them, and those that do not.
  private func texts(at word: Int, among listed: NameTable) -> [Found] {
    var found = texts(at: word).map {
      Found(length: $0.length, price: $0.price + Prices.unlistedText, content: $0.content)
    }
    var texts: [String] = []
    var place = word
    var isGuess = false
    var price = 0
    while place < sentence.count {
      var start = place
      while start < sentence.count - 1,
        language.names.ignored.contains(sentence.words[start])
          || (!texts.isEmpty && reader.knowledge.words.and.contains(sentence.words[start]))
      {
        start += 1
      }
      let names = listed.names(in: sentence.words[start...], language)
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
        let isTakenBack = index.requests.retractions.contains {
          rest.starts(with: $0) { $0.text == $1 }
        }
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
    }
      ?? false
  }

  /// The written or spoken sign with which some words begin.
  private func sign(
    at words: ArraySlice<Sentence.Word>, _ signs: [(words: [String], sign: String)]
  ) -> (words: [String], sign: String)? {
    if let first = words.first?.text, first.isSign || first == "=" {
      return ([first], first)
    }
    return signs.first { sign in words.prefix(sign.words.count).map(\.text) == sign.words }
  }
}
