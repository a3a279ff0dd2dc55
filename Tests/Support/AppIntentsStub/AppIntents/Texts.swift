// swift-format-ignore-file

// Texts that the system shows and says.

public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
  }
  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public let text: String
  public init(_ content: LocalizedStringResource) { text = content.text }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    text = supporting.text
  }
  public init(stringLiteral value: String) { text = value }
}

public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
  public init(stringLiteral value: String) {}
}

public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public init(name: LocalizedStringResource) {}
  public init(stringLiteral value: String) {}
}

public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public struct Image: Sendable {}
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {}
  public init(stringLiteral value: String) {}
}
