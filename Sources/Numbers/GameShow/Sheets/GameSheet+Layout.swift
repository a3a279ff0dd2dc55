extension GameSheet {
  /// How the games stand on a page: in how many columns, and how much room each has, in points.
  struct Layout: Hashable {
    let columns: Int
    /// The width of a column, and the height of a game.
    let column: Int
    var row: Int
    /// The lines to write on, and how far apart they are.
    let lines, spacing: Int
    /// The size of the numbers; the smaller, the more of them stand beside each other.
    let numberSize: Int

    /// The height of the heading of a group.
    static let heading = 32

    /// The height of a group with its heading.
    func height(of group: NumberedGroup) -> Int {
      let rows = (group.entries.count + columns - 1) / columns
      return (group.heading.isEmpty ? 0 : Self.heading) + rows * row
    }

    /// The layout with rows farther apart where their pages have room for that.
    func spread(_ groups: [NumberedGroup], height: Int) -> Layout {
      let rows = pages(groups, height: height).map(\.count)
      for room in stride(from: 24, to: 0, by: -4) {
        var spread = self
        spread.row += room
        if spread.pages(groups, height: height).map(\.count) == rows { return spread }
      }
      return self
    }

    /// The rows on pages of a height. A group that fits on a page is not broken; one that does not has its heading on each.
    func pages(_ groups: [NumberedGroup], height: Int) -> [[Row]] {
      var pages: [[Row]] = [[]]
      var y = 0
      for group in groups {
        let heading = group.heading.isEmpty ? 0 : Self.heading
        let whole = self.height(of: group)
        if y > 0, !group.heading.isEmpty, y + whole > height, whole <= height {
          pages.append([])
          y = 0
        }
        for start in stride(from: 0, to: group.entries.count, by: columns) {
          var needsHeading = start == 0 && heading > 0
          if y > 0, y + row + (needsHeading ? heading : 0) > height {
            pages.append([])
            y = 0
            needsHeading = heading > 0
          }
          if needsHeading {
            pages[pages.count - 1].append(.heading(group.heading, top: y))
            y += heading
          }
          let games = group.entries[start..<min(start + columns, group.entries.count)]
          pages[pages.count - 1].append(.games(Array(games), top: y))
          y += row
        }
      }
      return pages
    }
  }

  /// A row of a page, by how far it is below the title.
  enum Row {
    case heading(String, top: Int)
    case games([(place: Int, entry: Entry)], top: Int)
  }

  /// The layout with the most room of those with which the games take the fewest pages; in three columns only if that saves a
  /// page. A page has its width without its margins, and its height below the title.
  func layout(width: Int, height: Int) -> Layout {
    let rooms =
      isCards ? [(110, 0, 0), (100, 0, 0)] : [(134, 3, 22), (116, 3, 18), (100, 2, 20)]
    let layouts = [2, 3].flatMap { columns in
      rooms.map { row, lines, spacing in
        let column = width / columns
        return Layout(
          columns: columns, column: column, row: row, lines: lines, spacing: spacing,
          numberSize: numberSize(in: column))
      }
    }
    .filter { $0.columns == 2 || $0.numberSize == 12 && hasShortTargets }
    let pages = layouts.map { $0.pages(numbered, height: height).count }
    let best = zip(layouts, pages).first { $0.1 == pages.min() }?.0 ?? layouts[0]
    return isCards ? best : best.spread(numbered, height: height)
  }

  private var hasShortTargets: Bool {
    groups.allSatisfy { group in group.entries.allSatisfy { $0.target.count <= 6 } }
  }

  /// The largest size with which the numbers of every game stand beside each other.
  private func numberSize(in column: Int) -> Int {
    [12, 10, 8, 6, 4].first { size in
      groups.allSatisfy { group in
        group.entries.allSatisfy { entry in
          let widths = entry.numbers.map { Self.tileWidth($0, size: size) }
          return widths.reduce(-Self.gap(size), { $0 + $1 + Self.gap(size) }) <= column - inset
        }
      }
    } ?? 3
  }

  /// The margins of a card to its left and right, or those between columns.
  var inset: Int { isCards ? 32 : 8 }

  /// The width of the box of a number.
  static func tileWidth(_ number: Int, size: Int) -> Int {
    max(size * 28 / 12, PDFText.width(of: "\(number)", size: size) + size * 10 / 12)
  }

  /// The room between two boxes.
  static func gap(_ size: Int) -> Int { size * 5 / 12 }
}
