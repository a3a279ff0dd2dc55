import NumbersGame
import NumbersSolver

extension Workload {
  /// What single selections reach, one after the other, without a census.
  static let selections = Workload(name: "selections") { scale in
    var checksum = Checksum()
    let times = try games(scale(50, 3000)).map { game in
      let (time, entry) = try timed { try Solver().census(of: game.numbers) }
      checksum.add(entry.solvable.count)
      checksum.add(entry.distances.reduce(0, +))
      return time
    }
    var row = Row("selections", per: "selection", Times(times), checksum: checksum)
    row.ninetyNinth = Times(times).percentile(0.99)
    return row
  }

  /// All selections and all targets.
  static func census(threads: Int) -> Workload {
    let name = "census, \(threads) thread\(threads == 1 ? "" : "s")"
    return Workload(name: name) { scale in
      var times: [Double] = []
      var result: Census?
      for _ in 0..<scale(2, 7) {
        let (time, census) = try timed { try Census(of: .countdown, threads: threads) }
        times.append(time)
        result = census
      }
      var checksum = Checksum()
      let entries = result?.entries ?? []
      for entry in entries {
        checksum.add(entry.solvable.count)
        entry.distances.forEach { checksum.add($0) }
      }
      let all = Times(times)
      var row = Row(name, per: "census", all, checksum: checksum)

      let step = max(1, entries.count / scale(3, 25))
      let sample = stride(from: 0, to: entries.count, by: step).map { entries[$0] }
      let subsets = sample.map { entry in
        let (time, distances) = timed { SubsetSets(entry.numbers).distances(from: 100...999) }
        precondition(distances.filter { $0 > 0 } == entry.distances)
        return time
      }
      let mean = subsets.reduce(0, +) / Double(sample.count)
      row.rivals["subset sets"] = mean * Double(entries.count) / all.median
      row.note = "\(Table.time(all.median / Double(entries.count))) a selection"
      return row
    }
  }
}
