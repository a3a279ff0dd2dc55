import IntentKit

extension ExportedEntity {
  /// The kind of entity as an `AppEntity` with its query.
  var source: String {
    let title = kind.title.isEmpty ? kind.type : kind.title
    var extent = ""
    if kind.allowsNew { extent += ", or a new one" }
    if kind.allowsAll { extent += ", or all of them" }
    return """
      /// \(title.inComment)\(extent)
      struct \(name): AppEntity, ConversationEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = \(title.swiftLiteral)
        static let defaultQuery = \(name)Query()
        static let entityType = \(kind.type.swiftLiteral)
        static let entityTitle = \(title.swiftLiteral)
        static let allowsNew = \(kind.allowsNew)
        static let allowsAll = \(kind.allowsAll)

        let id: String
        let name: String

        var displayRepresentation: DisplayRepresentation {
          DisplayRepresentation(title: "\\(name)")
        }
      }

      /// Finds \(name) values by the queries of the assistant.
      struct \(name)Query: EntityStringQuery, ConversationEntityQuery {
        @Dependency var assistantProvider: AssistantProvider

        func entities(for identifiers: [String]) async throws -> [\(name)] {
          try await found(by: identifiers)
        }

        func entities(matching string: String) async throws -> [\(name)] {
          try await found(matching: string)
        }

        func suggestedEntities() async throws -> [\(name)] {
          try await suggested()
        }
      }
      """
  }
}
