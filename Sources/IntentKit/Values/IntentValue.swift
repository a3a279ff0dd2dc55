/// The value of a parameter or a result, without its Swift type: what recognisers read, conversations
/// remember, links carry and one intent hands to the next.
public indirect enum IntentValue: Hashable, Sendable {
  /// A whole number.
  case integer(Int)
  /// An exact decimal number.
  case decimal(DecimalNumber)
  /// Yes or no.
  case boolean(Bool)
  /// A text; also the identifier of a case of an ``IntentEnum``, and what was said of an entity that
  /// has not been looked up yet.
  case text(String)
  /// Something that an ``EntityQuery`` knows.
  case entity(EntityReference)
  /// Several values.
  case list([IntentValue])
  /// Values by name.
  case object([String: IntentValue])
}

/// Something outside of the conversation, such as a list or a payee, by its identifier.
public struct EntityReference: Hashable, Sendable, Codable {
  /// The name of the type, as ``IntentEntity/typeName`` gives it.
  public let type: String
  /// What identifies it among those of its type.
  public let id: String
  /// What people call it.
  public let name: String

  /// A reference.
  ///
  /// - Parameters:
  ///   - type: The name of the type.
  ///   - id: What identifies it among those of its type.
  ///   - name: What people call it.
  public init(type: String, id: String, name: String) {
    self.type = type
    self.id = id
    self.name = name
  }
}

extension IntentValue {
  /// The elements of a list; nothing of other values.
  public var elements: [IntentValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// How much there is to remember, in characters, so that what is kept can be bounded.
  var weight: Int {
    switch self {
    case .integer, .decimal, .boolean: 8
    case .text(let text): text.utf8.count
    case .entity(let entity): entity.id.utf8.count + entity.name.utf8.count
    case .list(let elements): elements.reduce(8) { $0 + $1.weight }
    case .object(let members): members.reduce(8) { $0 + $1.key.utf8.count + $1.value.weight }
    }
  }
}
