package import PlainJSON

extension JSON {
  /// Decodes a value that was stored as JSON.
  ///
  /// - Throws: ``UnreadableValue`` if no version of this package stored it.
  package static func stored<Value: Decodable>(
    _ type: Value.Type, _ text: String
  ) throws(UnreadableValue) -> Value {
    do throws(JSONError) {
      return try decode(type, from: text)
    } catch {
      throw UnreadableValue(
        "'\(text.prefix(80))', which is no \(type): \(error.description(of: "it"))")
    }
  }
}
