import IntentKit
import NumbersGame
import SpelledNumbers

extension CoachMessage {
  /// The messages in French.
  static let french = MessageWording<CoachMessage>("fr") { words(for: $0) }

  private static func words(for message: CoachMessage) -> Dialogue {
    switch message {
    case .steps(let solution): explanation(solution)
    case .another(let solution):
      Dialogue(
        "En voici une autre : \(solution.expression.spoken(in: .french)).",
        short: "En voici une autre.",
        displayed: "En voici une autre : \(solution.expression) = \(solution.value)")
    case .noOther(let told):
      told == 1 ? "Non, c'est la seule." : "Non, ces \(told) solutions sont les seules."
    case .count(let count, let target, let distance):
      switch (count, distance) {
      case (1, 0): "Il n'y a qu'une façon de faire \(target)."
      case (_, 0): "Il y a \(count) façons de faire \(target)."
      case (1, _):
        "On ne peut pas faire \(target), et il n'y a qu'une façon d'arriver à \(distance) près."
      default:
        "On ne peut pas faire \(target), mais il y a \(count) façons d'arriver à \(distance) près."
      }
    case .list(let first, let count):
      list(
        first, in: .french,
        count > first.count
          ? "Il y en a \(count). Les premières sont : "
          : first.count == 1 ? "Il n'y en a qu'une : " : "Les \(count) : ")
    case .stepCount(let count, let distance):
      switch (count, distance) {
      case (0, 0): "Le compte est l'un des nombres."
      case (0, _): "Rien n'est plus proche que l'un des nombres, à \(distance) du compte."
      case (_, 0): "Il faut \(steps(count))."
      default:
        "Le compte n'est pas bon : le mieux est à \(distance) du compte, en \(steps(count))."
      }
    case .unneeded(let number): "Vous n'avez pas besoin du \(number)."
    case .firstStep(let step):
      Dialogue(
        "Commencez par \(step.spoken(in: .french)).",
        displayed:
          "Commencez par \(step.left) \(step.operation.sign) \(step.right) = \(step.result).")
    case .noMoreHints: "En dire plus, ce serait tout dire. Dites « résous-le » pour la solution."
    }
  }

  private static func steps(_ count: Int) -> String {
    count == 1 ? "une étape" : "\(count) étapes"
  }

  private static func explanation(_ solution: Solution) -> Dialogue {
    let steps = solution.steps
    guard !steps.isEmpty else { return "\(solution.value) est l'un des nombres." }
    func start(_ place: Int) -> String {
      steps.count == 1
        ? "" : place == 0 ? "D'abord, " : place == steps.count - 1 ? "Enfin, " : "Puis "
    }
    let end =
      solution.isExact ? "Le compte est bon." : "C'est à \(solution.distance) du compte."
    let spoken = steps.enumerated().map { place, step in
      "\(start(place))\(step.spoken(in: .french))".withUppercasedFirst + "."
    }
    let displayed = steps.map { "\($0.left) \($0.operation.sign) \($0.right) = \($0.result)" }
    return Dialogue(
      (spoken + [end]).joined(separator: " "), short: end,
      displayed: displayed.joined(separator: "\n") + "\n" + end)
  }
}
