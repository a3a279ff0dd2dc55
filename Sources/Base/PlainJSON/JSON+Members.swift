extension JSON {
  /// The member of an object; `nil` if there is none, or the value is not an object.
  public subscript(name: String) -> JSON? { members?[name] }

  /// The members of an object; `nil` for other values.
  public var members: [String: JSON]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The elements of an array; `nil` for other values.
  public var elements: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The text of a string; `nil` for other values.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number, if it fits in an `Int`; `nil` for other values.
  public var integer: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  /// The Boolean; `nil` for other values.
  public var boolean: Bool? {
    if case .boolean(let value) = self { value } else { nil }
  }

  /// The elements of an array of whole numbers; `nil` for other values.
  public var integers: [Int]? {
    guard case .array(let elements) = self else { return nil }
    var numbers: [Int] = []
    for element in elements {
      guard case .integer(let number) = element else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// An array of whole numbers.
  public static func integers(_ numbers: some Sequence<Int>) -> JSON {
    .array(numbers.map { .integer($0) })
  }
}
