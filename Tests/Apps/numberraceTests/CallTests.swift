import Foundation
import Testing
import Workers

@Suite("numberrace call")
struct CallTests {
  private struct Answer: Decodable {
    let status: String
    let sentence: String?
    let token: String?
    let reason: String?
  }

  private func answers(_ result: Tool.Result) throws -> [Answer] {
    try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
  }

  @Test("carries out an intent, and asks a person about what is risky")
  func calls() throws {
    let folder = try TemporaryFolder()
    let store = folder.path("memory.sqlite")
    _ = try Tool.run(
      "bank", "open", "Current", "--balance", "50", "--currency", "GBP", "--store", store)
    _ = try Tool.run("bank", "payee", "Anna", "--currency", "GBP", "--store", store)
    let asked = try Tool.run(
      "call", "TransferMoney", "--values",
      #"{"to": "Anna", "amount": "5 GBP", "from": "Current"}"#, "--store", store)
    #expect(asked.code == 1)
    let answer = try #require(try answers(asked).first)
    #expect(answer.status == "needsAgreement")
    #expect(answer.sentence == "Pay £5.00 from Current to Anna. Is that right?")
    let token = try #require(answer.token)
    let done = try Tool.run("call", "--agree", token, "--store", store)
    #expect(done.code == 0)
    #expect(try answers(done).map(\.status) == ["done"])
    #expect(try Tool.run("bank", "--store", store).output.contains("Current  £45.00"))
  }

  @Test("says how many elements are needed, also of one")
  func elements() throws {
    let result = try Tool.run(
      "call", "SolveGame", "--values", #"{"numbers": [1], "target": 952}"#)
    #expect(
      try answers(result).map(\.reason) == ["numbers: there is 1 element; 6 are needed"])
  }

  @Test("answers every line with one line")
  func lines() throws {
    let result = try Tool.run(
      "call",
      input: """
        {"intent": "SolveGame", "values": {"target": 952, "numbers": [25, 50, 75, 100, 3, 6]}}
        {"intent": "SolveGame", "values": {"target": 952}}
        nonsense
        {"intent": "Fly"}

        """)
    #expect(result.code == 1)
    #expect(
      try answers(result).map(\.status) == ["done", "needsValue", "refused", "refused"])
  }

  @Test("says what is wrong with the command")
  func mistyped() throws {
    #expect(
      try Tool.run("call", "SolveGame", "--values", "{").error.contains("--values is not valid: "))
    #expect(try Tool.run("call", "--values", "{}").code == 64)
    #expect(try Tool.run("call", "SolveGame", "--agree", "x").code == 64)
  }
}
