/// The rows of one run with what they were measured on, as kept in a file.
struct Baseline: Codable {
  let machine: String
  let compiler: String
  let rows: [Row]

  /// What has become slower beside its rivals: a line for each ratio that has fallen by more than a
  /// share.
  func regressions(in current: [Row], tolerance: Double) -> [String] {
    rows.flatMap { old -> [String] in
      guard let new = current.first(where: { $0.name == old.name }) else { return [] }
      return old.rivals.compactMap { rival, ratio in
        guard let now = new.rivals[rival], now < ratio * (1 - tolerance) else { return nil }
        return
          "\(old.name): \(Table.ratio(now)) times as fast as \(rival), was \(Table.ratio(ratio))"
      }.sorted()
    }
  }

  /// The answers alone.
  var answers: Answers {
    Answers(
      checksums: Dictionary(
        rows.map { ($0.name, $0.checksum) }, uniquingKeysWith: { first, _ in first }))
  }
}

/// The checksums of the answers to all work, by its name: the signature of what the solver does, which
/// does not depend on the machine.
struct Answers: Codable {
  let checksums: [String: String]

  /// What gives other answers than it did.
  func changes(in current: Answers) -> [String] {
    checksums.sorted { $0.key < $1.key }.compactMap { name, old in
      guard let new = current.checksums[name], new != old else { return nil }
      return "\(name): the answers have changed (checksum \(new), was \(old))"
    }
  }
}
