import ArgumentParser

/// Negative numbers on the command line, and values that begin with one, which the parser would take for options.
enum NegativeNumbers {
  /// The arguments in a form that the parser reads as they are meant: `--count -1` as `--count=-1`,
  /// `--answer "-3 + 27"` as `--answer="-3 + 27"`, and a `-6` among numbers with the true minus sign, `−6`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - command: The command that they are for.
  /// - Returns: The arguments to parse.
  static func settled(_ arguments: [String], for command: any ParsableCommand.Type) -> [String] {
    guard arguments.contains(where: isNoOption) else { return arguments }
    let options = optionsWithValues(CalledCommand(arguments, for: command))
    var settled: [String] = []
    var isOver = false
    for argument in arguments {
      isOver = isOver || argument == "--"
      if !isOver, isNoOption(argument), let last = settled.last, let option = options[last] {
        settled[settled.count - 1] = "\(option)=\(argument)"
      } else if !isOver, isNegative(argument) {
        settled.append("−" + argument.dropFirst())
      } else {
        settled.append(argument)
      }
    }
    return settled
  }

  /// Whether a text begins with a minus sign and cannot be an option, as `-3 + 27` and `-(4 - 7)`.
  private static func isNoOption(_ text: String) -> Bool {
    guard text.first == "-", let second = text.dropFirst().first else { return false }
    return second != "-" && !second.isLetter
  }

  private static func isNegative(_ text: String) -> Bool {
    text.first == "-" && text.count > 1
      && text.dropFirst().allSatisfy { $0.isWholeNumber || ".,".contains($0) }
      && text.contains(where: \.isWholeNumber)
  }

  /// The long names of the options that take a value, by each of their names, as the parser describes them.
  private static func optionsWithValues(_ command: CalledCommand) -> [String: String] {
    var names: [String: String] = [:]
    for argument in command.parameters where argument.kind == "option" {
      let all = argument.names ?? []
      guard let long = all.first(where: { $0.kind == "long" }) else { continue }
      for name in all {
        names[name.kind == "long" ? "--\(name.name)" : "-\(name.name)"] = "--\(long.name)"
      }
    }
    return names
  }
}
