/// A property of an entity type, by which its entities are found, sorted and counted.
///
/// ```swift
/// struct BookEntity: IntentEntity {
///   static let properties: [EntityProperty<BookEntity>] = [
///     .init("author", \.author, title: "author", titles: ["fr": "auteur"]),
///     .init("pages", \.pageCount, title: "pages"),
///     .init("due", \.due, title: "due date"),
///   ]
///   var author = ""
///   var pageCount = 0
///   var due: CalendarDate?
///   …
/// }
/// ```
public struct EntityProperty<Entity: Sendable>: Sendable {
  /// The declaration, without the Swift types.
  public let declaration: PropertyDeclaration
  let value: @Sendable (Entity) -> IntentValue?

  /// Declares a property.
  ///
  /// - Parameters:
  ///   - name: The name, for programs: letters, digits, `-` and `_`.
  ///   - path: The key path of the value; entities whose value is `nil` lack the property.
  ///   - title: The user-facing title.
  ///   - titles: The titles in other languages, by ISO 639-1 code.
  public init<Value: ParameterValue>(
    _ name: String, _ path: any KeyPath<Entity, Value> & Sendable, title: String,
    titles: [String: String] = [:]
  ) {
    declaration = PropertyDeclaration(
      name: name, title: title, titles: titles, kind: Value.ParameterBase.intentKind)
    value = { $0[keyPath: path].parameterBase?.intentValue }
  }
}

/// The declaration of a property of an entity type.
public struct PropertyDeclaration: Hashable, Sendable {
  /// The name, for programs.
  public let name: String
  /// The user-facing title.
  public let title: String
  /// The titles in other languages, by ISO 639-1 code.
  public let titles: [String: String]
  /// The possible values: a single value, neither a list nor an object.
  public let kind: ParameterKind

  /// Creates a declaration.
  public init(name: String, title: String, titles: [String: String] = [:], kind: ParameterKind) {
    self.name = name
    self.title = title
    self.titles = titles
    self.kind = kind
  }

  /// The title in a language; the declared one if there is no translation.
  public func title(in language: String) -> String { titles[language] ?? title }

  /// The comparisons that the kind of the property allows.
  public var comparisons: [PropertyComparison] {
    PropertyComparison.allCases.filter { $0.isAllowed(for: kind) }
  }

  /// Whether entities can be sorted by the property.
  public var isSortable: Bool {
    switch kind {
    case .temporal(let kind, _): kind != .duration && kind != .recurrence
    case .list, .object: false
    default: true
    }
  }
}

extension IntentEntity {
  /// The values of the entity's properties, by name; those that it lacks are left out.
  public var propertyValues: [String: IntentValue] {
    Dictionary(
      Self.properties.compactMap { property in
        property.value(self).map { (property.declaration.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
