public import IntentKit

extension TemplateRecognizer {
  /// Parses an utterance as several requests in a row: the reading of each, in order; none if it is not several.
  ///
  /// It is divided where "and", "then" or a comma precedes a word with which requests begin, and each part must
  /// certainly be a request on its own.
  ///
  /// - Complexity: At most `maximumJoints` parts are read from each of as many places.
  public func requests(in utterance: String, knowing names: KnownNames?) -> [Reading] {
    let sentence = Sentence(utterance, language.requests.spelling)
    let elliptic = ellipticRequests(sentence, names)
    if !elliptic.isEmpty { return elliptic }
    let distributed = distributedRequests(sentence, names)
    if !distributed.isEmpty { return distributed }
    let joints = joints(of: sentence)
    guard !joints.isEmpty, joints.count <= Self.maximumJoints else { return [] }
    let requests = requests(sentence, from: 0, joints[...], names) ?? []
    // "Transfer 5 and undo it" is not about what was done before.
    return requests.contains { catalog[$0.intent]?.verb == .undo } ? [] : requests
  }

  /// The maximum number of places at which an utterance is divided.
  private static var maximumJoints: Int { 5 }

  /// The requests from a word on; `nil` if there is something else among them.
  private func requests(
    _ sentence: Sentence, from start: Int, _ joints: ArraySlice<Range<Int>>, _ names: KnownNames?,
    after previous: Reading? = nil
  ) -> [Reading]? {
    func reading(to end: Int) -> Reading? {
      let text = sentence.text(start..<end)
      guard let certain = certainReading(text, names) else {
        // "Remove it" is certain after something.
        let near = readings(of: text, knowing: names).first { $0.leftOver.isEmpty }
        return near.flatMap { withThings(of: previous, in: $0, text) }
      }
      return withThings(of: previous, in: certain, text) ?? certain
    }
    for place in joints.indices {
      let joint = joints[place]
      if let first = reading(to: joint.lowerBound),
        let rest = requests(
          sentence, from: joint.upperBound, joints[(place + 1)...], names, after: first)
      {
        return [first] + rest
      }
    }
    return reading(to: sentence.words.count).map { [$0] }
  }

  /// A request with the things, and their place, of the one before it in the same sentence, for which a pronoun stands: "tick off the
  /// milk and delete it"; `nil` if there are none.
  private func withThings(of previous: Reading?, in reading: Reading, _ text: String) -> Reading? {
    guard let previous, effect(of: reading) == .changes, hasPronoun(text) else { return nil }
    let parameters = catalog[reading.intent]?.parameters ?? []
    let things = parameters.filter { parameter in
      guard case .text = parameter.kind.singleKind, parameter.content == .any else { return false }
      return previous.inputs[parameter.name]?.input.texts.isEmpty == false
        && reading.inputs[parameter.name]?.input.texts.allSatisfy(isPronoun) ?? true
    }
    // "Find the garden list and delete it".
    guard !things.isEmpty || effect(of: previous) == .looksUp else { return nil }
    let places = parameters.filter {
      $0.kind.entityKind != nil && reading.inputs[$0.name] == nil
    }
    let meant = Set((things + places).map(\.name))
    let own = reading.inputs.filter { !$0.value.input.texts.contains(where: isPronoun) }
    return Reading(
      reading.intent,
      own.merging(previous.inputs.filter { meant.contains($0.key) }) { $1 },
      rank: reading.rank, certainty: .tolerant, isGuess: false)
  }

  /// Two requests of which the second lacks the verb: "add milk to groceries and nails to hardware", "pay Anna 10 and Ben
  /// 20". Each must be about something else.
  private func ellipticRequests(_ sentence: Sentence, _ names: KnownNames?) -> [Reading] {
    let words = sentence.words.map(\.text)
    guard let verb = words.indices.first(where: { beginsWithTellingVerb(words[$0...]) }),
      !words[..<verb].contains(where: tolerant.index.isVerb)
    else { return [] }
    let places = words.indices.dropFirst(verb + 2).dropLast(2).filter { place in
      knowledge.words.and.contains(words[place]) && !mayBeginRequest(words[(place + 1)...])
    }
    guard places.count <= Self.maximumJoints else { return [] }
    for place in places {
      guard let first = certainReading(sentence.text(0..<place), names),
        let second = certainReading(
          "\(words[verb]) \(sentence.text((place + 1)..<words.count))", names),
        areTwo(first, second)
      else { continue }
      // "Pay Anna 5 and Ben 6 from current" is from there both times.
      return [
        first.with(first.inputs.merging(second.inputs) { own, _ in own }),
        second.with(second.inputs.merging(first.inputs) { own, _ in own }),
      ]
    }
    return []
  }

  private func beginsWithTellingVerb(_ words: ArraySlice<String>) -> Bool {
    words.first.flatMap { tolerant.index.telling.ids[$0] }
      .map(tolerant.index.firstWords.contains) == true
  }

  /// Two requests that differ in one name: "pay Anna and Ben 10 each".
  private func distributedRequests(_ sentence: Sentence, _ names: KnownNames?) -> [Reading] {
    let words = sentence.words.map(\.text)
    let found = words.indices.lazy.compactMap { place in
      language.requests.distributives.first { words[place...].starts(with: $0) }
        .map { place..<place + $0.count }
    }
    guard let each = found.first else { return [] }
    let rest = words.indices.filter { !each.contains($0) }
    guard let and = rest.indices.first(where: { knowledge.words.and.contains(words[rest[$0]]) })
    else { return [] }
    func reading(without dropped: Range<Int>) -> Reading? {
      let kept = rest.indices.filter { !dropped.contains($0) }
      return certainReading(
        kept.map { sentence.text(rest[$0]..<rest[$0] + 1) }.joined(separator: " "), names)
    }
    for (before, after) in [(1, 1), (2, 1), (1, 2), (2, 2)]
    where before < and && and + after < rest.count {
      guard let first = reading(without: and..<and + after + 1),
        let second = reading(without: and - before..<and + 1), areTwo(first, second),
        first.inputs.keys == second.inputs.keys
      else { continue }
      return [first, second]
    }
    return []
  }

  /// Whether two readings request the same change with other values, of which at least one is what has a name.
  private func areTwo(_ first: Reading, _ second: Reading) -> Bool {
    guard first.intent == second.intent, first.inputs.count > 1, second.inputs.count > 1,
      let intent = catalog[first.intent], intent.risk.confirmation != .never
    else { return false }
    return intent.parameters.contains { parameter in
      guard parameter.kind.entityKind != nil, let one = first.inputs[parameter.name]?.input,
        let other = second.inputs[parameter.name]?.input
      else { return false }
      return one != other
    }
  }

  private func certainReading(_ text: String, _ names: KnownNames?) -> Reading? {
    let found = readings(of: text, knowing: names)
    guard let first = found.first, first.isCertain, first.leftOver.isEmpty,
      !found.dropFirst().contains(where: { $0.rank == first.rank })
    else { return nil }
    return first
  }

  /// The words between requests: "and", "and then", or none after a comma.
  private func joints(of sentence: Sentence) -> [Range<Int>] {
    let words = sentence.words.map(\.text)
    let connectors = Set(knowledge.words.and).union(language.requests.joints)
    var joints: [Range<Int>] = []
    var place = 1
    while place < words.count {
      var end = place
      while end < words.count, connectors.contains(words[end]) { end += 1 }
      let isJoint =
        end > place || sentence.words[place].isAfterComma || sentence.hasStop(before: place)
      if isJoint, end < words.count, mayBeginRequest(words[end...]) { joints.append(place..<end) }
      place = max(end, place + 1)
    }
    return joints
  }

  private func mayBeginRequest(_ words: ArraySlice<String>) -> Bool {
    words.first.map { tolerant.index.isVerb($0) || tolerant.index.verb(with: $0) != nil } == true
      || language.requests.leads.contains { words.starts(with: $0) }
      || words.first.map { language.requests.questions.contains($0) } == true
  }
}

extension Sentence {
  /// Whether a sentence ends, or a semicolon or an ampersand is, before a word.
  func hasStop(before place: Int) -> Bool {
    gap(before: place).contains { ".!;&\n".contains($0) }
  }
}
