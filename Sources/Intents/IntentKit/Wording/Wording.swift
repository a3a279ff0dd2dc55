/// The wording of conversations in a language.
public protocol Wording: Sendable {
  /// The words for values.
  var values: ValueWords { get }

  /// Words a message.
  func dialogue(for message: Message) -> Dialogue

  /// Returns the phrases that run a shortcut by its name: "run Warm up".
  func phrases(toRun name: String) -> [String]
}

extension Wording {
  /// The name itself, by default.
  public func phrases(toRun name: String) -> [String] { [name] }

  /// Words a value.
  public func text(for value: IntentValue, of kind: ParameterKind) -> String {
    values.text(for: value, of: kind)
  }
}

/// The words for values in a language.
public struct ValueWords: Sendable {
  /// The word for true.
  public var yes: String
  /// The word for false.
  public var no: String
  /// The word before the last element of a list.
  public var and: Conjunction
  /// The word before the last of several choices.
  public var or: Conjunction
  /// The decimal separator.
  public var decimalSign: Character
  /// The character between thousands in amounts of money, if there is one.
  public var groupingSign: Character?
  /// The place of the sign of a currency.
  public var currencyPlace: CurrencyPlace
  /// The words for all entities of a kind, from its title.
  public var all: @Sendable (String) -> String
  /// The words for values about time, as they are said on a day: "tomorrow". They are the same on
  /// all days if it is `nil`: "Friday 27 November 2026".
  public var time: @Sendable (TemporalValue, CalendarDate?) -> String

  /// Creates the words of a language. By default, values about time are in their ISO 8601 format.
  public init(
    yes: String, no: String, and: Conjunction, or: Conjunction, decimalSign: Character = ".",
    groupingSign: Character? = nil, currencyPlace: CurrencyPlace = .before,
    all: @escaping @Sendable (String) -> String,
    time: @escaping @Sendable (TemporalValue, CalendarDate?) -> String = { value, _ in "\(value)" }
  ) {
    self.yes = yes
    self.no = no
    self.and = and
    self.or = or
    self.decimalSign = decimalSign
    self.groupingSign = groupingSign
    self.currencyPlace = currencyPlace
    self.all = all
    self.time = time
  }

  /// "a, b and c".
  public func list(_ elements: [String]) -> String { elements.enumerated(and) }

  /// "a, b or c".
  public func choice(_ elements: [String]) -> String { elements.enumerated(or) }

  /// An amount of money in signs: "1.500,00 €".
  public func amount(_ amount: MoneyAmount) -> String {
    amount.text(
      decimalSign: decimalSign, groupingSign: groupingSign, signPlace: currencyPlace)
  }

  func text(for value: IntentValue, of kind: ParameterKind) -> String {
    switch (value, kind) {
    case (.integer(let number), _): "\(number)"
    case (.decimal(let number), _):
      String("\(number)".map { $0 == "." ? decimalSign : $0 })
    case (.boolean(let boolean), _): boolean ? yes : no
    case (.enumeration(let id), .enumeration(_, let cases)):
      cases.first { $0.id == id }?.name ?? id
    case (.money(let amount), _):
      self.amount(amount)
    case (.temporal(let value), _): time(value, nil)
    case (.text(let text), _), (.enumeration(let text), _): text
    case (.entity(let entity), _): entity.name
    case (.newEntity(let entity), _): entity.name
    case (.allEntities, .entity(let kind)): all(kind.title)
    case (.allEntities(let type), _): all(type)
    case (.list(let values), .list(let kind, _)): list(values.map { text(for: $0, of: kind) })
    case (.list(let values), _): list(values.map { text(for: $0, of: kind) })
    case (.object(let members), _):
      list(
        members.sorted { $0.key < $1.key }.map { "\($0): \(text(for: $1, of: kind))" })
    }
  }
}
