/// A name or word of the user's vocabulary, with its pronunciations.
public struct UserWord: Hashable, Sendable, Codable {
  /// The kind of the named thing: the type of an entity (``IntentEntity/typeName``) or of an
  /// enumeration (``IntentEnum/typeName``), or ``appKind`` for a name of the app; `nil` for a word in
  /// phrases.
  public let kind: String?
  /// The name in the app.
  public let name: String
  /// Alternative spoken forms, or the forms that speech recognisers produce.
  public let pronunciations: [String]

  /// The kind of names that the user gave the app: requests may begin with "ask Max to" and end with "in
  /// Max".
  public static let appKind = "app"

  /// Creates a word.
  public init(_ name: String, kind: String? = nil, pronunciations: [String]) {
    self.name = name
    self.kind = kind
    self.pronunciations = pronunciations
  }
}

/// The user's vocabulary in the form that conversations use.
struct UserVocabulary: Sendable {
  private var names: [String: [String: String]] = [:]
  /// Synonyms in phrases.
  private(set) var synonyms: [[String]] = []
  /// The user's names of the app, with their pronunciations.
  private(set) var appNames: [String] = []
  private var words: [UserWord] = []

  init(_ words: [UserWord]) {
    self.words = words
    for word in words {
      if word.kind == UserWord.appKind {
        appNames += [word.name] + word.pronunciations
      } else if let kind = word.kind {
        for heard in word.pronunciations { names[kind, default: [:]][Self.key(heard)] = word.name }
      } else {
        synonyms.append([word.name] + word.pronunciations)
      }
    }
  }

  /// The name of an entity, from the words that were heard.
  func name(for heard: String, kind: String) -> String {
    names[kind]?[Self.key(heard)] ?? heard
  }

  /// The intent with the user's words added to its enumerations.
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
          // A word that already names another case keeps its meaning.
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
