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
        skipPhrases += try field.texts
      case "settings":
        for (name, setting) in try field.members where name == "ignore_whitespace" {
          ignoresSpaces = try setting.boolean
        }
      case "expansion_rules":
        for (name, rule) in try field.members { rules[name] = try rule.text }
      case "lists":
        for (name, list) in try field.members { try add(List(list), name) }
      case "intents":
        for (name, intent) in try field.members {
          guard let data = try intent.members.first(where: { $0.0 == "data" })?.1 else {
            throw intent.fault("is an intent without 'data'")
          }
          let blocks = try data.elements.map { element throws(HassilError) in try Block(element) }
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

extension HassilTemplates {
  /// Adds a list. Values of several files are put together.
  private mutating func add(_ list: List, _ name: String) {
    if case .values(let known) = lists[name], case .values(let more) = list {
      lists[name] = .values(known + more)
    } else {
      lists[name] = list
    }
  }
}

extension HassilTemplates.Block {
  fileprivate init(_ field: Field) throws(HassilError) {
    self.init()
    var hasSentences = false
    for (name, field) in try field.members {
      switch name {
      case "sentences":
        sentences = try field.texts
        hasSentences = true
      case "slots": slots = try field.values
      case "response": if !field.isNull { response = try field.text }
      case "requires_context":
        for (name, value) in try field.members { required[name] = try .init(value) }
      case "excludes_context":
        for (name, value) in try field.members { excluded[name] = try .init(value) }
      case "expansion_rules": for (name, rule) in try field.members { rules[name] = try rule.text }
      case "lists": for (name, list) in try field.members { lists[name] = try .init(list) }
      case "metadata": metadata = try field.values
      case "required_keywords":
        let keywords = Set(try field.texts)
        requiredKeywords = keywords.isEmpty ? nil : keywords
      case "inferred_domain": if !field.isNull { domains.insert(try field.text) }
      case "name_domains": domains.formUnion(try field.texts)
      default: break
      }
    }
    guard hasSentences else { throw field.fault("is a block without 'sentences'") }
    for value in [slots["domain"].map { [$0] }, required["domain"]?.values] {
      for case .text(let domain) in (value ?? []).flatMap(\.elements) { domains.insert(domain) }
    }
  }
}

extension IntentValue {
  /// The elements of a list, or the value alone.
  fileprivate var elements: [IntentValue] {
    if case .list(let elements) = self { elements } else { [self] }
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
        guard try field.boolean else { continue }
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
      let text = try field.text
      let isTemplate = Self.isTemplate(text)
      self.init(text, value: isTemplate ? nil : .text(text), isTemplate: isTemplate)
      return
    }
    var spoken: String?
    var value: IntentValue?
    var context: [String: IntentValue] = [:]
    var metadata: [String: IntentValue] = [:]
    for (name, field) in try field.members {
      switch name {
      case "in": spoken = try field.text
      case "out": if !field.isNull { value = try field.value }
      case "context": context = try field.values
      case "metadata": metadata = try field.values
      default: break
      }
    }
    guard let spoken else { throw field.fault("is a value without 'in'") }
    self.init(
      spoken, value: value, context: context, metadata: metadata,
      isTemplate: Self.isTemplate(spoken))
  }

  /// Whether a text of a file has signs of a template.
  private static func isTemplate(_ text: String) -> Bool {
    text.unicodeScalars.contains { "(){}<>[]|@".unicodeScalars.contains($0) }
  }
}

extension HassilTemplates.NumberRange {
  fileprivate init(_ field: Field) throws(HassilError) {
    var numbers: [String: Int] = [:]
    var fractions = Fractions.none
    var multiplier: DecimalNumber?
    var hasDigits = true
    var hasWords = true
    var language: String?
    for (name, field) in try field.members {
      switch name {
      case "from", "to", "step": numbers[name] = try field.integer
      case "fractions":
        guard !field.isNull else { continue }
        guard let known = Fractions(rawValue: try field.text) else {
          throw field.fault("is not halves or tenths")
        }
        fractions = known
      case "multiplier":
        guard !field.isNull else { continue }
        guard let number = DecimalNumber(try field.text) else { throw field.fault("is no number") }
        multiplier = number
      case "digits": hasDigits = try field.boolean
      case "words": hasWords = try field.boolean
      case "words_language": if !field.isNull { language = try field.text }
      default: break
      }
    }
    guard numbers["step"] ?? 1 > 0 else { throw field.fault("has a step below 1") }
    guard let first = numbers["from"], let last = numbers["to"], first <= last,
      last.subtractingReportingOverflow(first).overflow == false
    else { throw field.fault("is not a range from a number to one that is no less") }
    guard hasDigits || hasWords else {
      throw field.fault("is a range of numbers neither in digits nor in words")
    }
    self.init(bounds: first...last, step: numbers["step"] ?? 1)
    self.fractions = fractions
    self.multiplier = multiplier
    self.hasDigits = hasDigits
    self.hasWords = hasWords
    self.language = language
  }
}
