import Bank
public import IntentKit
public import MoneyKit

/// The result of a transfer, for other intents and programs.
public struct TransferReceipt: IntentValueConvertible {
  /// The identifier of the transfer in the ledger.
  public let id: String
  /// The amount that was moved.
  public let amount: MoneyAmount
  /// The source account.
  public let from: AccountEntity
  /// The target account or payee.
  public let to: AccountEntity
  /// The time, in seconds since 1 January 1970 UTC.
  public let time: Int
  /// The remaining balance of the source account.
  public let balance: MoneyAmount

  init(_ receipt: Ledger.Receipt, from: Account, to: Account) {
    id = "\(receipt.transfer.id)"
    amount = MoneyAmount(receipt.transfer.amount)
    self.from = AccountEntity(from)
    self.to = AccountEntity(to)
    time = receipt.transfer.time
    balance = MoneyAmount(receipt.balance)
  }

  /// An object with the parts of the receipt.
  public static var intentKind: ParameterKind {
    .object([
      .init("id", String.intentKind), .init("amount", MoneyAmount.intentKind),
      .init("from", AccountEntity.intentKind), .init("to", AccountEntity.intentKind),
      .init("time", Int.intentKind), .init("balance", MoneyAmount.intentKind),
    ])
  }

  /// Creates a receipt; `nil` for other values.
  public init?(intentValue: IntentValue) {
    guard case .object(let members) = intentValue,
      let id = members["id"].flatMap({ String(intentValue: $0) }),
      let amount = members["amount"].flatMap({ MoneyAmount(intentValue: $0) }),
      let from = members["from"].flatMap({ AccountEntity(intentValue: $0) }),
      let to = members["to"].flatMap({ AccountEntity(intentValue: $0) }),
      let time = members["time"].flatMap({ Int(intentValue: $0) }),
      let balance = members["balance"].flatMap({ MoneyAmount(intentValue: $0) })
    else { return nil }
    self.id = id
    self.amount = amount
    self.from = from
    self.to = to
    self.time = time
    self.balance = balance
  }

  /// The receipt as an intent value.
  public var intentValue: IntentValue {
    .object([
      "id": id.intentValue, "amount": amount.intentValue, "from": from.intentValue,
      "to": to.intentValue, "time": time.intentValue, "balance": balance.intentValue,
    ])
  }
}
