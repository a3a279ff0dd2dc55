public import ArgumentParser
public import AssistantService
import Foundation

/// What a new token may do, and how long.
struct TokenOptions: ParsableArguments {
  @Option(
    help: """
      What the token may do: look-up; change, for what can be changed back, such as lists; or pay, for what a person must \
      agree to. Each includes those before it.
      """)
  var scope = TokenScope.pay

  @Option(
    help: ArgumentHelp(
      "The number of days after which the token is not valid any more; it has no end without this.",
      valueName: "count"))
  var days: Int?

  func validate() throws {
    if let days, !(1...3650).contains(days) {
      throw ValidationError("--days must be 1 to 3650, not \(days).")
    }
  }

  var expires: Date? { days.map { Date.now.addingTimeInterval(TimeInterval($0) * 86_400) } }
}

extension TokenScope: ExpressibleByArgument {}

struct TokenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "token", abstract: "Add, list and revoke the tokens of users.",
    subcommands: [Add.self, List.self, Revoke.self], defaultSubcommand: List.self)

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Give a user another token, and print it, which is shown this once.",
      discussion: """
        A token for each device or program can be revoked by itself, and the audit log says which one did something:

          numberrace-server token add anna phone --scope change --days 90
        """)
    @OptionGroup var data: DataOptions
    @OptionGroup var token: TokenOptions
    @Argument(help: "The name of the user.") var user: String
    @Argument(help: "The name of the token: letters, digits, hyphens and underscores.")
    var name: String

    func run() throws {
      try reporting {
        print(
          try data.users().addToken(name, to: user, scope: token.scope, expires: token.expires))
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the tokens: the user, the name, what it may do, and when it ends.",
      discussion: "The tokens themselves are not kept.")
    @OptionGroup var data: DataOptions
    @Argument(help: "The name of the user; all users without one.") var user: String?

    func run() throws {
      try reporting {
        let users = try data.users()
        for name in try user.map({ [$0] }) ?? users.names() {
          for token in try users.tokens(of: name) {
            let end =
              token.expires.map {
                (token.isExpired() ? "expired " : "until ") + $0.ISO8601Format()
              } ?? "no end"
            print("\(name)\t\(token.name)\t\(token.scope.rawValue)\t\(end)")
          }
        }
      }
    }
  }

  struct Revoke: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Take a token away, which is not valid any more from then on.")
    @OptionGroup var data: DataOptions
    @Argument(help: "The name of the user.") var user: String
    @Argument(help: "The name of the token.") var name: String

    func run() throws {
      try reporting { try data.users().revokeToken(name, of: user) }
    }
  }
}
