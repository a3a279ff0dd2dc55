import IntentKit

/// The icons of tools: one for each kind of intent, drawn in the colour of the text around them.
enum ToolIcon {
  static func json(for verb: IntentVerb) -> JSON {
    [
      "src": .string("data:image/svg+xml,\(PercentEncoding.encode(svg(verb)))"),
      "mimeType": "image/svg+xml",
      "sizes": ["any"],
    ]
  }

  private static func svg(_ verb: IntentVerb) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='currentColor' "
      + "stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='\(path(verb))'/></svg>"
  }

  private static func path(_ verb: IntentVerb) -> String {
    switch verb {
    case .show: "M4 6h16M4 12h16M4 18h10"
    case .find: "M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5"
    case .perform: "M7 4l12 8l-12 8z"
    case .create: "M12 5v14M5 12h14"
    case .change: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3"
    case .remove: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13"
    case .send: "M3 11l18-8l-8 18l-2-8z"
    case .pay: "M3 6h18v12H3zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6"
    case .undo: "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3"
    }
  }
}
