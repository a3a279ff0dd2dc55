import NumbersGame

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads and writes values as lines of JSON, with errors that a person can act on.
package enum JSONLine {
  /// Reads a value from a line.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - line: The line, without its newline.
  /// - Returns: The value.
  /// - Throws: ``Fault`` that says what is wrong with the line.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from line: some StringProtocol
  ) throws(Fault) -> Value {
    guard !line.allSatisfy(\.isWhitespace) else { throw Fault("the line is empty") }
    do {
      return try JSONDecoder().decode(type, from: Data(line.utf8))
    } catch let error as DecodingError {
      throw Fault(error.explanation(of: "the line"), isOfSyntax: error.isOfSyntax)
    } catch {
      throw Fault("\(error)")
    }
  }

  /// Writes a value as a line, without the newline, with keys in alphabetical order.
  ///
  /// - Parameter value: A value whose coding cannot fail.
  /// - Returns: The line.
  package static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      preconditionFailure("values that are written as JSON have no part that JSON lacks: \(error)")
    }
  }

  /// An error in a line.
  package struct Fault: Error, CustomStringConvertible {
    /// The problem, and what is allowed.
    package let description: String
    /// Whether the line isn't JSON.
    package let isOfSyntax: Bool

    package init(_ description: String, isOfSyntax: Bool = false) {
      self.description = description
      self.isOfSyntax = isOfSyntax
    }
  }
}
