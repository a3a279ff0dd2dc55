import IntentKit

/// What a statement before a request names that need not exist: "we finished the rice, put it on groceries".
extension TemplateRecognizer {
  /// The things for which the pronoun of a request after a statement can stand, by parameter, and whether these are certain: those that
  /// the statement requests by itself, or else the last one that it names.
  func newThings(
    in told: Sentence, for reading: Reading, _ tables: NameTables
  ) -> (named: [String: ParameterInput], isSure: Bool) {
    let parameters = (catalog[reading.intent]?.parameters ?? []).filter {
      if case .text = $0.kind.singleKind { $0.content == .any && $0.isRequired } else { false }
    }
    guard effect(of: reading) == .changes, !parameters.isEmpty else { return ([:], false) }
    let own = readings(of: told.text, tables).first {
      $0.isCertain && $0.intent == reading.intent
    }
    if let own {
      let said = parameters.compactMap { parameter in
        own.inputs[parameter.name].map { (parameter.name, $0.input) }
      }
      return (Dictionary(uniqueKeysWithValues: said), !own.isGuess)
    }
    let new = parameters.filter { tables.texts(reading.intent, $0.name) == nil }
    guard !new.isEmpty, let thing = lastThing(in: told, tables) else { return ([:], false) }
    let named = new.map { ($0.name, $0.kind.input(.text(thing))) }
    return (Dictionary(uniqueKeysWithValues: named), false)
  }

  /// The last noun with a determiner; `nil` if there is none, or the name of something that exists.
  private func lastThing(in told: Sentence, _ tables: NameTables) -> String? {
    let requests = language.requests
    let words = told.words.map(\.text)
    func isDeed(_ place: Int) -> Bool {
      !requests.deeds.bases(of: told.words[place], in: told).keys.isEmpty
    }
    func isContent(_ place: Int) -> Bool {
      let word = words[place]
      return requests.clauses.classes[word] == nil && !requests.functionWords.contains(word)
        && !tolerant.index.courtesyWords.contains(word)
        && !tolerant.index.extraWords.contains(word) && !requests.bounds.contains([word])
        && !requests.pronouns.contains(word) && !knowledge.numbers.isOfNumber(word)
    }
    var runs: [Range<Int>] = []
    for place in words.indices where isContent(place) {
      if let last = runs.last,
        last.upperBound == place
          || last.upperBound == place - 1 && requests.linking.contains(words[place - 1])
      {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    // "Die Hefe ausgegangen", "finished".
    runs = runs.compactMap { run in
      let end = run.last { !isDeed($0) }
      return end.map { run.lowerBound..<$0 + 1 }
    }
    let determined = runs.filter { run in
      run.lowerBound > 0
        && (has(words[run.lowerBound - 1], [.determiner, .negation])
          || requests.bounds.contains([words[run.lowerBound - 1]])
          || requests.noes.contains(words[run.lowerBound - 1]))
    }
    guard let run = determined.last, run.count <= Self.mostWords,
      !run.contains(where: { tables.isInName(words[$0]) })
    else { return nil }
    return told.text(run)
  }
  private static let mostWords = 4
}
