extension JSON {
  /// Decodes a value from JSON text.
  ///
  /// ```swift
  /// let game = try JSON.decode(Game.self, from: #"{"numbers": [25, 50, 3], "target": 78}"#)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - text: The text.
  ///   - maximumDepth: The maximum number of arrays and objects around a value.
  /// - Returns: The value.
  /// - Throws: ``JSONError`` that says what is wrong, and where.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from text: some StringProtocol, maximumDepth: Int = defaultDepth
  ) throws(JSONError) -> Value {
    try JSON(parsing: text.utf8, maximumDepth: maximumDepth).decode(type)
  }

  /// Decodes a value from JSON text in UTF-8, as from a `String`.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: some Sequence<UInt8>, maximumDepth: Int = defaultDepth
  ) throws(JSONError) -> Value {
    try JSON(parsing: bytes, maximumDepth: maximumDepth).decode(type)
  }

  /// Decodes a value from this one.
  ///
  /// - Throws: ``JSONError`` that says what is wrong, and where.
  public func decode<Value: Decodable>(_ type: Value.Type) throws(JSONError) -> Value {
    do {
      return try JSONValueDecoder(value: self, path: .root).decode(type)
    } catch let error as DecodingError {
      throw JSONError(error)
    } catch let error as JSONError {
      throw error
    } catch {
      throw JSONError(.invalid, "\(error)")
    }
  }

  /// Encodes a value. Numbers that are infinite or not numbers, which JSON lacks, become `null`.
  ///
  /// - Throws: An error of the value's own encoding; `EncodingError` if it has a whole number beyond 64 bits with a sign.
  public init(encoding value: some Encodable) throws {
    let encoder = JSONValueEncoder(path: .root)
    try value.encode(to: encoder)
    self = encoder.json
  }

  /// The text of a value on one line, with the members of objects in the order of their names.
  ///
  /// - Precondition: The value's own encoding throws no error.
  public static func encode(_ value: some Encodable) -> String {
    do {
      return try JSON(encoding: value).text
    } catch {
      preconditionFailure("\(type(of: value)) cannot be encoded: \(error)")
    }
  }
}

extension JSONError {
  /// The error of a decoder.
  public init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(.missing, "is missing", at: JSONPath(context.codingPath + [key]))
    case .typeMismatch(let type, let context):
      self.init(.mismatch, "must be \(Self.name(of: type))", at: JSONPath(context.codingPath))
    case .valueNotFound(let type, let context):
      self.init(
        .mismatch, "must not be null: it must be \(Self.name(of: type))",
        at: JSONPath(context.codingPath))
    case .dataCorrupted(let context):
      let reason = context.debugDescription
      let continues = ["must be ", "is not ", "does not "].contains { reason.hasPrefix($0) }
      self.init(continues ? .mismatch : .invalid, reason, at: JSONPath(context.codingPath))
    @unknown default: self.init(.invalid, "\(error)")
    }
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is any FixedWidthInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a text in quotes"
    case is Bool.Type: "true or false"
    case is [Any].Type: "an array"
    default: "\(type)".hasPrefix("Array") ? "an array" : "an object"
    }
  }
}

extension JSONPath {
  /// The path that a coder has gone.
  ///
  /// - Parameter keys: The keys, from the outermost one.
  public init(_ keys: [any CodingKey]) {
    self.init(keys.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
  }
}
