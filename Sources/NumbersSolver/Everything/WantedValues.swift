/// The values of selections that somebody asks for.
///
/// It is filled by one thread, and only read from then on: that is why it can be sent.
final class WantedValues: @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>
  private let window: Range<Int>
  private let rowWords: Int

  init(selectionCount: Int, _ window: Range<Int>) {
    self.window = window
    rowWords = (window.count + 63) / 64
    words = .allocate(capacity: selectionCount * rowWords)
    words.initialize(repeating: 0, count: selectionCount * rowWords)
  }

  deinit { words.deallocate() }

  /// Asks for the values around a target.
  func insert(_ target: Int, within distance: Int, _ selection: Int) {
    let first = max(window.lowerBound, target - distance)
    let last = min(window.upperBound - 1, target + distance)
    guard first <= last else { return }
    // A run of bits in two words at most.
    assert(last - first < 64)
    let index = first - window.lowerBound
    let run: UInt64 = (2 << UInt64(last - first)) - 1
    let row = words + selection * rowWords
    row[index / 64] |= run << UInt64(index % 64)
    let rest = last - window.lowerBound
    if rest / 64 > index / 64 { row[rest / 64] |= (2 << UInt64(rest % 64)) - 1 }
  }

  /// Marks the values of a row that nobody asks for, unless they are known already.
  func closeOthers(_ keys: UnsafeMutablePointer<SolutionKey.Word>, _ selection: Int) {
    for (index, value) in window.enumerated() where keys[value] == SolutionKey.none {
      let word = words[selection &* rowWords &+ index / 64]
      if word &>> UInt64(index % 64) & 1 == 0 { keys[value] = SolutionKey.unknown }
    }
  }
}
