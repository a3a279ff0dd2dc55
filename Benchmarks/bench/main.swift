@testable import NumbersSolver

for th in [1, 2, 1, 2] {
  let c = ContinuousClock.now
  let t = CensusTables(try CensusRun.multisets(of: .countdown), threads: th)
  print("tables", c.duration(to: .now), t.quads.count)
  let d = ContinuousClock.now
  let census = try Census(of: .countdown, threads: th)
  print(
    th, d.duration(to: .now), census.entries.count,
    census.entries.reduce(0) { $0 + $1.solvable.count })
  if th == 2 {
    var bad = 0
    for (i, e) in census.entries.enumerated() where i % 97 == 0 {
      let missing = e.solvable.missing
      for t in stride(from: 100, through: 999, by: 13) {
        let s = try Solver().solve(Game(numbers: e.numbers, target: t))
        let want = e.solvable.contains(t) ? 0 : e.distances[missing.firstIndex(of: t) ?? 0]
        if s.distance != want {
          bad += 1; if bad < 5 { print(e.numbers, t, s.expression, s.distance, want) }
        }
      }
    }
    print("bad", bad)
  }
}
