import Bank
import IntentKit
import IntentLanguage

/// The payments one by one, perhaps only those of certain amounts or for something, to someone, from an account or in a period.
extension ListTransactionsHandler {
  func search(
    _ intent: ListTransactionsIntent, about account: Account?, _ context: HandlingContext
  ) async throws -> IntentResponse<Nothing> {
    let payments = PaymentQuery(ledger: ledger, clock: clock)
    let language = context.language
    let found = try await payments.find(intent.query(about: account), in: language).filter {
      intent.isAbout($0, in: language)
    }
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

extension ListTransactionsIntent {
  fileprivate func query(about account: Account?) -> PropertyQuery {
    var conditions: [PropertyCondition] = []
    if let above { conditions.append(.compare("amount", .greater, above)) }
    if let below { conditions.append(.compare("amount", .less, below)) }
    if let period {
      conditions.append(
        .between("time", CalendarMoment(period.first), CalendarMoment(period.last)))
    }
    if let account {
      let property = account.owner == .own ? "account" : "payee"
      conditions.append(.compare(property, .equals, AccountEntity(account)))
    }
    let order: [PropertyOrder] =
      switch rank {
      case .largest?: [.init("amount", isDescending: true)]
      case .smallest?: [.init("amount")]
      case .latest?, nil: []
      }
    return PropertyQuery(where: .all(conditions), sortedBy: order)
  }

  /// Whether a payment was for what is searched: its note or the name of its payee has these words.
  fileprivate func isAbout(_ payment: PaymentEntity, in language: String) -> Bool {
    guard let purpose else { return true }
    let texts = [payment.name, payment.note].compactMap(\.self)
    let (exact, similar) = NameMatcher(texts, language: Language(code: language)).matches(purpose)
    return !exact.isEmpty || !similar.isEmpty
  }
}
