/// The presentation of an entity, besides its name.
///
/// The subtitle tells entities with the same name apart: it is shown in the question which one was
/// meant, and said if the names alone leave it open.
public struct EntityDisplay: Hashable, Sendable, Codable {
  /// A few words about the entity, such as "£20.00"; `nil` if there are none.
  public var subtitle: String?
  /// A picture of the entity: the name of an image of the app, or a URL; `nil` if there is none.
  /// Front ends without pictures, such as a terminal, show none.
  public var image: String?
  /// The other names of the entity, by which it can be chosen: ``IntentEntity/synonyms``.
  public internal(set) var synonyms: [String]?

  /// A presentation with no more than the name.
  public static let plain = EntityDisplay()

  /// Creates a display.
  public init(subtitle: String? = nil, image: String? = nil) {
    self.subtitle = subtitle
    self.image = image
  }
}

extension IntentEntity {
  /// A reference to the entity that carries its display, for questions and pickers.
  func displayedReference(in language: String) -> EntityReference {
    var display = display(in: language)
    display.synonyms = synonyms.isEmpty ? nil : synonyms
    return EntityReference(
      type: Self.typeName, id: id, name: name, display: display == .plain ? nil : display)
  }
}

extension IntentValue {
  /// The value without the display of an entity, which is for choosing only.
  var withoutDisplay: IntentValue {
    guard case .entity(let reference) = self, reference.display != nil else { return self }
    return .entity(EntityReference(type: reference.type, id: reference.id, name: reference.name))
  }
}
