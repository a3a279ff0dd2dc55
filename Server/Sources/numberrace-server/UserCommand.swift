import ArgumentParser
import AssistantService

struct UserCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "user", abstract: "Add, list and remove the users who have tokens.",
    subcommands: [Add.self, List.self, Remove.self], defaultSubcommand: List.self)

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Add a user, and print the token, which is shown this once.",
      discussion: """
        Each user has lists, accounts and a memory of their own. The token has the name \
        '\(UserDirectory.firstToken)'; 'numberrace-server token add' makes more.
        """)
    @OptionGroup var data: DataOptions
    @OptionGroup var token: TokenOptions
    @Argument(help: "The name: letters, digits, hyphens and underscores.") var name: String

    func run() throws {
      try reporting {
        print(try data.users().add(name, scope: token.scope, expires: token.expires))
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List the users.")
    @OptionGroup var data: DataOptions

    func run() throws {
      try reporting {
        for name in try data.users().names() { print(name) }
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Remove a user, whose tokens are not valid any more.",
      discussion: "A later user of the name has other files.")
    @OptionGroup var data: DataOptions
    @Argument(help: "The name.") var name: String
    @Flag(help: "Delete the user's files, which stay otherwise.") var erase = false

    func run() throws {
      try reporting {
        let files = try data.users().remove(name, erasing: erase)
        print(files.map { "The files are still in \($0)" } ?? "The files are deleted.")
      }
    }
  }
}

/// Turns errors of the users into those that the command line prints.
func reporting(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let error as UserError {
    throw ValidationError("\(error).")
  }
}
