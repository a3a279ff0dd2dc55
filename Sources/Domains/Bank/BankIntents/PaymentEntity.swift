import Bank
public import IntentKit

/// A payment to someone, by which payments are queried.
public struct PaymentEntity: IntentEntity {
  /// The name of the type, for programs.
  public static let typeName = "payment"
  /// "payment".
  public static let title = "payment"
  /// The identifier of the payment in its ledger.
  public let id: String
  /// The name of the payee.
  public let name: String
  /// The account that it was paid to.
  public private(set) var payee: AccountEntity?
  /// The account that it was paid from.
  public private(set) var account: AccountEntity?
  /// The amount that was paid.
  public private(set) var amount: MoneyAmount?
  /// The time, to the minute.
  public private(set) var time: CalendarMoment?
  /// The note, if there is one.
  public private(set) var note: String?

  /// The payee, the account, the amount, the time and the note.
  public static let properties: [EntityProperty<PaymentEntity>] = [
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
      "time", \.time, title: "time",
      titles: ["fr": "date", "de": "Zeit", "nl": "tijd", "es": "fecha"]),
    .init(
      "note", \.note, title: "note",
      titles: ["fr": "motif", "de": "Verwendungszweck", "nl": "omschrijving", "es": "concepto"]),
  ]

  /// Creates a payment entity.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  init(_ payment: Ledger.Payment, _ clock: LocalClock) {
    self.init(id: "\(payment.id)", name: payment.toName)
    payee = AccountEntity(id: payment.to, name: payment.toName)
    account = AccountEntity(id: payment.from, name: payment.fromName)
    amount = MoneyAmount(payment.amount)
    time = CalendarMoment(clock.reading(at: Timestamp(secondsSince1970: payment.time)))
    note = payment.note.isEmpty ? nil : payment.note
  }

  /// The amount and the day.
  public func display(in language: String) -> EntityDisplay {
    guard let amount, let time else { return .plain }
    return EntityDisplay(
      subtitle: BankMessage.payment(amount, on: time.date).text(in: language))
  }
}

/// Finds payments by their properties. The days are looked up in the ledger, the rest in memory.
struct PaymentQuery: EntityPropertyQuery {
  let ledger: LedgerSource
  let clock: LocalClock

  /// All payments, the latest first.
  func allEntities(in language: String) async throws -> [PaymentEntity] { try payments(on: nil) }

  /// The latest payments.
  func suggestedEntities(in language: String) async throws -> [PaymentEntity] {
    try ledger().paymentList(limit: 10).map { PaymentEntity($0, clock) }
  }

  /// The payment with an identifier.
  func entity(id: String, in language: String) async throws -> PaymentEntity? {
    guard let number = Int64(id), "\(number)" == id else { return nil }
    return try ledger().payment(number).map { PaymentEntity($0, clock) }
  }

  /// The payments that fulfil a query.
  func entities(where query: PropertyQuery, in language: String) async throws -> [PaymentEntity] {
    try query.evaluated(over: payments(on: query.condition?.days(of: "time")))
  }

  /// The number of payments that fulfil a condition.
  func count(where condition: PropertyCondition?, in language: String) async throws -> Int {
    try PropertyQuery(where: condition).count(over: payments(on: condition?.days(of: "time")))
  }

  /// Returns `nil`: requests name payees, not payments.
  func names(in language: String) async -> [String]? { nil }

  private func payments(on days: ClosedRange<Int>?) throws -> [PaymentEntity] {
    // The day of a payment is that of the time zone in which it was made: between UTC-12 and UTC+14
    // it differs by up to two.
    let around = days.map { days in
      let (first, isFirst) = days.lowerBound.subtractingReportingOverflow(2)
      let (last, isLast) = days.upperBound.addingReportingOverflow(2)
      return (isFirst ? .min : first)...(isLast ? .max : last)
    }
    return try ledger().paymentList(on: around).map { PaymentEntity($0, clock) }
  }
}

extension PropertyCondition {
  /// The days on which a moment must be for the condition to be fulfilled; `nil` if the condition does not
  /// say.
  fileprivate func days(of name: String) -> ClosedRange<Int>? {
    switch self {
    case .compare(name, .between, .list(let bounds)) where bounds.count == 2:
      guard let first = bounds[0].day, let last = bounds[1].day, first <= last else { return nil }
      return first...last
    case .compare(name, .equals, let value): return value.day.map { $0...$0 }
    case .compare(name, .before, let value): return value.day.map { .min...$0 }
    case .compare(name, .after, let value): return value.day.map { $0 ... .max }
    case .all(let conditions):
      return conditions.compactMap { $0.days(of: name) }.reduce(nil) { whole, days in
        whole.map { $0.overlaps(days) ? $0.clamped(to: days) : days } ?? days
      }
    case .compare, .hasValue, .not, .any: return nil
    }
  }
}

extension IntentValue {
  /// The number of the day of a moment.
  fileprivate var day: Int? {
    guard case .temporal(.moment(let moment)) = self else { return nil }
    return moment.date.dayNumber
  }
}
