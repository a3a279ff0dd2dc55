import IntentKit
import Yams

/// Something in a file, and where it stands.
struct Field {
  let node: Node
  let path: String
  let name: String

  init(_ node: Node, _ path: String, name: String = "") {
    self.node = node
    self.path = path
    self.name = name
  }

  func fault(_ reason: String) -> HassilError {
    let line = node.mark.map { ", line \($0.line)" } ?? ""
    return HassilError(description: "\(path)\(line) \(reason)")
  }

  var isMapping: Bool { node.mapping != nil }
  var isNull: Bool { node.null != nil }

  /// The members in the order of the file; empty for an empty node.
  var members: [(String, Field)] {
    get throws(HassilError) {
      if node.null != nil { return [] }
      guard let mapping = node.mapping else { throw fault("is not a mapping of names to values") }
      return mapping.map { key, value in
        let name = key.string ?? ""
        return (name, Field(value, "\(path), \(name)", name: name))
      }
    }
  }

  var elements: [Field] {
    get throws(HassilError) {
      guard let sequence = node.sequence else { throw fault("is not a list") }
      return sequence.enumerated().map { Field($1, "\(path), element \($0 + 1)", name: name) }
    }
  }

  /// The members as values, without those that are null.
  var values: [String: IntentValue] {
    get throws(HassilError) {
      var values: [String: IntentValue] = [:]
      for (name, field) in try members where !field.isNull { values[name] = try field.value }
      return values
    }
  }

  var texts: [String] {
    get throws(HassilError) {
      if let sequence = node.sequence {
        let texts = sequence.compactMap { $0.scalar?.string }
        if texts.count == sequence.count { return texts }
      }
      return try elements.map { element throws(HassilError) in try element.text }
    }
  }

  var boolean: Bool {
    get throws(HassilError) {
      guard let boolean = node.bool else { throw fault("is not true or false") }
      return boolean
    }
  }

  var text: String {
    get throws(HassilError) {
      guard let text = node.scalar?.string else { throw fault("is not a text") }
      return text
    }
  }

  var integer: Int {
    get throws(HassilError) {
      guard let integer = wholeNumber else { throw fault("is not a whole number") }
      return integer
    }
  }

  /// The whole number that a scalar is. Yams would read `1:30` in base 60, and trap where that is too large.
  private var wholeNumber: Int? { node.scalar?.string.contains(":") == false ? node.int : nil }

  var value: IntentValue {
    get throws(HassilError) {
      if node.sequence != nil {
        return .list(try elements.map { element throws(HassilError) in try element.value })
      }
      if isMapping { return .object(try values) }
      let text = try text
      if node.scalar?.style == .plain || node.scalar?.style == .any {
        if let integer = wholeNumber { return .integer(integer) }
        if let boolean = node.bool { return .boolean(boolean) }
        if node.float != nil, let decimal = DecimalNumber(text) { return .decimal(decimal) }
      }
      return .text(text)
    }
  }

  /// One value or several; `nil` for any.
  var allowed: [IntentValue]? {
    get throws(HassilError) {
      if node.null != nil { return nil }
      if node.sequence != nil {
        return try elements.map { element throws(HassilError) in try element.value }
      }
      return [try value]
    }
  }
}
