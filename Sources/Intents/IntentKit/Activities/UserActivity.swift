/// A user activity in an app, with enough state to continue it there or elsewhere.
public struct UserActivity: Hashable, Sendable, Codable {
  /// The type of the activity: the ``Intent/activityType`` of the intent that continues it.
  public let type: String
  /// The user-facing title.
  public let title: String
  /// The state: values by parameter name.
  public let values: [String: IntentValue]
  /// The ISO 639-1 code of the language in which it was left; `nil` if that does not matter.
  public var language: String?

  /// Creates an activity.
  public init(
    type: String, title: String, values: [String: IntentValue] = [:], language: String? = nil
  ) {
    self.type = type
    self.title = title
    self.values = values
    self.language = language
  }

  /// Creates the activity that requests an intent with its current values; `nil` if the intent has
  /// no activity.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - title: The user-facing title; the intent's title by default.
  ///   - language: The ISO 639-1 code of the language of the intent's title; the declared title by
  ///     default.
  public init?<Asked: Intent>(_ intent: Asked, title: String? = nil, in language: String? = nil) {
    guard let type = Asked.activityType else { return nil }
    let translation = language.flatMap { Asked.translations[$0] }
    self.init(
      type: type, title: title ?? translation?.title ?? Asked.title, values: intent.values)
  }
}

/// The reason why a link cannot be opened.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The link does not begin with the app's scheme.
  case otherScheme(link: String, expected: String)
  /// The link names no activity.
  case noActivity(link: String)
  /// No intent has the activity.
  case unknownActivity(String, known: [String])
  /// The intent does not have the parameter.
  case unknownParameter(String, known: [String])
  /// A parameter is given twice.
  case repeatedParameter(String)
  /// The link exceeds the maximum length.
  case tooLong(limit: Int)
  /// A part of the link is malformed; with that part.
  case malformed(String)

  /// The fault and the allowed values.
  public var description: String {
    switch self {
    case .otherScheme(let link, let expected):
      "'\(link.prefix(80))' is not a link of this app: they begin with \(expected)://"
    case .noActivity(let link):
      "'\(link.prefix(80))' does not say what to open"
    case .unknownActivity(let type, let known):
      known.isEmpty
        ? "'\(type)' cannot be opened: no intent has an activity type"
        : "'\(type)' cannot be opened: \(known.joined(separator: ", ")) can"
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
  /// Whether the state refers to an entity, under any name.
  package func mentions(type: String, id: String) -> Bool {
    var found: Set<EntityReference> = []
    for value in values.values { value.collectEntities(into: &found) }
    return found.contains { $0.type == type && $0.id == id }
  }
}
