import IntentKit

/// Names and times that are said apart from the request that they belong to, with only others of these and
/// insignificant words between: "from savings, pay Anna 20", "every month please, pay Anna 20".
extension TolerantMatcher {
  /// A value that is said apart, with its words, and with these and what joins them to the request.
  struct Apart {
    let parameter: String
    let input: ParameterInput
    let words: Range<Int>
    let all: Range<Int>
  }

  /// The names and times around a request that belong to it.
  struct Surroundings {
    /// The names, each of another parameter.
    var names: [Apart] = []
    var times: [Range<Int>] = []
    /// Whether something is named that does not exist, or a second time, so that it is not certain what is meant.
    var isUncertain = false
  }

  /// Finds the names and times before, in and after a request that belong to it.
  func surroundings(
    of alignment: Alignment, _ sentence: AnnotatedSentence, _ names: NameTables?
  ) -> Surroundings {
    guard let span = alignment.span, let intent = catalog[alignment.phrase.intent] else {
      return Surroundings()
    }
    let walk = Walk(
      sentence: sentence, names: names, intent: intent, joins: index.joins[intent.name] ?? [:],
      given: alignment.givenParameters, covered: alignment.coveredWords)
    var found = Surroundings()
    let start = sentence.sentenceStart(of: span.lowerBound)
    for first in Set([start, sentence.statementStart(of: span.lowerBound)]).sorted() {
      var before = found
      guard walked(walk, first..<span.lowerBound, &before) == span.lowerBound else {
        // "From savings or current, pay Anna 20".
        found.isUncertain = found.isUncertain || before.isUncertain || !before.names.isEmpty
        continue
      }
      found = before
      break
    }
    for place in span where !walk.covered.contains(place) {
      if found.names.contains(where: { $0.all.contains(place) }) { continue }
      _ = walked(walk, place..<span.upperBound, &found, isWithin: true)
    }
    let end =
      (span.upperBound..<max(span.upperBound, sentence.count))
      .first { sentence.isBreak[$0] } ?? sentence.count
    let stop = walked(walk, span.upperBound..<end, &found)
    // "Pay Anna 20 from savings and from current".
    if stop + 1 < end, isJoint(sentence.words[stop]),
      walk.joins[sentence.words[stop + 1]] != nil || sentence.isName[stop + 1]
    {
      found.isUncertain = true
    }
    return found
  }

  /// Whether a text has the name of an entity in it, and something else after that: "milk to groceries and nails" is no
  /// text for one list.
  func hasNameInText(
    _ alignment: Alignment, _ sentence: AnnotatedSentence, _ names: NameTables?
  ) -> Bool {
    guard let names, let intent = catalog[alignment.phrase.intent] else { return false }
    return alignment.steps.contains { step in
      guard case .value(let found, _, let words) = step, found.isText else { return false }
      return words.dropFirst().contains { place in
        let rest = sentence.words[(place + 1)...]
        return lengthsOfNames(joinedBy: sentence.words[place], to: rest, of: intent, names)
          .contains { $0 < words.upperBound - place - 1 }
      }
    }
  }

  /// Whether some words name an entity that the intent takes, or have a noun for such entities: "put milk on groceries".
  func namesEntity(in words: [String], of intent: IntentDescription, _ names: NameTables?) -> Bool {
    let nouns = intent.parameters.compactMap { parameter in
      if case .entity(let kind) = parameter.kind.singleKind { self.nouns[kind].last } else { nil }
    }
    return words.contains(where: nouns.contains)
      || words.indices.contains { place in
        names.map {
          !lengthsOfNames(joinedBy: words[place], to: words[(place + 1)...], of: intent, $0)
            .isEmpty
        } ?? false
      }
  }

  /// The numbers of words of the names that exist right after a word which joins them to an intent's requests, with their
  /// articles.
  private func lengthsOfNames(
    joinedBy word: String, to rest: ArraySlice<String>, of intent: IntentDescription,
    _ names: NameTables
  ) -> [Int] {
    guard index.joins[intent.name]?[word] != nil else { return [] }
    let name = rest.drop(while: language.names.ignored.contains)
    return intent.parameters.flatMap { parameter -> [Int] in
      guard case .entity(let kind) = parameter.kind.singleKind,
        let table = names.names(ofType: kind.type)
      else { return [] }
      return table.names(in: name, language).filter { !$0.isGuess && $0.price == 0 }
        .map { name.startIndex - rest.startIndex + $0.length }
    }
  }

  /// Whether a word is left out of which a name is only the complement: "the mum of Ben" is not Ben.
  func leavesHeadOfName(_ alignment: Alignment, _ sentence: AnnotatedSentence) -> Bool {
    alignment.steps.contains { step in
      guard case .skip(let words, let price) = step, price >= Prices.mattering,
        let head = words.last, head + 2 < sentence.count, !sentence.isNumber[head],
        language.numbers.counts.of.contains(sentence.words[head + 1])
      else { return false }
      let complement = sentence.words.indices.dropFirst(head + 2).first {
        !language.names.ignored.contains(sentence.words[$0])
      }
      return complement.map { sentence.isName[$0] } == true
    }
  }

  private struct Walk {
    let sentence: AnnotatedSentence
    let names: NameTables?
    let intent: IntentDescription
    /// The words that join names, with the parameters that are named after them.
    let joins: [String: Set<String>]
    let given: Set<String>
    let covered: Set<Int>
  }

  /// Notes the names and times in some words, until a word that belongs to something else, and returns its place, or
  /// the end.
  private func walked(
    _ walk: Walk, _ words: Range<Int>, _ found: inout Surroundings, isWithin: Bool = false
  ) -> Int {
    let sentence = walk.sentence
    var place = words.lowerBound
    while place < words.upperBound {
      switch joined(walk, at: place, found) {
      case .name(let apart)?:
        found.names.append(apart)
        place = apart.all.upperBound
        continue
      case .another?:
        found.isUncertain = true
        return place
      case nil: break
      }
      let time = timeLength(at: place, sentence.sentence)
      if time > 0, walk.covered.isDisjoint(with: place..<place + time) {
        found.times.append(place..<place + time)
        place += time
        continue
      }
      let free = index.skippableLengths(in: sentence.words[place..<words.upperBound]).max() ?? 0
      if isWithin || free == 0 { return place }
      place += free
    }
    return place
  }

  private enum Joined {
    /// A name that exists, of a parameter that has no other value.
    case name(Apart)
    /// A name that does not exist, or of a parameter that has another value.
    case another
  }

  /// The part of the request that a word introduces; `nil` if none.
  private func joined(_ walk: Walk, at place: Int, _ found: Surroundings) -> Joined? {
    let sentence = walk.sentence
    guard !walk.covered.contains(place), let parameters = walk.joins[sentence.words[place]],
      parameters.count == 1, let name = parameters.first,
      let parameter = walk.intent.parameter(name), case .entity(let kind) = parameter.kind,
      let start = sentence.words.indices.first(where: {
        $0 > place && !language.names.ignored.contains(sentence.words[$0])
      }), !walk.covered.contains(start)
    else { return nil }
    let known = walk.names?.names(ofType: kind.type)?.names(in: sentence.words[start...], language)
      .filter { !$0.isGuess && $0.price == 0 }.max { $0.length < $1.length }
    guard let known else {
      // "For lunch" names no account.
      let word = sentence.words[start]
      let isUnknown =
        !index.isKnown(word) && !index.extraWords.contains(word) && !sentence.canBeNumber[start]
        && timeLength(at: start, sentence.sentence) == 0
        && timeLength(at: place, sentence.sentence) == 0
      return isUnknown && !walk.given.contains(name) ? .another : nil
    }
    let words = start..<start + known.length
    // "From my savings account, pay Anna 20".
    let noun = nouns[kind]
    let hasNoun = sentence.words[words.upperBound...].starts(with: noun)
    let isFree =
      !walk.given.contains(name) && !found.names.contains { $0.parameter == name }
      && walk.covered.isDisjoint(with: words)
    guard isFree else { return .another }
    return .name(
      Apart(
        parameter: name, input: parameter.kind.input(.text(known.name)), words: words,
        all: place..<words.upperBound + (hasNoun ? noun.count : 0)))
  }

  /// Whether a word can join a second name: "and", "or", "then".
  private func isJoint(_ word: String) -> Bool {
    knowledge.words.and.contains(word) || index.requests.joints.contains(word)
      || index.requests.functionWords.contains(word)
  }

  /// An intent that does again and again what another one does once.
  struct RepeatingIntent {
    let name: String
    let parameter: ParameterDeclaration
  }

  /// The intents that do again and again what others do once, by those: they take all that the others take, and
  /// how often.
  static func repeatingIntents(_ catalog: IntentCatalog) -> [String: [RepeatingIntent]] {
    let recurring = catalog.intents.filter { intent in
      intent.parameters.contains { $0.isRequired && $0.kind.isRecurrence }
    }
    return catalog.intents.reduce(into: [:]) { found, once in
      guard !once.parameters.isEmpty else { return }
      for intent in recurring where intent.name != once.name && intent.verb == once.verb {
        let takesAll = once.parameters.allSatisfy { intent.parameter($0.name)?.kind == $0.kind }
        let often = intent.parameters.first {
          $0.isRequired && $0.kind.isRecurrence && once.parameter($0.name) == nil
        }
        if takesAll, let often {
          found[once.name, default: []].append(
            RepeatingIntent(name: intent.name, parameter: often))
        }
      }
    }
  }

  /// The intent that does again and again what is requested, with how often, if that is said beside it: "pay Anna
  /// 20 every month from savings" is planned, and not paid now.
  func repeated(
    _ times: [Range<Int>], _ sentence: AnnotatedSentence, as others: [RepeatingIntent]
  ) -> (intent: String, often: Apart)? {
    let found = others.compactMap { other in
      howOften(other.parameter, among: times, sentence).map { (other.name, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The alignments, the best first, without all but the best one of each intent.
  static func bestOfIntents(_ alignments: [Alignment]) -> [Alignment] {
    var seen: Set<String> = []
    return alignments.enumerated().sorted {
      (Judgement.score($0.element), -$0.element.apart.count, $0.offset)
        < (Judgement.score($1.element), -$1.element.apart.count, $1.offset)
    }.map(\.element).filter { seen.insert($0.intent).inserted }
  }

  /// The recurrence that is said; `nil` if none is, or if two places disagree.
  private func howOften(
    _ parameter: ParameterDeclaration, among times: [Range<Int>], _ sentence: AnnotatedSentence
  ) -> Apart? {
    let found = times.compactMap { words -> Apart? in
      value(of: Slot(parameter), in: words, sentence).map {
        Apart(parameter: parameter.name, input: parameter.kind.input($0), words: words, all: words)
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension ParameterKind {
  fileprivate var isRecurrence: Bool {
    if case .temporal(.recurrence, _) = self { true } else { false }
  }
}
