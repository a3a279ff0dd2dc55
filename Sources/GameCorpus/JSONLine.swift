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
      throw Fault(Self.explain(error))
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

  /// What is wrong with a line.
  package struct Fault: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
      self.description = description
    }
  }

  private static func explain(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _):
      return "the key '\(key.stringValue)' is missing"
    case .typeMismatch(let type, let context):
      return "\(place(context)) must be \(name(of: type))"
    case .valueNotFound(let type, let context):
      return "\(place(context)) must not be null: it must be \(name(of: type))"
    case .dataCorrupted(let context):
      if context.codingPath.isEmpty { return "the line is not valid JSON" }
      return "\(place(context)): \(context.debugDescription)"
    @unknown default:
      return "the line cannot be read"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    var path = ""
    for key in context.codingPath {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "the line" : "'\(path)'"
  }

  private static func name(of type: Any.Type) -> String {
    if type == Int.self { return "a whole number" }
    if type == String.self { return "a text in quotes" }
    if type == Bool.self { return "true or false" }
    return "\(type)".hasPrefix("Array") || type == [Any].self ? "an array" : "an object"
  }
}
