import ArgumentParser
import GameRecords

/// Finds a mistyped option. The parser takes a word after it for an argument, and complains about that.
enum UnknownOption {
  /// The message for the first option that the command does not have; `nil` if it has all of them.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - root: The command that they are for.
  /// - Returns: The message.
  static func complaint(
    about arguments: [String], for root: any ParsableCommand.Type
  ) -> String? {
    guard let tool = ToolDescription(of: root)?.command else { return nil }
    let (command, path, words) = called(arguments, tool)
    if let word = words.first, !word.hasPrefix("-"),
      let meant = NearMiss.of(word, among: command.subcommands?.map(\.commandName) ?? [])
    {
      let name = path.joined(separator: " ")
      return "Error: Unknown command '\(name) \(word)'. Did you mean '\(name) \(meant)'?\n"
        + "See '\(name) --help' for more information."
    }
    // Without the name of a subcommand, the default one is meant.
    let byDefault = command.subcommands?.first { $0.commandName == command.defaultSubcommand }
    let known = ((command.arguments ?? []) + (byDefault?.arguments ?? [])).flatMap {
      $0.names ?? []
    }.filter { $0.kind == "long" }
      .map { "--\($0.name)" }
    for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
      let name = String(word.prefix { $0 != "=" })
      if !known.contains(name), name != "--help", name != "--version" {
        return "Error: Unknown option '\(name)'.\(NearMiss.question(name, among: known))\n"
          + "See '\(path.joined(separator: " ")) --help' for more information."
      }
    }
    return nil
  }

  /// Finds a flag that was given a value, as an option of that name takes one in another command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - root: The command that they are for.
  /// - Returns: The remark on it; `nil` if there is none.
  static func flagWithValue(
    _ arguments: [String], for root: any ParsableCommand.Type
  ) -> String? {
    guard let tool = ToolDescription(of: root)?.command else { return nil }
    let (command, _, words) = called(arguments, tool)
    func names(_ command: ToolDescription.Command, _ kind: String) -> [String] {
      (command.arguments ?? []).filter { $0.kind == kind }.flatMap { $0.names ?? [] }
        .map { "--\($0.name)" }
    }
    let taking = Set((tool.subcommands ?? []).flatMap { names($0, "option") })
    let flags = taking.intersection(names(command, "flag"))
    for (word, next) in zip(words, words.dropFirst())
    where flags.contains(word) && !next.hasPrefix("-") {
      return "\(word) takes no value here, so '\(next)' is not read as one."
    }
    return nil
  }

  /// The command that arguments call, the words that call it, and the rest.
  private static func called(
    _ arguments: [String], _ tool: ToolDescription.Command
  ) -> (ToolDescription.Command, path: [String], words: ArraySlice<String>) {
    var (command, path, words) = (tool, [tool.commandName], arguments[...])
    while let word = words.first,
      let next = command.subcommands?.first(where: { $0.commandName == word })
    {
      command = next
      path.append(word)
      words = words.dropFirst()
    }
    return (command, path, words)
  }
}
