package import IntentKit
package import NumbersGame

extension Trick {
  /// The trick as sentences, as where it is shown below a solution.
  package func text(in language: String) -> String { text(in: GameTranslations.messages[language]) }

  /// The trick as sentences in the language of the texts.
  package func text(in texts: MessageTexts) -> String {
    switch self {
    case .factorPair(let step, let made):
      texts.text("trick.factors", step.arguments.merging(made.arguments) { $1 })
    case .scaledTarget(let step): texts.text("trick.multiple", step.arguments)
    case .fraction(let product, let quotient):
      texts.text(
        "trick.fraction",
        [
          "left": .number(product.left), "right": .number(product.right),
          "by": .number(quotient.right), "result": .number(quotient.result),
        ])
    case .hundreds(let step): texts.text("trick.hundreds", step.arguments)
    case .nearRound(let step, let round, let product, let rest):
      texts.text(
        "trick.round",
        [
          "left": .number(step.left), "right": .number(step.right),
          "near": .number(max(step.left, step.right)), "round": .number(round),
          "product": .number(product), "less": .flag(rest < 0), "rest": .number(abs(rest)),
        ])
    }
  }
}

extension Step {
  fileprivate var arguments: [String: MessageArgument] {
    ["left": .number(left), "right": .number(right), "result": .number(result)]
  }
}

extension Trick.Made {
  fileprivate var arguments: [String: MessageArgument] {
    switch self {
    case .neither: ["made": .text("neither"), "factor": .number(0)]
    case .one(let factor): ["made": .text("one"), "factor": .number(factor)]
    case .both: ["made": .text("both"), "factor": .number(0)]
    }
  }
}
