import IntentKit

/// A sentence with what each of its words can be in a request: a word of a phrase, one of no account,
/// a part of a value, or none of these.
struct AnnotatedSentence {
  let sentence: Sentence
  let words: [String]
  /// The ways to leave out words from a position: the number of words, and the price.
  private(set) var skips: [[Skip]] = []
  /// The ways in which the words from a position match a word of the phrases.
  private(set) var matches: [[Int: WordMatch]] = []
  /// The price of each word inside free text.
  private(set) var textPrices: [Int] = []
  /// Whether each word is a verb with which requests begin.
  private(set) var isVerb: [Bool] = []
  private(set) var isOpener: [Bool] = []
  /// Whether each word turns a request into its opposite.
  private(set) var isNegation: [Bool] = []
  /// Whether each word is a part of a number.
  private(set) var isNumber: [Bool] = []
  /// Whether each word is in the name of an entity.
  private(set) var isName: [Bool] = []
  /// Whether each word begins a clause of context.
  private(set) var isConjunction: [Bool] = []
  private(set) var isAfterColon: [Bool] = []
  /// Whether an exception begins at each word.
  private(set) var isException: [Bool] = []
  /// Whether each word joins the elements of a list.
  private(set) var isAnd: [Bool] = []
  /// Whether a number, a count or an amount can begin at each word, after words that do not change
  /// it at most.
  private(set) var canBeNumber: [Bool] = []
  /// The positions at which clauses begin, in ascending order, with the end of the sentence.
  private(set) var clauses: [Int] = []
  private(set) var acts = Clauses(all: [])
  /// Whether a text or list cannot go on from the word before each position.
  private(set) var isBreak: [Bool] = []

  struct Skip {
    let length: Int
    let price: Int
  }

  struct WordMatch {
    let price: Int
    let length: Int
    /// Whether the word is only spelled alike.
    let isGuess: Bool
    /// Whether it is another word that means the same.
    var isMeaning = false
    /// Whether it only means the same in requests that change nothing: "get" is "show" there.
    var isLookup = false
  }

  init(
    _ sentence: Sentence, _ index: PhraseIndex, _ knowledge: SlotKnowledge, _ names: NameTables?
  ) {
    self.sentence = sentence
    words = sentence.words.map(\.text)
    isBreak = words.indices.map { $0 > 0 && sentence.isStop(before: $0) } + [false]
    mark(index, knowledge, names)
    price(index, knowledge, names)
    forgetMeaningsInNames(index)
    priceNeighbours(index, knowledge, names)
    let verbs = isVerb
    acts = ClauseReader(sentence, index.grammar) { verbs[$0] }.read()
    findClauses(index, and: Set(knowledge.words.and))
  }

  var count: Int { words.count }

  func isBeyondClause(_ word: Int, after other: Int) -> Bool {
    clauses.contains { (other...word).contains($0) }
  }

  /// The beginning of the sentence that a word is in.
  func sentenceStart(of word: Int) -> Int { (0...word).last { isBreak[$0] } ?? 0 }

  /// Whether a clause that tells something begins at a word after a comma: "it's mouldy", "the eggs are fine".
  func beginsStatement(_ word: Int) -> Bool {
    sentence.words[word].isAfterComma
      && acts.all.contains {
        $0.words.lowerBound == word && $0.act == .report && $0.hasFiniteVerb
      }
  }

  /// The beginning of what is said without a stop, a comma or a conjunction up to a word.
  func statementStart(of word: Int) -> Int {
    (1..<max(1, word + 1)).last {
      isBreak[$0] || sentence.words[$0].isAfterComma || isConjunction[$0]
    } ?? 0
  }

  /// The words of at least four numbers in digits in a row, as the numbers of a game are written.
  var rowsOfNumbers: [Range<Int>] {
    func isNumeral(_ place: Int) -> Bool { words[place].allSatisfy(\.isNumber) }
    var rows: [Range<Int>] = []
    var start = 0
    while start < count {
      var end = start
      while end < count, isNumeral(end), end == start || !isBreak[end] { end += 1 }
      if end - start >= Self.leastRow { rows.append(start..<end) }
      start = max(end, start + 1)
    }
    return rows
  }
  private static let leastRow = 4

  /// The least price of leaving out all words in a range.
  func cheapestSkip(_ range: Range<Int>) -> Int {
    var prices = [Int](repeating: .max, count: range.count + 1)
    prices[0] = 0
    for place in range {
      let price = prices[place - range.lowerBound]
      for skip in skips[place] where place + skip.length <= range.upperBound {
        let end = place + skip.length - range.lowerBound
        prices[end] = min(prices[end], price + skip.price)
      }
    }
    return prices[range.count]
  }

  // MARK: Words

  /// Marks the role that each word has on its own.
  private mutating func mark(
    _ index: PhraseIndex, _ knowledge: SlotKnowledge, _ names: NameTables?
  ) {
    let requests = index.requests
    isNegation = words.map { requests.negations.contains($0) }
    isOpener = words.indices.map { place in
      (place == 0 || isBreak[place])
        && (requests.openers.contains(words[place]) || requests.questions.contains(words[place]))
    }
    isName = words.map { names?.isInName($0) == true }
    isConjunction = words.map { requests.conjunctions.contains($0) }
    isAfterColon = words.indices.map { sentence.gap(before: $0).contains(":") }
    isAnd = words.map { knowledge.words.and.contains($0) }
    isException = words.indices.map { place in
      requests.exceptions.contains { exception in
        // "Everything on the list but milk".
        words[place...].starts(with: exception)
          || exception.count == 2 && words[place] == exception[1]
            && words[..<place].contains(exception[0])
      }
    }
    isNumber = words.map { knowledge.numbers.isOfNumber($0) }
    let begins = words.map { knowledge.numbers.canBegin($0) }
    canBeNumber = words.indices.map { place in
      // "Just the 25": up to two words can precede it.
      begins[place..<min(words.count, place + 3)].contains(true)
    }
  }

  /// Finds what each word matches, and what it costs to leave it out or to take it as text.
  private mutating func price(
    _ index: PhraseIndex, _ knowledge: SlotKnowledge, _ names: NameTables?
  ) {
    var idiom: Set<Int> = []
    let exclamations = exclamations(index)
    for place in words.indices {
      let word = words[place]
      // "Add pay attention to my to do list" is about a text.
      if !isVerb.contains(true) { idiom.formUnion(index.requests.idiom(at: place, of: words)) }
      let isIdiom = idiom.contains(place)
      let (meant, found) =
        isIdiom ? (word, [:]) : meaning(at: place, index, knowledge, names)
      matches.append(found)
      isVerb.append(
        found.contains {
          index.firstWords.contains($0.key) && $0.value.price <= Prices.sameMeaning
        })
      var skips: [Skip] = []
      for (phrases, price) in index.skippable {
        for length in phrases.lengths(in: words[place...]) {
          skips.append(Skip(length: length, price: price))
        }
      }
      if exclamations.contains(place) { skips.append(Skip(length: 1, price: Prices.courtesy)) }
      let price = price(of: meant, at: place, found, index, knowledge, names)
      skips.append(Skip(length: 1, price: isIdiom ? max(price, Prices.unknownWord) : price))
      if isBreak[place] {
        skips = skips.map { Skip(length: $0.length, price: $0.price + Prices.sentenceBreak) }
      }
      self.skips.append(skips)
      textPrices.append(isIdiom ? Prices.textIdiom : textPrice(of: word, found, index))
    }
  }

  /// The words at the ends of the sentence that praise or address someone, with nothing but such words and courtesies outside.
  private func exclamations(_ index: PhraseIndex) -> Set<Int> {
    func isAround(_ place: Int) -> Bool {
      index.requests.exclamations.contains(words[place])
        || index.courtesyWords.contains(words[place])
    }
    let around =
      words.indices.prefix(while: isAround) + words.indices.reversed().prefix(while: isAround)
    return Set(around.filter { index.requests.exclamations.contains(words[$0]) })
  }

  /// Leaves the words of a name before its noun no other meaning: "to do list" makes none.
  private mutating func forgetMeaningsInNames(_ index: PhraseIndex) {
    for noun in words.indices where index.nouns.contains(words[noun]) {
      let name = words[..<noun].indices.reversed().prefix { isName[$0] }
      guard name.count > 1 else { continue }
      for place in name { matches[place] = matches[place].filter { !$0.value.isMeaning } }
    }
  }

  /// Changes the prices of words that depend on the word after them.
  private mutating func priceNeighbours(
    _ index: PhraseIndex, _ knowledge: SlotKnowledge, _ names: NameTables?
  ) {
    for place in words.indices.dropLast()
    where index.requests.prepositions.contains(words[place])
      && (skips[place + 1].last?.price ?? 0) == Prices.unknownWord && !canBeNumber[place]
    {
      skips[place] = skips[place].map {
        $0.price == Prices.preposition
          ? Skip(length: $0.length, price: Prices.prepositionOfUnknown) : $0
      }
    }
    // A name between prepositions is hardly left out, even if it is a word of no account elsewhere: "from current for the
    // tickets".
    for place in words.indices.dropFirst().dropLast()
    where isName[place] && !index.requests.functionWords.contains(words[place])
      && [place - 1, place + 1].allSatisfy({ index.requests.prepositions.contains(words[$0]) })
    {
      skips[place] = skips[place].map {
        $0.length == 1 ? Skip(length: 1, price: max($0.price, Prices.nameAfterPreposition)) : $0
      }
    }
    joinUnknownWords(index)
    for place in words.indices.dropFirst().dropLast()
    where index.requests.prepositions.contains(words[place])
      && isPlainWord(place + 1, index, names)
      // "In December" says when.
      && knowledge.times?.vocabulary.contains(words[place + 1]) != true
    {
      textPrices[place] =
        index.links(at: place, of: words) ? Prices.textFunctionWord : Prices.textInfinitive
    }
    for place in words.indices.dropLast()
    where knowledge.words.and.contains(words[place])
      && (isVerb[place + 1] || index.isGeneral(words[place + 1]))
    {
      textPrices[place] = Prices.textNextRequest
    }
  }

  /// Makes unknown words that follow each other after a preposition one thing, to be left out as a whole: "for the concert
  /// tickets".
  private mutating func joinUnknownWords(_ index: PhraseIndex) {
    func isUnknown(_ place: Int) -> Bool { skips[place].last?.price == Prices.unknownWord }
    for preposition in words.indices.dropLast()
    where index.requests.prepositions.contains(words[preposition]) {
      let start =
        preposition + (index.articles.contains(words[preposition + 1]) ? 2 : 1)
      guard start < words.count else { continue }
      let run = (start..<words.count).prefix { place in
        isUnknown(place)
          && !(place > start && (isBreak[place] || sentence.words[place].isAfterComma))
      }
      guard run.count > 1 else { continue }
      skips[start].insert(
        Skip(
          length: run.count, price: Prices.unknownWord + (run.count - 1) * Prices.unknownNextWord),
        at: 0)
    }
  }

  /// The word that is probably meant at a position, and what it matches: "taht" is read as "that" if
  /// it has no other meaning.
  private func meaning(
    at place: Int, _ index: PhraseIndex, _ knowledge: SlotKnowledge, _ names: NameTables?
  ) -> (word: String, matches: [Int: WordMatch]) {
    let word = words[place]
    let isUnknown =
      !index.isKnown(word) && !knowledge.isOfValue(word) && !isName[place]
    let found = matches(of: word, at: place, index, isUnknown: false)
    guard found.isEmpty, isUnknown else { return (word, found) }
    guard let meant = index.unswapped(word) else {
      return (word, matches(of: word, at: place, index, isUnknown: true))
    }
    var meanings = matches(of: meant, at: place, index, isUnknown: false)
    for (id, match) in meanings {
      meanings[id] = WordMatch(
        price: match.price + Prices.swappedLetters, length: match.length,
        isGuess: index.telling.isTelling(id))
    }
    return (meant, meanings)
  }

  private func matches(
    of word: String, at place: Int, _ index: PhraseIndex, isUnknown: Bool
  ) -> [Int: WordMatch] {
    let telling = index.telling
    var found: [Int: WordMatch] = [:]
    func note(
      _ id: Int, _ price: Int, length: Int = 1, isGuess: Bool = false, isMeaning: Bool = false,
      isLookup: Bool = false
    ) {
      if let known = found[id], known.price <= price { return }
      found[id] = WordMatch(
        price: price, length: length, isGuess: isGuess, isMeaning: isMeaning, isLookup: isLookup)
    }
    func noteMeanings(of word: String, extra: Int) {
      for expression in telling.expressions[word] ?? [] {
        let length = expression.words.count
        guard place + length <= words.count,
          expression.words.dropFirst().elementsEqual(words[(place + 1)..<(place + length)])
        else { continue }
        let meaning = telling.meanings[expression.meaning]
        for id in meaning.ids {
          note(
            id, meaning.price + extra, length: length, isMeaning: true,
            isLookup: meaning.kind == .lookup)
        }
      }
    }
    if let id = telling.ids[word] { note(id, 0) }
    noteMeanings(of: word, extra: 0)
    // "What was on the list" looks up what "what is on the list" does; "was that right" is about what is past.
    if index.requests.clauses.classes[word]?.isSuperset(of: [.auxiliary, .past]) == true,
      words.contains(where: index.requests.questions.contains)
    {
      for id in index.presentAuxiliaries { note(id, Prices.otherForm, isLookup: true) }
    }
    // "Not" isn't a form of "noted".
    if index.requests.functionWords.contains(word) || index.requests.negations.contains(word) {
      return found
    }
    for form in index.requests.basicForms(of: word) {
      let price = form.changesMeaning ? Prices.changedForm : Prices.otherForm
      if let id = telling.ids[form.text] { note(id, price) }
      for other in telling.forms[form.text] ?? [] { note(other.id, price) }
      noteMeanings(of: form.text, extra: price)
    }
    for other in telling.forms[word] ?? [] {
      note(other.id, other.changesMeaning ? Prices.changedForm : Prices.otherForm)
    }
    // "Bórralo".
    if let id = index.verb(with: word) { note(id, Prices.otherForm) }
    if isUnknown {
      for other in telling.similarExpressions(to: PlainText.fold(word)) {
        noteMeanings(of: other, extra: Prices.misspelling)
      }
      for id in telling.similar(to: PlainText.fold(word)) {
        note(id, Prices.misspelling, isGuess: true)
      }
    }
    return found
  }

  private func price(
    of word: String, at place: Int, _ found: [Int: WordMatch], _ index: PhraseIndex,
    _ knowledge: SlotKnowledge, _ names: NameTables?
  ) -> Int {
    let requests = index.requests
    if requests.negations.contains(word) { return Prices.negation }
    if isOpener[place] {
      return requests.openers.contains(word) ? Prices.opener : Prices.question
    }
    if requests.prepositions.contains(word) { return Prices.preposition }
    if requests.functionWords.contains(word) { return Prices.functionWord }
    if word.count == 1, word.first?.isLetter == false, word.first?.isNumber == false {
      return Prices.sign
    }
    if requests.particles.contains(word) { return Prices.particle }
    if knowledge.numbers.isOfNumber(word) { return Prices.number }
    if names?.isInName(word) == true { return Prices.name }
    let weight =
      found.filter { $0.value.length == 1 && $0.value.price <= Prices.changedForm }
      .map { index.telling.weights[$0.key] }.max() ?? 0
    if weight >= TellingWords.telling { return 15 + weight * 4 / 10 }
    if weight > 0 || index.isGeneral(word) { return Prices.generalVerb }
    return place == 0 && !requests.otherVerbs.contains(word) ? Prices.vocative : Prices.unknownWord
  }

  private func textPrice(of word: String, _ found: [Int: WordMatch], _ index: PhraseIndex) -> Int {
    let requests = index.requests
    if requests.prepositions.contains(word) { return Prices.textPreposition }
    if requests.negations.contains(word) { return Prices.textNegation }
    if index.retractionWords.contains(word) { return Prices.textCourtesy }
    if requests.openers.contains(word) || requests.questions.contains(word) {
      return Prices.textAuxiliary
    }
    if requests.functionWords.contains(word) { return Prices.textFunctionWord }
    if index.courtesyWords.contains(word) { return Prices.textCourtesy }
    if index.extraWords.contains(word) { return Prices.textExtra }
    let weight = found.filter { $0.value.price == 0 }.map { index.telling.weights[$0.key] }.max()
    if let weight, weight >= TellingWords.telling { return 10 + weight / 10 }
    return Prices.textWord
  }

  /// Whether a word is neither a function word nor in a name, so that a preposition before it rather
  /// belongs to a text: "films to see".
  private func isPlainWord(_ place: Int, _ index: PhraseIndex, _ names: NameTables?) -> Bool {
    let word = words[place]
    return !index.requests.functionWords.contains(word) && !index.nouns.contains(word)
      && names?.isInName(word) == false && !canBeNumber[place]
      && !words[place...].prefix(3).contains { index.nouns.contains($0) }
  }

  // MARK: Words around values that tell

  /// The sentence with low prices for words around values that tell that a request is meant: a
  /// calculation, or the numbers of a game and its target.
  func loosened(
    around telltale: TolerantPhrase.Telltale, for intent: String, _ index: PhraseIndex
  ) -> AnnotatedSentence {
    var copy = self
    let limit =
      telltale == .calculation ? Prices.wordByCalculation : Prices.wordByNumbers
    for place in words.indices {
      let said = matches[place].filter { $0.value.price <= Prices.otherForm }.keys
      let isOther = index.tells(said, aboutOthersThan: intent)
      let limit = isOther ? 2 * limit : limit
      copy.isNegation[place] = false
      copy.isOpener[place] = false
      copy.skips[place] = skips[place].map { skip in
        let isNumber = skip.length == 1 && skip.price == Prices.number
        let isSum = telltale == .numbers && index.arithmeticWords.contains(words[place])
        if isSum { return Skip(length: skip.length, price: max(skip.price, Prices.signByNumbers)) }
        if isName[place] { return skip }
        // Numbers next to a calculation are those of its game.
        return isNumber && telltale == .numbers
          ? skip : Skip(length: skip.length, price: min(skip.price, limit))
      }
    }
    return copy
  }

  // MARK: Clauses

  private mutating func findClauses(_ index: PhraseIndex, and: Set<String>) {
    let requests = index.requests
    var places: Set<Int> = [0, words.count]
    places.formUnion(acts.all.map(\.words.lowerBound))
    var place = 0
    /// Whether a question precedes a verb in its clause: "how much tax do I pay".
    func isInQuestion(_ place: Int) -> Bool { isOpener[places.filter { $0 < place }.max() ?? 0] }
    /// Whether a verb begins a clause: "the list" has none.
    func beginsClause(_ place: Int) -> Bool {
      isVerb[place] && !isInQuestion(place)
        && !(place > 0 && index.articles.contains(words[place - 1]))
    }
    /// The "and" before a verb with nothing between that matters: "and then show"; `nil` if there is none.
    func joint(before place: Int) -> Int? {
      guard isVerb[place] || index.isGeneral(words[place]) else { return nil }
      let between = words[..<place].reversed().prefix { index.courtesyWords.contains($0) }
      return between.firstIndex { and.contains($0) }.map { between.index(after: $0).base }
    }
    while place < words.count {
      let lead = requests.leads.first { words[place...].starts(with: $0) }
      if let lead {
        places.insert(place)
        place += lead.count
      } else {
        if let joint = joint(before: place) {
          places.insert(joint)
          skips[joint] = skips[joint].map {
            Skip(length: $0.length, price: max($0.price, Prices.nextRequest))
          }
        } else if beginsClause(place)
          || requests.conjunctions.contains(words[place])
          || requests.questions.contains(words[place])
          || sentence.words[place].isAfterComma && !sentence.isInNumber(place)
        {
          places.insert(place)
        }
        place += 1
      }
    }
    clauses = places.sorted()
  }
}
