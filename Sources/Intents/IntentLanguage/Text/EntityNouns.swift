import IntentKit

/// The nouns for the entities of a catalog's intents, as words.
struct EntityNouns: Sendable {
  private var words: [EntityKind: [String]] = [:]
  /// The last word of each noun, by the type of the entities.
  private(set) var lastWords: [String: String] = [:]

  init(_ catalog: IntentCatalog, _ spelling: Spelling) {
    for parameter in catalog.intents.flatMap(\.parameters) {
      guard case .entity(let kind) = parameter.kind.singleKind else { continue }
      let noun = words[kind] ?? Sentence.words(kind.title, spelling)
      words[kind] = noun
      lastWords[kind.type] = noun.last
    }
  }

  /// The words of the noun for entities of a kind of the catalog.
  subscript(kind: EntityKind) -> [String] { words[kind] ?? [] }

  var all: Set<String> { Set(words.values.joined()) }
}
