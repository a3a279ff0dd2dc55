/// The values that a parameter or a result can have.
public indirect enum ParameterKind: Hashable, Sendable {
  /// Whole numbers in one of several ranges, which are in ascending order and do not overlap.
  case integer([ClosedRange<Int>])
  /// Decimal numbers in a range, with at most this many digits after the point.
  case decimal(ClosedRange<DecimalNumber>, fractionDigits: Int)
  /// Amounts of money, with or without a currency.
  case money
  /// Values about time of a kind. Words that leave open which date is meant are taken for one to come,
  /// or for a past one.
  case temporal(TemporalKind, prefers: Tense = .future)
  /// Yes or no.
  case boolean
  /// Texts of at least one character, up to a maximum length. Characters are code points, as in JSON Schema.
  case text(maximumLength: Int)
  /// One of several cases.
  case enumeration(name: String, [EnumCase])
  /// An entity of a type.
  case entity(EntityKind)
  /// Several values of a kind.
  case list(of: ParameterKind, count: ClosedRange<Int>)
  /// Values by name, in order. Results only.
  case object([Member])

  /// A named value in an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The possible values.
    public let kind: ParameterKind

    /// Creates a member.
    public init(_ name: String, _ kind: ParameterKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// A case of an enumeration.
  public struct EnumCase: Hashable, Sendable {
    /// The identifier, for programs.
    public let id: String
    /// The spoken and displayed name.
    public let name: String
    /// The other names.
    public let synonyms: [String]

    /// Creates a case.
    public init(id: String, name: String, synonyms: [String] = []) {
      self.id = id
      self.name = name
      self.synonyms = synonyms
    }
  }

  /// Any whole number.
  public static let anyInteger = ParameterKind.integer([Int.min...Int.max])
  /// Any text of up to 500 characters.
  public static let anyText = ParameterKind.text(maximumLength: 500)
}

/// The entities that a parameter can refer to.
public struct EntityKind: Hashable, Sendable {
  /// The name of the type: ``IntentEntity/typeName``.
  public let type: String
  /// The user-facing noun for such an entity, in the singular: "list".
  public let title: String
  /// Whether the parameter can be an entity that does not exist yet.
  public let allowsNew: Bool
  /// Whether the parameter can be all entities of the type.
  public let allowsAll: Bool

  /// Creates an entity kind.
  public init(type: String, title: String, allowsNew: Bool = false, allowsAll: Bool = false) {
    self.type = type
    self.title = title
    self.allowsNew = allowsNew
    self.allowsAll = allowsAll
  }
}

extension ParameterKind {
  /// The kind of the elements of a list; `nil` for other kinds.
  public var elementKind: ParameterKind? {
    if case .list(let kind, _) = self { kind } else { nil }
  }

  /// The kind of a single value: the element kind of a list, or otherwise the kind itself.
  public var singleKind: ParameterKind { elementKind ?? self }

  /// Whether the kind accepts free text, such as texts and names.
  public var isFree: Bool {
    switch self {
    case .text, .entity: true
    case .list(let kind, _): kind.isFree
    default: false
    }
  }

  /// Whether the values are numbers or amounts, or lists of them. A wrong number does harm without
  /// looking wrong, so numbers are not guessed for an intent that is always confirmed: see
  /// ``Risk/accepts(_:for:)``.
  public var isNumeric: Bool {
    switch self {
    case .integer, .decimal, .money: true
    case .list(let kind, _): kind.isNumeric
    default: false
    }
  }

  /// The kind of entity that must be looked up to parse a value.
  package var entityKind: EntityKind? {
    switch self {
    case .entity(let kind): kind
    case .list(let kind, _): kind.entityKind
    default: nil
    }
  }

  /// Whether a value, or the beginning of one, is allowed. Lists may have fewer elements than
  /// finally required.
  public func contains(_ value: IntentValue) -> Bool {
    switch (self, value) {
    case (.integer(let ranges), .integer(let number)):
      return ranges.contains { $0.contains(number) }
    case (.decimal(let range, let fractionDigits), .decimal(let number)):
      return range.contains(number) && number.reduced.fractionDigits <= fractionDigits
    case (.boolean, .boolean), (.money, .money):
      return true
    case (.temporal(let kind, _), .temporal(let value)):
      return value.kind == kind
    case (.text(let maximumLength), .text(let text)):
      return (1...max(1, maximumLength)).contains(text.unicodeScalars.count)
    case (.enumeration(_, let cases), .enumeration(let id)):
      return cases.contains { $0.id == id }
    case (.entity(let kind), .entity(let reference)):
      return reference.type == kind.type
    case (.entity(let kind), .newEntity(let entity)):
      return kind.allowsNew && entity.type == kind.type
    case (.entity(let kind), .allEntities(let type)):
      return kind.allowsAll && type == kind.type
    case (.list(let kind, let count), .list(let elements)):
      return elements.count <= count.upperBound && elements.allSatisfy(kind.contains)
    case (.object(let members), .object(let values)):
      return members.allSatisfy { member in values[member.name].map(member.kind.contains) ?? true }
    default:
      return false
    }
  }

  /// Whether a value is allowed and complete: a list has all required elements.
  public func isComplete(_ value: IntentValue) -> Bool {
    guard contains(value) else { return false }
    guard case .list(_, let count) = self, let elements = value.elements else { return true }
    return elements.count >= count.lowerBound
  }
}

extension ParameterKind.EnumCase {
  /// Whether a text is one of the names, ignoring case.
  func answers(to text: String) -> Bool {
    let text = text.lowercased()
    return name.lowercased() == text || synonyms.contains { $0.lowercased() == text }
  }
}
