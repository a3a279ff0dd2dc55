import IntentKit

/// Words outside a request for a change that say when to make it, or take a part of it back.
struct Aside {
  /// The words of times: "tomorrow pay Ben".
  let times: [Range<Int>]
  /// The words that take something back which is still in the request.
  let correction: Range<Int>?
  /// The words that are values of the request after all.
  let values: [Range<Int>]

  init(
    beside alignment: Alignment, _ sentence: AnnotatedSentence,
    _ matcher: TolerantMatcher
  ) {
    let values = alignment.apart.map(\.all)
    let beside = alignment.isChange ? matcher.times(beside: alignment, sentence) : []
    let apart = alignment.timesApart.filter { time in !beside.contains { $0.overlaps(time) } }
    times = (beside + apart).filter { time in !values.contains { $0.overlaps(time) } }
      .sorted { $0.lowerBound < $1.lowerBound }
    correction = matcher.correction(after: alignment, sentence)
    self.values = values
  }

  var words: [Range<Int>] { times + [correction].compactMap(\.self) }
}

extension TolerantMatcher {
  /// The words of times that an alignment leaves out, in the order of the sentence.
  fileprivate func times(
    beside alignment: Alignment, _ sentence: AnnotatedSentence
  ) -> [Range<Int>] {
    guard let span = alignment.span else { return [] }
    let covered = alignment.coveredWords
    var times: [Range<Int>] = []
    // Of what is always confirmed, too much is rather told than too little.
    var place =
      alignment.isGrave
      ? sentence.sentenceStart(of: span.lowerBound)
      : sentence.statementStart(of: span.lowerBound)
    while place < sentence.count {
      if place >= span.upperBound, sentence.isBreak[place] { break }
      let length = covered.contains(place) ? 0 : timeLength(at: place, sentence.sentence)
      let words = place..<place + length
      if length > 0, covered.isDisjoint(with: words) { times.append(words) }
      place += max(1, length)
    }
    return times
  }

  /// The number of words of the longest time at a word; 0 if there is none.
  func timeLength(at place: Int, _ sentence: Sentence) -> Int {
    let words = sentence.words[place...].map(\.text)
    let named = index.requests.times.filter { words.starts(with: $0) }.map(\.count).max() ?? 0
    let reader = SlotReader(sentence: sentence, knowledge: knowledge)
    return max(named, reader.timeLength(from: place))
  }

  /// The words after a request that take something back which is still in it: "remove milk from groceries,
  /// no, bread".
  fileprivate func correction(
    after alignment: Alignment, _ sentence: AnnotatedSentence
  ) -> Range<Int>? {
    guard alignment.isChange, let end = alignment.span?.upperBound, end < sentence.count else {
      return nil
    }
    for place in end..<sentence.count {
      let length =
        index.requests.retractions
        .filter { sentence.words[place...].starts(with: $0) }.map(\.count).max() ?? 0
      let rest = place + length..<sentence.count
      let hasMore = rest.contains {
        !index.courtesyWords.contains(sentence.words[$0])
          && !index.extraWords.contains(sentence.words[$0])
      }
      if length > 0, hasMore { return place..<sentence.count }
    }
    return nil
  }
}

extension TolerantMatcher {
  /// The time that a request to look something up leaves out, as the value that its intent takes: "what have I got to do on
  /// Monday". What is said of now, such as "today", need not narrow it down.
  func timeLeft(
    by alignment: Alignment, _ sentence: AnnotatedSentence,
    _ inputs: [String: GivenInput], _ offset: Int
  ) -> (parameter: String, given: GivenInput)? {
    guard !alignment.isChange, let intent = catalog[alignment.intent] else { return nil }
    let times = times(beside: alignment, sentence).filter { words in
      let said = Array(sentence.words[words])
      return index.requests.times.contains(said) || !index.requests.extras.contains(said)
    }
    let parameters = intent.parameters.filter {
      if case .temporal = $0.kind { inputs[$0.name] == nil } else { false }
    }
    guard times.count == 1, parameters.count == 1 else { return nil }
    let parameter = parameters[0]
    return value(of: Slot(parameter), in: times[0], sentence).map {
      (parameter.name, GivenInput(parameter.kind.input($0), sentence.said(times[0], offset)))
    }
  }
}

extension SlotReader {
  /// The number of words of the longest date, period or recurrence that begins at a word; 0 if there is none.
  func timeLength(from start: Int) -> Int {
    guard let grammar = knowledge.times,
      grammar.starts.contains(sentence.words[start].text), canBeginTime(at: start)
    else { return 0 }
    let reader = TimeReader(sentence, from: start, grammar, knowledge.numbers, at: knowledge.now)
    return [TemporalKind.date, .moment, .period, .recurrence]
      .flatMap { reader.readings(of: $0, prefers: .future) }.map(\.length).max() ?? 0
  }
}
