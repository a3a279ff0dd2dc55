import IntentKit
import IntentTesting
import Testing

@Suite("A script")
struct ScriptTests {
  let app: PizzaApp

  init() throws {
    app = try PizzaApp()
  }

  private func mismatch(@ScriptBuilder _ script: () -> [ScriptLine]) async -> String? {
    do {
      try await converse(with: app.helper, script)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("that fails shows the conversation, what was expected and what there was")
  func wording() async {
    let text = await mismatch {
      user("add 1 and 2")
      assistant("That makes 3.")
      user("order a pizza")
      assistant("How big?")
    }
    #expect(
      text == """
        The conversation did not go as the script says:
          user:      add 1 and 2
          assistant: That makes 3.
          user:      order a pizza
          assistant: Which size?
        expected:    How big?
        but was:     Which size?
        """)
  }

  @Test("shows values as a script has them")
  func values() async {
    let home = EntityReference(type: "place", id: "1", name: "Home")
    let text = await mismatch {
      user("add 1 and 2")
      handles("AddNumbers", with: ["place": .entity(home), "size": .enumeration("large")])
    }
    #expect(
      text == """
        The conversation did not go as the script says:
          user:      add 1 and 2
          assistant: That makes 3.
        expected:    AddNumbers: success with ["place": .entity(.init(type: "place", id: "1", name: "Home")), \
        "size": .enumeration("large")]
        but was:     AddNumbers: success with ["numbers": .list([.integer(1), .integer(2)])]
        """)
  }

  @Test("fails for each kind of line that does not hold")
  func lines() async {
    let lines: [ScriptLine] = [
      assistant("Other"), assistant(says: "Other"), assistant(mentions: "other"), waits(),
      handlesNothing(), handles("OrderPizza"), handles("AddNumbers", code: .failure),
      handles("AddNumbers", with: ["numbers": .list([.integer(1)])]),
    ]
    for line in lines {
      #expect(
        await mismatch {
          user("add 1 and 2")
          line
        } != nil)
    }
    #expect(
      await mismatch {
        user("order a pizza")
        isDone()
      } != nil)
    #expect(await mismatch { assistant("Hello") } != nil)
  }

  @Test("can repeat lines and leave some out")
  func builder() async {
    let isLong = false
    #expect(
      await mismatch {
        for number in 1...3 {
          user("add 1 and \(number)")
          assistant("That makes \(1 + number).")
        }
        if isLong { assistant("never") }
      } == nil)
  }
}
