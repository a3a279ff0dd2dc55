/// The requests of a handler in the middle of its work on a draft, and what was agreed to.
///
/// The answers themselves are values of the draft.
struct HandlingRecord: Hashable, Sendable, Codable {
  /// The values with which the handler was called last, except those that it requested again.
  var values: [String: IntentValue]
  /// The agreement to the intent itself with which the handler was called last.
  var agreement: Agreement?
  var requestCount = 0
  var requests: [String: ValueRequest] = [:]
  var agreed: [HandlerAgreement] = []

  /// A request for a value of a parameter.
  struct ValueRequest: Hashable, Sendable, Codable {
    /// The question, if it is not that of the parameter.
    let question: Dialogue?
    /// The values to choose from; empty if all are possible.
    let candidates: [IntentValue]
  }

  static let candidateCount = 10

  init(values: [String: IntentValue]) {
    self.values = values
  }

  /// Records an agreement in place of an earlier one at the same place.
  mutating func note(_ agreement: HandlerAgreement) {
    agreed.removeAll { $0.number == agreement.number }
    agreed.append(agreement)
    agreed.sort { $0.number < $1.number }
  }
}

extension Draft {
  /// Whether the handler was called with a value that has changed since, so that it is another
  /// request now.
  var isOtherThanHandled: Bool {
    handling?.values.contains { values[$0.key]?.value != $0.value } ?? false
  }

  /// The values among which a handler lets the user choose; empty if it does not.
  func candidates(for parameter: String) -> [IntentValue] {
    handling?.requests[parameter]?.candidates ?? []
  }

  /// Records that the handler is called, with the agreement to the intent if there is one.
  mutating func noteCall(_ agreement: Agreement?) {
    var record = handling ?? HandlingRecord(values: [:])
    record.values = plainValues
    record.agreement = agreement
    handling = record
  }

  /// Counts a request of the handler, and returns whether it may make one more.
  mutating func countRequest() -> Bool {
    handling?.requestCount += 1
    return (handling?.requestCount ?? 0) <= HandlingContext.maximumRequestCount
  }

  /// Asks for a value that the handler requests.
  mutating func request(_ parameter: String, _ request: HandlingRecord.ValueRequest) {
    handling?.requests[parameter] = request
    handling?.values[parameter] = nil
    asked.insert(parameter)
    clear(parameter)
    unsettle(parameter)
  }

  /// Forgets the requests that are not answered. The handler makes them again if it still needs the
  /// values.
  mutating func dropOpenRequests() {
    guard let open = handling?.requests.keys.filter({ values[$0] == nil }) else { return }
    for parameter in open {
      handling?.requests[parameter] = nil
      asked.remove(parameter)
    }
  }

  /// Records an agreement, and returns it if it is to the intent itself.
  mutating func grant(_ agreement: Agreement) -> Agreement? {
    guard let parts = agreement.parts else { return agreement }
    var own: Agreement?
    for part in parts {
      if part.number == 0 {
        own = Agreement(question: part.question, values: agreement.values)
      } else {
        handling = handling ?? HandlingRecord(values: plainValues)
        handling?.note(part)
      }
    }
    return own
  }

  mutating func dropAgreements() {
    handling?.agreement = nil
    handling?.agreed = []
  }
}

extension ConversationState {
  /// Forgets what was agreed to before, except that a question is open: nobody here has seen the
  /// answers.
  mutating func dropAgreements() {
    phase = phase.withoutAgreements
    suspended = suspended.map(\.withoutAgreements)
    for place in left.indices { left[place].dropAgreements() }
  }
}

extension Phase {
  fileprivate var withoutAgreements: Phase {
    if let question { return question.withoutAgreements.phase }
    guard case .working(var draft, let work) = self else { return self }
    draft.dropAgreements()
    return .working(draft, work)
  }
}

extension OpenQuestion {
  fileprivate var withoutAgreements: OpenQuestion {
    var draft = draft
    draft.dropAgreements()
    return switch self {
    case .collecting(_, let question): .collecting(draft, question)
    case .confirming(_, let agreement): .confirming(draft, agreement)
    }
  }
}
