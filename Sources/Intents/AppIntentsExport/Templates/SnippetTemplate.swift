/// The part of the source that draws snippets. It is the same for all declarations.
enum SnippetTemplate {
  static let text = #"""
    // MARK: - Snippets

    /// Draws the snippet of an answer; empty if there is none.
    struct ConversationSnippetView: View {
      let snippet: Snippet?

      var body: some View {
        if let snippet {
          VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: snippet.title).font(.headline)
            if let subtitle = snippet.subtitle {
              Text(verbatim: subtitle.text).foregroundStyle(Self.color(subtitle.merit))
            }
            ForEach(Array(snippet.blocks.enumerated()), id: \.offset) { _, block in
              view(for: block)
            }
          }
          .padding()
        }
      }

      @ViewBuilder
      private func view(for block: Snippet.Block) -> some View {
        switch block {
        case .paragraph(let text): Text(verbatim: text)
        case .rows(let rows):
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            line(row.label, row.value)
          }
        case .steps(let steps):
          ForEach(Array(steps.enumerated()), id: \.offset) { _, step in
            line(step.text, "= \(step.result)")
          }
        case .tiles(let tiles):
          HStack {
            ForEach(Array(tiles.enumerated()), id: \.offset) { _, tile in
              Text(verbatim: tile).font(.headline).padding(6)
                .overlay(RoundedRectangle(cornerRadius: 6).stroke(Color.secondary))
            }
          }
        case .picture(let picture): SnippetPictureView(picture: picture)
        }
      }

      private func line(_ label: String, _ value: String) -> some View {
        HStack {
          Text(verbatim: label)
          Spacer()
          Text(verbatim: value).foregroundStyle(Color.secondary)
        }
      }

      private static func color(_ merit: Snippet.Merit) -> Color {
        switch merit {
        case .neutral: .primary
        case .good: .green
        case .fair: .orange
        case .bad: .red
        }
      }
    }

    /// Draws the picture of a snippet, as wide as there is room.
    struct SnippetPictureView: View {
      let picture: Picture

      var body: some View {
        Canvas { context, size in
          let scale = size.width / CGFloat(max(1, picture.width))
          for shape in picture.shapes { draw(shape, scale, in: context) }
        }
        .aspectRatio(
          CGFloat(max(1, picture.width)) / CGFloat(max(1, picture.height)), contentMode: .fit
        )
        .accessibilityLabel(Text(verbatim: picture.title))
      }

      private func draw(_ shape: Picture.Shape, _ scale: CGFloat, in context: GraphicsContext) {
        func point(_ point: Picture.Point) -> CGPoint {
          CGPoint(x: CGFloat(point.x) * scale, y: CGFloat(point.y) * scale)
        }
        func square(_ corner: CGPoint, _ width: CGFloat, _ height: CGFloat) -> CGRect {
          CGRect(x: corner.x, y: corner.y, width: width, height: height)
        }
        switch shape {
        case .rectangle(let corner, let width, let height, let radius, let role):
          let frame = square(point(corner), CGFloat(width) * scale, CGFloat(height) * scale)
          let path = Path(roundedRect: frame, cornerRadius: CGFloat(radius) * scale)
          context.fill(path, with: .color(color(role)))
        case .circle(let center, let radius, let role):
          let radius = CGFloat(radius) * scale
          let center = point(center)
          let corner = CGPoint(x: center.x - radius, y: center.y - radius)
          context.fill(
            Path(ellipseIn: square(corner, 2 * radius, 2 * radius)), with: .color(color(role)))
        case .line(let start, let end, let role):
          var path = Path()
          path.move(to: point(start))
          path.addLine(to: point(end))
          context.stroke(path, with: .color(color(role)), lineWidth: scale)
        case .text(let text, let place, let size, let role):
          let words = Text(verbatim: text).font(.system(size: CGFloat(size) * scale))
            .foregroundColor(color(role))
          context.draw(words, at: point(place), anchor: .bottom)
        }
      }

      private func color(_ role: Picture.Role) -> Color {
        switch role {
        case .surface: .secondary.opacity(0.15)
        case .content: .primary
        case .secondary: .secondary
        case .accent: .accentColor
        case .onAccent: .white
        }
      }
    }
    """#
}
