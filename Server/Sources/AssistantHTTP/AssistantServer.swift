public import AssistantService
import CoreMetrics
import HTTPTypes
import Hummingbird
import HummingbirdCore
import IntentKit
public import Logging
import NIOCore
import NumberRaceAssistant
public import NumbersSolver
import ServiceLifecycle
import UnixSignals

/// The server: the service over HTTP, with a page to talk to and the Model Context Protocol.
///
/// ```swift
/// let users = try UserDirectory(folder: folder, ownerPaths: .userData)
/// try await AssistantServer(users, .init(), logger: logger).run { print("Open \($0)") }
/// ```
public struct AssistantServer: Sendable {
  /// The version of the server.
  public static let version = "0.1.0"

  private let configuration: Configuration
  private let limits: ServiceLimits
  private let endpoints: EndpointTable
  private let policy: AccessPolicy
  private let stopping: Stopping
  private let logger: Logger

  /// Where the server can be reached, and by whom.
  public struct Configuration: Hashable, Sendable {
    /// The address that it listens on.
    public var host = "127.0.0.1"
    /// The port; any free one if 0.
    public var port = 8080
    /// Whether every request needs the token of a user.
    public var needsToken = false
    /// The names of the server, besides `localhost` and addresses.
    public var hosts: [String] = []
    /// The origins of other sites whose pages may use the server.
    public var origins: [String] = []
    /// The addresses of proxies that say truly from which address a client asks, in `X-Forwarded-For` or `Forwarded`.
    public var proxies: [String] = []
    /// The page to play and solve on, of which the page to talk to is a view; `nil` for the page to talk to alone.
    public var site: Site?

    /// Creates the default configuration.
    public init() {}
  }

  /// Whether a text is an address of a machine, of version 4 or 6.
  public static func isAddress(_ text: String) -> Bool { ClientAddress.normal(text) != nil }

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - users: The users.
  ///   - configuration: Where it can be reached, and by whom.
  ///   - limits: The limits of requests.
  ///   - index: The index in which games are looked up before they are solved.
  ///   - logger: What happens is written here.
  public init(
    _ users: UserDirectory, _ configuration: Configuration, limits: ServiceLimits = .init(),
    index: SolutionIndex? = nil, logger: Logger
  ) {
    self.configuration = configuration
    self.limits = limits
    self.logger = logger
    policy = AccessPolicy(
      users: users, needsToken: configuration.needsToken,
      hosts: Set(configuration.hosts.map { $0.lowercased() }), origins: Set(configuration.origins),
      addresses: ClientAddress(proxies: configuration.proxies))
    let pool = SearchPool(limits)
    let allowances = Allowances(limits)
    let assistants = UserAssistants(version: Self.version)
    let sessions = ToolSessions(maximum: limits.sessions)
    stopping = Stopping(sessions)
    let games = GameService(limits, pool: pool, allowances: allowances, index: index)
    let operations = ServiceOperations(limits)
    let described =
      GameEndpoints(games: games, limits: limits, stopping: stopping, operations: operations).all
      + AssistantEndpoints(
        assistants: assistants, allowances: allowances, limits: limits, operations: operations
      ).all
      + ServiceEndpoints(
        metrics: Self.metrics, pool: pool, users: users, stopping: stopping
      ).all
      + ToolEndpoint(
        assistants: assistants, allowances: allowances, limits: limits, sessions: sessions
      ).all
    let description =
      OpenAPI(endpoints: described, version: Self.version, needsToken: configuration.needsToken)
      .json.bytes
    let openAPI = Endpoint(
      method: .get, path: "/openapi.json",
      operation: ServiceOperation(
        "description", "Describe the endpoints", output: .object([], isOpen: true)), isOpen: true
    ) { _, _ in .data(description, type: "application/json") }
    endpoints = EndpointTable(
      described + [openAPI] + PageEndpoints(site: configuration.site).all)
  }

  /// Runs the server until it is told to stop, by a signal. Then no more requests are taken, and those that are there are
  /// answered.
  ///
  /// - Parameter begin: Called with the address when requests are taken.
  /// - Throws: An error of the network, such as a port that is taken.
  public func run(begin: @escaping @Sendable (String) async -> Void) async throws {
    _ = ProcessMeasurements.start
    let deadlines = BodyDeadlines(seconds: limits.bodySeconds)
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    let connections = HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        DisconnectionHandler(), HeaderDeadline(seconds: limits.idleSeconds), ContinueHandler(),
      ],
      idleTimeout: .seconds(Int64(limits.idleSeconds)),
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100))
    let application = Application(
      responder: EndpointResponder(policy: policy, endpoints: endpoints, deadlines: deadlines),
      server: HTTPServerBuilder { responder in
        VersionedChannel(HTTP1Channel(responder: responder, configuration: connections))
      },
      configuration: .init(
        address: .hostname(configuration.host, port: configuration.port),
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? 0
        await begin("http://\(host):\(port)")
      },
      logger: logger)
    // The last one is told first that the server stops.
    var group = ServiceGroupConfiguration(
      services: [deadlines, application, stopping] as [any Service],
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    group.maximumGracefulShutdownDuration = .seconds(30)
    try await ServiceGroup(configuration: group).run()
  }

  /// What is measured in this process. Metrics are installed once for all of it.
  private static let metrics: PrometheusMetrics = {
    let metrics = PrometheusMetrics()
    MetricsSystem.bootstrap(metrics)
    return metrics
  }()
}
