/// The grammars that a process keeps, each at a place. The one that was not used for longest gives way to a new one.
struct KeptGrammars {
  /// The number of places that the process has.
  static let count = 8
  /// The texts and their places, the latest used first.
  private var kept: [(text: String, place: Int)] = []
  /// The place of the grammar that the process uses, if that is known.
  private var used: Int?

  /// The place of a grammar, or the one that it is to have. All grammars for one sound only have the last place.
  func place(
    of text: String, isForOneSound: Bool = false
  ) -> (place: Int, isNew: Bool, isLatest: Bool) {
    if let known = kept.first(where: { $0.text == text }) {
      return (known.place, false, used == known.place)
    }
    if isForOneSound { return (Self.count - 1, true, false) }
    let free = (0..<Self.count - 1).first { place in !kept.contains { $0.place == place } }
    let oldest = kept.last { $0.place < Self.count - 1 }
    return (free ?? oldest?.place ?? 0, true, false)
  }

  /// Notes that the process is told to use a grammar at a place. Whether it does is not known until ``keep(_:at:)``.
  mutating func change(to place: Int, isNew: Bool) {
    used = nil
    if isNew { kept.removeAll { $0.place == place } }
  }

  /// Notes that the process uses a grammar at a place now.
  mutating func keep(_ text: String, at place: Int) {
    used = place
    kept.removeAll { $0.place == place }
    kept.insert((text, place), at: 0)
  }
}
