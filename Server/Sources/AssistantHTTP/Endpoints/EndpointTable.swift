import HTTPTypes

/// The endpoints by their paths.
struct EndpointTable: Sendable {
  /// Routes whose paths have no parameters.
  private let plain: [String: Route]
  /// Routes whose paths have parameters.
  private let templates: [Route]

  /// A path with the endpoints that it has.
  final class Route: Sendable {
    /// The path, with parameters in braces.
    let path: String
    /// The methods that it allows.
    let methods: [HTTPRequest.Method]
    /// What was measured of it.
    let measurements: RequestMeasurements
    private let endpoints: [Endpoint]
    /// The parts between slashes; `nil` for a parameter.
    private let parts: [Substring?]

    fileprivate init(_ path: String, _ endpoints: [Endpoint]) {
      self.path = path
      self.endpoints = endpoints
      methods = endpoints.flatMap { $0.method == .get ? [.get, .head] : [$0.method] }
      measurements = RequestMeasurements(route: path, methods: methods.map(\.rawValue))
      parts = EndpointTable.parts(of: path).map { $0.hasPrefix("{") ? nil : $0 }
    }

    /// The endpoint of a method; `nil` if the path does not allow it.
    func endpoint(_ method: HTTPRequest.Method) -> Endpoint? {
      endpoints.first { $0.method == method || ($0.method == .get && method == .head) }
    }

    /// The values of the parameters in a path; `nil` if it is another path.
    fileprivate func values(in path: [Substring]) -> [Substring]? {
      guard parts.count == path.count else { return nil }
      var values: [Substring] = []
      for (part, given) in zip(parts, path) {
        switch part {
        case given: continue
        case nil where !given.isEmpty: values.append(given)
        default: return nil
        }
      }
      return values
    }
  }

  /// Creates a table.
  init(_ endpoints: [Endpoint]) {
    let routes = Dictionary(grouping: endpoints, by: \.path).map(Route.init)
    plain = Dictionary(
      routes.filter { !$0.path.contains("{") }.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
    templates = routes.filter { $0.path.contains("{") }
  }

  /// The route of a path, and the values of its parameters in order; `nil` if there is none.
  ///
  /// Paths are compared as they are: an endpoint cannot be reached by another spelling of its path, for which other rules would
  /// have to hold.
  func route(of path: String) -> (route: Route, values: [Substring])? {
    if let route = plain[path] { return (route, []) }
    let parts = Self.parts(of: path)
    for route in templates {
      if let values = route.values(in: parts) { return (route, values) }
    }
    return nil
  }

  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }
}
