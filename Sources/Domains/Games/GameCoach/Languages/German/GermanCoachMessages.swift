import IntentKit
import NumbersGame
import SpelledNumbers

extension CoachMessage {
  /// The messages in German.
  static let german = MessageWording<CoachMessage>("de") { words(for: $0) }

  private static func words(for message: CoachMessage) -> Dialogue {
    switch message {
    case .steps(let solution): explanation(solution)
    case .another(let solution):
      Dialogue(
        "Noch eine: \(solution.expression.spoken(in: .german)).", short: "Noch eine.",
        displayed: "Noch eine: \(solution.expression) = \(solution.value)")
    case .noOther(let told):
      told == 1 ? "Nein, das ist die einzige." : "Nein, mehr als diese \(told) gibt es nicht."
    case .count(let count, let target, let distance):
      switch (count, distance) {
      case (1, 0): "Auf \(target) kommt man nur auf einem Weg."
      case (_, 0): "Auf \(target) kommt man auf \(count) verschiedenen Wegen."
      case (1, _):
        "Auf \(target) kommt man nicht, und bis auf \(distance) heran nur auf einem Weg."
      default:
        "Auf \(target) kommt man nicht, aber bis auf \(distance) heran auf \(count) verschiedenen Wegen."
      }
    case .list(let first, let count):
      list(
        first, in: .german,
        count > first.count
          ? "Es gibt \(count). Die ersten sind: "
          : first.count == 1
            ? "Es gibt nur eine: " : first.count == 2 ? "Beide: " : "Alle \(count): ")
    case .stepCount(let count, let distance):
      switch (count, distance) {
      case (0, 0): "Die Zielzahl ist eine der Zahlen."
      case (0, _): "Nichts ist näher als eine der Zahlen, die \(distance) daneben liegt."
      case (_, 0): "Es geht in \(steps(count))."
      default:
        "Sie ist nicht zu erreichen: Das Beste liegt \(distance) daneben, in \(steps(count))."
      }
    case .unneeded(let number): "Die \(number) brauchst du nicht."
    case .firstStep(let step):
      Dialogue(
        "Fang so an: \(step.spoken(in: .german)).",
        displayed: "Fang so an: \(step.left) \(step.operation.sign) \(step.right) = \(step.result)."
      )
    case .noMoreHints: "Mehr würde alles verraten. Sag „löse es“, dann zeige ich die Lösung."
    }
  }

  private static func steps(_ count: Int) -> String {
    count == 1 ? "einem Schritt" : "\(count) Schritten"
  }

  private static func explanation(_ solution: Solution) -> Dialogue {
    let steps = solution.steps
    guard !steps.isEmpty else { return "\(solution.value) ist eine der Zahlen." }
    func start(_ place: Int) -> String {
      steps.count == 1
        ? "" : place == 0 ? "Zuerst: " : place == steps.count - 1 ? "Zuletzt: " : "Dann: "
    }
    let end =
      solution.isExact
      ? "Das ist die Zielzahl." : "Das liegt \(solution.distance) neben der Zielzahl."
    let spoken = steps.enumerated().map { place, step in
      "\(start(place))\(step.spoken(in: .german))".withUppercasedFirst + "."
    }
    let displayed = steps.map { "\($0.left) \($0.operation.sign) \($0.right) = \($0.result)" }
    return Dialogue(
      (spoken + [end]).joined(separator: " "), short: end,
      displayed: displayed.joined(separator: "\n") + "\n" + end)
  }
}
