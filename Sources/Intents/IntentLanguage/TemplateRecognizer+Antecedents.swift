import IntentKit

/// Pronouns of a request for what the clause before it is about: "the eggs are boiled, tick them off".
extension TemplateRecognizer {
  /// The certain readings of the last clause, if it is a request whose pronoun stands for what the only clause before
  /// it begins with, to be asked about before a change: "les œufs je viens de les prendre, coche-les". It is read as
  /// what is said after something was spoken about.
  func readingsWithAntecedents(
    in sentence: Sentence, _ clauses: Clauses, _ tables: NameTables
  ) -> [Reading] {
    let said = clauses.all.filter { $0.act != .courtesy }
    guard said.count == 2, [.request, .wish].contains(said[1].act) else { return [] }
    let told = sentence.text(said[0].words)
    // "Les œufs je viens de les prendre" has no verb that requests. What is quoted is said by somebody else.
    guard
      said[0].act == .report || said[0].act == .request && !beginsRequest(told),
      !sentence.text.contains(where: { "\"“”„«»:".contains($0) })
    else { return [] }
    let named = topic(of: sentence.words[said[0].words].map(\.text), tables)
    guard !named.isEmpty else { return [] }
    var spoken = tables
    spoken.spoken = Set(named.keys)
    let request = Sentence(
      sentence.text(said[1].words.lowerBound..<sentence.words.count), sentence.spelling)
    return readings(of: request.text, spoken).filter(\.isCertain).compactMap {
      withAntecedent($0, of: request, named)
    }
  }

  /// What some words begin with that exists, by entity type and by parameter; nothing where they are about several things.
  private func topic(of words: [String], _ tables: NameTables) -> [String: ParameterInput] {
    let requests = language.requests
    let start = words.firstIndex {
      !requests.functionWords.contains($0) && !tolerant.index.nouns.contains($0)
        || requests.prepositions.contains($0) && !requests.linking.contains($0)
    }
    // "The milk and the eggs" are several, of which one may be unknown.
    guard let start, !words.contains(where: knowledge.words.and.contains) else { return [:] }
    func name(_ table: NameTable?) -> String? {
      let names = (table?.names(in: words[start...], language) ?? []).filter {
        // "Tom's sister" is not Tom, nor "the bread knife" bread.
        let next = words.dropFirst(start + $0.length).first
        return $0.price == 0 && next.map { requests.clauses.classes[$0] != nil } ?? true
      }
      return names.count == 1 ? names[0].name : nil
    }
    var found: [String: ParameterInput] = [:]
    for intent in catalog.intents {
      for parameter in intent.parameters {
        switch parameter.kind.singleKind {
        case .entity(let kind):
          if let name = name(tables.names(ofType: kind.type)) { found[kind.type] = .name(name) }
        case .text where parameter.content == .any:
          guard let text = name(tables.texts(intent.name, parameter.name)) else { continue }
          found[parameter.name] = parameter.kind.input(.text(text))
        default: continue
        }
      }
    }
    return found
  }

  /// A reading with what its pronoun stands for, as a guess; `nil` if it has none.
  private func withAntecedent(
    _ reading: Reading, of said: Sentence, _ named: [String: ParameterInput]
  ) -> Reading? {
    var inputs = reading.inputs
    var lacking: [(parameter: ParameterDeclaration, meant: ParameterInput?)] = []
    var isChanged = false
    for parameter in catalog[reading.intent]?.parameters ?? [] {
      let entity: EntityKind? =
        if case .entity(let kind) = parameter.kind.singleKind { kind } else { nil }
      let meant = named[entity?.type ?? parameter.name]
      guard let input = inputs[parameter.name]?.input else {
        if parameter.kind.isFree { lacking.append((parameter, meant)) }
        continue
      }
      guard let meant, input.texts.count == 1,
        entity.map({ refersBack(input.texts[0], to: $0) }) ?? isPronoun(input.texts[0])
      else { continue }
      inputs[parameter.name] = GivenInput(meant, .said(at: nil))
      isChanged = true
    }
    // "Tu peux la jeter" throws away what is named, though no phrase has a place for it there. What must be said is meant first,
    // and no payment is made of what only may be one.
    let required = lacking.filter(\.parameter.isRequired)
    let possible = required.isEmpty ? lacking.filter { $0.meant != nil } : required
    if !isChanged, possible.count == 1, let meant = possible[0].meant,
      effect(of: reading) != .grave, hasPronoun(said)
    {
      inputs[possible[0].parameter.name] = GivenInput(meant, .guessed(alternatives: []))
      isChanged = true
    }
    guard isChanged else { return nil }
    return Reading(
      reading.intent, reading.with(inputs).withoutPlaces.inputs, rank: reading.rank,
      certainty: .tolerant, isGuess: true, leftOver: reading.leftOver)
  }

  /// Whether a word of a sentence stands for what was named, and is no article.
  private func hasPronoun(_ sentence: Sentence) -> Bool {
    let words = sentence.words.map(\.text)
    return words.indices.contains { place in
      isPronoun(words[place])
        && (!language.names.ignored.contains(words[place]) || place == words.count - 1
          || tolerant.index.isKnown(words[place + 1]) || tolerant.index.isVerb(words[place + 1]))
    }
  }
}
