import ArgumentParser
import IntentCalls
import IntentKit
import IntentMCP
import IntentSealing
import IntentStore
import NumberRaceAssistant
import NumberRaceTools
import PlainJSON

struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract:
      "Serve the intents as tools of the Model Context Protocol, over standard input and output.",
    discussion: """
      A client, such as an app with a language model, starts this command and talks to it. Its configuration \
      usually looks like this:

        {"mcpServers": {"numberrace": {"command": "numberrace", "args": ["mcp"]}}}

      Every intent is a tool: games are solved, drawn and checked, lists are kept, money is moved. A model \
      cannot agree in your place: what needs agreement is asked through the client, if it can show questions, and is not \
      done if it cannot. Lists, accounts and recorded games can be read as resources.

      The revisions 2024-11-05 to 2025-11-25 of the protocol, and the stateless 2026-07-28, are spoken. Every message is \
      a line of JSON. It ends when the input ends.
      """)

  @OptionGroup var spoken: LanguageOption
  @OptionGroup var store: StoreOptions

  func run() async throws {
    if Platform.inputIsTerminal {
      Platform.printError(
        "Waiting for a client's messages, a JSON object a line. Ctrl-D ends; 'numberrace mcp --help' says more."
      )
    }
    Interruption.catchAll()
    store.carryOutPayments()
    let assistant = try store.assistant(spoken.language)
    let seal = try ConversationSeal(secret: try store.stores.memory().secret("calls"))
    let server = NumberRace.tools(
      assistant, IntentCaller(assistant, seal: seal), version: VersionText.version)
    let session = MCPSession(server) { message in
      print(JSON.encode(message))
      StandardOutput.flush()
    }
    var reader = LineReader(maximumLength: Self.maximumLength)
    while let lines = reader.nextLines() {
      for line in lines { await receive(line, session) }
    }
    if Interruption.isRequested { await session.cancel() }
    await session.finish()
    if Interruption.isRequested { throw ExitCode.interrupted }
  }

  private func receive(_ line: LineReader.Line, _ session: MCPSession) async {
    guard case .text(let text) = line else {
      await session.refuse(
        .invalidRequest("the message is too long: \(Self.maximumLength) bytes are allowed"))
      return
    }
    // Clients may part messages by empty lines.
    guard !line.isBlank else { return }
    await session.receive(text.utf8)
  }

  private static let maximumLength = 1 << 20
}
