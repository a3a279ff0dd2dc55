import IntentKit

extension Schema {
  /// The schema that a document declares; see ``ServiceOperations``.
  init(declared json: JSON, _ forms: JSON) {
    if let form = json.string ?? json["form"]?.string {
      self.init(declared: forms[form] ?? [:], forms)
    } else {
      self.init(Kind(declared: json, forms))
    }
    if let text = json["description"]?.string { self = described(text) }
    if let example = json["example"] { self = self.example(example) }
  }
}

extension Schema.Kind {
  fileprivate init(declared json: JSON, _ forms: JSON) {
    func range(_ least: String, _ most: String, in all: ClosedRange<Int>) -> ClosedRange<Int> {
      let least = json[least]?.integer ?? all.lowerBound
      return least...max(least, json[most]?.integer ?? all.upperBound)
    }
    func schema(_ json: JSON?) -> Schema { Schema(declared: json ?? [:], forms) }
    if let values = json["enum"]?.elements {
      self = .enumeration(values.compactMap(\.string))
    } else if let schemas = json["anyOf"]?.elements {
      self = .either(schemas.map(schema))
    } else if json["members"] != nil || json["open"] != nil {
      let members = (json["members"]?.elements ?? []).flatMap { $0.members ?? [:] }
      self = .object(
        members.map { key, form in
          .init(key.filter { $0 != "?" }, schema(form), isRequired: !key.hasSuffix("?"))
        }, isOpen: json["open"]?.boolean ?? false)
    } else {
      switch json["type"]?.string {
      case "integer": self = .integer(range("minimum", "maximum", in: .min ... .max))
      case "boolean": self = .boolean
      case "string": self = .text(range("minLength", "maxLength", in: 0...100_000))
      case "array":
        self = .array(schema(json["items"]), range("minItems", "maxItems", in: 0...100_000))
      default: self = .anything(json["any"] ?? [:])
      }
    }
  }
}
