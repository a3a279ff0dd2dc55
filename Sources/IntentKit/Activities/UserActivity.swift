/// Something that the user does in an app, with enough of its state to go on with it there or elsewhere.
public struct UserActivity: Hashable, Sendable, Codable {
  /// What kind of activity it is: the ``Intent/activityType`` of the intent that it is gone on with.
  public let type: String
  /// What people call it.
  public let title: String
  /// Its state: values by the names of parameters.
  public let values: [String: IntentValue]

  /// An activity.
  ///
  /// - Parameters:
  ///   - type: What kind of activity it is.
  ///   - title: What people call it.
  ///   - values: Its state: values by the names of parameters.
  public init(type: String, title: String, values: [String: IntentValue] = [:]) {
    self.type = type
    self.title = title
    self.values = values
  }

  /// The activity that asks for an intent with the values that it has; nothing if the intent has none.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - title: What people call it; the title of the intent if it is not given.
  ///   - language: The language of the title of the intent, as a code of ISO 639-1; as it was declared if it is not given.
  public init?<Asked: Intent>(_ intent: Asked, title: String? = nil, in language: String? = nil) {
    guard let type = Asked.activityType else { return nil }
    let translation = language.flatMap { Asked.translations[$0] }
    self.init(
      type: type, title: title ?? translation?.title ?? Asked.title, values: intent.values)
  }
}

/// Why a link cannot be followed.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not begin with the scheme of the app.
  case otherScheme(link: String, expected: String)
  /// It names no activity.
  case noActivity(link: String)
  /// It names an activity that no intent has.
  case unknownActivity(String, known: [String])
  /// It gives a parameter that the intent does not have.
  case unknownParameter(String, known: [String])
  /// A parameter is given twice.
  case repeatedParameter(String)
  /// It is longer than any link should be.
  case tooLong(limit: Int)
  /// It is not written as links are.
  case malformed(String)

  /// What is wrong, and what is allowed.
  public var description: String {
    switch self {
    case .otherScheme(let link, let expected):
      "'\(link.prefix(80))' is not a link of this app: they begin with \(expected)://"
    case .noActivity(let link):
      "'\(link.prefix(80))' does not say what to open"
    case .unknownActivity(let type, let known):
      "'\(type)' cannot be opened: \(known.joined(separator: ", ")) can"
    case .unknownParameter(let name, let known):
      "there is no '\(name)': there are \(known.joined(separator: ", "))"
    case .repeatedParameter(let name):
      "'\(name)' is given twice"
    case .tooLong(let limit):
      "the link is too long: \(limit) characters are the most"
    case .malformed(let part):
      "'\(part.prefix(80))' is not written as in a link: after '%' there are two hexadecimal digits"
    }
  }
}

extension UserActivity {
  /// Whether its state mentions an entity, whatever that was called then.
  ///
  /// - Parameters:
  ///   - type: The type of the entity.
  ///   - id: Its identifier.
  /// - Returns: Whether it does.
  package func mentions(type: String, id: String) -> Bool {
    var found: Set<EntityReference> = []
    for value in values.values { value.collectEntities(into: &found) }
    return found.contains { $0.type == type && $0.id == id }
  }
}
