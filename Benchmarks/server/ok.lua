-- Asks whether the server works, with wrk: what a request costs that asks for nothing.
wrk.path = "/healthz"
wrk.headers["Host"] = "localhost"

function done(summary, latency)
  local errors = summary.errors
  print(string.format("JSON {\"requests\": %d, \"microseconds\": %d, \"p50\": %.3f, \"p99\": %.3f, \"errors\": %d}",
    summary.requests, summary.duration, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
