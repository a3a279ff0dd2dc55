extension Engine {
  /// All engines. Of those that take a game, the first is the fastest.
  static let all: [Engine] = [.small, .large, .lists]
}
