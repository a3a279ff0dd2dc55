/// A typed request, declared once: its name, parameters, phrases and risk. The questions, the
/// recogniser, links and schemas are all derived from the declaration.
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
/// A parameter is required unless its type is an optional. An ``IntentHandler`` implements the
/// intent.
public protocol Intent: Sendable {
  /// The result, for other intents and programs. ``Nothing`` if the intent only says and shows
  /// something.
  associatedtype Result: IntentValueConvertible = Nothing

  /// The name, for programs. It should never change: links and memories refer to it.
  static var name: String { get }
  /// The user-facing title, in the imperative: "Solve a numbers game".
  static var title: String { get }
  /// A description, in a sentence or two.
  static var explanation: String { get }
  /// The domain of the intent, such as "games". Help names a sample of each domain.
  static var domain: String { get }
  /// The category of the intent.
  static var verb: IntentVerb { get }
  /// The phrases that request the intent.
  static var phrases: [Phrase] { get }
  /// Words, perhaps with parameters, that suggest the intent without being a whole request: "balance",
  /// "{amount} for {payee}". They are used where no phrase matches word for word.
  static var keywords: [Phrase] { get }
  /// Phrases that request the intent only right after a response that offers it
  /// (``IntentResponse/followUps``): "why", "another one". The values that they lack are those of the
  /// offer.
  static var followUpPhrases: [Phrase] { get }
  /// The text parameter whose values say what is to be done, if who did it asks for the intent by saying so: "I called mum"
  /// for "call mum".
  static var deeds: String? { get }
  /// The look-up, with values, that answers who asks whether what ``deeds`` names is done, in its parameter of the same name: "have I
  /// called mum?"
  static var deedQuestion: Invocation? { get }
  /// The risk of the intent, which determines the checks before it is handled.
  static var risk: Risk { get }
  /// A one-sentence summary with parameters, used for confirmation: "Transfer {amount} to {payee}".
  static var summary: Summary { get }
  /// The ISO 639-1 code of the language of the declaration; "en" by default.
  static var language: String { get }
  /// Translations of the title, phrases and parameters, by ISO 639-1 language code.
  static var translations: [String: IntentTranslation] { get }
  /// The type of the ``UserActivity`` that requests the intent, which is also its name in links;
  /// `nil` if there is none.
  static var activityType: String? { get }

  /// Creates an intent without values, or with the given values when the assistant creates it.
  init()
}

extension Intent {
  /// The name of the type, without the suffix "Intent".
  public static var name: String {
    let type = String(describing: Self.self)
    return type.hasSuffix("Intent") && type != "Intent" ? String(type.dropLast(6)) : type
  }

  /// The title, by default.
  public static var explanation: String { title }
  /// The name of the module that declares the intent, by default.
  public static var domain: String {
    String(String(reflecting: Self.self).prefix { $0 != "." })
  }
  /// The default category, ``IntentVerb/perform``.
  public static var verb: IntentVerb { .perform }
  /// No phrases by default: only programs can request the intent.
  public static var phrases: [Phrase] { [] }
  /// No keywords by default.
  public static var keywords: [Phrase] { [] }
  /// No follow-up phrases by default.
  public static var followUpPhrases: [Phrase] { [] }
  /// No deeds by default.
  public static var deeds: String? { nil }
  /// No question about deeds by default.
  public static var deedQuestion: Invocation? { nil }
  /// The default risk, ``Risk/harmless``.
  public static var risk: Risk { .harmless }
  /// The title, by default.
  public static var summary: Summary { Summary(title) }
  /// The default language, English.
  public static var language: String { "en" }
  /// No translations by default.
  public static var translations: [String: IntentTranslation] { [:] }
  /// No activity by default.
  public static var activityType: String? { nil }
}

/// The category of an intent. It determines how the intent is confirmed and offered.
public enum IntentVerb: String, Hashable, Sendable, Codable, CaseIterable {
  /// Tells or shows something. Read-only.
  case show
  /// Searches for something. Read-only.
  case find
  /// Computes or carries out something.
  case perform
  /// Creates something.
  case create
  /// Changes something.
  case change
  /// Removes something.
  case remove
  /// Sends something to someone.
  case send
  /// Spends or moves money.
  case pay
  /// Takes back something that was done. It is not itself undone.
  case undo

  /// Whether it only looks something up.
  package var isLookup: Bool { self == .show || self == .find }
}

/// A phrase that requests an intent, in the recogniser's template language: words, `[optional
/// words]`, `(one|or the other)`, and `{parameter}`.
///
/// A phrase can also choose a case of an enumeration by being said as a whole, so that one intent answers several
/// questions:
///
/// ```swift
/// Phrase("how many steps does it take", choosing: ["question": "steps"])
/// ```
public struct Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The template.
  public let text: String
  /// The cases that it chooses: their identifiers, by the parameter.
  public let choices: [String: String]

  /// Creates a phrase.
  public init(_ text: String, choosing choices: [String: String] = [:]) {
    self.text = text
    self.choices = choices
  }

  /// Creates a phrase from a template, without choosing any case.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

/// The result of an intent that returns no value.
public struct Nothing: IntentValueConvertible {
  /// An object with no members.
  public static var intentKind: ParameterKind { .object([]) }
  /// An object with no members.
  public var intentValue: IntentValue { .object([:]) }

  /// Creates the empty result.
  public init() {}

  /// Creates the empty result from any value.
  public init?(intentValue: IntentValue) {}
}
