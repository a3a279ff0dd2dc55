/// The names that exist when something is said, so that a recogniser can tell "show me the shopping
/// list" from "show me the news".
public struct KnownNames: Hashable, Sendable {
  /// The names of entities, by entity type. A type that is missing is unknown: any name may exist.
  public var entities: [String: [String]]
  /// The texts that a parameter can have, or the names of what it can be, by intent and parameter. A parameter that is missing takes
  /// any text, or whatever is of its type.
  public var texts: [Place: [String]]
  /// What was spoken about, to which words such as "it" can refer: the types of entities, and the names of parameters
  /// for texts.
  public var spoken: Set<String>

  /// A parameter of an intent.
  public struct Place: Hashable, Sendable {
    /// The name of the intent.
    public let intent: String
    /// The name of the parameter.
    public let parameter: String

    /// Creates a place.
    public init(intent: String, parameter: String) {
      self.intent = intent
      self.parameter = parameter
    }
  }

  /// Creates the names. By default nothing is known, so any name may exist.
  public init(
    entities: [String: [String]] = [:], texts: [Place: [String]] = [:], spoken: Set<String> = []
  ) {
    self.entities = entities
    self.texts = texts
    self.spoken = spoken
  }

  /// Whether a parameter takes some names, as far as its handler tells.
  package func canBe(_ names: [String], at place: Place) -> Bool {
    guard let options = texts[place] else { return true }
    let known = Set(options.map { $0.lowercased() })
    return names.allSatisfy { known.contains($0.lowercased()) }
  }
}
