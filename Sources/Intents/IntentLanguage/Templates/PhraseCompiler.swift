import IntentKit

/// A phrase of an intent, ready for matching.
struct CompiledPhrase {
  let intent: String
  let phrase: Phrase
  let source: Template
  let template: CompiledTemplate
  /// Whether it is matched tolerantly only.
  var isKeyword = false
  /// Whether it says how often something is done, by which it differs from the request to do it once.
  var saysHowOften = false
}

/// The phrases of a catalog, ready for matching.
struct CompiledPhrases: Sendable {
  let phrases: [CompiledPhrase]
  let keywords: [CompiledPhrase]
  let samples: [String: String]
  let remarks: [RegistrationError.Fault]

  /// - Throws: `RegistrationError` with all faults of the phrases.
  init(_ catalog: IntentCatalog, _ language: Language) throws(RegistrationError) {
    var compiler = PhraseCompiler(catalog.vocabulary, language)
    for intent in catalog.intents { compiler.add(intent) }
    guard compiler.faults.isEmpty else { throw RegistrationError(compiler.faults) }
    phrases = compiler.phrases
    keywords = compiler.keywords
    samples = compiler.samples
    remarks = compiler.remarks
  }
}

/// Compiles the phrases of intents, one intent at a time, and collects their faults.
struct PhraseCompiler {
  private(set) var phrases: [CompiledPhrase] = []
  /// The keywords of intents, which are matched tolerantly only.
  private(set) var keywords: [CompiledPhrase] = []
  /// A sample sentence for each intent that has a phrase.
  private(set) var samples: [String: String] = [:]
  /// The intents whose sample sentence has no title in the place of a name.
  private var completeSamples: Set<String> = []
  private(set) var faults: [RegistrationError.Fault] = []
  /// Warnings, such as phrases that two intents share.
  private(set) var remarks: [RegistrationError.Fault] = []
  private let vocabulary: Vocabulary
  private let yes: String
  /// Sample words for values about time.
  private let timeSample: (TemporalKind) -> String
  private var rules: [String: Template] = [:]
  private let synonyms: SynonymTable
  /// The number of slots in all phrases so far.
  private var slotCount = 0
  /// The phrases that claimed sentences.
  private var claimants: [Owner] = []
  /// The first phrase that matches each sentence, by its place among those.
  private var owners: [Fingerprint: Int] = [:]
  /// The commands to the conversation itself.
  private let commands: [Fingerprint: String]

  /// The vocabulary lists used by phrases so far.
  private var lists: [String: ReadList] = [:]

  /// A vocabulary list in the form in which it is parsed.
  private struct ReadList {
    let kind: ParameterKind
    let values: [String: IntentValue]

    init(_ name: String, _ entries: [Vocabulary.Entry]) {
      kind = .list(name, entries)
      values = Dictionary(
        uniqueKeysWithValues: entries.enumerated().map { ("\($0)", $1.value) })
    }
  }

  private struct Owner {
    let intent: String
    let phrase: Phrase
  }

  init(_ vocabulary: Vocabulary, _ language: Language) {
    self.vocabulary = vocabulary
    yes = language.conversation.yesAndNo.first ?? ""
    timeSample = language.sample
    commands = Dictionary(
      language.conversation.commands.keys.map { text in
        (text.split(separator: " ").reduce(Fingerprint()) { $0 + Fingerprint(String($1)) }, text)
      }, uniquingKeysWith: { first, _ in first })
    let synonymCount = vocabulary.synonyms.reduce(0) { $0 + $1.count }
    let isTooMany = synonymCount > SynonymTable.maximumCount
    synonyms = SynonymTable(
      isTooMany ? [] : vocabulary.synonyms, spelling: language.spelling)
    if isTooMany {
      faults.append(
        .init(
          "vocabulary",
          "has \(synonymCount) synonyms: at most \(SynonymTable.maximumCount) are allowed"))
    }
    for (name, text) in vocabulary.rules.sorted(by: { $0.key < $1.key }) {
      do {
        rules[name] = try Template(text, isPart: true)
      } catch {
        faults.append(
          .init("vocabulary", "its rule <\(name)> \"\(text)\" cannot be read: \(error)"))
      }
    }
  }

  mutating func add(_ intent: IntentDescription) {
    let slots = Dictionary(
      intent.parameters.map { ($0.name, Slot(whole: $0)) }, uniquingKeysWith: { first, _ in first })
    for phrase in intent.phrases {
      do {
        try add(phrase, of: intent, slots)
      } catch {
        faults += error.reasons.map {
          .init(intent.name, "its phrase \"\(phrase.text)\" \($0)")
        }
      }
    }
    for keyword in intent.keywords {
      do {
        var compiled = try compiled(keyword, of: intent, slots).phrase
        compiled.isKeyword = true
        keywords.append(compiled)
      } catch {
        faults += error.reasons.map {
          .init(intent.name, "its keyword \"\(keyword.text)\" \($0)")
        }
      }
    }
  }

  private struct Refusal: Error {
    let reasons: [String]
  }

  private mutating func compiled(
    _ phrase: Phrase, of intent: IntentDescription, _ slots: [String: Slot]
  ) throws(Refusal) -> (phrase: CompiledPhrase, slots: [Template.SlotReference: TemplateSlot]) {
    let template: Template
    do {
      template = try Template(phrase.text)
    } catch {
      throw Refusal(reasons: ["cannot be read: \(error)"])
    }
    let expanded: Template
    do {
      expanded = try template.expanding(rules)
    } catch {
      throw Refusal(reasons: [error.limit == nil ? "\(error)" : "cannot be read: \(error)"])
    }
    var found: [Template.SlotReference: TemplateSlot] = [:]
    var reasons = Set(phrase.choiceFaults(in: intent))
    var tried: Set<Template.SlotReference> = []
    for reference in expanded.slots where tried.insert(reference).inserted {
      do {
        found[reference] = try slot(reference, slots, of: intent)
      } catch {
        reasons.formUnion(error.reasons)
      }
    }
    guard reasons.isEmpty else { throw Refusal(reasons: reasons.sorted()) }
    let compiled: CompiledTemplate
    do {
      compiled = try CompiledTemplate(expanded, synonyms: synonyms) { found[$0] }
    } catch {
      throw Refusal(reasons: ["cannot be compiled: \(error)"])
    }
    let recurring = slots.filter { _, slot in
      if case .temporal(.recurrence, _) = slot.parameter.kind { true } else { false }
    }
    return (
      CompiledPhrase(
        intent: intent.name, phrase: phrase, source: expanded, template: compiled,
        saysHowOften: expanded.slots.contains { recurring[$0.parameter] != nil }), found
    )
  }

  private mutating func add(
    _ phrase: Phrase, of intent: IntentDescription, _ slots: [String: Slot]
  ) throws(Refusal) {
    let (compiled, found) = try compiled(phrase, of: intent, slots)
    if let owner = claim(compiled.template, for: Owner(intent: intent.name, phrase: phrase)) {
      throw Refusal(reasons: [
        "can never be the one that matches: \"\(owner.phrase.text)\" of \(owner.intent) comes first"
      ])
    }
    phrases.append(compiled)
    addSample(of: compiled.source, found, to: intent.name)
  }

  /// Keeps the first sample sentence of an intent, or the first that can be said as it is: "show a list" rather than
  /// "show list list".
  private mutating func addSample(
    of template: Template, _ found: [Template.SlotReference: TemplateSlot], to intent: String
  ) {
    guard !completeSamples.contains(intent) else { return }
    var isComplete = true
    let sample = template.sample { reference in
      guard let parameter = found[reference]?.slot.parameter else { return reference.parameter }
      if let words = parameter.sample(yes: yes, time: timeSample) { return words }
      isComplete = false
      return parameter.title
    }
    if isComplete || samples[intent] == nil { samples[intent] = sample.withSingleSpaces }
    if isComplete { completeSamples.insert(intent) }
  }

  /// The slot for `{parameter}`, `{list:parameter}` or `{1..10:parameter}`.
  private mutating func slot(
    _ reference: Template.SlotReference, _ slots: [String: Slot], of intent: IntentDescription
  ) throws(Refusal) -> TemplateSlot {
    guard let slot = slots[reference.parameter] else {
      throw Refusal(reasons: [
        "names {\(reference.parameter)}, which is not a parameter: \(intent.parameterNames)"
      ])
    }
    slotCount += 1
    guard let list = reference.list else { return TemplateSlot(reference, slot, id: slotCount) }
    let parameter = slot.parameter
    if let range = Template.range(list) {
      let values = ParameterKind.integer([range])
      guard parameter.kind.contains(.integer(range.lowerBound)),
        parameter.kind.contains(.integer(range.upperBound))
      else {
        throw Refusal(reasons: ["has {\(list):\(parameter.name)}, which are no values of it"])
      }
      return TemplateSlot(reference, Slot(parameter.reading(values)), id: slotCount)
    }
    guard let entries = vocabulary.lists[list] else {
      let names = vocabulary.lists.keys.sorted().joined(separator: ", ")
      throw Refusal(reasons: [
        "names the list '\(list)', which the vocabulary does not have: "
          + (names.isEmpty ? "it has none" : names)
      ])
    }
    if let entry = entries.first(where: { !parameter.kind.contains($0.value) }) {
      throw Refusal(reasons: [
        "reads {\(parameter.name)} from the list '\(list)', but \(entry.names.first ?? "") is no value of it"
      ])
    }
    let known = lists[list] ?? ReadList(list, entries)
    lists[list] = known
    return TemplateSlot(
      reference, Slot(parameter.reading(known.kind)), id: slotCount, values: known.values)
  }

  /// Claims the sentences of a phrase that no other phrase matches. If there are none, returns the
  /// phrase that owns them.
  private mutating func claim(_ template: CompiledTemplate, for claimant: Owner) -> Owner? {
    guard let expansions = template.expansions() else { return nil }
    var owner: Owner?
    var isReachable = false
    var shared: [String: (phrase: Phrase, count: Int)] = [:]
    let place = claimants.count
    claimants.append(claimant)
    owners.reserveCapacity(owners.count + expansions.count)
    for expansion in expansions {
      if let known = owners[expansion] {
        // A phrase may match a sentence in two ways.
        let other = claimants[known]
        if other.intent != claimant.intent || other.phrase != claimant.phrase { owner = other }
        if other.intent != claimant.intent {
          shared[other.intent, default: (other.phrase, 0)].count += 1
        }
      } else {
        owners[expansion] = place
        isReachable = true
      }
    }
    guard isReachable else { return owner ?? claimant }
    if let command = expansions.compactMap({ commands[$0] }).first {
      remarks.append(
        .init(
          claimant.intent,
          "its phrase \"\(claimant.phrase.text)\" matches \"\(command)\", a command to the conversation, "
            + "which comes first where both could be meant"
        ))
    }
    for (other, overlap) in shared.sorted(by: { $0.key < $1.key }) {
      let sentences = overlap.count == 1 ? "a sentence" : "\(overlap.count) sentences"
      remarks.append(
        .init(
          claimant.intent,
          "its phrase \"\(claimant.phrase.text)\" matches \(sentences) that "
            + "\"\(overlap.phrase.text)\" of \(other) matches too: the user will be asked which is meant"
        ))
    }
    return nil
  }
}

extension Phrase {
  /// What is wrong with the cases that it chooses.
  fileprivate func choiceFaults(in intent: IntentDescription) -> [String] {
    choices.compactMap { name, id in
      guard let parameter = intent.parameter(name) else {
        return "chooses '\(name)', which is not a parameter: \(intent.parameterNames)"
      }
      guard case .enumeration(_, let cases) = parameter.kind else {
        return "chooses '\(name)', which is not an enumeration"
      }
      guard !cases.contains(where: { $0.id == id }) else { return nil }
      let ids = cases.map(\.id).joined(separator: ", ")
      return "chooses '\(id)' for '\(name)'; choose one of \(ids)"
    }
  }
}

extension CompiledPhrase {
  /// The values that the phrase chooses by being said.
  var chosen: [String: GivenInput] {
    phrase.choices.mapValues { GivenInput(.value(.enumeration($0)), .said(at: nil)) }
  }
}

extension ParameterKind {
  /// The kind for parsing a vocabulary list: an enumeration whose identifiers are indices into the
  /// list.
  static func list(_ name: String, _ entries: [Vocabulary.Entry]) -> ParameterKind {
    .enumeration(
      name: "<\(name)>",
      entries.enumerated().map { place, entry in
        EnumCase(
          id: "\(place)", name: entry.names.first ?? "", synonyms: Array(entry.names.dropFirst()))
      })
  }
}

extension ParameterDeclaration {
  /// The parameter with a different kind.
  fileprivate func reading(_ kind: ParameterKind) -> ParameterDeclaration {
    ParameterDeclaration(reading: kind, name: name, title: title)
  }
}

extension Slot {
  fileprivate init(whole parameter: ParameterDeclaration) {
    guard case .list(_, let count) = parameter.kind else {
      self.init(parameter)
      return
    }
    self.init(parameter, count: 1...max(1, count.upperBound))
  }
}

extension ParameterDeclaration {
  /// Sample words for a value; `nil` if they depend on what there is, as names do.
  fileprivate func sample(yes: String, time: (TemporalKind) -> String) -> String? {
    switch kind {
    case .integer(let ranges):
      return ranges.first.map { "\($0.lowerBound == .min ? 1 : $0.lowerBound)" } ?? title
    case .decimal, .money: return "1"
    case .temporal(let kind, _): return time(kind)
    case .boolean: return yes
    case .enumeration(_, let cases): return cases.first?.name ?? title
    case .list(.integer(let ranges), let count):
      var numbers: [String] = []
      for range in ranges {
        var number = range.lowerBound == .min ? min(1, range.upperBound) : range.lowerBound
        while numbers.count < min(count.lowerBound, 10), range.contains(number), number < .max {
          numbers.append("\(number)")
          number += 1
        }
      }
      return numbers.joined(separator: " ")
    default: return nil
    }
  }
}
