extension Template {
  /// The template without text joined to its neighbours: `light[s]` becomes `(light|lights)`.
  /// Anything that would expand to more than a few hundred words is unchanged.
  var separated: Template {
    switch self {
    case .text, .slot, .rule: return self
    case .choice(let parts): return .choice(parts.map(\.separated))
    case .sequence(let parts):
      var runs: [[Template]] = []
      for part in parts {
        if let last = runs.last?.last, last.canJoin(part) {
          runs[runs.count - 1].append(part)
        } else {
          runs.append([part])
        }
      }
      return .sequence(runs.map(Self.joined))
    }
  }

  private static func joined(_ run: [Template]) -> Template {
    let whole = Template.sequence(run)
    guard run.count > 1, whole.slots.isEmpty, let texts = whole.texts(limit: 400) else {
      return .sequence(run.map(\.separated))
    }
    return .choice(texts.map { .text($0) })
  }

  /// Whether the last letters of this template can be in one word with the first letters of
  /// another.
  private func canJoin(_ next: Template) -> Bool {
    edges(.last).contains { $0.isJoining } && next.edges(.first).contains { $0.isJoining }
  }

  /// The possible first or last characters; a letter represents a value.
  private func edges(_ side: Side) -> [Character] {
    switch self {
    case .text(let text): (side == .first ? text.first : text.last).map { [$0] } ?? []
    case .slot, .rule: ["x"]
    case .choice(let parts): parts.flatMap { $0.edges(side) }
    case .sequence(let parts): (side == .first ? parts.first : parts.last)?.edges(side) ?? []
    }
  }

  private enum Side {
    case first, last
  }
}

extension Character {
  fileprivate var isJoining: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
