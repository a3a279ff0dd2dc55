extension TargetSet {
  /// Whether the targets that are not in the set can have these distances from the nearest values that some
  /// numbers make: values that are targets are those of the set.
  func allows(distances: [Int], of numbers: [Int]) -> Bool {
    let missing = missing
    guard distances.count == missing.count else { return false }
    let reached = range.filter(contains)
    var next = 0
    return zip(missing, distances).allSatisfy { target, distance in
      while next < reached.count, reached[next] < target { next += 1 }
      // The numbers themselves are values too, mostly below all targets.
      var values = numbers
      if next > 0 { values.append(reached[next - 1]) }
      if next < reached.count { values.append(reached[next]) }
      let nearest = values.map { abs($0 - target) }.min() ?? 0
      if distance == nearest { return true }
      // What is nearer than those is not a target.
      return (1..<nearest).contains(distance)
        && (target - distance < range.lowerBound || target + distance > range.upperBound)
    }
  }
}
