public import Bank
public import IntentKit
import IntentLanguage

/// A planned payment as a parameter, called by the name of the payee.
public struct StandingOrderEntity: ReferenceEquatable {
  /// The name of the type, for programs.
  public static let typeName = "standingOrder"
  /// "planned payment".
  public static let title = "planned payment"
  /// The identifier of the standing order in its ledger.
  public let id: String
  /// The name of the payee or the target account.
  public let name: String
  /// The payee or the target account.
  public private(set) var payee: AccountEntity?
  /// The account that is paid from.
  public private(set) var account: AccountEntity?
  /// The amount of each payment.
  public private(set) var amount: MoneyAmount?
  /// The days on which it is paid.
  public private(set) var schedule: Recurrence?
  /// The day of the next payment.
  public private(set) var next: CalendarDate?

  /// The payee, the account, the amount, the schedule and the next day.
  public static let properties: [EntityProperty<StandingOrderEntity>] = [
    .init(
      "payee", \.payee, title: "payee",
      titles: ["fr": "bénéficiaire", "de": "Empfänger", "nl": "ontvanger", "es": "destinatario"]),
    .init(
      "account", \.account, title: "account",
      titles: ["fr": "compte", "de": "Konto", "nl": "rekening", "es": "cuenta"]),
    .init(
      "amount", \.amount, title: "amount",
      titles: ["fr": "somme", "de": "Betrag", "nl": "bedrag", "es": "cantidad"]),
    .init(
      "schedule", \.schedule, title: "schedule",
      titles: ["fr": "rythme", "de": "Rhythmus", "nl": "herhaling", "es": "frecuencia"]),
    .init(
      "next", \.next, title: "next payment",
      titles: [
        "fr": "prochain paiement", "de": "nächste Zahlung", "nl": "volgende betaling",
        "es": "próximo pago",
      ]),
  ]

  /// Creates the entity of a planned payment.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  /// Creates the entity of a standing order.
  public init(_ order: StandingOrder) {
    self.init(id: order.id, name: order.toName)
    payee = AccountEntity(id: order.to, name: order.toName)
    account = AccountEntity(id: order.from, name: order.fromName)
    amount = MoneyAmount(order.amount)
    schedule = Recurrence(order.schedule)
    next = order.next.flatMap { CalendarDate(dayNumber: $0) }
  }

  /// The amount and the schedule.
  public func display(in language: String) -> EntityDisplay {
    guard let amount, let schedule else { return .plain }
    let sum = BankMessage.sum(amount).text(in: language)
    let words = Language(code: language).wording.values.time(.recurrence(schedule), nil)
    return EntityDisplay(subtitle: "\(sum) \(words)")
  }
}

/// Finds planned payments by their payees and properties.
struct StandingOrderQuery: EntityPropertyQuery {
  let ledger: LedgerSource
  let language: Language

  /// All planned payments, the next one first.
  func allEntities(in language: String) async throws -> [StandingOrderEntity] {
    try ledger().standingOrders().map { StandingOrderEntity($0) }
  }

  /// The planned payments to a payee of that name or a similar one.
  func entities(
    matching name: String, in language: String
  ) async throws -> EntityMatches<StandingOrderEntity> {
    let orders = try await allEntities(in: language)
    let (exact, similar) = NameMatcher(orders.map(\.name), language: self.language).matches(name)
    return EntityMatches(exact: exact.map { orders[$0] }, similar: similar.map { orders[$0] })
  }
}
