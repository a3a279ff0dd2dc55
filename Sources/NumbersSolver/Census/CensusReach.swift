import NumbersGame

/// The values that all selections of a pool reach, for many games at once.
struct CensusReach: Sendable {
  private let multisets: TileMultisets
  private let parked: CensusRun.Parked

  /// Nothing if there is no census under the rules, or the limit is reached.
  init?(_ rules: Rules, _ threads: Int, _ limit: SearchLimit) {
    do throws(CensusError) {
      let run = try CensusRun(rules, nil, limit: limit, progress: { _ in })
      parked = try run.reached(threads: threads)
      multisets = try CensusRun.multisets(of: rules)
    } catch {
      return nil
    }
  }

  /// The smallest distance of a target, if the census tells.
  func distance(of selection: SmallSelection, _ target: Int) -> UInt32? {
    guard selection.count == 6, let code = multisets.code(of: selection) else { return nil }
    let bits = parked.worker.reachedBits(multisets.place(of: code))
    guard target < Int(bits.bound), target >= Int(CensusLimits.lowest) else { return nil }
    if bits.contains(UInt32(target)) { return 0 }
    return bits.distance(from: target).map { UInt32($0) }
  }
}
