/// A linear regression of "requests this intent" over how much a sentence is like each phrase.
///
/// It is kernel ridge regression, solved in closed form: phrases that two intents share, or words that many have, count for none.
///
/// - Complexity: Creating it is cubic in the number of phrases, of which at most ``maximumCount`` are used.
struct PhraseRegression: Sendable {
  /// The weights of each phrase for each intent, by phrase.
  private let weights: [[Float]]
  private let count: Int

  static let maximumCount = 1_500

  /// Solves (K + aI) W = Y, where K is the likeness of phrases, by Cholesky's decomposition.
  init(_ likeness: [[Float]], intents: [Int], count: Int) {
    self.count = count
    let size = likeness.count
    var rows = likeness
    for row in 0..<size {
      rows[row][row] += Self.penalty
      var current = rows[row]
      for column in 0..<row {
        current[column] =
          (current[column] - Vectors.dot(current, rows[column], count: column))
          / rows[column][column]
      }
      let rest = current[row] - Vectors.dot(current, current, count: row)
      current[row] = max(rest, .leastNormalMagnitude).squareRoot()
      rows[row] = current
    }
    var solved = intents.map { intent in
      var row = [Float](repeating: 0, count: count)
      row[intent] = 1
      return row
    }
    for row in 0..<size {
      var current = solved[row]
      for place in 0..<row where rows[row][place] != 0 {
        Vectors.add(solved[place], times: -rows[row][place], to: &current)
      }
      Vectors.scale(&current, by: 1 / rows[row][row])
      solved[row] = current
    }
    for row in (0..<size).reversed() {
      var current = solved[row]
      for place in row + 1..<size where rows[place][row] != 0 {
        Vectors.add(solved[place], times: -rows[place][row], to: &current)
      }
      Vectors.scale(&current, by: 1 / rows[row][row])
      solved[row] = current
    }
    weights = solved
  }

  /// A quarter of a phrase that is like no other.
  private static let penalty: Float = 0.25

  func fits(_ likeness: [Float]) -> [Float] {
    var sums = [Float](repeating: 0, count: count)
    for (value, row) in zip(likeness, weights) where value != 0 {
      Vectors.add(row, times: value, to: &sums)
    }
    return sums
  }
}

/// Arithmetic with vectors, eight elements at once.
enum Vectors {
  static func unit(_ vector: [Float]) -> [Float] {
    let length = dot(vector, vector).squareRoot()
    return length > 0 ? vector.map { $0 / length } : vector
  }

  static func dot(_ first: [Float], _ second: [Float]) -> Float {
    dot(first, second, count: min(first.count, second.count))
  }

  /// The product of the first elements, which both vectors must have.
  static func dot(_ first: [Float], _ second: [Float], count: Int) -> Float {
    precondition(count <= first.count && count <= second.count)
    return first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        // Lanes that are added at the end can be computed at once.
        var lanes = SIMD8<Float>()
        var place = 0
        while place &+ 8 <= count {
          var (a, b) = (SIMD8<Float>(), SIMD8<Float>())
          for lane in 0..<8 {
            a[lane] = first[place &+ lane]
            b[lane] = second[place &+ lane]
          }
          lanes += a * b
          place &+= 8
        }
        var sum = lanes.sum()
        while place < count {
          sum += first[place] * second[place]
          place &+= 1
        }
        return sum
      }
    }
  }

  static func add(_ vector: [Float], times factor: Float, to sum: inout [Float]) {
    let count = min(vector.count, sum.count)
    vector.withUnsafeBufferPointer { vector in
      sum.withUnsafeMutableBufferPointer { sum in
        for place in 0..<count { sum[place] += factor * vector[place] }
      }
    }
  }

  static func scale(_ vector: inout [Float], by factor: Float) {
    for place in vector.indices { vector[place] *= factor }
  }
}
