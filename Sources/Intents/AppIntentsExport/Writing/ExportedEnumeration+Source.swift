import IntentKit

extension ExportedEnumeration {
  /// The enumeration as an `AppEnum`.
  var source: String {
    let title = title.isEmpty ? name : title
    let declarations = cases.map { "case \($0.name) = \($0.declared.id.swiftLiteral)" }
    let names = cases.map { name, declared in
      "  .\(name): \(representation(declared)),"
    }
    return """
      /// \(title.inComment)
      enum \(name): String, AppEnum, ConversationValue {
      \(declarations.joined(separator: "\n").indented)

        static let typeDisplayRepresentation: TypeDisplayRepresentation = \(title.swiftLiteral)
        static let caseDisplayRepresentations: [\(name): DisplayRepresentation] = [
      \(names.joined(separator: "\n").indented)
        ]

        init?(conversationValue: IntentValue) {
          guard case .enumeration(let id) = conversationValue else { return nil }
          self.init(rawValue: id)
        }

        var conversationValue: IntentValue { .enumeration(rawValue) }
      }
      """
  }

  private func representation(_ declared: ParameterKind.EnumCase) -> String {
    let name = (declared.name.isEmpty ? declared.id : declared.name).swiftLiteral
    guard !declared.synonyms.isEmpty else { return "DisplayRepresentation(title: \(name))" }
    let synonyms = declared.synonyms.map(\.swiftLiteral).joined(separator: ", ")
    return "DisplayRepresentation(title: \(name), synonyms: [\(synonyms)])"
  }
}
