/// Encodes to a value.
final class JSONValueEncoder: Encoder, SingleValueEncodingContainer {
  /// The value, if it was encoded as a whole.
  var value: JSON?
  private var container: (any JSONContainer)?
  private let path: JSONCodingPath

  init(path: JSONCodingPath) {
    self.path = path
  }

  /// What was encoded: an empty object if nothing was.
  var json: JSON { value ?? container?.json ?? [:] }

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    // A class and its superclass may each ask for the container.
    let members = container as? JSONMembers ?? JSONMembers(path: path)
    container = members
    return KeyedEncodingContainer(JSONMembersEncoder(members: members))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let elements = container as? JSONElements ?? JSONElements(path: path)
    container = elements
    return elements
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { value = .null }

  func encode<Value: JSONPrimitive>(_ value: Value) throws {
    self.value = try Self.json(value, path)
  }

  func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: self) }

  fileprivate static func json(
    _ value: some JSONPrimitive, _ path: @autoclosure () -> JSONCodingPath
  ) throws -> JSON {
    if let json = value.json { return json }
    throw EncodingError.invalidValue(
      value,
      .init(codingPath: path().keys, debugDescription: "\(value) does not fit in 64 bits"))
  }
}

/// A value that is being encoded part by part.
private protocol JSONContainer: AnyObject {
  var json: JSON { get }
}

/// A part of a container: a value, or what will be one when its own parts are encoded.
private enum JSONPart {
  case value(JSON)
  case container(any JSONContainer)
  case encoder(JSONValueEncoder)

  var json: JSON {
    switch self {
    case .value(let value): value
    case .container(let container): container.json
    case .encoder(let encoder): encoder.json
    }
  }
}

/// The members of an object.
private final class JSONMembers: JSONContainer {
  var parts: [String: JSONPart] = [:]
  let path: JSONCodingPath

  init(path: JSONCodingPath) {
    self.path = path
  }

  var json: JSON { .object(parts.mapValues(\.json)) }
}

private struct JSONMembersEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let members: JSONMembers

  var codingPath: [any CodingKey] { members.path.keys }

  func encodeNil(forKey key: Key) { members.parts[key.stringValue] = .value(.null) }

  func encode<Value: JSONPrimitive>(_ value: Value, forKey key: Key) throws {
    members.parts[key.stringValue] = .value(try JSONValueEncoder.json(value, path(key)))
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let encoder = JSONValueEncoder(path: path(key))
    try value.encode(to: encoder)
    members.parts[key.stringValue] = .value(encoder.json)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let nested = JSONMembers(path: path(key))
    members.parts[key.stringValue] = .container(nested)
    return KeyedEncodingContainer(JSONMembersEncoder<NestedKey>(members: nested))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = JSONElements(path: path(key))
    members.parts[key.stringValue] = .container(nested)
    return nested
  }

  func superEncoder() -> any Encoder { encoder(AnyJSONKey(stringValue: "super")) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

  private func encoder(_ key: some CodingKey) -> JSONValueEncoder {
    let encoder = JSONValueEncoder(path: path(key))
    members.parts[key.stringValue] = .encoder(encoder)
    return encoder
  }

  private func path(_ key: some CodingKey) -> JSONCodingPath { .member(members.path, key) }
}

/// The elements of an array.
private final class JSONElements: JSONContainer, UnkeyedEncodingContainer {
  private var parts: [JSONPart] = []
  private let path: JSONCodingPath

  init(path: JSONCodingPath) {
    self.path = path
  }

  var json: JSON { .array(parts.map(\.json)) }
  var codingPath: [any CodingKey] { path.keys }
  var count: Int { parts.count }

  func encodeNil() { parts.append(.value(.null)) }

  func encode<Value: JSONPrimitive>(_ value: Value) throws {
    parts.append(.value(try JSONValueEncoder.json(value, next)))
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    let encoder = JSONValueEncoder(path: next)
    try value.encode(to: encoder)
    parts.append(.value(encoder.json))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    let nested = JSONMembers(path: next)
    parts.append(.container(nested))
    return KeyedEncodingContainer(JSONMembersEncoder<NestedKey>(members: nested))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let nested = JSONElements(path: next)
    parts.append(.container(nested))
    return nested
  }

  func superEncoder() -> any Encoder {
    let encoder = JSONValueEncoder(path: next)
    parts.append(.encoder(encoder))
    return encoder
  }

  private var next: JSONCodingPath { .member(path, AnyJSONKey(intValue: parts.count)) }
}
