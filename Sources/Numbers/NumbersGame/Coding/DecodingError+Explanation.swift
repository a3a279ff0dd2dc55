extension DecodingError {
  /// The error in words that a person can act on: where, what is wrong, and what is allowed.
  ///
  /// ```swift
  /// error.explanation(of: "the line")   // 'numbers[2]' must be a whole number
  /// ```
  ///
  /// - Parameter subject: What was decoded, for errors of the whole.
  /// - Returns: A clause without a full stop.
  package func explanation(of subject: String = "the file") -> String {
    switch self {
    case .keyNotFound(let key, let context):
      return "the key '\(Self.path(context.codingPath + [key]))' is missing"
    case .typeMismatch(let type, let context):
      return "\(Self.place(context, subject)) must be \(Self.name(of: type))"
    case .valueNotFound(let type, let context):
      return
        "\(Self.place(context, subject)) must not be null: it must be \(Self.name(of: type))"
    case .dataCorrupted(let context):
      // Decoders describe invalid JSON in words that help nobody.
      if isOfSyntax { return "\(subject) is not valid JSON" }
      let reason = context.debugDescription
      if ["must be ", "is not ", "does not "].contains(where: reason.hasPrefix) {
        return "\(Self.place(context, subject)) \(reason)"
      }
      return
        "\(Self.place(context, subject)): \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)"
    @unknown default:
      return "\(subject) cannot be read"
    }
  }

  /// Whether the input isn't JSON.
  package var isOfSyntax: Bool {
    guard case .dataCorrupted(let context) = self, context.codingPath.isEmpty else { return false }
    return context.underlyingError != nil || context.debugDescription.contains("not valid JSON")
  }

  private static func place(_ context: Context, _ subject: String) -> String {
    context.codingPath.isEmpty ? subject : "'\(path(context.codingPath))'"
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func name(of type: Any.Type) -> String {
    if type == Int.self { return "a whole number" }
    if type == Double.self { return "a number" }
    if type == String.self { return "a text in quotes" }
    if type == Bool.self { return "true or false" }
    return "\(type)".hasPrefix("Array") || type == [Any].self ? "an array" : "an object"
  }
}
