import GameShow
import NumbersGame

/// The screen of a round in a terminal of some size, as lines.
struct PlayScreen {
  let size: TerminalSize
  let style: Style
  /// Such as "Countdown, round 1 of 3".
  let title: String

  /// The lines, none wider than the terminal and no more than fit, and where the cursor is.
  func lines(
    _ round: some PlayRound, typed: TypedLine, message: String, takesAnswers: Bool = true
  ) -> (lines: [String], cursor: (row: Int, column: Int)) {
    let tiles = tiles(round)
    // Beside the tiles there must be room for the working, which has five lines at most, a message and what is typed.
    let isLarge = size.columns >= 46 && size.rows >= tiles.count + 15
    var lines: [String] = []
    if isLarge {
      lines += ["", "  " + style.bold(fit(title, size.columns - 2)), ""]
      lines += tiles
      lines += ["", "  " + target(round), "", "  " + clock(round, width: 24), ""]
    } else {
      // The target and the clock, all numbers if there is room, and what fits.
      let target = round.course.phase == .dealing ? "…" : round.target
      lines.append(style.bold(fit(target + seconds(round), size.columns)))
      let numbers = marked(round).prefix(round.course.shownCount)
        .map { $0.isUsed ? "(\($0.text))" : $0.text }.joined(separator: " ")
      let all = wrapped(numbers, size.columns)
      lines += all.count <= size.rows - 3 ? all : [fit(numbers, size.columns)]
    }
    let indent = isLarge ? "  " : ""
    let width = max(1, size.columns - indent.count)
    let told = wrapped(message, width).prefix(
      size.rows < 4 ? 0 : max(1, min(3, size.rows - lines.count - 2)))
    let room = max(0, size.rows - lines.count - told.count - 1)
    lines += working(round, width).suffix(room).map { indent + $0 }
    lines += told.map { indent + style.dim($0) }
    lines = Array(lines.suffix(max(0, size.rows - 1)))
    guard takesAnswers, [.thinking, .declaring].contains(round.course.phase) else {
      lines.append("")
      return (Array(lines.suffix(size.rows)), (max(0, min(lines.count, size.rows) - 1), 0))
    }
    // Of a line that is too long, the part around the cursor.
    let prompt = isLarge ? "  > " : "> "
    let space = max(1, size.columns - prompt.count - 1)
    let start = max(0, typed.cursor - space)
    lines.append(prompt + String(typed.text.dropFirst(start).prefix(space)).visible)
    return (
      lines,
      (lines.count - 1, min(size.columns - 1, prompt.count + typed.cursor - start))
    )
  }

  private func fit(_ text: String, _ width: Int) -> String {
    text.count <= width ? text : String(text.prefix(max(0, width - 1))) + "…"
  }

  /// Lines broken at spaces, where a word is not too long itself.
  private func wrapped(_ text: String, _ width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 1 + word.count > width {
        lines.append(fit(String(word), width))
      } else {
        lines[lines.count - 1] = fit(last.isEmpty ? String(word) : "\(last) \(word)", width)
      }
    }
    return lines
  }

  /// The tiles in a row, those that are face down empty, and those that the working has used dim and in brackets, for those
  /// who see no colours.
  private func tiles(_ round: some PlayRound) -> [String] {
    let tiles = marked(round)
    let width = max(4, (tiles.map(\.text.count).max() ?? 0) + 2)
    let perRow = max(1, (size.columns - 2) / (width + 3))
    return stride(from: 0, to: tiles.count, by: perRow).flatMap { start in
      let row = tiles[start..<min(start + perRow, tiles.count)]
      func line(_ left: String, _ right: String, _ inside: (String, Bool) -> String) -> String {
        "  " + row.map { left + inside($0.text, $0.isUsed) + right }.joined(separator: " ")
      }
      let bar = String(repeating: "─", count: width)
      return [
        line("┌", "┐") { _, _ in bar },
        line("│", "│") { text, isUsed in
          let shown = isUsed ? "(\(text))" : text
          let space = width - shown.count
          let padded =
            String(repeating: " ", count: space / 2) + shown
            + String(repeating: " ", count: space - space / 2)
          return text.isEmpty
            ? String(repeating: "░", count: width) : isUsed ? style.dim(padded) : style.bold(padded)
        },
        line("└", "┘") { _, _ in bar },
      ]
    }
  }

  /// The numbers as texts, empty where they are face down, and whether the working has used them.
  private func marked(_ round: some PlayRound) -> [(text: String, isUsed: Bool)] {
    var left = round.freeNumbers
    return round.numbers.indices.map { place in
      guard place < round.course.shownCount else { return ("", false) }
      let number = round.numbers[place]
      let free = left.firstIndex(of: number)
      if let free { left.remove(at: free) }
      return ("\(number)", free == nil)
    }
  }

  private func target(_ round: some PlayRound) -> String {
    round.course.phase == .dealing ? "Target  ···" : "Target  " + style.bold(round.target)
  }

  private func seconds(_ round: some PlayRound) -> String {
    guard round.course.phase != .dealing, let remaining = round.course.remaining else { return "" }
    return "  \(Self.seconds(remaining)) s"
  }

  /// Full seconds, rounded up, so that the last one is 1.
  static func seconds(_ duration: Duration) -> Int { (duration.milliseconds + 999) / 1000 }

  private func clock(_ round: some PlayRound, width: Int) -> String {
    guard round.course.phase != .dealing, let time = round.course.time,
      let remaining = round.course.remaining
    else {
      return round.course.phase == .dealing || round.course.time != nil ? "" : "no clock"
    }
    let total = max(1, time.milliseconds)
    let full = min(width, (remaining.milliseconds * width + total - 1) / total)
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    let isClose = remaining <= .seconds(5)
    return (isClose ? style.bad(bar) : style.good(bar)) + "  \(Self.seconds(remaining)) s"
  }

  /// The lines of working with their results and distances.
  private func working(_ round: some PlayRound, _ width: Int) -> [String] {
    round.workings.map { line in
      guard width > 20 else { return fit(line.text, width) }
      let text = fit(line.text, max(1, width - line.remark.count - 2))
      let space = String(
        repeating: " ", count: max(2, min(34, width - line.remark.count) - text.count))
      return text + space + (line.isExact ? style.good(line.remark) : style.dim(line.remark))
    }
  }
}
