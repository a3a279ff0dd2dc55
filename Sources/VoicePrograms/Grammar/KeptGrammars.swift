/// The grammars that a process keeps, each at a place. The one that was not used for longest gives way to a new one.
struct KeptGrammars {
  /// The number of places that the process has.
  static let count = 8
  /// The texts and their places, the latest used first.
  private var kept: [(text: String, place: Int)] = []

  /// The place of a grammar, or the one that it is to have.
  func place(of text: String) -> (place: Int, isNew: Bool, isLatest: Bool) {
    if let known = kept.first(where: { $0.text == text }) {
      return (known.place, false, kept.first?.place == known.place)
    }
    let free = (0..<Self.count).first { place in !kept.contains { $0.place == place } }
    return (free ?? kept.last?.place ?? 0, true, false)
  }

  /// Notes that the process uses a grammar at a place now.
  mutating func keep(_ text: String, at place: Int) {
    kept.removeAll { $0.place == place }
    kept.insert((text, place), at: 0)
  }
}
