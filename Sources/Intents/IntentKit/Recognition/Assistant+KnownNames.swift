extension Assistant {
  /// The names that exist now.
  ///
  /// - Returns: The names of all entity types, and the texts that parameters can have.
  public func knownNames() async -> KnownNames {
    var names = KnownNames()
    let language = catalog.language
    for (type, query) in queries {
      let found = try? await onOwnThreads(if: query.blocks) {
        try await query.query.names(language)
      }
      if let found { names.entities[type] = found }
    }
    for intent in catalog.intents {
      guard let plugin = plugin(for: intent.name) else { continue }
      for parameter in intent.parameters where parameter.kind.singleKind.hasOptions {
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
  /// Whether a handler can say which texts or names it takes.
  fileprivate var hasOptions: Bool {
    switch self {
    case .text, .entity: true
    default: false
    }
  }
}
