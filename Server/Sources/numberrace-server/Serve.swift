import ArgumentParser
import AssistantHTTP
import AssistantService
import Foundation
import Logging
import NumbersSolver

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve until Ctrl-C.",
    discussion: """
      Without options it can be reached from this machine only, at http://127.0.0.1:8080, and needs no token: the page, the \
      API (described at /openapi.json) and the tools for language models (at /mcp) are those of the user who started it.

      With another --host, or with --require-token, every request needs 'Authorization: Bearer TOKEN'. The first start \
      on a terminal prints a token for the user 'owner', this once; elsewhere, where it would be kept in a log, \
      'numberrace-server user add owner' makes it. The server speaks HTTP \
      without encryption: put it behind a proxy such as nginx, and name that with --allow-host.
      """)

  @OptionGroup var data: DataOptions

  @Option(help: "The address to listen on; 0.0.0.0 for all.")
  var host = "127.0.0.1"

  @Option(help: "The port; 0 for any free one.")
  var port = 8080

  @Flag(help: "Need a token from programs on this machine too.")
  var requireToken = false

  @Option(
    help: ArgumentHelp(
      "A name under which the server is reached, besides localhost and addresses. Can be given several times.",
      valueName: "name"))
  var allowHost: [String] = []

  @Option(
    help: ArgumentHelp(
      "Another site whose pages may use the server, such as https://example.org. Can be given several times.",
      valueName: "origin"))
  var allowOrigin: [String] = []

  @Option(
    help: ArgumentHelp(
      "The address of a proxy that is believed when it says for which address it asks, in X-Forwarded-For or Forwarded. Can be given several times.",
      valueName: "address"))
  var trustedProxy: [String] = []

  @Option(
    help: ArgumentHelp("The maximum number of turns of a client a minute.", valueName: "count"))
  var turns = ServiceLimits().turnsPerMinute

  @Option(
    help: ArgumentHelp(
      "The maximum time of computing of a client a minute, on all cores together.",
      valueName: "seconds"))
  var computing = ServiceLimits().searchSecondsPerMinute

  @Option(help: ArgumentHelp("The maximum time of a search.", valueName: "seconds"))
  var searchTime = ServiceLimits().searchMilliseconds / 1000

  @Option(
    help: ArgumentHelp(
      "Look games up in a file that 'numberrace index build' wrote, and solve only those that it does not have.",
      valueName: "file"))
  var index: String?

  @Option(
    help: ArgumentHelp(
      "Serve the page to play and solve on too, from the folder that 'make site' built; the page to talk to is a view of it.",
      valueName: "folder"))
  var site: String?

  @Option(
    help: ArgumentHelp(
      "The time in which a body, or a part of a batch, must arrive.", valueName: "seconds"))
  var bodyTime = ServiceLimits().bodySeconds

  @Option(
    help: ArgumentHelp(
      "The time after which a connection without a complete header of a request is closed.",
      valueName: "seconds"))
  var idleTime = ServiceLimits().idleSeconds

  @Option(help: "Write logs as text or json, on standard error.")
  var logFormat = LogFormat.text

  @Option(help: "The least level that is logged: debug, info, notice, warning or error.")
  var logLevel = "notice"

  enum LogFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("--port must be 0 to 65535, not \(port).")
    }
    let limits = [
      ("turns", turns), ("computing", computing), ("search-time", searchTime),
      ("body-time", bodyTime), ("idle-time", idleTime),
    ]
    for (name, value) in limits where !(1...1_000_000).contains(value) {
      throw ValidationError("--\(name) must be 1 to 1,000,000, not \(value).")
    }
    guard Logger.Level(rawValue: logLevel) != nil else {
      let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--log-level must be one of \(levels), not '\(logLevel)'.")
    }
    for proxy in trustedProxy where !AssistantServer.isAddress(proxy) {
      throw ValidationError(
        "--trusted-proxy must be an address, such as 127.0.0.1 or 2001:db8::1, not '\(proxy)'.")
    }
    for origin in allowOrigin where !origin.hasPrefix("http://") && !origin.hasPrefix("https://") {
      throw ValidationError(
        "--allow-origin must begin with http:// or https://, as in https://example.org, not '\(origin)'."
      )
    }
  }

  private var isLocal: Bool { ["127.0.0.1", "::1", "localhost"].contains(host) }

  func run() async throws {
    let users = try data.users()
    var configuration = AssistantServer.Configuration()
    configuration.host = host
    configuration.port = port
    configuration.hosts = allowHost
    configuration.origins = allowOrigin
    configuration.proxies = trustedProxy
    do {
      configuration.site = try site.map { try Site(folder: URL(fileURLWithPath: $0)) }
    } catch {
      throw ServeFailure("the site cannot be served: \(error)")
    }
    configuration.needsToken = requireToken || !isLocal
    if configuration.needsToken { try beginUsers(users) }
    var limits = ServiceLimits()
    limits.turnsPerMinute = turns
    limits.searchSecondsPerMinute = computing
    limits.searchMilliseconds = searchTime * 1000
    limits.bodySeconds = bodyTime
    limits.idleSeconds = idleTime
    limits.connections = OpenFiles.connections(atMost: limits.connections)
    let server = AssistantServer(
      users, configuration, limits: limits, index: try openIndex(), logger: logger)
    do {
      try await server.run { address in
        print("Open \(address)/ to talk to the assistant. Ctrl-C stops.")
        fflush(nil)
      }
    } catch {
      throw ServeFailure("the server cannot run at \(host):\(port): \(error)")
    }
  }

  /// Shows the first token, unless it could be seen by others later.
  private func beginUsers(_ users: UserDirectory) throws {
    guard try users.names().isEmpty else { return }
    guard isatty(STDOUT_FILENO) == 1 else {
      print(
        "There are no users yet: 'numberrace-server user add owner' adds one, and prints the token."
      )
      return
    }
    if let token = try users.addFirst() {
      print("The token of the user 'owner', which is shown this once: \(token)")
    }
  }

  private func openIndex() throws -> SolutionIndex? {
    guard let index else { return nil }
    do throws(IndexError) {
      return try SolutionIndex(mapping: index)
    } catch {
      throw ServeFailure("the index '\(index)' cannot be used: \(error)")
    }
  }

  private var logger: Logger {
    let level = Logger.Level(rawValue: logLevel) ?? .notice
    var logger = Logger(label: "numberrace-server") { [logFormat] label in
      switch logFormat {
      case .text: StreamLogHandler.standardError(label: label)
      case .json: JSONLogHandler(label: label)
      }
    }
    logger.logLevel = level
    return logger
  }
}

/// The server cannot run.
private struct ServeFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
