import IntentKit

/// A phrase of an intent, ready to be matched.
struct CompiledPhrase {
  let intent: String
  let phrase: Phrase
  let source: Template
  let template: CompiledTemplate
}

/// Compiles the phrases of intents, one intent after the other, and collects what is wrong with them.
struct PhraseCompiler {
  private(set) var phrases: [CompiledPhrase] = []
  /// A sentence for each intent that has a phrase.
  private(set) var samples: [String: String] = [:]
  private(set) var faults: [RegistrationError.Fault] = []
  /// Which phrase is the first to match a sentence.
  private var owners: [Template.Fingerprint: Owner] = [:]

  private struct Owner {
    let intent: String
    let phrase: Phrase
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
  }

  /// What is wrong with a phrase.
  private struct Refusal: Error {
    let reasons: [String]
  }

  private mutating func add(
    _ phrase: Phrase, of intent: IntentDescription, _ slots: [String: Slot]
  ) throws(Refusal) {
    let template: Template
    do {
      template = try Template(phrase.text)
    } catch {
      throw Refusal(reasons: ["cannot be read: \(error)"])
    }
    let unknown = Set(template.slots).subtracting(slots.keys).sorted()
    guard unknown.isEmpty else {
      throw Refusal(
        reasons: unknown.map { "names {\($0)}, which is not a parameter: \(intent.parameterNames)" }
      )
    }
    if let owner = claim(template, for: Owner(intent: intent.name, phrase: phrase)) {
      throw Refusal(reasons: [
        "can never be the one that matches: \"\(owner.phrase.text)\" of \(owner.intent) comes first"
      ])
    }
    phrases.append(
      CompiledPhrase(
        intent: intent.name, phrase: phrase, source: template,
        template: CompiledTemplate(template, slots: slots)))
    if samples[intent.name] == nil {
      samples[intent.name] = template.sample { slots[$0]?.parameter.sample ?? $0 }
        .joined(separator: " ")
    }
  }

  /// Notes the sentences of a phrase that no other has. If there are none, returns one that has them.
  private mutating func claim(_ template: Template, for claimant: Owner) -> Owner? {
    guard let expansions = template.expansions() else { return nil }
    var owner: Owner?
    var isReachable = false
    for expansion in expansions {
      if let other = owners[expansion] {
        // A phrase may match a sentence in two ways.
        if other.intent != claimant.intent || other.phrase != claimant.phrase { owner = other }
      } else {
        owners[expansion] = claimant
        isReachable = true
      }
    }
    return isReachable ? nil : owner ?? claimant
  }
}

extension Slot {
  /// A slot for all of a parameter.
  fileprivate init(whole parameter: ParameterDeclaration) {
    guard case .list(_, let count) = parameter.kind else {
      self.init(parameter)
      return
    }
    self.init(parameter, count: 1...count.upperBound)
  }
}

extension ParameterDeclaration {
  /// Words for a value.
  fileprivate var sample: String {
    switch kind {
    case .integer(let ranges):
      return ranges.first.map { "\($0.lowerBound == .min ? 1 : $0.lowerBound)" } ?? title
    case .decimal: return "1"
    case .boolean: return "yes"
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
    default: return title
    }
  }
}
