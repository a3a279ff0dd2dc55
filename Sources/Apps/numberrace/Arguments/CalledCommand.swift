import ArgumentParser

/// The command that arguments call.
///
/// Only that one is described: the parser checks all that it describes, which takes a hundred times as long for the whole tool.
struct CalledCommand {
  let type: any ParsableCommand.Type
  /// The words that call it.
  let path: [String]
  /// The arguments after these words.
  let words: ArraySlice<String>
  /// The arguments that it takes; those of its default subcommand, too, whose name can be left out.
  let parameters: [ToolDescription.Argument]

  /// Finds the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - root: The command that they are for.
  init(_ arguments: [String], for root: any ParsableCommand.Type) {
    var (type, path, words) = (root, [root._commandName], arguments[...])
    while let word = words.first,
      let next = type.configuration.subcommands.first(where: { $0._commandName == word })
    {
      type = next
      path.append(word)
      words = words.dropFirst()
    }
    (self.type, self.path, self.words) = (type, path, words)
    parameters = [type, type.configuration.defaultSubcommand].compactMap { $0 }.flatMap {
      ToolDescription(of: $0)?.command.arguments ?? []
    }
  }
}
