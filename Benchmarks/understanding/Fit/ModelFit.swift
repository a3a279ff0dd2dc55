package import IntentLanguage

/// Fits the weights of a ``BackOffModel`` to trials, by Newton's method, the same each time.
package enum ModelFit {
  /// Fits ranking on all trials, and acceptance on each fold with a ranking that was fitted on the others.
  ///
  /// - Parameter folds: The trials of each fold, such as those of some domains.
  /// - Returns: The model, and for each fold one that was fitted on the others.
  package static func models(_ folds: [[FewShotTrial]]) -> (
    all: BackOffModel, leftOut: [BackOffModel]
  ) {
    let rankings = folds.indices.map { left in
      ranking(folds.indices.filter { $0 != left || folds.count == 1 }.flatMap { folds[$0] })
    }
    let evidence = zip(folds, rankings).map { trials, ranking in
      trials.flatMap(\.samples).map { sample -> Evidence in
        let model = BackOffModel(ranking: ranking, acceptance: [])
        let scores = sample.features.map(model.score)
        let order = scores.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }
        return Evidence(
          inputs: BackOffModel.evidence(
            sample.features, scores: scores, order: order, words: sample.words,
            phrases: sample.phrases),
          isRight: order.first == sample.intent)
      }
    }
    return (
      BackOffModel(
        ranking: ranking(folds.flatMap { $0 }), acceptance: logistic(evidence.flatMap { $0 })),
      folds.indices.map { left in
        let others = folds.indices.filter { $0 != left || folds.count == 1 }
        return BackOffModel(
          ranking: rankings[left], acceptance: logistic(others.flatMap { evidence[$0] }))
      }
    )
  }

  /// What tells whether the best intent of a sentence is right, and whether it is.
  struct Evidence {
    let inputs: [Double]
    let isRight: Bool
  }

  /// The weights that make the right intents of the sentences most probable: a conditional logit.
  static func ranking(_ trials: [FewShotTrial]) -> [Double] {
    let size = BackOffFeature.allCases.count
    let samples = trials.flatMap(\.samples).filter { $0.intent != nil }
    return newton(size) { weights, gradient, curvature in
      let model = BackOffModel(ranking: weights, acceptance: [])
      for sample in samples {
        guard let right = sample.intent else { continue }
        let scores = sample.features.map(model.score)
        let most = scores.max() ?? 0
        let shares = scores.map { Logarithm.exponential($0 - most) }
        let total = shares.reduce(0, +)
        var mean = [Double](repeating: 0, count: size)
        for (share, features) in zip(shares, sample.features) {
          let probability = share / total
          guard probability > 1e-6 else { continue }
          for row in 0..<size {
            let value = features.values[row]
            mean[row] += probability * value
            guard value != 0 else { continue }
            for column in 0...row {
              curvature[row][column] += probability * value * features.values[column]
            }
          }
        }
        for row in 0..<size {
          gradient[row] += sample.features[right].values[row] - mean[row]
          for column in 0...row { curvature[row][column] -= mean[row] * mean[column] }
        }
      }
    }
  }

  /// The weights of a logistic regression.
  static func logistic(_ samples: [Evidence]) -> [Double] {
    newton(samples.first?.inputs.count ?? 0) { weights, gradient, curvature in
      for sample in samples {
        let odds = zip(sample.inputs, weights).reduce(0) { $0 + $1.0 * $1.1 }
        let probability = 1 / (1 + Logarithm.exponential(-odds))
        for row in weights.indices {
          gradient[row] += ((sample.isRight ? 1 : 0) - probability) * sample.inputs[row]
          for column in 0...row {
            curvature[row][column] +=
              probability * (1 - probability) * sample.inputs[row] * sample.inputs[column]
          }
        }
      }
    }
  }

  /// Maximises a concave function with a penalty for large weights.
  private static func newton(
    _ size: Int,
    _ evaluate: (_ weights: [Double], _ gradient: inout [Double], _ curvature: inout [[Double]]) ->
      Void
  ) -> [Double] {
    var weights = [Double](repeating: 0, count: size)
    for _ in 0..<steps {
      var gradient = weights.map { -penalty * $0 }
      var curvature = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
      for row in 0..<size { curvature[row][row] = penalty }
      evaluate(weights, &gradient, &curvature)
      let step = FitMath.solve(curvature, gradient)
      // Long steps overshoot where the function is nearly flat.
      let length = step.map(abs).max() ?? 0
      let factor = min(1, longestStep / max(length, .leastNormalMagnitude))
      for place in weights.indices { weights[place] += factor * step[place] }
      if length < 1e-7 { break }
    }
    return weights
  }

  private static let steps = 40
  private static let longestStep = 8.0
  /// Keeps the weights of features that hardly differ from growing apart. It is small beside thousands of samples.
  private static let penalty = 2.0
}

/// Arithmetic for fitting.
enum FitMath {
  /// Solves a symmetric positive definite system, given its lower half, by Cholesky's decomposition.
  static func solve(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    var lower = matrix
    let size = vector.count
    for row in 0..<size {
      for column in 0...row {
        var sum = lower[row][column]
        for place in 0..<column { sum -= lower[row][place] * lower[column][place] }
        lower[row][column] =
          row == column ? max(sum, 1e-12).squareRoot() : sum / lower[column][column]
      }
    }
    var solved = vector
    for row in 0..<size {
      for place in 0..<row { solved[row] -= lower[row][place] * solved[place] }
      solved[row] /= lower[row][row]
    }
    for row in (0..<size).reversed() {
      for place in row + 1..<size { solved[row] -= lower[place][row] * solved[place] }
      solved[row] /= lower[row][row]
    }
    return solved
  }
}
