import NumbersSolver

/// A census as a picture: for each number of large tiles, the share of selections that reach each
/// target.
struct CensusPicture {
  private let census: Census
  private let summary: CensusSummary

  init(_ census: Census) {
    self.census = census
    summary = census.summary
  }

  private let left = 64
  private let top = 84
  private let panelHeight = 96
  private let gap = 30

  private var rows: [CensusSummary.Row] { summary.byLargeCount.filter { $0.selections > 0 } }
  private var width: Int { left + census.rules.targets.count + 150 }
  private var height: Int { top + rows.count * (panelHeight + gap) + 44 }

  /// The picture, complete in itself.
  var svg: String {
    let range = census.rules.targets
    let panels = rows.enumerated().map { panel($1, y: top + $0 * (panelHeight + gap)) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      font-family="Helvetica, Arial, sans-serif" font-size="12" fill="#33363b">
      <title>\(census.rules.title): share of selections that reach each target</title>
      <defs><linearGradient id="share" gradientUnits="userSpaceOnUse" x1="0" y1="\(panelHeight)" \
      x2="0" y2="0"><stop offset="0" stop-color="#7b1e3a"/><stop offset="0.5" stop-color="#e08a3c"/>\
      <stop offset="0.85" stop-color="#3f9c8f"/><stop offset="1" stop-color="#1f5f8b"/>\
      </linearGradient></defs>
      <rect width="\(width)" height="\(height)" fill="#fdfcf9"/>
      <text x="\(left)" y="34" font-size="20" font-weight="bold">\(census.rules.title): which targets \
      can be reached?</text>
      <text x="\(left)" y="56" fill="#6a6e75">Share of the selections with this many large numbers that \
      reach each target from \(range.lowerBound) to \(range.upperBound) exactly.</text>
      \(panels.joined(separator: "\n"))
      <text x="\(left + range.count / 2)" y="\(height - 12)" text-anchor="middle" \
      fill="#6a6e75">target</text>
      </svg>
      """
  }

  private func panel(_ row: CensusSummary.Row, y: Int) -> String {
    let chart = SharePanel(targets: census.rules.targets, height: panelHeight)
    let count = chart.targets.count
    let mean = Int((1000 * row.solvableShare).rounded())
    return """
      <g transform="translate(\(left),\(y))">
      \(chart.grid([0, 50, 100]))
      <path d="\(chart.outline(row.byTarget.map { Double($0) / Double(row.selections) }))" fill="url(#share)"/>
      \(chart.ticks)
      <text x="\(count + 14)" y="\(panelHeight / 2 - 8)" font-weight="bold">\(row.large) large</text>
      <text x="\(count + 14)" y="\(panelHeight / 2 + 10)" fill="#6a6e75">\
      \(counted(row.selections, "selection"))</text>
      <text x="\(count + 14)" y="\(panelHeight / 2 + 27)" fill="#6a6e75">\
      \(mean / 10).\(mean % 10) % solvable</text>
      </g>
      """
  }

}
