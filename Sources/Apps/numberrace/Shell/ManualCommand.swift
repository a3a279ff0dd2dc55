import ArgumentParser
import Foundation

/// `numberrace manual`, which makes the man pages of all commands.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Write a man page for each command to a folder.",
    shouldDisplay: false)

  @Argument(help: "The folder, which must exist.")
  var folder: String

  func run() throws {
    guard let description = ToolDescription(of: RootCommand.self) else {
      throw CommandFailure(.badInput, "the parser's description of the commands is not as expected")
    }
    try write(description.command, path: [])
  }

  private func write(_ command: ToolDescription.Command, path: [String]) throws {
    let path = path + [command.commandName]
    let page = ManualPage(command: command, path: path)
    try OutputFile("\(folder)/\(page.name).1").write(page.text)
    for subcommand in command.subcommands ?? []
    where subcommand.shouldDisplay && subcommand.commandName != "help" {
      try write(subcommand, path: path)
    }
  }
}

/// A man page in the mdoc language.
///
/// Source: mdoc(7), <https://mandoc.bsd.lv/man/mdoc.7.html>.
struct ManualPage {
  let command: ToolDescription.Command
  /// The names from the tool to the command.
  let path: [String]

  /// The name of the page, such as `numberrace-lists-add`.
  var name: String { path.joined(separator: "-") }

  private var arguments: [ToolDescription.Argument] {
    (command.arguments ?? []).filter(\.shouldDisplay)
  }

  private var subcommands: [ToolDescription.Command] {
    (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  /// The page.
  var text: String {
    var lines = [
      ".Dd", ".Dt \(name.uppercased()) 1", ".Os", ".Sh NAME",
      ".Nm \(name)", ".Nd \(Self.plain(command.abstract ?? command.commandName))", ".Sh SYNOPSIS",
      ".Nm \(path.joined(separator: " "))",
    ]
    lines += arguments.map { ($0.isOptional ? ".Op " : ".Ar ") + Self.synopsis($0) }
    if !subcommands.isEmpty { lines.append(".Ar command") }
    lines.append(".Sh DESCRIPTION")
    lines += Self.paragraphs(command.discussion ?? command.abstract ?? "")
    if !arguments.isEmpty {
      lines += [".Sh OPTIONS", ".Bl -tag -width Ds"]
      for argument in arguments {
        lines.append(".It " + Self.synopsis(argument))
        lines.append(Self.escaped(argument.abstract ?? ""))
        if let value = argument.defaultValue, argument.kind == "option" {
          lines.append(Self.escaped("(default: \(value))"))
        }
      }
      lines.append(".El")
    }
    if !subcommands.isEmpty {
      lines += [".Sh COMMANDS", ".Bl -tag -width Ds"]
      for subcommand in subcommands {
        lines.append(".It Xr \(name)-\(subcommand.commandName) 1")
        lines.append(Self.escaped(subcommand.abstract ?? ""))
      }
      lines.append(".El")
    }
    if path.count == 1 {
      lines += [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
      for status in ExitStatus.allCases {
        lines += [".It \(status.rawValue)", Self.escaped(status.meaning + ".")]
      }
      lines.append(".El")
    } else {
      lines += [".Sh SEE ALSO", ".Xr \(path.dropLast().joined(separator: "-")) 1"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names and the value of an argument, in the words of mdoc.
  private static func synopsis(_ argument: ToolDescription.Argument) -> String {
    let value = plain(argument.valueName ?? "value")
    if argument.kind == "positional" {
      return "Ar \(value)" + (argument.isRepeating ? " ..." : "")
    }
    let names = (argument.names ?? []).map {
      $0.kind == "long" ? "\\-\\-\($0.name)" : "\\-\($0.name)"
    }
    let flags = names.joined(separator: " , ").replacing("\\-\\-", with: "Fl \\-")
      .replacing(", \\-", with: ", Fl ")
    let words = flags.hasPrefix("\\-") ? "Fl \(flags.dropFirst(2))" : flags
    return words + (argument.kind == "option" ? " Ar \(value)" : "")
  }

  /// A discussion as paragraphs, with indented lines as they are.
  private static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isLiteral, !line.isEmpty {
        lines.append(isIndented ? ".Bd -literal -offset indent" : ".Ed")
        isLiteral = isIndented
      }
      if line.isEmpty {
        lines.append(isLiteral ? "" : ".Pp")
      } else {
        lines.append(escaped(isIndented ? String(line.dropFirst(2)) : String(line)))
      }
    }
    if isLiteral { lines.append(".Ed") }
    return lines
  }

  /// A line of text, escaped so that roff takes no part of it as a request.
  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// Text on a line of requests, without what would end it.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("\"", with: "'")
  }
}
