import ArgumentParser
import AssistantHTTP

@main
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numberrace-server",
    abstract: "The assistant over HTTP: a page to talk to, an API, and tools for language models.",
    version: AssistantServer.version,
    subcommands: [
      Serve.self, UserCommand.self, TokenCommand.self, AuditCommand.self, DataCommand.self,
    ],
    defaultSubcommand: Serve.self)
}
