/// A panel of a picture that shows a share for each target.
struct SharePanel {
  let targets: ClosedRange<Int>
  let height: Int

  /// The outline of the area below the shares, in the order of the targets.
  func outline(_ shares: [Double]) -> String {
    var outline = "M0,\(height)"
    for (x, share) in shares.enumerated() {
      let y = Self.tenths(Double(height) * (1 - share))
      outline += "L\(x),\(y)L\(x + 1),\(y)"
    }
    return outline + "L\(targets.count),\(height)Z"
  }

  /// Lines at some percentages, with labels.
  func grid(_ percentages: [Int]) -> String {
    percentages.map { percent in
      let y = Self.tenths(Double(height) * Double(100 - percent) / 100)
      return """
        <line x1="0" x2="\(targets.count)" y1="\(y)" y2="\(y)" stroke="#d9d6cf"/>\
        <text x="-8" y="\(y)" dy="4" text-anchor="end" fill="#8a8d93">\(percent) %</text>
        """
    }.joined()
  }

  /// Every hundredth target, below the panel.
  var ticks: String {
    stride(from: (targets.lowerBound + 99) / 100 * 100, through: targets.upperBound, by: 100)
      .map { target in
        """
        <text x="\(target - targets.lowerBound)" y="\(height + 15)" text-anchor="middle" \
        font-size="10" fill="#8a8d93">\(target)</text>
        """
      }.joined()
  }

  /// A coordinate with at most one decimal.
  static func tenths(_ value: Double) -> String {
    let rounded = Int((10 * value).rounded())
    return rounded % 10 == 0 ? "\(rounded / 10)" : "\(rounded / 10).\(rounded % 10)"
  }
}
