/// A typed request, declared once: what it is called, what it needs to know, how people ask for it and
/// what it risks. The questions, the recogniser, links and schemas are all derived from this.
///
/// ```swift
/// struct SetTimerIntent: Intent {
///   static let title = "Set a timer"
///   static let phrases: [Phrase] = ["set a timer [for {minutes} minutes]"]
///   @Parameter(in: 1...600, prompt: "For how many minutes?") var minutes: Int
///   @Parameter(prompt: "What is it for?") var label: String?
/// }
/// ```
///
/// A parameter is required unless its type is an optional. What the intent does is said by an
/// ``IntentHandler``.
public protocol Intent: Sendable {
  /// What comes of it, for other intents and programs to use. ``Nothing`` if all is said and shown.
  associatedtype Result: IntentValueConvertible = Nothing

  /// What programs call it. It should never change: links and memories name it.
  static var name: String { get }
  /// What people call it, as one would tell someone to do it: "Solve a numbers game".
  static var title: String { get }
  /// What it does, in a sentence or two.
  static var explanation: String { get }
  /// What kind of thing it does.
  static var verb: IntentVerb { get }
  /// How people ask for it.
  static var phrases: [Phrase] { get }
  /// What could go wrong, and so what the assistant makes sure of first.
  static var risk: Risk { get }
  /// The intent in one sentence with its parameters, as it is confirmed: "Transfer {amount} to {payee}".
  static var summary: Summary { get }
  /// What it is called and how it is asked for in other languages, by their codes (ISO 639-1).
  static var translations: [String: IntentTranslation] { get }
  /// The type of the ``UserActivity`` that asks for it, which is also its name in links; nothing if there
  /// is none.
  static var activityType: String? { get }

  /// The intent with the values that are given when the assistant makes one, and otherwise none.
  init()
}

extension Intent {
  /// The name of the type, without "Intent" at its end.
  public static var name: String {
    let type = String(describing: Self.self)
    return type.hasSuffix("Intent") && type != "Intent" ? String(type.dropLast(6)) : type
  }

  /// Nothing more than the title.
  public static var explanation: String { title }
  /// Something is done.
  public static var verb: IntentVerb { .perform }
  /// Only programs ask for it.
  public static var phrases: [Phrase] { [] }
  /// Nothing can go wrong.
  public static var risk: Risk { .harmless }
  /// The title.
  public static var summary: Summary { Summary(title) }
  /// None.
  public static var translations: [String: IntentTranslation] { [:] }
  /// No activity asks for it.
  public static var activityType: String? { nil }
}

/// What an intent does, in kind. It decides how an intent is confirmed and offered.
public enum IntentVerb: String, Hashable, Sendable, Codable, CaseIterable {
  /// Something is told or shown; nothing changes.
  case show
  /// Something is looked for; nothing changes.
  case find
  /// Something is worked out or carried out.
  case perform
  /// Something new is made.
  case create
  /// Something is changed.
  case change
  /// Something is removed.
  case remove
  /// Something is sent to someone.
  case send
  /// Money is spent or moved.
  case pay
}

/// A way in which people ask for an intent, in the template language of the recogniser: words,
/// `[optional words]`, `(one|or the other)`, and `{parameter}`.
public struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The template.
  public let text: String

  /// A phrase.
  ///
  /// - Parameter text: The template.
  public init(_ text: String) {
    self.text = text
  }

  /// A phrase.
  ///
  /// - Parameter text: The template.
  public init(stringLiteral text: String) {
    self.text = text
  }
}

/// The result of an intent that has none.
public struct Nothing: IntentValueConvertible {
  /// An object with no members.
  public static var intentKind: ParameterKind { .object([]) }
  /// An object with no members.
  public var intentValue: IntentValue { .object([:]) }

  /// Nothing.
  public init() {}

  /// Nothing, whatever the value.
  ///
  /// - Parameter intentValue: A value.
  public init?(intentValue: IntentValue) {}
}
