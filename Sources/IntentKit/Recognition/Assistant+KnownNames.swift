extension Assistant {
  /// The names that exist now, as far as understanding an utterance needs them.
  ///
  /// Names that cannot be read are left out, so that any name may exist.
  ///
  /// - Parameter utterance: The utterance.
  /// - Returns: The names; `nil` if the utterance is understood without.
  public func knownNames(for utterance: String) async -> KnownNames? {
    guard utterance.utf8.count <= 4 * ConversationSession.maximumUtteranceLength,
      recognizer.needsNames(for: utterance)
    else { return nil }
    return await knownNames()
  }

  /// The names that exist now.
  ///
  /// - Returns: The names of all entity types, and the texts that parameters can have.
  public func knownNames() async -> KnownNames {
    var names = KnownNames()
    for (type, query) in queries {
      let found = try? await onOwnThreads(if: query.blocks) { try await query.query.names() }
      if let found { names.entities[type] = found }
    }
    for intent in catalog.intents {
      guard let plugin = plugin(for: intent.name) else { continue }
      for parameter in intent.parameters where parameter.kind.singleKind.isText {
        let found = try? await onOwnThreads(if: plugin.blocks) {
          try await plugin.handler.options(parameter.name)
        }
        if let found {
          names.texts[.init(intent: intent.name, parameter: parameter.name)] = found
        }
      }
    }
    return names
  }
}

extension ParameterKind {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
