/// What was counted in the dialogues of a voice.
struct Figures {
  var noises = 0
  /// Changes of accounts and lists that nobody asked for.
  var wrongChanges = 0
  /// Turns that were understood wrongly without that the words were read back.
  var unnoticed = 0
  private var turns: [Dialogue.Kind: Turns] = [:]

  private struct Turns {
    var count = 0
    var right = 0
    var rightAtOnce = 0
    var words = 0
    var wrongWords = 0
    var audio = 0.0
    var recognition = 0.0
    var answers: [Double] = []
  }

  mutating func add(_ kind: Dialogue.Kind, isRight: Bool, isRightAtOnce: Bool) {
    turns[kind, default: Turns()].count += 1
    if isRight { turns[kind, default: Turns()].right += 1 }
    if isRightAtOnce { turns[kind, default: Turns()].rightAtOnce += 1 }
  }

  mutating func add(
    _ kind: Dialogue.Kind, said: String, heard: String, audio: Double, recognition: Double,
    answer: Double
  ) {
    let words = said.split(separator: " ")
    turns[kind, default: Turns()].words += words.count
    turns[kind, default: Turns()].wrongWords += Self.distance(
      words, heard.split(separator: " "))
    turns[kind, default: Turns()].audio += audio
    turns[kind, default: Turns()].recognition += recognition
    turns[kind, default: Turns()].answers.append(answer)
  }

  /// The number of words to insert, remove and replace (Levenshtein's distance).
  private static func distance(_ said: [Substring], _ heard: [Substring]) -> Int {
    var row = Array(0...heard.count)
    for (place, word) in said.enumerated() {
      var previous = row[0]
      row[0] = place + 1
      for column in heard.indices {
        let above = row[column + 1]
        row[column + 1] = min(
          above + 1, row[column] + 1, previous + (word == heard[column] ? 0 : 1))
        previous = above
      }
    }
    return row[heard.count]
  }

  /// The figures as a table, with all turns in the last row.
  var table: String {
    let columns = ["turns", "", "right", "at once", "words wrong", "x real time", "answer"]
    var lines = [Self.row(columns)]
    var total = Turns()
    for kind in Dialogue.Kind.allCases {
      guard let turns = turns[kind] else { continue }
      lines.append(Self.row(Self.cells(kind.rawValue, turns)))
      total.count += turns.count
      total.right += turns.right
      total.rightAtOnce += turns.rightAtOnce
      total.words += turns.words
      total.wrongWords += turns.wrongWords
      total.audio += turns.audio
      total.recognition += turns.recognition
      total.answers += turns.answers
    }
    lines.append(Self.row(Self.cells("all", total)))
    lines.append(
      "wrong changes: \(wrongChanges); wrong and not read back: \(unnoticed); noises heard out: \(noises)"
    )
    return lines.joined(separator: "\n")
  }

  private static func cells(_ name: String, _ turns: Turns) -> [String] {
    let answers = turns.answers.sorted()
    let median = answers.isEmpty ? 0 : answers[answers.count / 2]
    return [
      name, "\(turns.count)", percent(turns.right, turns.count),
      percent(turns.rightAtOnce, turns.count), percent(turns.wrongWords, turns.words),
      decimals(turns.recognition / max(turns.audio, 0.001)), "\(Int(median * 1000)) ms",
    ]
  }

  private static func row(_ cells: [String]) -> String {
    cells.enumerated().map { place, cell in
      let width = place == 0 ? 12 : 12
      let padding = String(repeating: " ", count: max(0, width - cell.count))
      return place == 0 ? cell + padding : padding + cell
    }.joined()
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "-" : "\(decimals(Double(part) * 100 / Double(whole), 1)) %"
  }

  private static func decimals(_ value: Double, _ places: Int = 2) -> String {
    let scale = places == 1 ? 10.0 : 100.0
    let scaled = Int((value * scale).rounded())
    let rest = "\(scaled % Int(scale))"
    return "\(scaled / Int(scale))."
      + String(repeating: "0", count: places - rest.count) + rest
  }
}
