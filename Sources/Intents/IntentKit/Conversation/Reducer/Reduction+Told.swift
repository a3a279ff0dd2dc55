/// What a look-up told: "delete it", after the only thing on a list was named.
extension Reduction {
  /// The texts that the last request told, if it looked them up and a parameter can have each of them.
  func told(_ parameter: ParameterDeclaration, of intent: String) -> [IntentValue] {
    guard let last = lastStep, onlyLooksUp(last.invocation.intent),
      case .text = parameter.kind.singleKind, let texts = last.result?.elements,
      let options = names?.texts[.init(intent: intent, parameter: parameter.name)]
    else { return [] }
    let known = Set(options.map { $0.lowercased() })
    let isKnown = texts.allSatisfy {
      if case .text(let text) = $0 { known.contains(text.lowercased()) } else { false }
    }
    return isKnown ? texts : []
  }

  /// The parameters of which the last request told texts.
  var toldParameters: [String] {
    catalog.intents.flatMap { intent in
      intent.parameters.filter { !told($0, of: intent.name).isEmpty }.map(\.name)
    }
  }

  /// The entities of a request that are also of another intent, by the same parameter.
  func places(_ last: CompletedIntent, of intent: String) -> [String: GivenInput] {
    let parameters = catalog[intent]?.parameters ?? []
    return last.invocation.values.filter { name, value in
      guard case .entity = value else { return false }
      return parameters.contains { $0.name == name && $0.kind.contains(value) }
    }.mapValues { GivenInput(.value($0), .fromContext) }
  }

  /// Whether an utterance speaks of all: "delete them all".
  func meansAll(_ utterance: String) -> Bool {
    utterance.split(whereSeparator: \.isWhitespace).contains {
      recognizer.pick(in: String($0), among: []) == .all
    }
  }

  /// The texts that exist for the other parameters of that name in the domain of an intent.
  private func texts(like parameter: String, of intent: IntentDescription) -> [String] {
    catalog.intents.filter { $0.domain == intent.domain }.flatMap {
      names?.texts[.init(intent: $0.name, parameter: parameter)] ?? []
    }
  }

  /// The last look-up for something that exists, of which it named nothing yet: "and the sun cream?", after what is on a list.
  func narrowing(in utterance: String, of draft: Draft) -> Correction? {
    guard let intent = catalog[draft.intent], onlyLooksUp(intent.name) else { return nil }
    for parameter in intent.parameters where draft.values[parameter.name] == nil {
      guard case .text = parameter.kind.singleKind, parameter.kind.elementKind != nil,
        case let texts = texts(like: parameter.name, of: intent), !texts.isEmpty
      else { continue }
      var names = names ?? KnownNames()
      names.texts[.init(intent: intent.name, parameter: parameter.name)] = texts
      let request = openRequest(draft, last: Slot(parameter, count: 1...1, value: nil))
      if let found = recognizer.revision(in: utterance, of: request, knowing: names) {
        return found
      }
    }
    return nil
  }
}
