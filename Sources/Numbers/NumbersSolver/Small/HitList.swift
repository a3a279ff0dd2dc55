/// The last steps of the best expressions found so far.
struct HitList {
  private let state: UnsafeMutablePointer<State>

  private struct State {
    var peak = UInt32.max
    var hits: [(split: Split, value: UInt32)] = []
  }

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
    state.pointee.hits.reserveCapacity(256)
  }

  func deallocate() {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// The largest step result of the hits; the maximum of the type if there is none.
  var peak: UInt32 { state.pointee.peak }

  var count: Int { state.pointee.hits.count }

  subscript(index: Int) -> (split: Split, value: UInt32) { state.pointee.hits[index] }

  func removeAll() {
    state.pointee.peak = .max
    state.pointee.hits.removeAll(keepingCapacity: true)
  }

  /// Notes the last step to a value with a largest step result that is no larger than those noted. If
  /// it is smaller, they are forgotten.
  func note(_ split: Split, from value: UInt32, peak: UInt32) {
    if peak < state.pointee.peak {
      state.pointee.hits.removeAll(keepingCapacity: true)
      state.pointee.peak = peak
    }
    state.pointee.hits.append((split, value))
  }
}
