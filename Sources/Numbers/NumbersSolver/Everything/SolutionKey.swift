/// How good an expression with a given value is: the number of its tiles, and then its largest step result, as
/// one integer of which the lesser is the better.
///
/// There are no more than six tiles, and results stay below 2²⁸ (see `EverythingPlan`), so that all
/// keys are positive as signed integers: the comparison that vector units have.
enum SolutionKey {
  typealias Word = Int32

  /// The key of what is not looked at: no candidate betters it.
  static let unknown: Word = 0
  /// The key of what no expression reaches.
  static let none: Word = .max - 1
  /// A candidate that there is not; it is above every key.
  static let noCandidate: Word = .max
  /// The bits of the largest step result.
  static let peakBits: Word = 28
  static let peakBound: UInt32 = 1 << 28

  @inline(__always)
  static func key(tiles: Int, peak: UInt32) -> Word {
    Word(truncatingIfNeeded: tiles) &<< peakBits | Word(truncatingIfNeeded: peak)
  }

  @inline(__always)
  static func peak(_ key: Word) -> UInt32 { UInt32(truncatingIfNeeded: key) & (peakBound &- 1) }

  @inline(__always)
  static func tiles(_ key: Word) -> Int { Int(key &>> peakBits) }
}
