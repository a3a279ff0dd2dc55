/// What a speaker does with a clause.
enum Act: String, Sendable, CaseIterable {
  /// A command, or words without a verb: "add milk", "can you add milk", "milk on the list".
  case request
  /// A need or a wish of the speaker: "I would like milk", "it should be on the list".
  case wish
  /// A question for a fact: "is milk on the list", "what is on it", "how many are there".
  case question
  /// A question for a manner: "how do I add milk".
  case manner
  /// A question for a reason, or whether something is so: "why is it there", "whether it is".
  case reason
  /// A statement: "I removed milk", "my card was declined".
  case report
  /// A prohibition, or an unwillingness: "don't add milk", "I do not want milk".
  case refusal
  /// Words that call off what was said before: "never mind", "please don't", "not yet".
  case callingOff
  /// A condition: "if Ben comes".
  case condition
  /// A reason or a circumstance: "because Ben comes", "while I am away".
  case context
  /// A name for the listener: "computer, ...".
  case address
  /// Words of politeness alone: "thank you very much".
  case courtesy
}

/// What an intent does, as far as it matters for what may begin it.
enum Effect: Sendable, CaseIterable {
  /// Something is looked up, which does no harm.
  case looksUp
  case changes
  /// Something is changed that cannot be taken back, such as a payment.
  case grave
}

/// What may be done with a request that is understood, the least first.
enum Permission: Int, Sendable, Comparable {
  case leave, offer, ask, act

  static func < (left: Permission, right: Permission) -> Bool { left.rawValue < right.rawValue }
}

extension Act {
  /// What may be done with an intent that is named in a clause with this act.
  func allows(_ effect: Effect) -> Permission {
    let row: [Permission] =
      switch self {
      //                     looks up, changes, grave
      case .request, .wish: [.act, .act, .act]
      case .question: [.act, .offer, .leave]
      case .manner: [.act, .offer, .offer]
      case .reason, .report, .context: [.act, .leave, .leave]
      case .condition: [.act, .leave, .leave]
      case .refusal, .callingOff, .courtesy: [.leave, .leave, .leave]
      case .address: [.act, .act, .act]
      }
    switch effect {
    case .looksUp: return row[0]
    case .changes: return row[1]
    case .grave: return row[2]
    }
  }
}
