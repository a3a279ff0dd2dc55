import Foundation
import SharedDatabase

/// The stored form of values: JSON with keys in alphabetical order, so that equal values have equal
/// texts.
enum JSONText {
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw UnreadableValue("'\(text.prefix(80))', which is no \(type)")
    }
  }
}
