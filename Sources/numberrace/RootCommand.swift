import ArgumentParser

/// The command-line tool.
@main
struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numberrace",
    abstract: "Solve arithmetic numbers games: Countdown, Le compte est bon and others.",
    usage: "numberrace <command>",
    discussion: """
      Examples:
        numberrace solve 952 25 50 75 100 3 6
        numberrace check 952 25 50 75 100 3 6 --answer "25 + (100 + 3) * (6 * 75 / 50)"
        numberrace generate --count 10 --solvable
        numberrace ask "solve a numbers game"

      Exit codes:
      \(exitCodes)
      """,
    version: "0.1.0",
    subcommands: [
      Solve.self, Check.self, Generate.self, Corpus.self, Batch.self, CensusCommand.self,
      IndexCommand.self, RulesCommand.self, Records.self, Ask.self, Intents.self, Call.self,
      Explain.self, SuggestionsCommand.self, ShortcutCommand.self, Continue.self,
      VocabularyCommand.self, DataCommand.self, ListsCommand.self, BankCommand.self,
    ])

  private static var exitCodes: String {
    ExitStatus.allCases.map { "  \($0.rawValue): \($0.meaning)." }.joined(separator: "\n")
  }

  static func main() async {
    Platform.prepare()
    if let first = CommandLine.arguments.dropFirst().first, let message = complaint(about: first) {
      Platform.printError(message)
      end(.mistyped)
    }
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      end(.done)
    } catch {
      guard let failure = CommandFailure(error) else { end(with: error) }
      Platform.printError("Error: \(failure).")
      end(failure.status)
    }
  }

  /// Ends the process with an error of the parser, or of a command that has no code of its own.
  private static func end(with error: any Error) -> Never {
    let (code, message) = (exitCode(for: error), fullMessage(for: error))
    if code.isSuccess {
      print(message)
    } else if !message.isEmpty {
      Platform.printError(message)
    }
    Platform.end(code.rawValue)
  }

  private static func end(_ status: ExitStatus) -> Never {
    Platform.end(status.rawValue)
  }

  /// What to say of a first word that is no command; the parser would only call it unexpected.
  private static func complaint(about word: String) -> String? {
    let commands = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !word.hasPrefix("-"), !commands.contains(word) else { return nil }
    return """
      Error: '\(word)' is not a command: \(commands.joined(separator: ", ")) are.
      For example: numberrace solve 952 25 50 75 100 3 6
      See 'numberrace --help' for more information.
      """
  }
}
