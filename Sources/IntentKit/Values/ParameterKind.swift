/// What values a parameter or a result can have.
public indirect enum ParameterKind: Hashable, Sendable {
  /// Whole numbers in one of some ranges, which are in ascending order and do not overlap.
  case integer([ClosedRange<Int>])
  /// Decimal numbers in a range, with at most so many digits after the point.
  case decimal(ClosedRange<DecimalNumber>, fractionDigits: Int)
  /// Amounts of money, with or without a currency, as ``MoneyAmount`` writes them.
  case money
  /// Yes or no.
  case boolean
  /// Texts of at least one and at most so many characters.
  case text(maximumLength: Int)
  /// One of some cases.
  case enumeration(name: String, [EnumCase])
  /// Something that the query for this type of entity knows.
  case entity(type: String, title: String)
  /// So many values of a kind.
  case list(of: ParameterKind, count: ClosedRange<Int>)
  /// Values by name, in order. Results only.
  case object([Member])

  /// A named value in an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// What values it can have.
    public let kind: ParameterKind

    /// A member.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - kind: What values it can have.
    public init(_ name: String, _ kind: ParameterKind) {
      self.name = name
      self.kind = kind
    }
  }

  /// A case of an enumeration.
  public struct EnumCase: Hashable, Sendable {
    /// What programs call it.
    public let id: String
    /// What is said and shown.
    public let name: String
    /// What else people say for it.
    public let synonyms: [String]

    /// A case.
    ///
    /// - Parameters:
    ///   - id: What programs call it.
    ///   - name: What is said and shown.
    ///   - synonyms: What else people say for it.
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

extension ParameterKind {
  /// The kind of the elements of a list; nothing for other kinds.
  public var elementKind: ParameterKind? {
    if case .list(let kind, _) = self { kind } else { nil }
  }

  /// Whether any words can be a value, so that it cannot be told from them alone that they are none.
  public var isFree: Bool {
    switch self {
    case .text, .entity: true
    case .list(let kind, _): kind.isFree
    default: false
    }
  }

  /// The types of entities that are needed to read a value.
  var entityType: String? {
    switch self {
    case .entity(let type, _): type
    case .list(let kind, _): kind.entityType
    default: nil
    }
  }

  /// Whether a value, which may still be on its way to be one of this kind, is one. Lists may have fewer
  /// elements than they will need; an entity must have been looked up.
  ///
  /// - Parameter value: A value.
  /// - Returns: Whether it is one of this kind.
  public func contains(_ value: IntentValue) -> Bool {
    switch (self, value) {
    case (.integer(let ranges), .integer(let number)):
      return ranges.contains { $0.contains(number) }
    case (.decimal(let range, let fractionDigits), .decimal(let number)):
      return range.contains(number) && number.reduced.fractionDigits <= fractionDigits
    case (.boolean, .boolean):
      return true
    case (.money, .text(let text)):
      return MoneyAmount(text) != nil
    case (.text(let maximumLength), .text(let text)):
      return (1...max(1, maximumLength)).contains(text.count)
    case (.enumeration(_, let cases), .text(let id)):
      return cases.contains { $0.id == id }
    case (.entity(let type, _), .entity(let reference)):
      return reference.type == type
    case (.list(let kind, let count), .list(let elements)):
      return elements.count <= count.upperBound && elements.allSatisfy(kind.contains)
    case (.object(let members), .object(let values)):
      return members.allSatisfy { member in values[member.name].map(member.kind.contains) ?? true }
    default:
      return false
    }
  }

  /// The value as one of this kind, where that is only a matter of form: a whole number for a decimal
  /// one, digits in a text for a number, one value for a list of one, the name of a case.
  func coerce(_ value: IntentValue) -> IntentValue {
    switch (self, value) {
    case (.money, .integer(let number)):
      return MoneyAmount(DecimalNumber(number)).intentValue
    case (.money, .decimal(let number)):
      return MoneyAmount(number).intentValue
    case (.decimal, .integer(let number)):
      return .decimal(DecimalNumber(number))
    case (.decimal, .text(let text)):
      return DecimalNumber(text).map { .decimal($0) } ?? value
    case (.integer, .text(let text)):
      return Int(text).map { .integer($0) } ?? value
    case (.boolean, .text("true")):
      return .boolean(true)
    case (.boolean, .text("false")):
      return .boolean(false)
    case (.enumeration(_, let cases), .text(let text)):
      let named = cases.first { $0.id == text } ?? cases.first { $0.answers(to: text) }
      return named.map { .text($0.id) } ?? value
    case (.list(let kind, _), .list(let elements)):
      return .list(elements.map(kind.coerce))
    case (.list(let kind, _), _):
      return .list([kind.coerce(value)])
    default:
      return value
    }
  }
}

extension ParameterKind.EnumCase {
  /// Whether people call it so; case does not matter.
  func answers(to text: String) -> Bool {
    let text = text.lowercased()
    return name.lowercased() == text || synonyms.contains { $0.lowercased() == text }
  }
}
