import IntentKit
import NumbersGame
import SpelledNumbers

extension CoachMessage {
  /// The messages in Spanish.
  static let spanish = MessageWording<CoachMessage>("es") { words(for: $0) }

  private static func words(for message: CoachMessage) -> Dialogue {
    switch message {
    case .steps(let solution): explanation(solution)
    case .another(let solution):
      Dialogue(
        "Otra: \(solution.expression.spoken(in: .spanish)).", short: "Otra.",
        displayed: "Otra: \(solution.expression) = \(solution.value)")
    case .noOther(let told):
      told == 1 ? "No, esa es la única." : "No, no hay más que estas \(told)."
    case .count(let count, let target, let distance):
      switch (count, distance) {
      case (1, 0): "A \(target) solo se llega de una manera."
      case (_, 0): "A \(target) se llega de \(count) maneras distintas."
      case (1, _): "A \(target) no se llega, y a \(distance) de ahí solo de una manera."
      default: "A \(target) no se llega, pero a \(distance) de ahí de \(count) maneras distintas."
      }
    case .list(let first, let count):
      list(
        first, in: .spanish,
        count > first.count
          ? "Hay \(count). Las primeras son: "
          : first.count == 1
            ? "Solo hay una: " : first.count == 2 ? "Las dos: " : "Las \(count): ")
    case .stepCount(let count, let distance):
      switch (count, distance) {
      case (0, 0): "El número objetivo es uno de los números."
      case (0, _): "Nada se acerca más que uno de los números, que queda a \(distance)."
      case (_, 0): "Se puede hacer en \(steps(count))."
      default: "No se puede alcanzar: lo mejor queda a \(distance), en \(steps(count))."
      }
    case .unneeded(let number): "El \(number) no te hace falta."
    case .firstStep(let step):
      Dialogue(
        "Empieza así: \(step.spoken(in: .spanish)).",
        displayed:
          "Empieza así: \(step.left) \(step.operation.sign) \(step.right) = \(step.result)."
      )
    case .noMoreHints: "Más pistas lo revelarían todo. Di «resuélvelo» y te enseño la solución."
    }
  }

  private static func steps(_ count: Int) -> String { count == 1 ? "un paso" : "\(count) pasos" }

  private static func explanation(_ solution: Solution) -> Dialogue {
    let steps = solution.steps
    guard !steps.isEmpty else { return "\(solution.value) es uno de los números." }
    func start(_ place: Int) -> String {
      steps.count == 1
        ? "" : place == 0 ? "Primero: " : place == steps.count - 1 ? "Por último: " : "Luego: "
    }
    let end =
      solution.isExact
      ? "Ese es el número objetivo." : "Eso queda a \(solution.distance) del número objetivo."
    let spoken = steps.enumerated().map { place, step in
      "\(start(place))\(step.spoken(in: .spanish))".withUppercasedFirst + "."
    }
    let displayed = steps.map { "\($0.left) \($0.operation.sign) \($0.right) = \($0.result)" }
    return Dialogue(
      (spoken + [end]).joined(separator: " "), short: end,
      displayed: displayed.joined(separator: "\n") + "\n" + end)
  }
}
