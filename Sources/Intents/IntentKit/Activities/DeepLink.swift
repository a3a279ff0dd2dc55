extension UserActivity {
  /// The maximum length of a link, in characters.
  public static let maximumLinkLength = 4000

  /// The activity as a link, such as `numberrace://solve?numbers=25,50,3&target=952`.
  ///
  /// Parameters are in alphabetical order. The elements of a list are separated by commas. An
  /// entity's identifier is in an item `name.id=…`; without `.id` the item is a name.
  /// `name.all=true` means all entities of a type. The language, if it is known, is in the item
  /// `.language=fr`. Reserved characters are percent-encoded (RFC
  /// 3986).
  ///
  /// - Parameter scheme: The scheme of the app.
  /// - Returns: The link.
  public func link(scheme: String) -> String {
    let query =
      values.sorted { $0.key < $1.key }.map { name, value in
        "\(PercentEncoding.encode(name))\(value.linkForm.rawValue)=\(value.linkText)"
      } + (language.map { ["\(Self.languageKey)=\(PercentEncoding.encode($0))"] } ?? [])
    return "\(scheme)://\(PercentEncoding.encode(type))"
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The key of the language in a link, which no parameter can have.
  private static let languageKey = ".language"

  /// The language that a link names, so that an assistant that speaks it can open it; `nil` if it names none.
  public static func language(ofLink link: String) -> String? {
    guard link.utf8.count <= maximumLinkLength, let start = link.firstIndex(of: "?") else {
      return nil
    }
    let items = link[link.index(after: start)...].prefix { $0 != "#" }.split(separator: "&")
    let code = items.first { $0.hasPrefix("\(languageKey)=") }?.dropFirst(languageKey.count + 1)
    return code.flatMap { $0.isEmpty || $0.count > 8 ? nil : String($0) }
  }

  /// Parses the activity from a link.
  ///
  /// - Throws: ``LinkError`` if the link is not one of the app's, or names an unknown activity or
  ///   parameter. The values are validated when the intent is requested.
  public init(
    link: String, scheme: String, catalog: IntentCatalog
  ) throws(LinkError) {
    guard link.utf8.count <= Self.maximumLinkLength else {
      throw .tooLong(limit: Self.maximumLinkLength)
    }
    let start = "\(scheme)://"
    guard link.lowercased().hasPrefix(start.lowercased()) else {
      throw .otherScheme(link: link, expected: scheme)
    }
    let rest = link.dropFirst(start.count).prefix { $0 != "#" }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first.map { $0.hasSuffix("/") ? $0.dropLast() : $0 } ?? ""
    let type = try PercentEncoding.decode(path)
    guard !type.isEmpty else { throw .noActivity(link: link) }
    guard let intent = catalog.intents.first(where: { $0.activityType == type }) else {
      throw .unknownActivity(type, known: catalog.intents.compactMap(\.activityType))
    }
    var values: [String: IntentValue] = [:]
    for item in parts.dropFirst().joined().split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = try PercentEncoding.decode(pair[0])
      if key == Self.languageKey { continue }
      let (name, form) = LinkForm.split(key)
      guard let parameter = intent.parameter(name) else {
        throw .unknownParameter(key, known: intent.parameters.map(\.name))
      }
      guard values[name] == nil else { throw .repeatedParameter(name) }
      guard pair.count == 2, !pair[1].isEmpty else { continue }
      var elements: [String] = []
      for element in parameter.elements(ofText: pair[1]) {
        elements.append(try PercentEncoding.decode(element))
      }
      guard let value = parameter.value(ofTexts: elements, form) else {
        throw .unknownParameter(key, known: intent.parameters.map(\.name))
      }
      values[name] = value
    }
    self.init(
      type: type, title: intent.title, values: values, language: Self.language(ofLink: link))
  }
}

extension ParameterDeclaration {
  /// Splits a notation into its elements; one element unless the parameter is a list.
  fileprivate func elements<Text: StringProtocol>(ofText text: Text) -> [Text.SubSequence] {
    kind.elementKind == nil ? [text[...]] : text.split(separator: ",")
  }

  /// Parses a value from texts; `nil` if a parameter of this kind cannot be written in this form.
  fileprivate func value(ofTexts texts: [String], _ form: LinkForm) -> IntentValue? {
    let values: [IntentValue]
    switch form {
    case .plain: values = texts.map { .text($0) }
    case .identifier:
      guard let type = kind.entityKind?.type else { return nil }
      values = texts.map { .entity(EntityReference(type: type, id: $0, name: $0)) }
    case .all:
      guard let type = kind.entityKind?.type, texts == ["true"] else { return nil }
      values = [.allEntities(of: type)]
    }
    let value = kind.elementKind == nil && values.count == 1 ? values[0] : .list(values)
    return kind.input(value).written
  }

  /// Parses a value from its notation, with commas between the elements of a list. The value is
  /// validated when the intent is requested.
  ///
  /// - Parameter text: The notation.
  /// - Returns: The value; the text itself if it cannot be parsed.
  public func value(ofText text: String) -> IntentValue {
    value(ofTexts: elements(ofText: text).map { $0.trimmingSpaces }, .plain) ?? .text(text)
  }
}

/// The form of a parameter's values in a link, determined by the suffix of the parameter's name.
private enum LinkForm: String {
  case plain = ""
  case identifier = ".id"
  case all = ".all"

  static func split(_ key: String) -> (name: String, form: LinkForm) {
    for form in [identifier, all] where key.hasSuffix(form.rawValue) {
      return (String(key.dropLast(form.rawValue.count)), form)
    }
    return (key, plain)
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  fileprivate var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension IntentValue {
  fileprivate var linkForm: LinkForm {
    switch self {
    case .entity: .identifier
    case .allEntities: .all
    case .list(let elements): elements.first?.linkForm ?? .plain
    default: .plain
    }
  }

  fileprivate var linkText: String {
    switch self {
    case .integer(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .boolean(let boolean): "\(boolean)"
    case .money(let amount): PercentEncoding.encode("\(amount)")
    case .temporal(let value): PercentEncoding.encode("\(value)")
    case .text(let text), .enumeration(let text): PercentEncoding.encode(text)
    case .entity(let entity): PercentEncoding.encode(entity.id)
    case .newEntity(let entity): PercentEncoding.encode(entity.name)
    case .allEntities: "true"
    case .list(let elements): elements.map(\.linkText).joined(separator: ",")
    case .object: ""
    }
  }
}

/// Percent-encoding (RFC 3986) that also decodes `+` as a space, as HTML forms write it.
package enum PercentEncoding {
  /// The text with all but letters, digits, `-`, `.`, `_` and `~` encoded (section 2.3).
  package static func encode(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  /// The text that is encoded.
  ///
  /// - Throws: ``LinkError`` if a `%` is not followed by two digits, or the bytes are no text.
  package static func decode(_ text: some StringProtocol) throws(LinkError) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard rest.count >= 2, digits.first?.isHexDigit == true,
          let value = UInt8(digits, radix: 16)
        else { throw .malformed(String(text)) }
        bytes.append(value)
        rest = rest.dropFirst(2)
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .malformed(String(text))
    }
    return decoded
  }
}
