extension Engine {
  /// The engines of the page. Without the one for more than six numbers it is 13 kB smaller: such games are few there,
  /// and the last engine finds the same answers.
  static let all: [Engine] = [.small, .lists]
}
