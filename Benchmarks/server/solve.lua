-- Sends each game of the file in GAMES in turn, with wrk.
local games = {}
for line in io.lines(os.getenv("GAMES")) do games[#games + 1] = line end
local next_game = 0
local headers = { ["Content-Type"] = "application/json", ["Host"] = "localhost" }

function request()
  next_game = next_game % #games + 1
  return wrk.format("POST", "/v1/solve", headers, games[next_game])
end

local wrong = 0
function response(status)
  if status ~= 200 then wrong = wrong + 1 end
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format("JSON {\"requests\": %d, \"microseconds\": %d, \"p50\": %.3f, \"p99\": %.3f, \"errors\": %d}",
    summary.requests, summary.duration, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
