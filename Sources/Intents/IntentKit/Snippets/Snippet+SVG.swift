extension Picture {
  /// The drawing as an SVG document.
  public var svg: String {
    var markup = Markup()
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width) \(height)",
        "width": "\(width)", "height": "\(height)", "role": "img", "aria-label": title,
        "font-family": "system-ui, sans-serif",
      ]
    ) { svg in
      for shape in shapes { shape.add(to: &svg) }
    }
    return markup.text
  }
}

extension Picture.Shape {
  fileprivate func add(to svg: inout Markup) {
    switch self {
    case .rectangle(let corner, let width, let height, let radius, let role):
      svg.element(
        "rect",
        [
          "x": "\(corner.x)", "y": "\(corner.y)", "width": "\(width)", "height": "\(height)",
          "rx": "\(radius)", "fill": role.colour,
        ])
    case .circle(let centre, let radius, let role):
      svg.element(
        "circle",
        ["cx": "\(centre.x)", "cy": "\(centre.y)", "r": "\(radius)", "fill": role.colour])
    case .line(let start, let end, let role):
      svg.element(
        "line",
        [
          "x1": "\(start.x)", "y1": "\(start.y)", "x2": "\(end.x)", "y2": "\(end.y)",
          "stroke": role.colour, "stroke-width": "2",
        ])
    case .text(let text, let place, let size, let role):
      svg.element(
        "text",
        [
          "x": "\(place.x)", "y": "\(place.y)", "font-size": "\(size)", "text-anchor": "middle",
          "fill": role.colour,
        ], text: text)
    }
  }
}

extension Picture.Role {
  fileprivate var colour: String {
    switch self {
    case .surface: "#f2f4f8"
    case .content: "#1a1f2b"
    case .secondary: "#6b7487"
    case .accent: "#1d4f91"
    case .onAccent: "#ffffff"
    }
  }
}

extension Snippet {
  /// The whole snippet as a card in SVG.
  public var svg: String {
    card.svg
  }

  /// The whole snippet as a drawing.
  private var card: Picture {
    var layout = CardLayout()
    layout.line(title, size: 22, .content)
    for block in blocks { layout.add(block) }
    if let subtitle { layout.line(subtitle.text, size: 18, .accent) }
    return layout.picture(title: title)
  }
}

/// Lays out the blocks of a snippet from top to bottom.
private struct CardLayout {
  private let margin = 20
  private var shapes: [Picture.Shape] = []
  private var width = 320
  private var y = 20

  /// The approximate width of a text of a given size.
  private func extent(_ text: String, size: Int) -> Int { text.count * size * 11 / 20 + 2 * margin }

  mutating func line(_ text: String, size: Int, _ role: Picture.Role) {
    width = max(width, extent(text, size: size))
    y += size
    shapes.append(.text(text, at: .init(0, y), size: size, role))
    y += 12
  }

  mutating func add(_ block: Snippet.Block) {
    switch block {
    case .paragraph(let text):
      for text in text.split(separator: "\n") { line(String(text), size: 16, .content) }
    case .rows(let rows):
      for row in rows {
        // A label of one character is a mark, such as a box.
        let colon = row.label.count == 1 ? "" : ":"
        line("\(row.label)\(colon) \(row.value)", size: 16, .content)
      }
    case .steps(let steps):
      for step in steps { line("\(step.text) = \(step.result)", size: 18, .content) }
    case .tiles(let tiles):
      add(Picture.tiles(tiles))
    case .picture(let picture):
      add(picture)
    }
  }

  private mutating func add(_ picture: Picture) {
    width = max(width, picture.width + 2 * margin)
    let left = -picture.width / 2
    shapes += picture.shapes.map { $0.moved(by: .init(left, y)) }
    y += picture.height + 12
  }

  /// The drawing, shifted so that the middle is no longer at 0.
  func picture(title: String) -> Picture {
    let height = y + margin - 12
    let card = Picture.Shape.rectangle(
      at: .init(0, 0), width: width, height: height, radius: 16, .surface)
    let centred = shapes.map { $0.moved(by: .init(width / 2, 0)) }
    return Picture(title: title, width: width, height: height, shapes: [card] + centred)
  }
}

extension Picture {
  /// A drawing of tiles in a row.
  public static func tiles(_ tiles: [String]) -> Picture {
    var shapes: [Shape] = []
    var x = 0
    for tile in tiles {
      let width = max(48, 20 + tile.count * 14)
      shapes.append(
        .rectangle(at: Point(x, 0), width: width, height: 48, radius: 8, .accent))
      shapes.append(.text(tile, at: Point(x + width / 2, 32), size: 22, .onAccent))
      x += width + 8
    }
    return Picture(
      title: tiles.joined(separator: " "), width: max(0, x - 8), height: 48, shapes: shapes)
  }
}

extension Picture.Shape {
  fileprivate func moved(by offset: Picture.Point) -> Picture.Shape {
    func move(_ point: Picture.Point) -> Picture.Point {
      Picture.Point(point.x + offset.x, point.y + offset.y)
    }
    return switch self {
    case .rectangle(let corner, let width, let height, let radius, let role):
      .rectangle(at: move(corner), width: width, height: height, radius: radius, role)
    case .circle(let centre, let radius, let role):
      .circle(at: move(centre), radius: radius, role)
    case .line(let start, let end, let role):
      .line(from: move(start), to: move(end), role)
    case .text(let text, let place, let size, let role):
      .text(text, at: move(place), size: size, role)
    }
  }
}
