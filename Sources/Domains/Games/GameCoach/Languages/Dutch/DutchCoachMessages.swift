import IntentKit
import NumbersGame
import SpelledNumbers

extension CoachMessage {
  /// The messages in Dutch.
  static let dutch = MessageWording<CoachMessage>("nl") { words(for: $0) }

  private static func words(for message: CoachMessage) -> Dialogue {
    switch message {
    case .steps(let solution): explanation(solution)
    case .another(let solution):
      Dialogue(
        "Nog een: \(solution.expression.spoken(in: .dutch)).", short: "Nog een.",
        displayed: "Nog een: \(solution.expression) = \(solution.value)")
    case .noOther(let told):
      told == 1 ? "Nee, dat is de enige." : "Nee, meer dan deze \(told) zijn er niet."
    case .count(let count, let target, let distance):
      switch (count, distance) {
      case (1, 0): "Op \(target) kom je maar op één manier."
      case (_, 0): "Op \(target) kom je op \(count) verschillende manieren."
      case (1, _): "Op \(target) kom je niet, en tot op \(distance) maar op één manier."
      default:
        "Op \(target) kom je niet, maar tot op \(distance) op \(count) verschillende manieren."
      }
    case .list(let first, let count):
      list(
        first, in: .dutch,
        count > first.count
          ? "Er zijn er \(count). De eerste zijn: "
          : first.count == 1
            ? "Er is er maar één: " : first.count == 2 ? "Allebei: " : "Alle \(count): ")
    case .stepCount(let count, let distance):
      switch (count, distance) {
      case (0, 0): "Het doelgetal is een van de getallen."
      case (0, _): "Niets is dichterbij dan een van de getallen, dat er \(distance) naast zit."
      case (_, 0): "Het kan in \(steps(count))."
      default:
        "Het is niet te bereiken: het beste zit er \(distance) naast, in \(steps(count))."
      }
    case .unneeded(let number): "De \(number) heb je niet nodig."
    case .firstStep(let step):
      Dialogue(
        "Begin zo: \(step.spoken(in: .dutch)).",
        displayed: "Begin zo: \(step.left) \(step.operation.sign) \(step.right) = \(step.result).")
    case .noMoreHints:
      "Meer zou alles verklappen. Zeg ‘los het op’, dan laat ik de oplossing zien."
    }
  }

  private static func steps(_ count: Int) -> String {
    count == 1 ? "één stap" : "\(count) stappen"
  }

  private static func explanation(_ solution: Solution) -> Dialogue {
    let steps = solution.steps
    guard !steps.isEmpty else { return "\(solution.value) is een van de getallen." }
    func start(_ place: Int) -> String {
      steps.count == 1
        ? "" : place == 0 ? "Eerst: " : place == steps.count - 1 ? "Ten slotte: " : "Dan: "
    }
    let end =
      solution.isExact
      ? "Dat is het doelgetal." : "Dat zit \(solution.distance) naast het doelgetal."
    let spoken = steps.enumerated().map { place, step in
      "\(start(place))\(step.spoken(in: .dutch))".withUppercasedFirst + "."
    }
    let displayed = steps.map { "\($0.left) \($0.operation.sign) \($0.right) = \($0.result)" }
    return Dialogue(
      (spoken + [end]).joined(separator: " "), short: end,
      displayed: displayed.joined(separator: "\n") + "\n" + end)
  }
}
