import IntentKit
import Yams

extension HassilTemplates {
  /// Reads template files.
  ///
  /// - Parameter files: The contents of the files, in YAML or JSON. What several have of the same name is put
  ///   together.
  /// - Throws: ``HassilError`` if a file cannot be read, has no language or something that is not known.
  public init(yaml files: [String]) throws(HassilError) {
    self.init(language: "")
    for (place, text) in files.enumerated() {
      let name = "file \(place + 1)"
      guard let node = try YAMLDocument.node(text, named: name) else { continue }
      try read(Field(node, name))
    }
    guard !language.isEmpty else {
      throw HassilError(
        description: "the files do not say in which language they are (language: en)")
    }
  }

  private mutating func read(_ file: Field) throws(HassilError) {
    for (name, field) in try file.members {
      switch name {
      case "language": language = try field.text
      case "skip_words":
        skipPhrases += try field.elements.map { element throws(HassilError) in try element.text }
      case "expansion_rules":
        for (name, rule) in try field.members { rules[name] = try rule.text }
      case "lists":
        for (name, list) in try field.members { lists[name] = try List(list) }
      case "intents":
        for (name, intent) in try field.members {
          var blocks: [Block] = []
          for (key, data) in try intent.members where key == "data" {
            blocks += try data.elements.map { element throws(HassilError) in try Block(element) }
          }
          if let known = intents.firstIndex(where: { $0.name == name }) {
            intents[known] = Intent(name: name, blocks: intents[known].blocks + blocks)
          } else {
            intents.append(Intent(name: name, blocks: blocks))
          }
        }
      default: break
      }
    }
  }
}

extension HassilTemplates.Block {
  fileprivate init(_ field: Field) throws(HassilError) {
    var sentences: [String] = []
    var slots: [String: IntentValue] = [:]
    var response: String?
    var required: [String: HassilTemplates.Requirement] = [:]
    var excluded: [String: HassilTemplates.Requirement] = [:]
    var rules: [String: String] = [:]
    var lists: [String: HassilTemplates.List] = [:]
    for (name, field) in try field.members {
      switch name {
      case "sentences":
        sentences = try field.elements.map { element throws(HassilError) in try element.text }
      case "slots": for (name, value) in try field.members { slots[name] = try value.value }
      case "response": response = try field.text
      case "requires_context":
        for (name, value) in try field.members { required[name] = try .init(value) }
      case "excludes_context":
        for (name, value) in try field.members { excluded[name] = try .init(value) }
      case "expansion_rules": for (name, rule) in try field.members { rules[name] = try rule.text }
      case "lists": for (name, list) in try field.members { lists[name] = try .init(list) }
      default: break
      }
    }
    self.init(
      sentences: sentences, slots: slots, response: response, required: required,
      excluded: excluded,
      rules: rules, lists: lists)
  }
}

extension HassilTemplates.Requirement {
  fileprivate init(_ field: Field) throws(HassilError) {
    guard field.isMapping else {
      self.init(values: try field.allowed, slot: nil)
      return
    }
    var values: [IntentValue]?
    var slot: String?
    for (name, value) in try field.members {
      switch name {
      case "value": values = try value.allowed
      case "slot":
        let text = try value.text
        slot = text == "true" ? field.name : text == "false" ? nil : text
      default: break
      }
    }
    self.init(values: values, slot: slot)
  }
}

extension HassilTemplates.List {
  fileprivate init(_ field: Field) throws(HassilError) {
    for (name, field) in try field.members {
      switch name {
      case "values":
        self = .values(
          try field.elements.map { element throws(HassilError) in
            try HassilTemplates.Value(element)
          })
        return
      case "range":
        self = .range(try .init(field))
        return
      case "wildcard":
        self = .wildcard
        return
      default: break
      }
    }
    throw field.fault("is a list without values, range or wildcard")
  }
}

extension HassilTemplates.Value {
  fileprivate init(_ field: Field) throws(HassilError) {
    guard field.isMapping else {
      self.init(try field.text, value: .text(try field.text))
      return
    }
    var spoken: String?
    var value: IntentValue?
    var context: [String: IntentValue] = [:]
    for (name, field) in try field.members {
      switch name {
      case "in": spoken = try field.text
      case "out": value = try field.value
      case "context": for (name, value) in try field.members { context[name] = try value.value }
      default: break
      }
    }
    guard let spoken else { throw field.fault("is a value without 'in'") }
    self.init(spoken, value: value, context: context)
  }
}

extension HassilTemplates.NumberRange {
  fileprivate init(_ field: Field) throws(HassilError) {
    var bounds: [String: Int] = [:]
    var fractions = Fractions.none
    var multiplier: DecimalNumber?
    for (name, field) in try field.members {
      switch name {
      case "from", "to", "step": bounds[name] = try field.integer
      case "fractions":
        guard let known = Fractions(rawValue: try field.text) else {
          throw field.fault("is not halves or tenths")
        }
        fractions = known
      case "multiplier":
        guard let number = DecimalNumber(try field.text) else { throw field.fault("is no number") }
        multiplier = number
      default: break
      }
    }
    guard let first = bounds["from"], let last = bounds["to"], first <= last,
      bounds["step"] ?? 1 > 0, last.subtractingReportingOverflow(first).overflow == false
    else { throw field.fault("is not a range from a number to one that is no less") }
    self.init(
      bounds: first...last, step: bounds["step"] ?? 1, fractions: fractions, multiplier: multiplier)
  }
}

/// Something in a file, and where it stands.
private struct Field {
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
