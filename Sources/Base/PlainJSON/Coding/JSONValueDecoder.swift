/// The keys on the way to a value, of which an array is only made for errors.
indirect enum JSONCodingPath {
  case root
  case member(JSONCodingPath, any CodingKey)

  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while case .member(let outer, let key) = path {
      keys.append(key)
      path = outer
    }
    return keys.reversed()
  }
}

/// A type whose values are single JSON values.
protocol JSONPrimitive: Codable {
  init?(json: JSON)
  /// The value; `nil` if JSON cannot express it.
  var json: JSON? { get }
}

/// Decodes from a value.
struct JSONValueDecoder: Decoder, SingleValueDecodingContainer {
  let value: JSON
  let path: JSONCodingPath

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: JSON].self) }
    return KeyedDecodingContainer(JSONMembersDecoder(members: members, path: path))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSON].self) }
    return JSONElementsDecoder(elements: elements, path: path)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }

  func decode<Value: JSONPrimitive>(_ type: Value.Type) throws -> Value {
    guard let decoded = Value(json: value) else { throw mismatch(type) }
    return decoded
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "")
    if value == .null { return .valueNotFound(type, context) }
    return .typeMismatch(type, context)
  }
}

/// Decodes the members of an object.
private struct JSONMembersDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: JSON]
  let path: JSONCodingPath

  var codingPath: [any CodingKey] { path.keys }
  var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }

  func decode<Value: JSONPrimitive>(_ type: Value.Type, forKey key: Key) throws -> Value {
    // A member that is right is taken without a decoder.
    if let value = members[key.stringValue], let decoded = Value(json: value) { return decoded }
    return try decoder(key).decode(type)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try decoder(AnyJSONKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func decoder(_ key: some CodingKey) throws -> JSONValueDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
    }
    return JSONValueDecoder(value: value, path: .member(path, key))
  }
}

/// Decodes the elements of an array, one after the other.
private struct JSONElementsDecoder: UnkeyedDecodingContainer {
  let elements: [JSON]
  let path: JSONCodingPath
  private(set) var currentIndex = 0

  init(elements: [JSON], path: JSONCodingPath) {
    self.elements = elements
    self.path = path
  }

  var codingPath: [any CodingKey] { path.keys }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    let isNil = try decoder(JSON.self).decodeNil()
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<Value: JSONPrimitive>(_ type: Value.Type) throws -> Value {
    let decoded = try decoder(type).decode(type)
    currentIndex += 1
    return decoded
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let decoded = try decoder(type).decode(type)
    currentIndex += 1
    return decoded
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try decoder([String: JSON].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try decoder([JSON].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try decoder(JSON.self)
    currentIndex += 1
    return decoder
  }

  private func decoder(_ type: Any.Type) throws -> JSONValueDecoder {
    let path = JSONCodingPath.member(path, AnyJSONKey(intValue: currentIndex))
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type, .init(codingPath: path.keys, debugDescription: "there are only \(elements.count)"))
    }
    return JSONValueDecoder(value: elements[currentIndex], path: path)
  }
}
