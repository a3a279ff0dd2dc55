/// Words of numbers that are mistaken for each other.
enum SimilarWords {
  private static let words: [String: [String]] = {
    let pairs = [
      ("one", "nine"), ("two", "ten"), ("three", "eight"), ("five", "nine"), ("six", "eight"),
      ("six", "three"), ("six", "two"), ("four", "forty"), ("six", "sixty"), ("seven", "seventy"),
      ("eight", "eighty"), ("nine", "ninety"), ("thirteen", "thirty"), ("fourteen", "forty"),
      ("fifteen", "fifty"), ("sixteen", "sixty"), ("seventeen", "seventy"),
      ("eighteen", "eighty"), ("nineteen", "ninety"), ("fifty", "sixty"), ("six", "fifty"),
      ("one", "four"), ("five", "four"), ("seven", "eleven"), ("two", "three"), ("two", "eight"),
      ("one", "ten"), ("nine", "ten"), ("thirty", "forty"), ("eighty", "ninety"),
    ]
    var all: [String: [String]] = [:]
    for (first, second) in pairs {
      all[first, default: []].append(second)
      all[second, default: []].append(first)
    }
    return all
  }()

  /// The numbers whose words differ from those of a number in one that is mistaken for it.
  static func numbers(like number: Int) -> Set<Int> {
    guard let said = EnglishNumber.spellings(of: number).last else { return [] }
    var all: Set<Int> = []
    for place in said.indices {
      for other in words[said[place]] ?? [] {
        var changed = said
        changed[place] = other
        if let value = EnglishNumber.value(of: changed) { all.insert(value) }
      }
    }
    return all
  }
}
