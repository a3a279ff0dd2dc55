extension Language {
  /// A thing without the article before it, as one writes it on a list: "milk" of "the milk", "pain" of "du pain".
  ///
  /// Only a single word, or something after a partitive article, loses it: "the big one" and "The Times" stay as they
  /// are.
  public func withoutArticle(_ text: String) -> String {
    let sentence = Sentence(text, spelling)
    let words = sentence.words.map(\.text)
    let article = names.lightArticles.filter { words.count > $0.count && words.starts(with: $0) }
      .max { $0.count < $1.count }
    guard let article, let first = sentence.words.first, let last = sentence.words.last,
      text[first.range].first?.isLowercase == true,
      names.capitalizesNouns || text[last.range].first?.isUppercase != true,
      words.count == article.count + 1 || names.partitives.contains(article)
    else { return text }
    return sentence.text(article.count..<words.count)
  }
}
