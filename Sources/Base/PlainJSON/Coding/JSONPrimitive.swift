extension Bool: JSONPrimitive {
  init?(json: JSON) {
    guard case .boolean(let value) = json else { return nil }
    self = value
  }

  var json: JSON? { .boolean(self) }
}

extension String: JSONPrimitive {
  init?(json: JSON) {
    guard case .string(let value) = json else { return nil }
    self = value
  }

  var json: JSON? { .string(self) }
}

extension JSONPrimitive where Self: FixedWidthInteger {
  init?(json: JSON) {
    guard case .integer(let number) = json, let value = Self(exactly: number) else { return nil }
    self = value
  }

  var json: JSON? { Int(exactly: self).map { .integer($0) } }
}

extension Int: JSONPrimitive {}
extension Int8: JSONPrimitive {}
extension Int16: JSONPrimitive {}
extension Int32: JSONPrimitive {}
extension Int64: JSONPrimitive {}
extension UInt: JSONPrimitive {}
extension UInt8: JSONPrimitive {}
extension UInt16: JSONPrimitive {}
extension UInt32: JSONPrimitive {}
extension UInt64: JSONPrimitive {}

extension JSONPrimitive where Self: BinaryFloatingPoint {
  init?(json: JSON) {
    switch json {
    case .integer(let number): self.init(number)
    case .decimal(let number): self.init(number.double)
    default: return nil
    }
  }

  var json: JSON? { JSON(Double(self)) ?? .null }
}

extension Double: JSONPrimitive {}
extension Float: JSONPrimitive {}
