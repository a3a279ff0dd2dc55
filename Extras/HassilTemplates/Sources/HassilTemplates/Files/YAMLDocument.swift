import Yams

/// A document in YAML whose size is bounded, before and after its aliases are resolved.
///
/// An alias (`*name`) stands for all that its anchor (`&name`) marks, so a few lines can stand for more nodes than
/// there is memory. Yams shares what aliases stand for, but whatever walks the nodes, or hashes them as keys, meets
/// all of them.
enum YAMLDocument {
  /// The largest length of a file, in bytes of UTF-8.
  static let maximumLength = 4_000_000
  /// The largest number of nodes, counted as often as aliases repeat them.
  static let maximumNodeCount = 500_000
  /// The largest number of mappings and sequences within each other.
  static let maximumDepth = 50

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - name: The name of the file for errors.
  /// - Returns: The root; `nil` if the document is empty.
  /// - Throws: ``HassilError`` if it isn't YAML or exceeds a limit.
  static func node(_ text: String, named name: String) throws(HassilError) -> Node? {
    guard text.utf8.count <= maximumLength else {
      throw HassilError(
        description: "\(name) has \(text.utf8.count) bytes: at most \(maximumLength) are allowed")
    }
    // Editors of Windows begin files with a byte order mark.
    let text = joiningSurrogates(text.first == "\u{FEFF}" ? String(text.dropFirst()) : text)
    try checkAliases(text, name)
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw HassilError(description: "\(name) is no YAML: \(error)")
    }
    if let root { try checkSize(root, name) }
    return root
  }

  /// A document in which pairs of surrogates in JSON (`"\ud83d\udc4d"`) are the letters that they stand for, as YAML does
  /// not have them.
  private static func joiningSurrogates(_ text: String) -> String {
    guard text.first(where: { !$0.isWhitespace }) == "{", text.contains("\\u") else { return text }
    let bytes = Array(text.utf8)
    func unit(_ place: Int) -> UInt32? {
      guard place + 6 <= bytes.count, bytes[place] == UInt8(ascii: "\\"),
        bytes[place + 1] == UInt8(ascii: "u")
      else { return nil }
      return UInt32(String(decoding: bytes[place + 2..<place + 6], as: UTF8.self), radix: 16)
    }
    var joined: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if let high = unit(place), (0xD800..<0xDC00).contains(high), let low = unit(place + 6),
        (0xDC00..<0xE000).contains(low),
        let letter = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        joined += Array(String(letter).utf8)
        place += 12
        continue
      }
      // A backslash protects what follows it.
      let count = bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      joined += bytes[place..<min(place + count, bytes.count)]
      place += count
    }
    return String(decoding: joined, as: UTF8.self)
  }

  /// Bounds what composing takes: while it composes, Yams hashes the keys of mappings, with all that aliases in
  /// them stand for.
  ///
  /// Of *k* anchors and *n* aliases, the largest repetition is that of *k* levels of *n*/*k* aliases each. Signs that
  /// only look like anchors and aliases, in texts, are counted too.
  private static func checkAliases(_ text: String, _ name: String) throws(HassilError) {
    let aliases = count("*", in: text)
    guard aliases > 0 else { return }
    let anchors = max(1, min(count("&", in: text), aliases))
    var size = Double(text.utf8.count)
    for _ in 0..<anchors {
      size *= 1 + Double(aliases) / Double(anchors)
      guard size <= 100 * Double(maximumNodeCount) else {
        throw HassilError(
          description:
            "\(name) has \(aliases) aliases of \(anchors) anchors, which could stand for "
            + "more than \(100 * maximumNodeCount) bytes: write out what they stand for")
      }
    }
  }

  /// The number of times that a sign stands where an anchor or alias can begin.
  private static func count(_ sign: Unicode.Scalar, in text: String) -> Int {
    var count = 0
    var before: Unicode.Scalar = " "
    var isPending = false
    for scalar in text.unicodeScalars {
      if isPending, !scalar.properties.isWhitespace { count += 1 }
      isPending =
        scalar == sign
        && (before.properties.isWhitespace || "[]{},:?-!".unicodeScalars.contains(before))
      before = scalar
    }
    return count
  }

  /// Counts the nodes, as often as aliases repeat them, without recursion.
  private static func checkSize(_ root: Node, _ name: String) throws(HassilError) {
    var count = 0
    var open = [(node: root, depth: 1)]
    while let (node, depth) = open.popLast() {
      let line = node.mark.map { ", line \($0.line)" } ?? ""
      guard depth <= maximumDepth else {
        throw HassilError(
          description: "\(name)\(line) is nested more than \(maximumDepth) deep")
      }
      switch node {
      case .mapping(let mapping):
        count += 2 * mapping.count
        open += mapping.flatMap { [($0.key, depth + 1), ($0.value, depth + 1)] }
      case .sequence(let sequence):
        count += sequence.count
        open += sequence.map { ($0, depth + 1) }
      case .scalar, .alias: break
      }
      guard count <= maximumNodeCount else {
        throw HassilError(
          description: "\(name) stands for more than \(maximumNodeCount) names and values "
            + "once its aliases are written out")
      }
    }
  }
}
