extension Language {
  /// A thing as one writes it on a list: "milk" of "the milk", "pain" of "du pain", "passport" of "my passport too".
  ///
  /// The words that join it to what was said before go, and so do a possessive of the speaker and the article before a single word or
  /// if it is partitive: "the big one", "a bag of rice" and "The Times" stay as they are.
  public func withoutArticle(_ text: String) -> String {
    let sentence = Sentence(text, spelling)
    let words = sentence.words.map(\.text)
    var range = words.indices
    while let length = names.additions.filter({
      $0.count < range.count && words[range].starts(with: $0)
    }).map(\.count).max(), text[sentence.words[range.lowerBound].range].first?.isUppercase == false
    {
      range = range.dropFirst(length)
    }
    while let length = (names.additions + names.additionsAfter).filter({
      $0.count < range.count && words[range].suffix($0.count).elementsEqual($0)
    }).map(\.count).max() {
      range = range.dropLast(length)
    }
    let article = articleLength(sentence, range)
    guard article > 0 || range.count < words.count else { return text }
    return sentence.text(range.dropFirst(article))
  }

  /// The number of words of the article that is no part of a thing.
  private func articleLength(_ sentence: Sentence, _ range: Range<Int>) -> Int {
    let words = sentence.words[range].map(\.text)
    guard words.count > 1 else { return 0 }
    func isCapital(_ place: Int) -> Bool {
      sentence.text[sentence.words[range.lowerBound + place].range].first?.isUppercase == true
    }
    // "The Times", "my Kindle", "A Star Is Born".
    let isName =
      names.capitalizesNouns
      ? isCapital(0) && words.count > 2 : isCapital(1) || isCapital(words.count - 1)
    let light = names.lightArticles.filter { words.count > $0.count && words.starts(with: $0) }
      .map(\.count).max()
    if let light, words.count == light + 1 || names.partitives.contains(Array(words[..<light])) {
      return isName || isCapital(0) ? 0 : light
    }
    let isOfSpeaker = names.articles.contains(words[0]) && light == nil
    return !isName && isOfSpeaker ? 1 : 0
  }
}
