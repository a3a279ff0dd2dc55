import IntentKit

/// Pronouns of a request for what the clause before it is about: "the eggs are boiled, tick them off".
extension TemplateRecognizer {
  /// The certain readings of the last clause, if it is a request whose pronoun stands for what the clauses before
  /// it begin with, to be asked about before a change: "les œufs je viens de les prendre, coche-les". It is read as
  /// what is said after something was spoken about.
  func readingsWithAntecedents(
    in sentence: Sentence, _ clauses: Clauses, _ tables: NameTables
  ) -> [Reading] {
    let said = clauses.all.filter { $0.act != .courtesy }
    guard said.count > 1, let last = said.last, [.request, .wish].contains(last.act) else {
      return []
    }
    let told = sentence.text(said[0].words.lowerBound..<last.words.lowerBound)
    // "Les œufs je viens de les prendre" has no verb that requests. What is quoted is said by somebody else.
    let dues = said.dropLast().map { debt(in: sentence, $0) }
    // "Ben says" makes what follows his words.
    let isToldOnly = zip(said, dues).allSatisfy { clause, due in
      due != nil || clause.act == .report && clause.words.count > 2
    }
    let due = isToldOnly && dues.count { $0 != nil } == 1 ? dues.lazy.compactMap { $0 }.first : nil
    guard
      due != nil
        || said.dropLast().allSatisfy({ clause in
          clause.act == .report
            || clause.act == .request && !beginsRequest(sentence.text(clause.words))
        }),
      !sentence.text.contains(where: { "\"“”„«»:".contains($0) })
    else { return [] }
    let named = topic(of: Sentence(told, sentence.spelling), tables, due)
    var spoken = tables
    spoken.spoken = Set(named.keys)
    let request = Sentence(
      sentence.text(last.words.lowerBound..<sentence.words.count), sentence.spelling)
    let asksAnother = last.words.dropFirst().contains {
      has(sentence.words[$0].text, .personal) && has(sentence.words[$0 - 1].text, .finite)
    }
    return readings(of: request.text, spoken).filter {
      // "Could he send it" asks somebody else.
      $0.certainty != .calledOff && (effect(of: $0) != .grave || !asksAnother)
    }.compactMap { reading in
      let new = newThings(in: Sentence(told, sentence.spelling), for: reading, tables)
      return withAntecedent(
        reading, of: request, named.merging(new.named) { old, _ in old }, isSure: new.isSure)
    }.filter {
      // "Pay them both" names nobody.
      effect(of: $0) != .grave || isPlausible($0, tables, request.text)
    }
  }

  /// The readings of the request at the end of a sentence, if some of the whole take an amount of money from what is told or asked
  /// before it, which need not be due: "Ben owes me 20, send it to Anna".
  func readingsWithoutToldAmounts(
    _ found: [Reading], in sentence: Sentence, _ clauses: Clauses, _ tables: NameTables
  ) -> [Reading] {
    let said = clauses.all.filter { $0.act != .courtesy }
    guard let first = found.first, effect(of: first) == .grave, let last = said.last,
      [.request, .wish].contains(last.act), beginsRequest(sentence.text(last.words))
    else { return found }
    let told = said.dropLast().filter { [.report, .question].contains($0.act) }.compactMap {
      sentence.place(of: $0.words)
    }
    let takesAmount = (catalog[first.intent]?.parameters ?? []).contains { parameter in
      guard parameter.kind == .money,
        case .said(let place?)? = first.inputs[parameter.name]?.provenance
      else { return false }
      return told.contains { $0.overlaps(place) }
    }
    guard takesAmount else { return found }
    let meant = readingsWithAntecedents(in: sentence, clauses, tables)
    let request = sentence.text(last.words.lowerBound..<sentence.words.count)
    return (meant.isEmpty ? readings(of: request, tables) : meant).map(\.withoutPlaces)
  }

  /// What some words begin with that exists, by entity type and by parameter, or else the only thing and the only amount that they
  /// name; nothing where they are about several things.
  private func topic(
    of told: Sentence, _ tables: NameTables, _ due: IntentValue?
  ) -> [String: ParameterInput] {
    let words = told.words.map(\.text)
    let requests = language.requests
    let content = words.firstIndex {
      !requests.functionWords.contains($0) && !tolerant.index.nouns.contains($0)
        || requests.prepositions.contains($0) && !requests.linking.contains($0)
    }
    // "The milk and the eggs" are several, of which one may be unknown.
    let isOne = content != nil && !words.contains(where: knowledge.words.and.contains)
    let start = isOne ? content ?? 0 : words.count
    func names(_ table: NameTable?, at place: Int) -> [NameTable.Found] {
      (table?.names(in: words[place...], language) ?? []).filter { $0.price == 0 }
    }
    func name(_ table: NameTable?) -> String? {
      let first = names(table, at: start).filter {
        // "Tom's sister" is not Tom, nor "the bread knife" bread.
        words.dropFirst(start + $0.length).first.map { requests.clauses.classes[$0] != nil } ?? true
      }
      return first.count == 1 ? first[0].name : nil
    }
    func onlyName(_ table: NameTable?) -> String? {
      let all = Set(words.indices[start...].flatMap { names(table, at: $0).map(\.name) })
      return all.count == 1 ? all.first : nil
    }
    var found: [String: ParameterInput] = [:]
    for intent in catalog.intents {
      for parameter in intent.parameters {
        switch parameter.kind.singleKind {
        case .entity(let kind):
          if let name = onlyName(tables.names(ofType: kind.type)) { found[kind.type] = .name(name) }
        case .text where parameter.content == .any:
          guard let text = name(tables.texts(intent.name, parameter.name)) else { continue }
          found[parameter.name] = parameter.kind.input(.text(text))
        case .money:
          found[parameter.name] = due.map { .value($0) }
        default: continue
        }
      }
    }
    return found
  }

  /// A reading with what its pronoun stands for, as a guess; `nil` if it has none.
  private func withAntecedent(
    _ reading: Reading, of request: Sentence, _ named: [String: ParameterInput], isSure: Bool
  ) -> Reading? {
    var inputs = reading.inputs
    var lacking: [(parameter: ParameterDeclaration, meant: ParameterInput?)] = []
    var isChanged = false
    for parameter in catalog[reading.intent]?.parameters ?? [] {
      let entity: EntityKind? =
        if case .entity(let kind) = parameter.kind.singleKind { kind } else { nil }
      let meant = named[entity?.type ?? parameter.name]
      guard let input = inputs[parameter.name]?.input else {
        if parameter.kind == .money, let meant, hasPronoun(request.text) {
          // "My rent is 650, send it to the landlord".
          inputs[parameter.name] = GivenInput(meant, .said(at: nil))
          isChanged = true
        } else if parameter.kind.isFree {
          lacking.append((parameter, meant))
        }
        continue
      }
      guard input.texts.count == 1,
        entity.map({ refersBack(input.texts[0], to: $0) }) ?? isPronoun(input.texts[0])
      else { continue }
      inputs[parameter.name] = meant.map { GivenInput($0, .said(at: nil)) }
      isChanged = isChanged || meant != nil
    }
    // "Tu peux la jeter" throws away what is named, though no phrase has a place for it there. What must be said is meant first,
    // and no payment is made of what only may be one, unless its amount is meant: "I owe Ben 20, can you send it".
    let said = inputs.values.map(\.input)
    let unsaid = lacking.filter { $0.meant.map { !said.contains($0) } ?? true }
    let required = unsaid.filter(\.parameter.isRequired)
    let possible = required.isEmpty ? unsaid.filter { $0.meant != nil } : required
    let isOne = possible.allSatisfy { $0.parameter.kind == possible[0].parameter.kind }
    // Whom money goes to is declared before where it comes from.
    if isChanged == (effect(of: reading) == .grave), possible.count == 1 || isChanged && isOne,
      let first = possible.first, let meant = first.meant, hasPronoun(request.text),
      // What is sent to Ben is not taken from whom it is owed to.
      effect(of: reading) != .grave
        || catalog[reading.intent]?.parameters.first(where: {
          $0.kind == first.parameter.kind
        })?.name == first.parameter.name
    {
      inputs[first.parameter.name] = GivenInput(meant, .guessed(alternatives: []))
      isChanged = true
    }
    // "I owe Sophie 20, send it to Ben" is not what is owed.
    for parameter in catalog[reading.intent]?.parameters ?? [] {
      guard case .entity(let kind) = parameter.kind.singleKind, let name = named[kind.type],
        !inputs.values.contains(where: { $0.input == name })
      else { continue }
      inputs = inputs.filter { name, given in
        reading.inputs[name] != nil || catalog[reading.intent]?.parameter(name)?.kind != .money
      }
    }
    // What is only near may be meant where nothing is missing.
    guard isChanged,
      reading.certainty != .offered || reading.leftOver.isEmpty && inputs.count > 1
    else { return nil }
    return Reading(
      reading.intent, reading.with(inputs).withoutPlaces.inputs, rank: reading.rank,
      certainty: .tolerant, isGuess: !isSure, leftOver: reading.leftOver)
  }

  /// Whether a word of an utterance, or what is written in one with its verb, stands for what was named, and is no article.
  public func hasPronoun(_ utterance: String) -> Bool {
    let requests = language.requests
    let words = Sentence(utterance, requests.spelling).words.flatMap {
      requests.parts(of: $0.text, isVerb: tolerant.index.isVerb)
    }
    return words.indices.contains { place in
      isPronoun(words[place])
        && (!language.names.ignored.contains(words[place]) || place == words.count - 1
          || tolerant.index.isKnown(words[place + 1]) || tolerant.index.isVerb(words[place + 1])
          || requests.functionWords.contains(words[place + 1])
          || requests.prepositions.contains(words[place + 1]))
    }
  }
}
