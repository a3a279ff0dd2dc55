/// A set of values that is emptied at once and filled again: open addressing, in memory of its own, with a stamp
/// for each place that tells since when it is taken.
struct StampedSet {
  private let state: UnsafeMutablePointer<State>

  private struct State {
    /// It comes first: see `OwnedMemory`.
    var slots: UnsafeMutablePointer<Slot>
    var bits: UInt64
    var stamp: UInt32 = 1
    var count = 0
  }

  private struct Slot: BitwiseCopyable {
    var value: UInt64
    var stamp: UInt32
  }

  init(in memory: OwnedMemory) {
    state = memory.list(State(slots: Self.slots(bits: 11), bits: 11))
  }

  private static func slots(bits: UInt64) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << Int(bits))
    slots.initialize(repeating: Slot(value: 0, stamp: 0), count: 1 << Int(bits))
    return slots
  }

  func removeAll() {
    state.pointee.count = 0
    state.pointee.stamp &+= 1
    guard state.pointee.stamp == 0 else { return }
    // After 2³² times, old stamps would come again.
    state.pointee.slots.update(
      repeating: Slot(value: 0, stamp: 0), count: 1 << Int(state.pointee.bits))
    state.pointee.stamp = 1
  }

  /// Adds a value.
  ///
  /// - Returns: Whether it was new.
  @inline(__always)
  func insert(_ value: UInt64) -> Bool {
    let (bits, stamp, slots) = (state.pointee.bits, state.pointee.stamp, state.pointee.slots)
    var place = Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- bits))
    while slots[place].stamp == stamp {
      if slots[place].value == value { return false }
      place = (place &+ 1) & ((1 &<< Int(bits)) &- 1)
    }
    slots[place] = Slot(value: value, stamp: stamp)
    state.pointee.count &+= 1
    if state.pointee.count &* 2 > 1 &<< Int(bits) { grow() }
    return true
  }

  @inline(never)
  private func grow() {
    let (old, oldBits, stamp) = (state.pointee.slots, state.pointee.bits, state.pointee.stamp)
    state.pointee.bits += 1
    state.pointee.slots = Self.slots(bits: oldBits + 1)
    state.pointee.count = 0
    for place in 0..<(1 << Int(oldBits)) where old[place].stamp == stamp {
      _ = insert(old[place].value)
    }
    old.deallocate()
  }
}
