import AssistantService
import Foundation
import Hummingbird
import Logging
import NIOCore

/// What is known of a request.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel
  /// The address of the client.
  var address = "unknown"
  /// The user; `nil` before the request was let in, and for what is open to all.
  var user: ServiceUser?
  /// Ends bodies that do not arrive in time.
  var deadlines: BodyDeadlines?
  /// The values of the parameters in the path, in order, as they are written there.
  var values: [Substring] = []

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
  }

  /// The name under which the client's use is counted.
  var client: String { user?.name ?? address }

  /// The value of a parameter in the path.
  ///
  /// - Parameter place: The place of the parameter, from 0.
  /// - Returns: The value, decoded if that is possible.
  func value(_ place: Int) -> String {
    values[place].removingPercentEncoding ?? String(values[place])
  }

  /// The user of an endpoint that needs one.
  func requireUser() throws(ServiceProblem) -> ServiceUser {
    guard let user else { throw ServiceProblem(.unauthorized, "a token is needed") }
    return user
  }

  /// Reads a body, or a part of one, that must arrive in time.
  func inTime<Value>(
    _ limits: ServiceLimits, _ read: () async throws -> Value
  ) async throws -> Value {
    let awaited = deadlines?.begin(channel)
    let result: Result<Value, any Error>
    do {
      result = .success(try await read())
    } catch {
      result = .failure(error)
    }
    if let awaited, deadlines?.end(awaited) == true {
      throw ServiceProblem(.tooSlow, "the body did not arrive within \(limits.bodySeconds) s")
    }
    return try result.get()
  }
}
