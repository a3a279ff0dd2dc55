import IntentKit
import IntentTesting
import Synchronization
import Testing

@Suite("Who watches over an assistant")
struct SupervisorTests {
  /// Allows what never needs agreement, and keeps what it was told.
  private final class Strict: IntentSupervisor {
    private let kept = Mutex<[String]>([])
    var told: [String] { kept.withLock { $0 } }

    struct Refusal: IntentFailure {
      func dialogue(in language: String) -> Dialogue { "You may not do that." }
    }

    func begin(_ intent: String, _ risk: Risk) throws {
      kept.withLock { $0.append("begin \(intent)") }
      guard risk.confirmation == .never else { throw Refusal() }
    }

    func end(_ intent: String, _ risk: Risk, _ code: ResponseCode) {
      kept.withLock { $0.append("end \(intent) \(code.rawValue)") }
    }
  }

  @Test("lets an intent be handled, and is told what came of it, or keeps it from its handler")
  func refusal() async throws {
    let app = try PizzaApp()
    let supervisor = Strict()
    try await converse(with: app.helper.supervised(by: supervisor)) {
      user("add 1 and 2")
      assistant("That makes 3.")
      user("order a small pizza with ham to home")
      assistant("Order a small pizza with ham to Home. Is that right?")
      user("yes")
      assistant("You may not do that.")
      handles("OrderPizza", code: .failure)
      isDone()
    }
    #expect(await app.kitchen.calls == 0)
    #expect(supervisor.told.count == 3)
    #expect(supervisor.told.first?.hasPrefix("begin ") == true)
    #expect(supervisor.told.dropFirst().first?.hasSuffix(" success") == true)
    #expect(supervisor.told.last == "begin OrderPizza")
    // The assistant itself has nobody who watches over it.
    try await converse(with: app.helper) {
      user("order a small pizza with ham to home")
      user("yes")
      handles("OrderPizza")
    }
    #expect(await app.kitchen.calls == 1)
  }
}
