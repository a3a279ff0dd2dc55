import ArgumentParser

/// The command-line tool.
@main
struct NumberRace: AsyncParsableCommand {
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

      Exit codes: 0 done; 1 the answer is not legal, a line of a batch was bad, or something was refused; \
      2 stopped by a time limit before the best was proved; 64 the command was mistyped; \
      65 the input is bad; 73 a file cannot be written; 130 stopped by Ctrl-C.
      """,
    version: "0.1.0",
    subcommands: [
      Solve.self, Check.self, Generate.self, Corpus.self, Batch.self, CensusCommand.self,
      RulesCommand.self, Records.self, Ask.self, Intents.self, Explain.self,
      SuggestionsCommand.self, ShortcutCommand.self, Continue.self, VocabularyCommand.self,
      DataCommand.self, ListsCommand.self, BankCommand.self,
    ])

  static func main() async {
    Platform.dieQuietlyOnClosedPipe()
    if let first = CommandLine.arguments.dropFirst().first, let message = complaint(about: first) {
      Platform.printError(message)
      exit(withError: ExitCode.validationFailure)
    }
    await main(nil)
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

extension ExitCode {
  /// The answer is not legal, or a line of a batch was bad.
  static let refused = ExitCode(1)
  /// A time limit ended the search; what was printed is the best found by then.
  static let stopped = ExitCode(2)
  /// The input could not be used (EX_DATAERR).
  static let badInput = ExitCode(65)
  /// A file cannot be written (EX_CANTCREAT).
  static let cannotWrite = ExitCode(73)
  /// Ctrl-C ended the work, as the shell reports it.
  static let interrupted = ExitCode(130)
}
