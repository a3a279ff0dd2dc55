import IntentKit

extension ExportedParameter {
  /// The parameter as a property of an `AppIntent`. It is always an optional: the conversation decides whether its value is needed,
  /// and asks for it.
  var source: String {
    var arguments = ["title: \(title.swiftLiteral)"]
    if let help = declaration.help { arguments.append("description: \(help.swiftLiteral)") }
    if let value = defaultValue { arguments.append("default: \(value)") }
    if let kind { arguments.append("kind: .\(kind)") }
    if let range { arguments.append("inclusiveRange: \(range)") }
    if let prompt {
      arguments.append("requestValueDialog: \(prompt.swiftLiteral)")
    }
    return """
      @Parameter(
        \(arguments.joined(separator: ",\n  ")))
      var \(name): \(type.swiftName)?
      """
  }

  private var defaultValue: String? {
    switch (declaration.defaultValue, type) {
    case (.integer(let number)?, .integer): "\(number)"
    case (.decimal(let number)?, .decimal): "\(number)"
    case (.boolean(let boolean)?, .boolean): "\(boolean)"
    case (.text(let text)?, .text): text.swiftLiteral
    case (.enumeration(let id)?, .enumeration(let type)):
      type.cases.first { $0.declared.id == id }.map { ".\($0.name)" }
    default: nil
    }
  }

  /// What of a date the user is asked for.
  private var kind: String? {
    switch type {
    case .temporal(.date): "date"
    case .temporal(.time): "time"
    case .temporal(.moment): "dateTime"
    default: nil
    }
  }

  /// The smallest and the largest number, unless there are no limits.
  private var range: String? {
    switch type {
    case .integer(let ranges):
      guard let low = ranges.map(\.lowerBound).min(), let high = ranges.map(\.upperBound).max(),
        low != .min || high != .max
      else { return nil }
      return "(\(low), \(high))"
    case .decimal(let range):
      guard range.lowerBound != DecimalNumber(.min) || range.upperBound != DecimalNumber(.max)
      else { return nil }
      return "(\(range.lowerBound), \(range.upperBound))"
    default: return nil
    }
  }
}
