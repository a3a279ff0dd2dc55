/// A file of texts that a translator can write: sections with keys and values.
///
/// ```
/// // What follows two slashes at the start of a line is a remark for translators.
/// # courtesies
/// before: please, could you,
///   would you
/// # messages
/// added: {item} is on {list}.
/// ```
///
/// A line `# NAME` begins a section, a line `key: value` an entry of it. A line that begins with a space or tab goes on with the
/// value above it. Blank lines and the spaces around names, keys and values do not count. What a value means is its reader's:
/// ``Entry/list`` divides it at commas.
public struct LanguageFile: Sendable {
  /// The sections in the order of the file. A name may come more than once.
  public let sections: [Section]

  /// What follows a line `# NAME`, up to the next.
  public struct Section: Sendable {
    /// The name, as the line `# NAME` has it.
    public let name: String
    /// The line of the name, from 1 on.
    public let line: Int
    /// The entries in the order of the file. A key may come more than once.
    public fileprivate(set) var entries: [Entry] = []
  }

  /// A key with its value.
  public struct Entry: Sendable {
    /// The text before the first colon.
    public let key: String
    /// The text after it; lines that go on are joined by a space.
    public fileprivate(set) var value: String
    /// The line of the key, from 1 on.
    public let line: Int

    /// The value divided at commas. Empty parts are left out.
    public var list: [String] {
      value.utf8.split(separator: UInt8(ascii: ",")).lazy
        .map { String(Substring($0).trimmed) }.filter { !$0.isEmpty }
    }
  }

  /// Divides a text.
  ///
  /// - Parameter text: The text.
  /// - Throws: ``Fault`` at the first line that belongs nowhere.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: String) throws(Fault) {
    var sections: [Section] = []
    var number = 0
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      number += 1
      let content = line.trimmed
      if content.isEmpty || content.hasPrefix("//") { continue }
      if content.hasPrefix("#") {
        sections.append(Section(name: String(content.dropFirst().trimmed), line: number))
        continue
      }
      guard let section = sections.indices.last else {
        throw Fault(
          line: number, reason: "'\(content)' is before the first section: write '# NAME'")
      }
      if line.utf8.first?.isSpace == true, let entry = sections[section].entries.indices.last {
        sections[section].entries[entry].value += " " + content
        continue
      }
      guard let colon = content.utf8.firstIndex(of: UInt8(ascii: ":")) else {
        throw Fault(line: number, reason: "'\(content)' has no colon: write 'key: value'")
      }
      sections[section].entries.append(
        Entry(
          key: String(content[..<colon].trimmed),
          value: String(content[content.index(after: colon)...].trimmed), line: number))
    }
    self.sections = sections
  }

  /// A line that does not belong where it is.
  public struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1 on.
    public let line: Int
    /// What is wrong, and what is allowed.
    public let reason: String

    /// Creates a fault, as readers of values do.
    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }

    /// The line and the reason.
    public var description: String { "line \(line): \(reason)" }
  }
}

extension Substring {
  /// The text without spaces at its ends.
  fileprivate var trimmed: Substring {
    let start = utf8.drop(while: \.isSpace)
    return Substring(start.lastIndex { !$0.isSpace }.map { start[...$0] } ?? start)
  }
}

extension UInt8 {
  /// Whether it is a space, a tab, or the end of a line.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
