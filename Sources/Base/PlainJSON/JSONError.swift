/// A fault in JSON text, or in what was decoded from it.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the fault.
  public let kind: Kind
  /// The fault in words. For ``Kind/refused`` and ``Kind/mismatch``, it continues a sentence whose subject is the value.
  public let reason: String
  /// The place of the value that is at fault.
  public var path: JSONPath
  /// The position of the fault in the text; `nil` for faults that were found in a value.
  public let position: Position?

  /// The kinds of faults.
  public enum Kind: Hashable, Sendable {
    /// The text is not JSON.
    case syntax
    /// The text is JSON, but strict reading refuses it: a name is repeated, values are nested too deeply, or a number or a
    /// string cannot be represented.
    case refused
    /// A member that is required is missing. Its path ends with its name.
    case missing
    /// A value is not of the kind that is required.
    case mismatch
    /// A value is of the right kind but not allowed.
    case invalid
  }

  /// A position in text.
  public struct Position: Hashable, Sendable {
    /// The number of bytes before it, in UTF-8.
    public let offset: Int
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// Finds a position.
    ///
    /// - Complexity: O(n)
    init(_ offset: Int, in bytes: [UInt8]) {
      let before = bytes.prefix(offset)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      self.offset = before.count
      line = 1 + before.count { $0 == UInt8(ascii: "\n") }
      column = 1 + before[start...].count { $0 & 0xC0 != 0x80 }
    }
  }

  /// Creates an error.
  public init(
    _ kind: Kind, _ reason: String, at path: JSONPath = JSONPath(), position: Position? = nil
  ) {
    self.kind = kind
    self.reason = reason
    self.path = path
    self.position = position
  }

  /// The fault as a clause about a document, without a full stop: "'numbers[2]' must be a whole number".
  public var description: String { description(of: "the text") }

  /// The fault as a clause, without a full stop.
  ///
  /// - Parameter subject: The name of the document, such as "the line".
  /// - Returns: The clause.
  public func description(of subject: String) -> String {
    let place = path.description(of: subject)
    switch kind {
    case .syntax:
      guard let position else { return "\(subject) is not valid JSON: \(reason)" }
      let line = position.line == 1 ? "" : "line \(position.line), "
      return "\(subject) is not valid JSON: \(reason) at \(line)column \(position.column)"
    case .refused, .mismatch: return "\(place) \(reason)"
    case .missing: return "the key '\(path)' is missing"
    case .invalid: return path.isEmpty ? reason : "\(place): \(reason)"
    }
  }

  /// The error as that of a value around the one in which it was found.
  ///
  /// - Parameter step: The step from that value to this one.
  /// - Returns: The error, with a longer path.
  public func inside(_ step: JSONPath.Step) -> JSONError {
    var error = self
    error.path.steps.insert(step, at: 0)
    return error
  }
}
