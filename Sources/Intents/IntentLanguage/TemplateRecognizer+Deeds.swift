import IntentKit

/// Reports of the speaker in the words of something that is to be done: "I've called mum" of "call mum".
extension TemplateRecognizer {
  /// The reading of what is reported as done; `nil` if nothing is, or if the sentence rather has some other readings.
  func readingOfDeeds(
    in sentence: Sentence, _ clauses: Clauses, _ tables: NameTables, besides found: [Reading]
  ) -> Reading? {
    guard !sentence.isAsked, let intent = catalog.intents.first(where: { $0.deeds != nil }),
      let parameter = intent.parameters.first(where: { $0.name == intent.deeds }),
      let texts = tables.texts(intent.name, parameter.name)
    else { return nil }
    let other = found.first { $0.isCertain }
    if let other, other.intent != intent.name, effect(of: other) != .looksUp { return nil }
    var done: [Deed] = []
    var isDoer = false
    var isToldByOthers = false
    var topic: Int?
    for (place, clause) in clauses.all.enumerated() where clause.act != .courtesy {
      // "He llamado" has no subject, and "¿he llamado?" is a question.
      let tells =
        [.report, .request].contains(clause.act)
        || clause.act == .question
          && clause.words.contains {
            language.requests.deeds.doers.contains(sentence.words[$0].text)
          }
      guard tells || clause.act == .address else { return nil }
      let start = topic ?? clause.words.lowerBound
      topic = nil
      let whole =
        deed(in: clause.words, of: sentence, texts, isDoer: isDoer)
        ?? deed(in: start..<clause.words.upperBound, of: sentence, texts, isDoer: isDoer)
      if whole == nil, clause.words.count < 4,
        clauses.all.dropFirst(place + 1).first?.act == .report
      {
        // "Mum, I've called", but not "he says I've called mum".
        isToldByOthers = isToldByOthers || clause.person == .other
        topic = clause.words.lowerBound
        continue
      }
      let parts =
        whole.map { [$0] }
        ?? self.parts(of: clause.words, in: sentence).compactMap {
          deed(
            in: $0, of: sentence, texts, isDoer: isDoer || $0.lowerBound > clause.words.lowerBound)
        }
      // A request beside a report is not lost.
      if parts.isEmpty, clause.act == .request { return nil }
      isToldByOthers = isToldByOthers || parts.isEmpty && clause.person == .other
      isDoer = isDoer || parts.contains(where: \.isOfSpeaker)
      done += parts
    }
    guard !done.isEmpty else { return nil }
    let isSure = !isToldByOthers && done.allSatisfy(\.isSure)
    if !isSure, other?.intent == intent.name { return nil }
    let input = parameter.kind.input(.list(done.map { .text($0.text) }))
    return Reading(
      intent.name, [parameter.name: GivenInput(input, .said(at: nil))],
      certainty: isSure ? .tolerant : .offered, isGuess: !isSure)
  }

  /// The reading of a question whether the speaker has done something: "have I called mum yet?"; `nil` if it is none.
  func readingOfDeedQuestion(
    in sentence: Sentence, _ clauses: Clauses, _ tables: NameTables
  ) -> Reading? {
    let said = clauses.all.filter { $0.act != .courtesy }
    let words = sentence.words.map(\.text)
    guard said.count == 1, let only = said.first,
      // "He llamado" tells.
      only.act == .question
        && !words[only.words].contains(where: language.requests.deeds.doers.contains)
        || sentence.isAsked && [.report, .question, .request].contains(only.act),
      let intent = catalog.intents.first(where: { $0.deedQuestion != nil }),
      let question = intent.deedQuestion, let name = intent.deeds,
      let parameter = catalog[question.intent]?.parameter(name),
      // What is done already is known of other intents.
      case let tables = catalog.intents.compactMap({ tables.texts($0.name, name) }),
      // "Est-ce que" only begins a question.
      case let lead = language.requests.leads.contains(
        [String](
          words[only.words.lowerBound..<only.content.lowerBound])),
      let deed = tables.lazy.compactMap({
        deed(in: lead ? only.content : only.words, of: sentence, $0, isDoer: false, isAsked: true)
      }).first, deed.isOfSpeaker
    else { return nil }
    var inputs = question.values.mapValues { GivenInput(.value($0), .said(at: nil)) }
    inputs[name] = GivenInput(parameter.kind.input(.list([.text(deed.text)])), .said(at: nil))
    return Reading(question.intent, inputs, certainty: .tolerant, isGuess: false)
  }

  /// Something that was done.
  private struct Deed {
    let text: String
    /// Whether it is told in just its words.
    let isSure: Bool
    let isOfSpeaker: Bool
  }

  /// The parts of a clause between which there is an "and".
  private func parts(of words: Range<Int>, in sentence: Sentence) -> [Range<Int>] {
    let ends = words.filter { has(sentence.words[$0].text, .and) } + [words.upperBound]
    let starts = [words.lowerBound] + ends.dropLast().map { $0 + 1 }
    return ends.count > 1 ? zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 } : []
  }

  /// The text of which some words tell that it is done.
  private func deed(
    in words: Range<Int>, of sentence: Sentence, _ texts: NameTable, isDoer: Bool,
    isAsked: Bool = false
  ) -> Deed? {
    let requests = language.requests
    let said = words.filter { !requests.functionWords.contains(sentence.words[$0].text) }
    let bases = Dictionary(
      uniqueKeysWithValues: words.map {
        ($0, requests.deeds.bases(of: sentence.words[$0], in: sentence))
      })
    let isDone = words.contains {
      !requests.deeds.done.lengths(in: sentence.words[$0..<words.upperBound].map(\.text)[...])
        .isEmpty
    }
    // "Did I call mum?" has the verb itself.
    let isAskedPast = isAsked && words.contains { has(sentence.words[$0].text, .past) }
    guard isDone || isAskedPast || said.contains(where: { bases[$0]?.keys.isEmpty == false })
    else { return nil }
    let deeds = texts.names(sharing: said.map { sentence.words[$0].text }, language).compactMap {
      deed($0, in: words, of: sentence, bases.mapValues(\.keys), isDone, isDoer, isAskedPast)
    }
    let sure = deeds.filter(\.isSure)
    let best = sure.isEmpty ? deeds : sure
    return best.count == 1 ? best[0] : nil
  }

  private func deed(
    _ text: String, in range: Range<Int>, of sentence: Sentence, _ bases: [Int: Set<String>],
    _ isDone: Bool, _ isDoer: Bool, _ isAskedPast: Bool
  ) -> Deed? {
    let requests = language.requests
    let names = language.names
    let own = Sentence.words(text, requests.spelling)
    let isVerbLast = requests.clauses.isVerbSecond
    // The content that the report lacks, its own verb, and what it says besides.
    var lacking = own.indices.filter { !requests.functionWords.contains(own[$0]) }
    guard lacking.count > 1 else { return nil }
    var (verb, other, object, speaker): (Int?, Int?, Int?, Int?)
    var (hasAuxiliary, isActive) = (false, false)
    var isWhole = true
    var rest = 0
    var place = range.lowerBound
    while place < range.upperBound {
      let word = sentence.words[place].text
      let single = names.singular(word)
      let time = tolerant.timeLength(at: place, sentence)
      defer { place += 1 }
      if let met = own.firstIndex(where: { names.singular($0) == single }) {
        if lacking.contains(met) { object = object ?? place }
        lacking.removeAll { names.singular(own[$0]) == single }
      } else if let met = own.firstIndex(where: {
        bases[place]?.contains(DeedWords.key($0)) == true
      }) {
        verb = verb ?? place
        lacking.removeAll { $0 == met }
      } else if has(
        word,
        [
          .negation, .modal, .duty, .wish, .question, .manner, .condition, .context, .personal,
          .listener,
          .alternative,
        ]) || requests.bounds.contains([word]) || requests.noes.contains(word)
        || requests.deeds.unreal.contains(word)
      {
        return nil
      } else if has(word, .speaker) || requests.deeds.doers.contains(word) {
        speaker = speaker ?? place
      } else if has(word, .auxiliary) {
        hasAuxiliary = true
        isActive = isActive || requests.deeds.active.contains(word)
      } else if time > 0 {
        place += time - 1
      } else if let met = own.firstIndex(where: { names.isFirstPart(word, of: $0) }) {
        // "Zahnarzt" is said for "Zahnarzttermin".
        object = object ?? place
        lacking.removeAll { $0 == met }
        isWhole = false
      } else if !requests.functionWords.contains(word), !tolerant.index.extraWords.contains(word),
        !tolerant.index.courtesyWords.contains(word), !requests.particles.contains(word)
      {
        if bases[place]?.isEmpty == false, other == nil { other = place } else { rest += 1 }
      }
    }
    let isOfSpeaker =
      isDoer || speaker.map { tells($0, verb ?? other, object, in: sentence, range) } == true
      || (verb ?? other).map {
        requests.deeds.bases(of: sentence.words[$0], in: sentence).isOfSpeaker
      } == true
    // "I've been called by mum".
    let isPassive = range.contains { requests.deeds.passive.contains(sentence.words[$0].text) }
    guard object != nil, !(isOfSpeaker && isPassive) else { return nil }
    if isAskedPast, verb == nil, other == nil, lacking.isEmpty, rest == 0, speaker != nil {
      return Deed(text: text, isSure: true, isOfSpeaker: true)
    }
    if verb != nil, lacking.isEmpty {
      rest += other == nil ? 0 : 1
      let isSure = isOfSpeaker && rest == 0 && isWhole
      // "Mama angerufen", "the rent is paid", but not "mum called" and "mum has called".
      let isPossible =
        isOfSpeaker
        ? rest <= Self.maximumRest
        : rest == 0 && speaker == nil && !isActive
          && (hasAuxiliary || isVerbLast || verb.map { $0 < object ?? 0 } == true)
      return isPossible ? Deed(text: text, isSure: isSure, isOfSpeaker: isOfSpeaker) : nil
    }
    // The verb is another one, or says only that it is done. "Called the dentist" can be "make an appointment with the dentist".
    let ownVerb = isVerbLast ? own.count - 1 : 0
    let head = own.indices.last { $0 != ownVerb && !requests.functionWords.contains(own[$0]) }
    guard rest == 0, lacking.contains(ownVerb), !lacking.contains(where: { $0 == head }),
      isDone || isOfSpeaker && other != nil && verb == nil
    else { return nil }
    return Deed(text: text, isSure: false, isOfSpeaker: isOfSpeaker)
  }
  private static let maximumRest = 2

  /// Whether a subject is the one who did something: "I've called mum", and not "I hear mum called".
  private func tells(
    _ subject: Int, _ verb: Int?, _ object: Int?, in sentence: Sentence, _ range: Range<Int>
  ) -> Bool {
    guard language.requests.clauses.isVerbSecond else {
      guard let verb, let object else { return true }
      return subject < verb && !(subject..<verb).contains(object)
    }
    return [subject - 1, subject + 1].contains {
      range.contains($0) && ($0 == verb || has(sentence.words[$0].text, .auxiliary))
    }
  }
}
