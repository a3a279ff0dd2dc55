import IntentKit
import IntentMCP
import Testing

@Suite("Clients that shake hands")
struct SessionTests {
  private let fixture: Fixture

  init() throws { fixture = try Fixture() }

  @Test(
    "agree on a revision",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"),
      ("2026-07-28", "2025-11-25"),
    ])
  func versions(_ asked: String, _ answered: String) async throws {
    let client = Client(fixture.server)
    let result = await client.shakeHands(version: asked, canAsk: false)
    #expect(result["protocolVersion"] == .string(answered))
    #expect(result["instructions"] == "Be kind.")
  }

  @Test("get nothing before, but a pong")
  func before() async throws {
    let client = Client(fixture.server)
    #expect(await client.ask(1, "tools/list")["error"]?["code"] == -32600)
    #expect(await client.ask(2, "ping")["result"] == [:])
    #expect(await client.ask(3, "fly")["error"] != nil)
  }

  @Test("shake hands once, and say who they are and what they can do")
  func handshake() async throws {
    let client = Client(fixture.server)
    let whole: [String: JSON] = [
      "protocolVersion": "2025-11-25", "capabilities": [:], "clientInfo": ["name": "test"],
    ]
    for part in whole.keys {
      let answer = await client.ask(
        .string(part), "initialize", .object(whole.filter { $0.key != part }))
      #expect(answer["error"]?["code"] == -32602)
      #expect(answer["error"]?["message"]?.string?.contains("'\(part)'") == true)
    }
    #expect(await client.ask(1, "initialize", .object(whole))["result"] != nil)
    #expect(await client.ask(2, "initialize", .object(whole))["error"]?["code"] == -32600)
  }

  @Test("are told that there is no such resource or page, in the codes of their revision")
  func missingResources() async throws {
    let client = Client(fixture.server)
    _ = await client.shakeHands(canAsk: false)
    let resource = await client.ask(1, "resources/read", ["uri": "test://entities/list/none"])
    #expect(resource["error"]?["code"] == -32002)
    for (id, method) in [(2, "tools/list"), (3, "resources/list")] {
      let page = await client.ask(.integer(id), method, ["cursor": "2"])
      #expect(page["error"]?["code"] == -32602)
    }
  }

  @Test("have their user asked for values and agreement")
  func elicitation() async throws {
    let client = Client(
      fixture.server,
      answers: [
        ["action": "accept", "content": ["amount": "20 GBP"]],
        ["action": "accept", "content": ["agreement": true]],
      ])
    _ = await client.shakeHands(canAsk: true)
    let answer = await client.ask(
      1, "tools/call",
      ["name": "TransferMoney", "arguments": ["to": "Anna Berg", "from": "Current"]])
    #expect(answer["result"]?["structuredContent"]?["status"] == "done")
    #expect(try fixture.balance == 80_00)
    let forms = client.heard.filter { $0["method"] == "elicitation/create" }
    #expect(forms.count == 2)
    #expect(
      forms.last?["params"]?["message"] == "Pay £20.00 from Current to Anna Berg. Is that right?")
  }

  @Test("are told what is missing, where their user cannot be asked")
  func missing() async throws {
    let client = Client(fixture.server)
    _ = await client.shakeHands(canAsk: false)
    let result = await client.ask(
      1, "tools/call", ["name": "SolveGame", "arguments": ["target": 952]])["result"]
    #expect(result?["structuredContent"]?["status"] == "needsValue")
    #expect(result?["resultType"] == nil)
  }

  @Test("get results without a form of their own in the first revision")
  func first() async throws {
    let client = Client(fixture.server)
    _ = await client.shakeHands(version: "2024-11-05", canAsk: true)
    let tools = await client.ask(1, "tools/list")["result"]?["tools"]?.array ?? []
    #expect(tools.allSatisfy { $0["outputSchema"] == nil && $0["annotations"] == nil })
    let result = await client.ask(
      2, "tools/call",
      ["name": "SolveGame", "arguments": ["target": 952, "numbers": [25, 50, 75, 100, 3, 6]]]
    )["result"]
    #expect(result?["structuredContent"] == nil)
    #expect(result?["content"]?.array?.first?["text"]?.string?.contains("952") == true)
  }

  @Test("cancel what takes long, and do not wait for ever when they leave")
  func cancelling() async throws {
    let client = Client(fixture.server)
    _ = await client.shakeHands(canAsk: true)
    await client.session.receive([
      "jsonrpc": "2.0", "id": 9, "method": "tools/call",
      "params": ["name": "SolveGame", "arguments": ["target": 952]],
    ])
    while !client.heard.contains(where: { $0["method"] == "elicitation/create" }) {
      await Task.yield()
    }
    await client.session.receive([
      "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 9],
    ])
    // The client's user is not asked any more.
    while !client.heard.contains(where: { $0["method"] == "notifications/cancelled" }) {
      await Task.yield()
    }
    await client.session.receive([
      "jsonrpc": "2.0", "id": 10, "method": "tools/call",
      "params": ["name": "SolveGame", "arguments": ["target": 952]],
    ])
    await client.session.finish()
    #expect(!client.heard.contains { $0["id"] == 9 && $0["method"] == nil })
    let last = client.heard.first { $0["id"] == 10 && $0["method"] == nil }
    #expect(last?["result"]?["structuredContent"]?["status"] == "needsValue")
  }

  @Test("are answered under the identifier that can be read, and only if they asked")
  func identifiers() async throws {
    let client = Client(fixture.server)
    for message: JSON in [
      ["jsonrpc": "2.0", "id": 5, "method": 7],
      ["jsonrpc": "2.0", "id": "six", "method": "ping", "params": []],
      ["jsonrpc": "2.0", "method": "notifications/x", "params": []],
      ["id": .null, "error": ["code": 1]], ["jsonrpc": "2.0", "id": 7, "result": [:]],
    ] { await client.session.receive(message) }
    #expect(client.heard.map { $0["id"] } == [5, "six"])
  }

  @Test("can ask more at once than is worked on at once")
  func many() async throws {
    let client = Client(fixture.server)
    _ = await client.shakeHands(canAsk: false)
    for id in 0..<300 {
      await client.session.receive([
        "jsonrpc": "2.0", "id": .integer(id), "method": "tools/call",
        "params": ["name": "CheckBalance", "arguments": ["account": "Current"]],
      ])
    }
    await client.session.finish()
    #expect(client.heard.count { $0["result"]?["isError"] == false } == 300)
  }

  @Test("can use the stateless revision on the same stream")
  func mixed() async throws {
    let client = Client(fixture.server)
    let answer = await client.ask(
      1, "server/discover",
      [
        "_meta": [
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientCapabilities": [:],
        ]
      ])
    #expect(answer["result"]?["supportedVersions"] != nil)
  }
}
