/// Removes the words around a request: polite words, and the name of the app, as in "ask List-o-Mat
/// to" and "in List-o-Mat".
struct RequestTrimmer: Sendable {
  private let starts: [[String]]
  private let ends: [[String]]
  /// Words that are no request alone.
  private let questions: Set<String>
  /// The beginnings and ends that name the app.
  private let appStarts: [[String]]
  private let appEnds: [[String]]

  /// Creates what trims requests.
  ///
  /// - Parameters:
  ///   - words: The words of conversations.
  ///   - tags: Courtesies that are clauses of their own, after a request: "would you".
  ///   - questions: Words with which a question begins.
  ///   - appNames: The names of the app.
  ///   - spelling: The spelling of the language.
  init(
    _ words: ConversationWords, tags: [[String]], questions: Set<String>, appNames: [String],
    _ spelling: Spelling
  ) {
    self.questions = questions
    let names = Sentence.phrases(appNames, spelling).filter { !$0.isEmpty }
    func phrases(_ around: [ConversationWords.AppPhrase]) -> [[String]] {
      names.flatMap { name in around.map { $0.before + name + $0.after } }
    }
    appStarts = phrases(words.appStarts)
    appEnds = phrases(words.appEnds)
    starts = appStarts + words.starts
    ends = appEnds + words.ends + tags
  }

  /// The request alone; an utterance without a request is left unchanged.
  ///
  /// - Returns: The request, and its offset in the utterance, in UTF-8 bytes.
  func trimmed(_ sentence: Sentence) -> (request: Sentence, offset: Int) {
    trimmed(sentence, starts, ends)
  }

  /// The sentence without the name of the app, as in "hey NumberRace, cancel"; `nil` if it is not named, or if
  /// there are no other words.
  func withoutAppName(_ sentence: Sentence) -> Sentence? {
    guard !appStarts.isEmpty else { return nil }
    let (rest, _) = trimmed(sentence, appStarts, appEnds)
    return rest.words.count < sentence.words.count ? rest : nil
  }

  private func trimmed(
    _ sentence: Sentence, _ starts: [[String]], _ ends: [[String]]
  ) -> (request: Sentence, offset: Int) {
    var words = sentence.words[...]
    while let start = starts.first(where: {
      $0.count < words.count && words.prefix($0.count).map(\.text) == $0
    }) {
      words = words.dropFirst(start.count)
    }
    while let end = ends.first(where: {
      $0.count < words.count && words.suffix($0.count).map(\.text) == $0
    }) {
      let rest = words.dropLast(end.count)
      // "Was" alone of "was brauchen wir noch" asks nothing.
      if rest.count == 1, let only = rest.first, questions.contains(only.text) { break }
      words = rest
    }
    guard words.count < sentence.words.count, let first = words.first else {
      return (sentence, 0)
    }
    let offset = sentence.text.utf8.distance(
      from: sentence.text.startIndex, to: first.range.lowerBound)
    return (sentence.keeping(words), offset)
  }
}
