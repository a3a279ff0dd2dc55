import IntentKit

/// Parses values of a kind from the words of a sentence.
struct SlotReader {
  let sentence: Sentence
  let knowledge: SlotKnowledge
  /// Whether unknown words can match names approximately.
  var isLenient = false

  /// A value, its length in words, and whether its kind allows it.
  struct Candidate {
    let value: IntentValue
    var length: Int
    var isAllowed = true
    /// The number of digit-by-digit numbers: 0 or 1 for a single value, more for a list.
    var improperCount = 0
    /// Other, less likely values of the words.
    var others: [IntentValue] = []
    /// The number of words that match a name only approximately.
    var guessedWords = 0
    /// The number of repetitions in a list whose count might be the number instead: "3 x 2".
    var doubtfulRepeats = 0
    /// Whether it is the name of an entity that exists; `nil` if that is not asked.
    var isKnownName: Bool?
    /// Whether it is an amount with its currency.
    var hasCurrency: Bool {
      if case .money(let amount) = value { amount.currency != nil } else { false }
    }
  }

  /// The values that begin at a word, in the order in which to try them: allowed before not
  /// allowed, then the longest first, except that shorter free texts come first.
  func candidates(_ slot: Slot, from start: Int) -> [Candidate] {
    guard start < sentence.words.count else { return [] }
    switch slot.parameter.kind {
    case .list(let kind, _):
      return list(of: kind, count: slot.count, from: start)
    case .integer:
      let counts = afterDeterminers(from: start) { place in
        CountReader(numbers: knowledge.numbers).readings(sentence.words[place...]).map {
          Candidate(value: .integer($0.value), length: place - start + $0.length)
        }
      }.filter { slot.parameter.kind.contains($0.value) }
      let numbers = single(slot.parameter.kind, from: start)
      return counts.isEmpty ? numbers : Self.longestFirst(counts + numbers)
    case let kind:
      return single(kind, from: start)
    }
  }

  /// Allowed candidates before those not allowed, the longest first, otherwise in their order.
  private static func longestFirst(_ candidates: [Candidate]) -> [Candidate] {
    candidates.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.isAllowed != b.isAllowed { return a.isAllowed }
      return a.length == b.length ? first.offset < second.offset : a.length > b.length
    }.map(\.element)
  }

  /// All alternative values of an ambiguous choice: an approximate name, a digit-by-digit number,
  /// a list with as many elements, or a list whose numbers might be counts; empty if the choice is
  /// unambiguous. A standard form is not ambiguous with a digit-by-digit one.
  func alternatives(to chosen: Candidate, among candidates: [Candidate]) -> [IntentValue] {
    if !chosen.others.isEmpty { return [chosen.value] + chosen.others }
    if chosen.guessedWords > 0 {
      let alike = candidates.filter {
        $0.length == chosen.length && $0.guessedWords == chosen.guessedWords
      }
      return alike.count > 1 ? alike.map(\.value) : []
    }
    let count = chosen.value.elements?.count
    guard chosen.isAllowed, count != nil || chosen.improperCount > 0 else { return [] }
    var values: [IntentValue] = []
    for candidate in candidates
    where candidate.isAllowed && candidate.length == chosen.length
      && (candidate.value.elements?.count == count
        || (chosen.doubtfulRepeats > 0 && candidate.doubtfulRepeats == chosen.doubtfulRepeats))
      && (candidate.improperCount == 0 || chosen.improperCount > 0)
      && !values.contains(candidate.value)
    {
      values.append(candidate.value)
    }
    return values.count > 1 ? values : []
  }

  /// A part of a joined text without spaces.
  enum Part {
    case letters(String)
    case slot(Slot)
  }

  /// The values that begin at a word where values and letters are joined without spaces, with their
  /// lengths in words. Adds the work done to the effort.
  func joined(
    _ parts: [Part], from start: Int, effort: inout Int
  ) -> [(values: [JoinedValue], length: Int)] {
    let last = min(sentence.words.count, start + Self.maximumJoinedWords)
    guard start < last else { return [] }
    return (start + 1...last).reversed().flatMap { end -> [(values: [JoinedValue], length: Int)] in
      let text = sentence.text(start..<end)
      guard text.utf8.count <= Self.maximumJoinedLength else { return [] }
      return values(of: parts[...], in: text[...], &effort).map { ($0, end - start) }
    }
  }

  struct JoinedValue {
    let candidate: Candidate
    let text: String
  }

  /// The maximum length of a joined text, in bytes.
  private static let maximumJoinedLength = 200

  /// The maximum number of words in a joined text.
  private static let maximumJoinedWords = 8

  private func values(
    of parts: ArraySlice<Part>, in text: Substring, _ effort: inout Int
  ) -> [[JoinedValue]] {
    effort += 1
    guard let part = parts.first else { return text.isEmpty ? [[]] : [] }
    let rest = parts.dropFirst()
    switch part {
    case .letters(let letters):
      // The value may be preceded by an apostrophe.
      let said = text.drop(while: Sentence.isApostrophe)
      guard PlainText.fold(said.prefix(letters.count)) == letters else { return [] }
      return values(of: rest, in: said.dropFirst(letters.count), &effort)
    case .slot(let slot):
      let least = rest.reduce(0) {
        if case .letters(let letters) = $1 { $0 + letters.count } else { $0 + 1 }
      }
      guard text.count > least else { return [] }
      // Only a kind whose values can contain other values has more than one possible end.
      let lengths =
        rest.contains { if case .slot = $0 { true } else { false } }
        ? Array(1...(text.count - least))
        : [text.count - least, text.count - least - 1].filter { $0 > 0 }
      return lengths.flatMap { length -> [[JoinedValue]] in
        let own = text.prefix(length)
        guard own.last?.isPunctuation == false else { return [] }
        let others = values(of: rest, in: text.dropFirst(length), &effort)
        guard !others.isEmpty else { return [] }
        effort += 5
        let part = Sentence(String(own), sentence.spelling)
        return SlotReader(sentence: part, knowledge: knowledge).candidates(slot, from: 0)
          .filter { $0.length == part.words.count }
          .flatMap { value in
            others.map { [JoinedValue(candidate: value, text: part.text)] + $0 }
          }
      }
    }
  }

  /// The single values that begin at a word, also after words that do not change a number.
  func single(_ kind: ParameterKind, from start: Int) -> [Candidate] {
    guard kind.isNumeric, kind.elementKind == nil else { return plain(kind, from: start) }
    return afterDeterminers(from: start) { place in
      plain(kind, from: place).map {
        var candidate = $0
        candidate.length += place - start
        return candidate
      }
    }
  }

  /// The results of reading at a word, or else after the words that do not change a number: "the",
  /// "all".
  func afterDeterminers<Result>(from start: Int, _ read: (Int) -> [Result]) -> [Result] {
    let found = read(start)
    guard found.isEmpty else { return found }
    let words = sentence.words[start...]
    let text = knowledge.numbers.words.counts.determiners.first {
      !$0.isEmpty && words.starts(with: $0)
    }
    guard let length = text?.count, start + length < sentence.words.count,
      !sentence.words[start + length].isAfterComma
    else { return [] }
    return read(start + length)
  }

  /// The single values that begin right at a word.
  private func plain(_ kind: ParameterKind, from start: Int) -> [Candidate] {
    let words = sentence.words[start...]
    switch kind {
    case .integer(let ranges):
      let all = knowledge.numbers.signedReadings(words).map { reading in
        Candidate(
          value: .integer(reading.value), length: reading.length,
          isAllowed: ranges.contains { $0.contains(reading.value) },
          improperCount: reading.isProper ? 0 : 1)
      }
      return all.filter(\.isAllowed) + all.filter { !$0.isAllowed }
    case .decimal:
      return DecimalReader(numbers: knowledge.numbers).readings(words).map {
        Candidate(
          value: .decimal($0.value), length: $0.length, isAllowed: kind.contains(.decimal($0.value))
        )
      }
    case .money:
      return DecimalReader(numbers: knowledge.numbers, isOfMoney: true).readings(words).map {
        Candidate(
          value: .money(MoneyAmount($0.value, $0.currency.flatMap { Currency($0) })),
          length: $0.length, improperCount: $0.isProper ? 0 : 1)
      }
    case .temporal(let kind, let tense):
      return times(kind, tense, from: start)
    case .boolean:
      return knowledge.words.booleans(words).map {
        Candidate(value: .boolean($0.value), length: $0.length)
      }
    case .enumeration(let name, let cases):
      let index = knowledge.index(name, cases)
      let exact = index.cases(words)
      guard exact.isEmpty, isLenient else {
        return exact.map { Candidate(value: .enumeration($0.id), length: $0.length) }
      }
      return index.similarCases(words).map {
        Candidate(value: .enumeration($0.id), length: $0.length, guessedWords: $0.guessedWords)
      }
    case .text(let maximumLength):
      return spans(from: start, maximumLength: maximumLength)
    case .entity:
      let isArticle = knowledge.names.articles.contains(sentence.words[start].text)
      guard isArticle, start + 1 < sentence.words.count else { return spans(from: start) }
      return spans(from: start + 1).map { Candidate(value: $0.value, length: $0.length + 1) }
    case .list, .object:
      return []
    }
  }

  /// The values about time that begin at a word, the longest first.
  private func times(_ kind: TemporalKind, _ tense: Tense, from start: Int) -> [Candidate] {
    guard let grammar = knowledge.times,
      TimeReader.canBegin(sentence.words[start].text, grammar, knowledge.numbers),
      canBeginTime(at: start)
    else { return [] }
    let reader = TimeReader(sentence, from: start, grammar, knowledge.numbers, at: knowledge.now)
    let readings = reader.readings(of: kind, prefers: tense)
    if !readings.isEmpty, kind != .recurrence, isInRecurrence(start, grammar) { return [] }
    return readings.map {
      Candidate(
        value: .temporal($0.value), length: $0.length, others: $0.others.map { .temporal($0) })
    }
  }

  /// Whether a word can begin a time where it stands.
  func canBeginTime(at place: Int) -> Bool {
    knowledge.canBeginTime(
      sentence.words[place].text, after: place > 0 ? sentence.words[place - 1].text : nil)
  }

  /// Whether a word is inside a recurrence: "every friday" isn't a date.
  private func isInRecurrence(_ word: Int, _ grammar: TimeGrammar) -> Bool {
    (max(0, word - Self.wordsBeforeDay)..<word).contains { start in
      guard grammar.starts.contains(sentence.words[start].text) else { return false }
      let reader = TimeReader(sentence, from: start, grammar, knowledge.numbers, at: knowledge.now)
      return reader.readings(of: .recurrence, prefers: .future).contains {
        start + $0.length > word
      }
    }
  }

  /// The number of words that can precede a day in a recurrence: "on the first of every month".
  private static let wordsBeforeDay = 3

  /// All texts that begin at a word, the shortest first, so that they do not absorb words of the
  /// phrase.
  func spans(from start: Int, maximumLength: Int = maximumSpanLength) -> [Candidate] {
    var spans: [Candidate] = []
    for end in start + 1...sentence.words.count {
      let text = sentence.text(start..<end)
      guard text.count <= maximumLength else { break }
      spans.append(Candidate(value: .text(text), length: end - start))
    }
    return spans
  }

  /// The maximum length of names, and of all elements of a list together, in characters: more than
  /// can be said at once.
  private static let maximumSpanLength = 2000
}
