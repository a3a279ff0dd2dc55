import AssistantService
import HTTPTypes
import Hummingbird
import IntentKit
import Logging
import NumberRaceAssistant

/// The endpoints about the service itself.
struct ServiceEndpoints: Sendable {
  let metrics: PrometheusMetrics
  let pool: SearchPool
  let users: UserDirectory
  let stopping: Stopping

  var all: [Endpoint] { [health, readiness, metricsText] }

  private static let state = Schema.object([.init("status", .text())], isOpen: true)

  private var health: Endpoint {
    Endpoint(
      method: .get, path: "/healthz",
      operation: ServiceOperation("health", "Tell that the process works", output: Self.state),
      isOpen: true
    ) { _, _ in .json(["status": "ok"]) }
  }

  private var readiness: Endpoint {
    Endpoint(
      method: .get, path: "/readyz",
      operation: ServiceOperation(
        "readiness", "Tell whether requests can be answered now", output: Self.state), isOpen: true
    ) { [users, stopping] _, context in
      guard !stopping.isStopping else {
        throw ServiceProblem(.unavailable, "the server stops")
      }
      do {
        _ = try users.names()
        _ = try users.localOwner().stores.memory()
      } catch {
        // Anyone may ask; the reason has paths in it.
        context.logger.error("the server is not ready", metadata: ["error": "\(error)"])
        throw ServiceProblem(
          .unavailable, "the files of the users cannot be used; the log says why")
      }
      guard users.audit.isWritable else {
        throw ServiceProblem(.unavailable, "the audit log cannot be written")
      }
      return .json(["status": "ready"])
    }
  }

  private var metricsText: Endpoint {
    Endpoint(
      method: .get, path: "/metrics",
      operation: ServiceOperation(
        "metrics", "Tell what was measured, in the text format of Prometheus", output: .text()),
      responseForm: .text
    ) { [metrics, pool] _, _ in
      metrics.set("numberrace_searches", to: Double(pool.load))
      ProcessMeasurements.note(in: metrics)
      return .data(metrics.text.utf8, type: "text/plain; version=0.0.4; charset=utf-8")
    }
  }
}
