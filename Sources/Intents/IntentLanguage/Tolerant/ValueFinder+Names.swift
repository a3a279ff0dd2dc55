import IntentKit

/// The names of entities, those that exist and those that do not.
extension ValueFinder {
  /// Whether a word is the article of the next one: "die" in "hak die Zwiebel ab", not in "hak die ab".
  func isArticle(at word: Int) -> Bool {
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

  func entities(_ kind: EntityKind, at word: Int) -> [Found] {
    var start = word
    // "Del", of "100 del ahorro", is a preposition with its article.
    while start < sentence.count - 1, language.names.ignored.contains(sentence.words[start]),
      !index.joints.contains(sentence.words[start])
    {
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
        if name.isGuess, !hasNoun,
          names?.isOfOthers(
            sentence.sentence.text(place..<place + name.length), than: kind.type, language) == true
        {
          continue
        }
        // "What do I have to do" is about no list "To do", unless it is said as a name.
        let isMinor =
          place == start && start == word && !isAfterPreposition(word)
          && sentence.words[place..<place + name.length].allSatisfy(
            index.requests.functionWords.contains)
        let end = place + name.length
        func isNounOfName(_ next: Int) -> Bool {
          next < sentence.count && !sentence.isBreak[next] && isNoun(sentence.words[next])
        }
        if name.price > 0, isPossessor(end - 1, isNoun: isNoun) { continue }
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

  /// Whether a word is a genitive before what is meant: "Ben's mum" is not Ben, but "Ben's account" is his.
  private func isPossessor(_ word: Int, isNoun: (String) -> Bool) -> Bool {
    let next = word + 1
    guard sentence.words[word].hasSuffix("s"), next < sentence.count, !sentence.isBreak[next],
      !sentence.isNumber[next]
    else { return false }
    return !isNoun(sentence.words[next])
      && !index.requests.functionWords.contains(sentence.words[next])
  }

  func isAfterPreposition(_ word: Int) -> Bool {
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
}
