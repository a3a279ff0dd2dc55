import ArgumentParser
import PlainJSON

/// The description that the parser gives of the commands and their arguments.
///
/// Source: `ToolInfoV0` of swift-argument-parser.
struct ToolDescription: Decodable {
  let command: Command

  /// The description of a command; `nil` if the parser describes it in another form.
  init?(of command: any ParsableCommand.Type) {
    guard let found = try? JSON.decode(Self.self, from: command._dumpHelp()) else { return nil }
    self = found
  }

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    let kind: String
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let abstract: String?
  }

  struct Name: Decodable {
    let kind: String
    let name: String
  }
}
