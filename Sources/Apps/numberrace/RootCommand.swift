import ArgumentParser
import GameRecords

/// The command-line tool.
@main
struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numberrace",
    abstract: "Solve arithmetic numbers games: Countdown, Le compte est bon and others.",
    usage: "numberrace <command>",
    discussion: """
      Examples:
        numberrace play
        numberrace solve 952 25 50 75 100 3 6
        numberrace check 952 25 50 75 100 3 6 --answer "25 + (100 + 3) * (6 * 75 / 50)"
        numberrace generate --count 10 --solvable
        numberrace ask "solve a numbers game"

      Exit codes:
      \(exitCodes)
      """,
    version: VersionText.full,
    groupedSubcommands: [
      CommandGroup(
        name: "Solve and check",
        subcommands: [
          Solve.self, Check.self, HintCommand.self, ReachCommand.self, Batch.self,
          RulesCommand.self,
        ]),
      CommandGroup(name: "Play", subcommands: [PlayCommand.self]),
      CommandGroup(name: "Teach", subcommands: [SheetCommand.self, Generate.self]),
      CommandGroup(
        name: "Research",
        subcommands: [
          CensusCommand.self, IndexCommand.self, Records.self, Corpus.self, Judge.self,
        ]),
      CommandGroup(
        name: "Assistant",
        subcommands: [
          Ask.self, Explain.self, Continue.self, SuggestionsCommand.self, ShortcutCommand.self,
          VocabularyCommand.self, NameCommand.self, Intents.self, Call.self, MCPCommand.self,
        ]),
      CommandGroup(name: "Bookkeeping", subcommands: [ListsCommand.self, BankCommand.self]),
      CommandGroup(
        name: "Maintenance",
        subcommands: [
          DataCommand.self, CompleteCommand.self, LanguageCommand.self, ManualCommand.self,
        ]),
    ])

  private static var exitCodes: String {
    ExitStatus.allCases.map { "  \($0.rawValue): \($0.meaning)." }.joined(separator: "\n")
  }

  static func main() async {
    Platform.prepare()
    let words = CommandLine.arguments.dropFirst()
    if let word = words.first == "help" ? words.dropFirst().first : words.first,
      let message = complaint(about: word)
    {
      Platform.printError(message)
      end(.mistyped)
    }
    var parsed: (any ParsableCommand)?
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot(NegativeNumbers.settled(arguments, for: Self.self))
      parsed = command
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      end(.done)
    } catch {
      guard let failure = CommandFailure(error) else { end(with: error, of: parsed) }
      Platform.printError("Error: \(failure).")
      end(failure.status)
    }
  }

  /// Ends the process with an error of the parser, or of a command that was parsed and has no code of its own.
  private static func end(with error: any Error, of command: (any ParsableCommand)?) -> Never {
    let code = exitCode(for: error)
    if code.isSuccess {
      // The parser would break examples, which then could not be copied. A script for a shell is printed as it is.
      let message = fullMessage(for: error, columns: 100_000)
      let isHelp = ["OVERVIEW: ", "USAGE: "].contains(where: message.hasPrefix)
      print(isHelp ? HelpText.wrapped(message, at: HelpText.width) : message)
      Platform.end(code.rawValue)
    }
    let called = CalledCommand(Array(CommandLine.arguments.dropFirst()), for: Self.self)
    if let complaint = UnknownOption.complaint(about: called) {
      Platform.printError(complaint)
      Platform.end(code.rawValue)
    }
    var message = shortened(fullMessage(for: error, columns: 100_000))
    // What a command finds wrong while it runs is explained by its own help.
    if let command, let path = path(to: type(of: command)) {
      message = message.replacing("See 'numberrace --help'", with: "See '\(path) --help'")
    }
    if let remark = UnknownOption.flagWithValue(called, of: Self.self) {
      message = message.replacing("\nSee '", with: "\n\(remark)\nSee '")
    }
    if !message.isEmpty {
      let width = Platform.errorIsTerminal ? HelpText.width : Int.max
      Platform.printError(HelpText.wrapped(message, at: width))
    }
    Platform.end(code.rawValue)
  }

  /// The words with which a command is called.
  static func path(
    to type: any ParsableCommand.Type, from root: any ParsableCommand.Type = Self.self
  ) -> String? {
    if type == root { return root._commandName }
    for subcommand in root.configuration.subcommands {
      if let path = path(to: type, from: subcommand) { return "\(root._commandName) \(path)" }
    }
    return nil
  }

  /// A message of the parser without the usage: it takes several lines, says little of what is wrong, and is a part of
  /// the help that the last line tells of. What an option must be says the value, too.
  private static func shortened(_ message: String) -> String {
    var message = message
    if let start = message.firstRange(of: "Error: The value '"),
      start.lowerBound == message.startIndex,
      let end = message.firstRange(of: ">': "),
      ["--", "The "].contains(where: message[end.upperBound...].hasPrefix)
    {
      message = "Error: " + message[end.upperBound...]
    }
    return message.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("Usage: ") }
      .map { $0.hasPrefix("  See '") ? $0.dropFirst(2) : $0 }
      .joined(separator: "\n")
  }

  private static func end(_ status: ExitStatus) -> Never {
    Platform.end(status.rawValue)
  }

  /// The error for a first word that isn't a command; the parser would only call it unexpected.
  private static func complaint(about word: String) -> String? {
    let all = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !word.hasPrefix("-"), !all.contains(word) else { return nil }
    let commands =
      configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
      + ["help"]
    return """
      Error: Unknown command '\(word)'; choose one of \(commands.joined(separator: ", ")).\
      \(NearMiss.question(word, among: commands))
      For example: numberrace solve 952 25 50 75 100 3 6
      See 'numberrace --help' for more information.
      """
  }
}
