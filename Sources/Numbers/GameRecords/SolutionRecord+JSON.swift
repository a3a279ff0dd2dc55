import NumbersGame
import PlainJSON

extension SolutionRecord {
  /// The coded form on one line: the text that `JSONEncoder` writes with sorted keys and unescaped slashes, in a fraction of
  /// the time, which is most of the time of a line of a batch.
  public var json: String {
    var text = "{\"distance\":\(distance),\"expression\":\"\(expression)\","
    if let line { text += "\"line\":\(line)," }
    text += "\"numbers\":["
    Self.join(numbers, into: &text) { $0 += "\($1)" }
    text += "],\"points\":\(points),\"rules\":\(Self.quoted(rules)),\"steps\":["
    Self.join(steps, into: &text) { $0 += "\"\($1)\"" }
    text += "],"
    if let stopped { text += "\"stopped\":\(stopped)," }
    text += "\"target\":\(target),\"tree\":\(tree.text(in: .json)),\"value\":\(value)}"
    return text
  }

  private static func join<Element>(
    _ elements: [Element], into text: inout String, _ write: (inout String, Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { text += "," }
      isFirst = false
      write(&text, element)
    }
  }

  /// Expressions and steps have digits, signs, brackets and spaces only; a name can be anything.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return isPlain ? "\"\(name)\"" : JSON.string(name).text
  }
}
