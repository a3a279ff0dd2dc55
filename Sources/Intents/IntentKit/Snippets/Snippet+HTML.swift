extension Snippet {
  /// The snippet as an HTML fragment: one `section` with class names and no styles or scripts, so
  /// that a page supplies its own. All texts are escaped.
  ///
  /// - Parameter scheme: The scheme of links to actions; actions are left out without one.
  /// - Returns: The fragment.
  public func html(scheme: String? = nil) -> String {
    var markup = Markup()
    markup.element("section", ["class": "snippet"]) { section in
      section.element("h2", text: title)
      if let subtitle {
        section.element("p", ["class": "subtitle \(subtitle.merit.rawValue)"], text: subtitle.text)
      }
      for block in blocks { block.add(to: &section) }
      let links = actions.compactMap { action in
        scheme.flatMap { scheme in
          action.activity.map { (action.title, $0.link(scheme: scheme)) }
        }
      }
      if !links.isEmpty {
        section.element("nav") { nav in
          for (title, link) in links { nav.element("a", ["href": link], text: title) }
        }
      }
    }
    return markup.text
  }
}

extension Snippet.Block {
  fileprivate func add(to section: inout Markup) {
    switch self {
    case .paragraph(let text):
      section.element("p", text: text)
    case .rows(let rows):
      section.element("dl") { list in
        for row in rows {
          list.element("dt", text: row.label)
          list.element("dd", text: row.value)
        }
      }
    case .steps(let steps):
      section.element("ol", ["class": "steps"]) { list in
        for step in steps {
          list.element("li") { item in
            item.add("\(step.text) = ")
            item.element("b", text: step.result)
          }
        }
      }
    case .tiles(let tiles):
      section.element("ul", ["class": "tiles"]) { list in
        for tile in tiles { list.element("li", text: tile) }
      }
    case .picture(let picture):
      picture.addSVG(to: &section)
    }
  }
}
