/// The coded form is meant to be human-readable and -writable:
///
/// ```json
/// {
///   "name": "Warm up",
///   "phrase": "warm me up",
///   "actions": [
///     {"do": "DrawGame", "as": "drawn"},
///     {"do": "SolveGame", "as": "solved",
///      "with": {"target": {"from": "drawn.target"}, "numbers": {"from": "drawn.numbers"}}},
///     {"when": {"value": "solved.distance", "isAbove": 0},
///      "then": [{"do": "DrawGame"}], "otherwise": []},
///     {"repeat": 3, "actions": [{"do": "AddNumbers", "with": {"numbers": {"ask": true}}}]}
///   ],
///   "offered": [{"situation": "morning"}, {"time": "07:30-09:00", "days": ["monday"]}]
/// }
/// ```
extension Shortcut: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, phrase, actions, offered
  }

  /// Decodes a shortcut. If the identifier is missing, it is empty, and one must be assigned.
  ///
  /// - Throws: `DecodingError` if this is not the coded form of a shortcut.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(["id", "name", "phrase", "actions", "offered"], of: "a shortcut")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decodeIfPresent(String.self, forKey: .id) ?? "",
      name: try container.decode(String.self, forKey: .name),
      phrase: try container.decodeIfPresent(String.self, forKey: .phrase),
      actions: try container.decode([Action].self, forKey: .actions),
      relevance: try container.decodeIfPresent([Relevance].self, forKey: .offered) ?? [])
  }

  /// Encodes the shortcut.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !id.isEmpty { try container.encode(id, forKey: .id) }
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(phrase, forKey: .phrase)
    try container.encode(actions, forKey: .actions)
    if !relevance.isEmpty { try container.encode(relevance, forKey: .offered) }
  }
}

extension Shortcut.Action: Codable {
  private enum CodingKeys: String, CodingKey {
    case perform = "do"
    case label = "as"
    case sources = "with"
    case when, then, otherwise
    case `repeat`, until, actions
  }

  /// Decodes an action.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= 4 * Shortcut.maximumDepth + 8 else {
      throw decoder.error(
        "actions can be \(Shortcut.maximumDepth) deep within others at most")
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.perform) {
      try decoder.checkKeys(["do", "as", "with"], of: "a step")
      self = .step(
        .init(
          try container.decode(String.self, forKey: .perform),
          as: try container.decodeIfPresent(String.self, forKey: .label),
          with: try container.decodeIfPresent([String: Shortcut.Source].self, forKey: .sources)
            ?? [:]))
    } else if container.contains(.when) {
      try decoder.checkKeys(["when", "then", "otherwise"], of: "a condition")
      self = .when(
        try container.decode(Shortcut.Condition.self, forKey: .when),
        then: try container.decodeIfPresent([Self].self, forKey: .then) ?? [],
        otherwise: try container.decodeIfPresent([Self].self, forKey: .otherwise) ?? [])
    } else if container.contains(.repeat) {
      try decoder.checkKeys(["repeat", "until", "actions"], of: "a repetition")
      self = .repeat(
        try container.decode(Int.self, forKey: .repeat),
        until: try container.decodeIfPresent(Shortcut.Condition.self, forKey: .until),
        try container.decode([Self].self, forKey: .actions))
    } else {
      throw decoder.error("an action has one of the keys \"do\", \"when\" and \"repeat\"")
    }
  }

  /// Encodes the action.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .step(let step):
      try container.encode(step.intent, forKey: .perform)
      try container.encodeIfPresent(step.label, forKey: .label)
      if !step.sources.isEmpty { try container.encode(step.sources, forKey: .sources) }
    case .when(let condition, let then, let otherwise):
      try container.encode(condition, forKey: .when)
      try container.encode(then, forKey: .then)
      if !otherwise.isEmpty { try container.encode(otherwise, forKey: .otherwise) }
    case .repeat(let count, let condition, let actions):
      try container.encode(count, forKey: .repeat)
      try container.encodeIfPresent(condition, forKey: .until)
      try container.encode(actions, forKey: .actions)
    }
  }
}

extension Shortcut.Source: Codable {
  private enum CodingKeys: String, CodingKey {
    case from, ask
  }

  /// Decodes a source: `{"ask": true}`, `{"from": "label.member"}`, or a value.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self), !container.allKeys.isEmpty
    {
      try decoder.checkKeys(["from", "ask"], of: "a source")
      if container.contains(.from) {
        self = .result(try container.decode(Shortcut.Reference.self, forKey: .from))
      } else if try container.decode(Bool.self, forKey: .ask) {
        self = .ask
      } else {
        throw decoder.error("\"ask\" can only be true")
      }
    } else {
      self = .value(try IntentValue(from: decoder))
    }
  }

  /// Encodes the source.
  public func encode(to encoder: any Encoder) throws {
    if case .value(let value) = self { return try value.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .result(let reference): try container.encode(reference, forKey: .from)
    case .ask, .value: try container.encode(true, forKey: .ask)
    }
  }
}

extension Shortcut.Reference: Codable {
  /// Parses a reference from its notation, `label` or `label.member`.
  public init(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Decodes a reference.
  public init(from decoder: any Decoder) throws {
    self.init(try String(from: decoder))
  }

  /// Encodes the reference.
  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

extension Shortcut.Condition: Codable {
  /// Decodes a condition, such as `{"value": "solved.distance", "isAbove": 0}`.
  public init(from decoder: any Decoder) throws {
    let names = Comparison.allCases.map(\.rawValue)
    try decoder.checkKeys(["value"] + names, of: "a condition")
    let container = try decoder.container(keyedBy: AnyKey.self)
    let found = Comparison.allCases.filter { container.contains(AnyKey(stringValue: $0.rawValue)) }
    guard let comparison = found.first, found.count == 1 else {
      throw decoder.error("a condition has \"value\" and one of \(names.joined(separator: ", "))")
    }
    self.init(
      try container.decode(Shortcut.Reference.self, forKey: AnyKey(stringValue: "value")),
      comparison,
      try container.decode(IntentValue.self, forKey: AnyKey(stringValue: comparison.rawValue)))
  }

  /// Encodes the condition.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(reference, forKey: AnyKey(stringValue: "value"))
    try container.encode(value, forKey: AnyKey(stringValue: comparison.rawValue))
  }
}
