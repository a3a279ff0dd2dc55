import ArgumentParser
import GameRecords

/// Finds a mistyped option. The parser takes a word after it for an argument, and complains about that.
enum UnknownOption {
  /// The message for the first option that the command does not have; `nil` if it has all of them.
  ///
  /// - Parameter called: The command, with the words after it.
  /// - Returns: The message.
  static func complaint(about called: CalledCommand) -> String? {
    let name = called.path.joined(separator: " ")
    if let word = called.words.first, !word.hasPrefix("-"),
      let meant = NearMiss.of(
        word, among: called.type.configuration.subcommands.map { $0._commandName })
    {
      return "Error: Unknown command '\(name) \(word)'. Did you mean '\(name) \(meant)'?\n"
        + "See '\(name) --help' for more information."
    }
    let known = called.parameters.longNames
    for word in called.words.prefix(while: { $0 != "--" }) where word.hasPrefix("--") {
      let option = String(word.prefix { $0 != "=" })
      if !known.contains(option), option != "--help", option != "--version" {
        return "Error: Unknown option '\(option)'.\(NearMiss.question(option, among: known))\n"
          + "See '\(name) --help' for more information."
      }
    }
    return nil
  }

  /// Finds a flag that was given a value, as an option of that name takes one in another command.
  ///
  /// - Parameters:
  ///   - called: The command, with the words after it.
  ///   - root: The command that has the others.
  /// - Returns: The remark on it; `nil` if there is none.
  static func flagWithValue(
    _ called: CalledCommand, of root: any ParsableCommand.Type
  ) -> String? {
    let pairs = zip(called.words, called.words.dropFirst()).filter {
      $0.hasPrefix("--") && !$1.hasPrefix("-")
    }
    guard !pairs.isEmpty else { return nil }
    let flags = Set(called.parameters.filter { $0.kind == "flag" }.longNames)
    for (word, next) in pairs where flags.contains(word) {
      let isOption = root.configuration.subcommands.contains { command in
        let options = ToolDescription(of: command)?.command.arguments ?? []
        return options.filter { $0.kind == "option" }.longNames.contains(word)
      }
      if isOption { return "\(word) takes no value here, so '\(next)' is not read as one." }
    }
    return nil
  }
}

extension [ToolDescription.Argument] {
  /// Their long names, as they are typed.
  fileprivate var longNames: [String] {
    flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map { "--\($0.name)" }
  }
}
