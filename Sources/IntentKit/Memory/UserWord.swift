/// A name or word of the user's own, with what may be heard for it.
public struct UserWord: Hashable, Sendable, Codable {
  /// What kind of thing is called so: the type of an entity (``IntentEntity/typeName``) or of an
  /// enumeration (``IntentEnum/typeName``); nothing for a word of phrases.
  public let kind: String?
  /// The name, as the app knows it.
  public let name: String
  /// What is said for it as well, or what recognisers of speech make of it.
  public let pronunciations: [String]

  /// A word.
  ///
  /// - Parameters:
  ///   - name: The name, as the app knows it.
  ///   - kind: What kind of thing is called so; nothing for a word of phrases.
  ///   - pronunciations: What is said for it as well.
  public init(_ name: String, kind: String? = nil, pronunciations: [String]) {
    self.name = name
    self.kind = kind
    self.pronunciations = pronunciations
  }
}

/// The words of a user as conversations use them.
struct UserVocabulary: Sendable {
  private var names: [String: [String: String]] = [:]
  /// Words that mean the same in phrases.
  private(set) var synonyms: [[String]] = []
  private var words: [UserWord] = []

  init(_ words: [UserWord]) {
    self.words = words
    for word in words {
      if let kind = word.kind {
        for heard in word.pronunciations { names[kind, default: [:]][Self.key(heard)] = word.name }
      } else {
        synonyms.append([word.name] + word.pronunciations)
      }
    }
  }

  /// What an entity is called that was heard so.
  func name(for heard: String, kind: String) -> String {
    names[kind]?[Self.key(heard)] ?? heard
  }

  /// An intent whose enumerations have the user's words too.
  func applied(to intent: IntentDescription) -> IntentDescription {
    guard words.contains(where: { $0.kind != nil }) else { return intent }
    var copy = intent
    copy.parameters = intent.parameters.map { parameter in
      var copy = parameter
      copy.kind = applied(to: parameter.kind)
      return copy
    }
    return copy
  }

  private func applied(to kind: ParameterKind) -> ParameterKind {
    switch kind {
    case .list(let element, let count): return .list(of: applied(to: element), count: count)
    case .enumeration(let name, let cases):
      let own = words.filter { $0.kind == name }
      guard !own.isEmpty else { return kind }
      var taken = Set(cases.flatMap { ([$0.name] + $0.synonyms).map(Self.key) })
      return .enumeration(
        name: name,
        cases.map { each in
          // A word that is another case's already stays that.
          let new = own.filter { each.answers(to: $0.name) || each.id == $0.name }
            .flatMap(\.pronunciations).filter { taken.insert(Self.key($0)).inserted }
          return .init(id: each.id, name: each.name, synonyms: each.synonyms + new)
        })
    default: return kind
    }
  }

  private static func key(_ text: String) -> String {
    text.plainWords.joined(separator: " ")
  }
}
