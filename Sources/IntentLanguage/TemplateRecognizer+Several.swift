public import IntentKit

extension TemplateRecognizer {
  /// Parses an utterance as several requests in a row.
  ///
  /// It is divided where "and", "then" or a comma precedes a word with which requests begin, and each part
  /// must certainly be a request on its own.
  ///
  /// - Parameters:
  ///   - utterance: The utterance.
  ///   - names: The names that exist; `nil` if they are unknown.
  /// - Returns: The reading of each request, in order; none if the utterance is not several.
  /// - Complexity: At most `maximumJoints` parts are read from each of as many places.
  public func requests(in utterance: String, knowing names: KnownNames?) -> [Reading] {
    let sentence = Sentence(utterance, language.requests.spelling)
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
    _ sentence: Sentence, from start: Int, _ joints: ArraySlice<Range<Int>>, _ names: KnownNames?
  ) -> [Reading]? {
    for place in joints.indices {
      let joint = joints[place]
      if let first = certainReading(sentence.text(start..<joint.lowerBound), names),
        let rest = requests(sentence, from: joint.upperBound, joints[(place + 1)...], names)
      {
        return [first] + rest
      }
    }
    return certainReading(sentence.text(start..<sentence.words.count), names).map { [$0] }
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
      if isJoint, end < words.count, beginsRequest(words[end...]) { joints.append(place..<end) }
      place = max(end, place + 1)
    }
    return joints
  }

  private func beginsRequest(_ words: ArraySlice<String>) -> Bool {
    words.first.map(tolerant.index.isVerb) == true
      || language.requests.leads.contains { words.starts(with: $0) }
      || words.first.map { language.requests.questions.contains($0) } == true
  }
}

extension Sentence {
  /// Whether a sentence ends, or a semicolon or an ampersand is, before a word.
  fileprivate func hasStop(before place: Int) -> Bool {
    guard place > 0 else { return false }
    let (before, after) = (words[place - 1].range, words[place].range)
    guard before.upperBound <= after.lowerBound else { return false }
    return text[before.upperBound..<after.lowerBound].contains { ".!;&\n".contains($0) }
  }
}
