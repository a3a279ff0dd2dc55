@testable import NumbersSolver
var g = try GameGenerator(seed: 1)
let games = try (0..<200000).map { _ in try g.next() }
for th in [1,1,1] {
  let c = ContinuousClock.now
  let r = try Solver().solve(batch: games, threads: th)
  let d = c.duration(to: .now)
  print("batch", th, d, Double(games.count) / (Double(d.components.attoseconds) / 1e18 + Double(d.components.seconds)), r.indices.reduce(0) { $0 + r.distance(at: $1) })
}
var times: [Double] = []
var sum = 0
for game in games.prefix(50000) {
  let c = ContinuousClock.now
  let s = try Solver().solve(game)
  let d = c.duration(to: .now)
  times.append(Double(d.components.attoseconds) / 1e12)
  sum &+= s.value &* s.largestStepResult
}
times.sort()
print("fast us: mean", times.reduce(0,+)/Double(times.count), "median", times[times.count/2], "p90", times[times.count*9/10], "p99", times[times.count*99/100], "max", times.max() ?? 0, sum)
