import Bank
import IntentKit
import IntentLanguage

/// The payments one by one, perhaps only those of certain amounts or for something, to someone, from an account or in a period.
struct PaymentSearch {
  private let intent: ListTransactionsIntent
  private let context: HandlingContext

  /// Creates a search; `nil` if only their sum is asked for.
  init?(_ intent: ListTransactionsIntent, _ context: HandlingContext) {
    guard intent.isSearch else { return nil }
    self.intent = intent
    self.context = context
  }

  private func query(_ account: Account?) -> PropertyQuery {
    var conditions: [PropertyCondition] = []
    if let above = intent.above { conditions.append(.compare("amount", .greater, above)) }
    if let below = intent.below { conditions.append(.compare("amount", .less, below)) }
    if let period = intent.period {
      conditions.append(
        .between("time", CalendarMoment(period.first), CalendarMoment(period.last)))
    }
    if let account {
      let property = account.owner == .own ? "account" : "payee"
      conditions.append(.compare(property, .equals, AccountEntity(account)))
    }
    let order: [PropertyOrder] =
      switch intent.rank {
      case .largest?: [.init("amount", isDescending: true)]
      case .smallest?: [.init("amount")]
      case .latest?, nil: []
      }
    return PropertyQuery(where: .all(conditions), sortedBy: order)
  }

  /// Whether a payment was for what is searched: its note or the name of its payee has these words.
  private func isForPurpose(_ payment: PaymentEntity) -> Bool {
    guard let purpose = intent.purpose else { return true }
    let texts = [payment.name, payment.note].compactMap(\.self)
    let matcher = NameMatcher(texts, language: Language(code: context.language))
    let (exact, similar) = matcher.matches(purpose)
    return !exact.isEmpty || !similar.isEmpty
  }

  func response(
    about account: Account?, in payments: PaymentQuery
  ) async throws -> IntentResponse<Nothing> {
    let found = try await payments.find(query(account), in: context.language).filter(isForPurpose)
    let language = context.language
    let today = context.localTime.date
    let scope = BankMessage.Scope(
      above: intent.above, below: intent.below, rank: intent.rank,
      payee: account?.owner == .payee ? account?.name : nil,
      account: account?.owner == .own ? account?.name : nil, purpose: intent.purpose,
      period: intent.period.map { BankMessage.Period(days: $0, today: today) })
    var all = found.compactMap { BankMessage.PaymentLine($0, today: today) }
    switch intent.rank {
    case .latest?: all = Array(all.prefix(1))
    case .largest?, .smallest?: all = all.ranked { $0.amount }
    case nil: break
    }
    let lines = Array(all.prefix(intent.count))
    let message = BankMessage.found(lines, of: all.count, scope).dialogue(in: language)
    guard !lines.isEmpty else { return .success(message) }
    var snippet = Snippet(title: BankMessage.paymentsTitle.text(in: language))
    snippet.blocks = [
      .rows(
        lines.map {
          .init(
            BankMessage.paymentLine($0).text(in: language),
            BankMessage.sum($0.amount).text(in: language))
        })
    ]
    return .success(message, snippet: snippet)
  }
}
