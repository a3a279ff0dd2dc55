extension IntentCatalog {
  /// A kind as a Swift type declares it, with its names in the language of the catalog: the kind of
  /// the first parameter with the same enumeration or entity, those of the intent first; the given
  /// kind if there is none.
  func translated(_ kind: ParameterKind, for intent: String) -> ParameterKind {
    guard kind.singleKind.hasNames else { return kind }
    let own = self[intent].map { [$0] } ?? []
    let kinds = (own + intents).lazy.flatMap(\.parameters).map(\.kind.singleKind)
    guard let named = kinds.first(where: kind.singleKind.isNamed(like:)) else { return kind }
    return if case .list(_, let count) = kind { .list(of: named, count: count) } else { named }
  }
}

extension ParameterKind {
  /// Whether the values have names that are translated with a parameter.
  fileprivate var hasNames: Bool {
    switch self {
    case .enumeration, .entity: true
    default: false
    }
  }

  /// Whether another kind is the same enumeration or entity, perhaps in another language.
  fileprivate func isNamed(like other: ParameterKind) -> Bool {
    switch (self, other) {
    case (.enumeration(let name, _), .enumeration(let other, _)): name == other
    case (.entity(let kind), .entity(let other)): kind.type == other.type
    default: false
    }
  }
}
