import IntentKit

/// Parses an utterance as a correction of an open request.
struct CorrectionReader {
  let sentence: Sentence
  let request: OpenRequest
  let values: CorrectionValues
  let spoken: ConversationWords
  let names: NameWords
  private let makePrepositions: (String) -> PrepositionIndex?
  let requests: RequestWords
  /// Whether a text says something of the speaker, and so names nothing: "we have some".
  let isReport: (String) -> Bool
  /// Whether it ends with what says that this is meant: "the screws, I meant".
  private let isMeant: Bool
  var words: [String] { sentence.words.map(\.text) }
  var slots: [Slot] { request.slots }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - sentence: The utterance.
  ///   - request: The open request.
  ///   - knowledge: The tables of the language.
  ///   - requests: The words of requests.
  ///   - isReport: Whether a text says something of the speaker.
  ///   - makePrepositions: Makes the index of the intent's prepositions, if a word is in its phrases.
  init(
    _ sentence: Sentence, _ request: OpenRequest, _ knowledge: SlotKnowledge,
    requests: RequestWords,
    isReport: @escaping (String) -> Bool,
    makePrepositions: @escaping (String) -> PrepositionIndex?
  ) {
    self.requests = requests
    self.isReport = isReport
    spoken = knowledge.words
    names = knowledge.names
    self.request = request
    self.makePrepositions = makePrepositions
    let words = spoken.withoutEnds(sentence.words, of: spoken.correction.meant)
    isMeant = words.count < spoken.withoutEnds(sentence.words).count
    self.sentence = words.count < sentence.words.count ? sentence.keeping(words) : sentence
    values = CorrectionValues(self.sentence, knowledge)
  }

  func read() -> Correction? {
    let lead = lead
    if let removed = removal(from: lead) { return removed }
    // "Without onions", where the phrases of the intent have that one word before a value.
    if length(of: spoken.correction.removals, at: lead) == 1,
      let declared = prepositional(from: lead)
    {
      return declared
    }
    if let contrast = contrast(from: lead) { return contrast }
    // "No, not the eggs" says what is not meant, and nothing that is.
    guard length(of: spoken.correction.not, at: lead) == nil else { return nil }
    return addition(from: lead) ?? time(from: lead) ?? prepositional(from: lead)
      ?? named(from: lead) ?? alone()
  }

  /// Whether it begins with words that introduce a correction, or with one that takes something back.
  var beginsAsCorrection: Bool {
    isMeant || lead > 0
      || length(of: spoken.correction.not + requests.exceptions, at: 0) != nil
  }

  /// Whether it says what is meant instead, not only that something is wrong: "I meant", "not".
  var saysWhatIsMeant: Bool {
    if isMeant { return true }
    let correction = spoken.correction
    let texts = correction.not + correction.selfCorrections.filter { $0.count > 1 }
    return sentence.words.indices.contains { length(of: texts, at: $0) != nil }
  }

  /// Whether it says to change something by a verb with a pronoun, "make it": a verb alone, as in French, begins requests.
  var makesIt: Bool {
    let texts = spoken.correction.makeIt.filter { $0.count > 1 }
    return sentence.words.indices.contains { length(of: texts, at: $0) != nil }
  }

  /// Parses the utterance as a change to a request that was carried out: "what about 813", "again with
  /// 4 instead of 3", "what if the 4 were a 3", "go back to 812".
  func readRevision() -> Correction? {
    let asides = spoken.asides
    let resumed = length(of: asides.resume, at: 0) ?? 0
    let lead = max(revisionLead, resumed)
    let start = lead < sentence.words.count ? lead : 0
    if spoken.correction.changes.contains(word(start)) { return replacement(from: start + 1) }
    if let contrast = contrast(from: start) { return contrast }
    guard start > 0 else {
      return request.canBeValue ? value() : hasMoreAfter ? addition(from: 0) : nil
    }
    let found =
      removal(from: start) ?? replacement(from: start) ?? prepositional(from: start)
      ?? bare(from: start) ?? several(from: start)
    // "Go back to factory settings" is no text of the last request.
    if lead == resumed,
      case .text? = slots.first(where: { $0.parameter.name == found?.parameter })?.parameter.kind
        .singleKind
    {
      return nil
    }
    return found
  }

  /// Parses the utterance as several changes to a request that was carried out: "and nails to hardware", a
  /// value and a name after the word that stands before it in the phrases of the intent.
  func readRevisions() -> [Correction] {
    let lead = revisionLead
    let count = sentence.words.count
    guard lead > 0, lead + 2 < count else { return [] }
    for place in (lead + 1)..<(count - 1) {
      guard let parameters = makePrepositions(word(place))?.parameters[word(place)] else {
        continue
      }
      let named = slots.filter {
        parameters.contains($0.parameter.name) && $0.parameter.kind.singleKind.isEntity
      }
      guard named.count == 1, let name = values.value(of: named[0], from: place + 1),
        name.isAllowed, let (slot, value) = value(in: lead..<place, besides: named[0])
      else { continue }
      return [
        Correction(parameter: slot.parameter.name, value: value),
        Correction(parameter: named[0].parameter.name, value: name.given),
      ]
    }
    return []
  }

  /// The value of another parameter: rather a number than a text.
  private func value(in range: Range<Int>, besides named: Slot) -> (Slot, GivenInput)? {
    let others = slots.filter { $0.parameter != named.parameter && $0.value != nil }
    let plain = others.filter { !$0.parameter.kind.isFree }.compactMap { slot in
      values.value(of: slot, in: range).flatMap { $0.isAllowed ? (slot, $0.given) : nil }
    }
    if !plain.isEmpty { return plain.count == 1 ? plain[0] : nil }
    let texts = others.filter {
      if case .text = $0.parameter.kind.singleKind { true } else { false }
    }
    guard texts.count == 1 else { return nil }
    return values.value(of: texts[0], in: range).map { (texts[0], $0.given) }
  }

  func isPreposition(_ word: String) -> Bool { requests.prepositions.contains(word) }

  /// Whether a word stands before another parameter in the phrases of the intent, and so not inside a text.
  func joinsValue(_ word: String) -> Bool {
    isPreposition(word) && makePrepositions(word)?.parameters[word] != nil
  }

  func word(_ place: Int) -> String {
    place < sentence.words.count ? sentence.words[place].text : ""
  }

  /// The length of the first of these phrases that is at a position.
  func length(of phrases: [[String]], at place: Int) -> Int? {
    guard place <= sentence.words.count else { return nil }
    let rest = sentence.words[place...].lazy.map(\.text)
    return phrases.first { rest.starts(with: $0) }?.count
  }

  /// "Change the target to 500", "no, the third one is 8".
  private func named(from lead: Int) -> Correction? {
    var place = lead
    let isChange = spoken.correction.changes.contains(word(place))
    if isChange { place += 1 }
    // "Change it to 50".
    if isChange, spoken.asides.references.contains(word(place)),
      let length = length(of: spoken.correction.verbs, at: place + 1)
    {
      return bare(from: place + 1 + length)
    }
    if names.articles.contains(word(place)) { place += 1 }
    if let (target, length) = target(at: place) {
      place += length
      let verb = self.length(of: spoken.correction.verbs, at: place)
      place += verb ?? 0
      if place == sentence.words.count {
        if isChange { return target.correction(nil) }
        // "No, the third one", of what is on a list, is another one of these.
        if case .text = target.slot.parameter.kind.singleKind { return bare(from: lead) }
        return nil
      }
      guard isChange || verb != nil, let value = values.newValue(of: target.slot, from: place)
      else {
        return nil
      }
      return target.correction(value.given)
    }
    return isChange ? replacement(from: place) : bare(from: lead)
  }

  /// "No, 500", "I meant 500", "make it 500": a value whose parameter is not named.
  private func bare(from lead: Int) -> Correction? {
    guard lead > 0 || isMeant else { return nil }
    let place = lead + (length(of: spoken.correction.makeIt, at: lead) ?? 0)
    guard !isNoValue(from: place) else { return nil }
    if case .text? = request.asked?.parameter.kind.singleKind {
      // "No, groceries", where it is asked what to add to another list.
      let named = slots.filter { $0.value != nil && $0.parameter.kind.singleKind.isEntity }
      if named.count == 1 { return bare(named[0], from: place) }
    }
    // "I said 500", after an answer that was not understood.
    if request.isRetry, let asked = request.asked, !asked.parameter.kind.isFree,
      let value = values.value(of: Slot(asked.parameter), from: place), value.isAllowed
    {
      let count = asked.value?.elements?.count ?? 0
      let isList = asked.parameter.kind.elementKind != nil
      return Correction(
        parameter: asked.parameter.name, place: isList ? .element(count) : .whole,
        value: value.given)
    }
    if let last = request.last, !last.parameter.kind.isFree {
      if let correction = bare(last, from: place) { return correction }
    }
    // A number is rather the value of a number than a name.
    var fitting = slots.filter { slot in
      !slot.parameter.kind.isFree && newValue(of: slot, from: place)?.isAllowed == true
    }
    if fitting.contains(where: { $0.value != nil }) { fitting.removeAll { $0.value == nil } }
    // "No, 205" is rather another target than another of several numbers.
    if fitting.contains(where: { $0.parameter.kind.elementKind == nil }) {
      fitting.removeAll { $0.parameter.kind.elementKind != nil }
    }
    if fitting.count == 1 { return bare(fitting[0], from: place) }
    let free = slots.filter { $0.value != nil && $0.parameter.kind.isFree }
    guard fitting.isEmpty,
      let slot = request.last ?? (free.count == 1 && free.count == slots.count ? free[0] : onlyName)
    else { return like(free, from: place) }
    return bare(slot, from: place)
  }

  /// "Make that 20 balloons", where one of the elements is "balloons".
  private func like(_ slots: [Slot], from place: Int) -> Correction? {
    let found = slots.lazy.compactMap { bare($0, from: place) }.filter {
      if case .element = $0.place { true } else { false }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The only parameter that is a name: "and savings", after the balance of all accounts.
  private var onlyName: Slot? {
    let names = slots.filter { $0.parameter.kind.singleKind.isEntity }
    return request.asked == nil && names.count == 1 && names[0].value == nil ? names[0] : nil
  }

  /// "Easy", "savings": one of some choices, or a name, and nothing else.
  private func value() -> Correction? {
    let choices = slots.filter {
      if case .enumeration = $0.parameter.kind { true } else { false }
    }.compactMap { slot -> Correction? in
      guard let value = values.value(of: slot, from: 0), value.isAllowed else { return nil }
      return Correction(parameter: slot.parameter.name, value: value.given)
    }
    guard choices.isEmpty else { return choices.count == 1 ? choices[0] : nil }
    // "Milk?", after "are eggs on the list".
    let texts = slots.filter { slot in
      if case .text = slot.parameter.kind.singleKind { slot.value != nil } else { false }
    }
    if sentence.text.trimmed.hasSuffix("?"), texts.count == 1 { return bare(texts[0], from: 0) }
    let names = slots.filter { $0.parameter.kind.isEntity }
    return names.count == 1 ? bare(names[0], from: 0) : nil
  }

  /// Whether the words from a position on only sound like a number, or are a pronoun: "no, to", "no one".
  private func isNoValue(from place: Int) -> Bool {
    let rest = sentence.words[min(place, sentence.words.count)...]
    if rest.allSatisfy({ values.isHomophone($0.text) }) { return true }
    guard rest.count == 1, let only = rest.first else { return false }
    return !only.isAfterComma && spoken.correction.elements.contains(only.text)
      && spoken.commands[word(place - 1)] == .no
  }

  private func bare(_ slot: Slot, from place: Int) -> Correction? {
    newValue(of: slot, from: place).map {
      let isList = slot.parameter.kind.elementKind != nil
      return Correction(
        parameter: slot.parameter.name,
        place: isList
          ? element(of: slot, like: $0.value).map { .element($0) } ?? .lastElement : .whole,
        value: $0.given)
    }
  }

  /// "No, at ten", of the only time that can be meant: no text after a preposition.
  private func time(from lead: Int) -> Correction? {
    let place = lead + (length(of: spoken.correction.makeIt, at: lead) ?? 0)
    return place > 0 || isMeant ? time(at: place) : nil
  }

  /// The only time that the words from a position on can be.
  func time(at place: Int) -> Correction? {
    guard !words[min(place, words.count)...].allSatisfy(values.isOfNumber) else { return nil }
    let times = slots.filter {
      guard case .temporal = $0.value, $0.parameter.kind.elementKind == nil else { return false }
      return newValue(of: $0, from: place)?.isAllowed == true
    }
    return times.count == 1 ? bare(times[0], from: place) : nil
  }

  /// The new value of a parameter, or of one more element of it. "Make it 3" after "2 pints" is no time.
  private func newValue(of slot: Slot, from place: Int) -> CorrectionValues.Found? {
    // "Le 6" is a day.
    if slot.parameter.kind == .money, names.articles.contains(word(place)),
      words.dropFirst(place + 1).allSatisfy(values.isOfNumber)
    {
      return nil
    }
    let isCount =
      words[place...].allSatisfy(values.isOfNumber)
      && slots.contains { ($0.value?.elements ?? []).contains(where: isCounted) }
    return values.newValue(
      of: Slot(slot.parameter, value: isCount ? nil : slot.value), from: place)
  }

  /// Whether a value is a text that begins with a number: "2 pints of milk".
  private func isCounted(_ value: IntentValue) -> Bool {
    guard case .text(let text) = value else { return false }
    return Sentence.words(text, sentence.spelling).first.map(values.isOfNumber) == true
  }

  /// The only element of a list that has a word of a text: "2 pints of milk", for "3 pints".
  private func element(of slot: Slot, like value: IntentValue) -> Int? {
    guard case .text(let text) = value else { return nil }
    func telling(_ text: String) -> Set<String> {
      Set(
        Sentence.words(text, sentence.spelling).filter {
          !names.ignored.contains($0) && !isPreposition($0) && !values.isOfNumber($0)
        }.map(names.singular))
    }
    let said = telling(text)
    let alike = (slot.value?.elements ?? []).enumerated().filter { _, element in
      guard case .text(let old) = element else { return false }
      return !telling(old).isDisjoint(with: said)
    }
    return alike.count == 1 ? alike[0].offset : nil
  }

  /// "From savings", "no, to Ben": a value after a word that stands before its parameter in the
  /// phrases of the intent.
  private func prepositional(from lead: Int) -> Correction? {
    let place = lead + (length(of: spoken.correction.makeIt, at: lead) ?? 0)
    var start = place + 1
    guard start < sentence.words.count else { return nil }
    // "From there" is where it comes from already.
    if words[start...].allSatisfy(spoken.asides.references.contains) { return nil }
    guard let parameters = makePrepositions(word(place))?.parameters[word(place)] else {
      return nil
    }
    var fitting = slots.filter { parameters.contains($0.parameter.name) }
    if case .text? = request.asked?.parameter.kind.singleKind {
      // Any words can be the text that is asked for, but a name can be checked.
      fitting.removeAll { !$0.parameter.kind.singleKind.isEntity }
    }
    // "To do" is rather the name that is asked for than something after "to".
    if let asked = request.asked?.parameter, fitting.contains(where: { $0.parameter == asked }),
      !isPhrase(place + 1, of: asked)
    {
      return nil
    }
    let titles = fitting.flatMap { Sentence.words($0.parameter.title, sentence.spelling) }
    // "From my account Savings", "with extra cheese".
    if !fitting.contains(where: { $0.parameter.kind.isFree }) {
      while start + 1 < sentence.words.count,
        names.articles.contains(word(start)) || titles.contains(word(start))
      {
        start += 1
      }
    }
    // Any words can be a text, but a name can be checked: "to holiday", of a list.
    let texts = fitting.filter {
      if case .text = $0.parameter.kind.singleKind { true } else { false }
    }
    for slots in [fitting.filter { !texts.contains($0) }, texts] {
      let found = slots.compactMap { slot -> Correction? in
        guard let value = values.newValue(of: slot, from: start), value.isAllowed else {
          return nil
        }
        return Correction(parameter: slot.parameter.name, value: value.given)
      }
      if let first = found.first { return found.count == 1 ? first : nil }
    }
    return nil
  }

  /// Whether the words after a preposition are certainly not part of the name that is asked for, as
  /// "do" in "to do" is if a new list can have that name.
  private func isPhrase(_ start: Int, of parameter: ParameterDeclaration) -> Bool {
    guard case .entity(let kind) = parameter.kind.singleKind, kind.allowsNew else { return true }
    let noun = Sentence.words(kind.title, sentence.spelling).last.map(names.singular)
    return names.articles.contains(word(start))
      || sentence.words.last.map { names.singular($0.text) } == noun
  }
}
