public import IntentKit

/// Requests that can only follow something.
extension TemplateRecognizer {
  /// Parses an utterance as a request for one of some intents that can only follow something: the readings, best first,
  /// at most one for each intent.
  public func followUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading] {
    let whole = followUps(of: utterance, intents, names)
    if whole.first?.isCertain == true { return whole }
    let single = singleSentence(of: utterance) { sentence in
      followUps(of: sentence, intents, names).filter { $0.isCertain && $0.leftOver.isEmpty }
    }
    return single.isEmpty ? whole : single
  }

  private func followUps(
    of utterance: String, _ intents: Set<String>, _ names: KnownNames?
  ) -> [Reading] {
    guard let following = followingNow else { return [] }
    return following.readings(of: utterance, knowing: names)
      .filter { intents.contains($0.intent) && mayFollow($0, utterance) }
  }

  /// The readings of the only sentence of several that follows something and looks it up, if the others ask for nothing: "Hang on, I
  /// must find a pen. What were the numbers?"
  private func singleSentence(
    of utterance: String, _ readings: (String) -> [Reading]
  ) -> [Reading] {
    let sentences = utterance.sentences
    guard (2...Self.maximumSentences).contains(sentences.count) else { return [] }
    let found = sentences.indices.map { place in
      readings(sentences[place]).filter { effect(of: $0) == .looksUp }
    }
    let places = found.indices.filter { !found[$0].isEmpty }
    guard places.count == 1, let place = places.first,
      sentences.indices.allSatisfy({ $0 == place || asksForNothing(sentences[$0]) })
    else { return [] }
    return found[place]
  }

  /// The maximum number of sentences among which one is looked for.
  private static var maximumSentences: Int { 4 }

  /// Whether a sentence is neither a request nor a command, such as a yes.
  private func asksForNothing(_ sentence: String) -> Bool {
    guard !beginsRequest(sentence), exactReadings(of: sentence).allSatisfy(\.isEmpty) else {
      return false
    }
    return switch command(in: sentence) {
    case nil, .no, .praise, .weakYes, .thanks: true
    default: false
    }
  }

  /// Whether a reading can follow something. "Did I buy milk" asks, and changes nothing; "¿he comprado leche?" asks by its sign
  /// alone.
  private func mayFollow(_ reading: Reading, _ utterance: String) -> Bool {
    effect(of: reading) == .looksUp
      || !isQuestion(utterance) && utterance.last { !$0.isWhitespace } != "?"
        && !freeTexts(of: reading).contains { $0.texts.contains(where: asks) }
  }

  /// Whether a text begins as a question does: "was steht als Erstes", but not "was Süßes".
  private func asks(_ text: String) -> Bool {
    let words = Sentence.words(text, language.requests.spelling)
    return words.count > 2 && has(words[0], [.question, .manner])
      && tolerant.index.isKnown(words[1])
  }

  /// Parses an utterance as a request that can only follow something, as ``followUps(in:among:knowing:)`` does, word for
  /// word.
  public func exactFollowUps(
    in utterance: String, among intents: Set<String>, knowing names: KnownNames?
  ) -> [Reading] {
    let whole = exactFollowUps(of: utterance, intents, names)
    return whole.isEmpty
      ? singleSentence(of: utterance) { exactFollowUps(of: $0, intents, names) } : whole
  }

  private func exactFollowUps(
    of utterance: String, _ intents: Set<String>, _ names: KnownNames?
  ) -> [Reading] {
    guard let following = followingNow else { return [] }
    let readings = following.clearReadings(
      of: utterance, names.map(following.tables), asksForAnything: true)
    return readings.filter { reading in
      // "We need to pay Anna" after a look at a list is another request.
      intents.contains(reading.intent) && mayFollow(reading, utterance)
        && freeTexts(of: reading).allSatisfy {
          $0.texts.allSatisfy { text in
            // "Pay rent" is no request where it is something on a list.
            tolerant.isNoRequest(text)
              || effect(of: reading) == .looksUp
                && names.map(following.tables)?.isText(text, language) == true
          }
        }
    }
  }
}

extension String {
  /// The sentences, each without the sign at its end. A point within a number ends none.
  fileprivate var sentences: [String] {
    var sentences: [String] = []
    var rest = self[...]
    while let end = rest.indices.first(where: { place in
      guard ".?!".contains(rest[place]) else { return false }
      let next = rest.index(after: place)
      return next == rest.endIndex || rest[next].isWhitespace || ".?!".contains(rest[next])
    }) {
      sentences.append(String(rest[..<end]))
      rest = rest[rest.index(after: end)...]
    }
    return (sentences + [String(rest)]).filter { $0.contains { $0.isLetter || $0.isNumber } }
  }
}
