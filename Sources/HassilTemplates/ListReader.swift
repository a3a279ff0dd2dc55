import IntentKit
import IntentLanguage

/// Reads the words at `{list}`, and maps them to values.
struct ListReader {
  /// The identifier of the list.
  let id: Int
  let kind: ParameterKind
  private var values: [HassilTemplates.Value] = []
  private var range: HassilTemplates.NumberRange?

  /// The largest number of ways to say a value, and to say all values of a list.
  private static let maximumNameCount = 2000
  private static let maximumTotalNameCount = 100_000

  init(
    _ list: HassilTemplates.List, id: Int,
    required: [String: HassilTemplates.Requirement],
    excluded: [String: HassilTemplates.Requirement], _ rules: [String: Template]
  ) throws(HassilError) {
    self.id = id
    switch list {
    case .wildcard: kind = .anyText
    case .range(let range):
      self.range = range
      kind = range.kind
    case .values(let all):
      values = all.filter { value in
        required.allSatisfy { value.context[$0.key].map($0.value.isMet) ?? true }
          && !excluded.contains { value.context[$0.key].map($0.value.isMet) ?? false }
      }
      var cases: [ParameterKind.EnumCase] = []
      var nameCount = 0
      for (place, value) in values.enumerated() {
        let names = try Self.names(value.spoken, rules)
        nameCount += names.count
        guard nameCount <= Self.maximumTotalNameCount else {
          throw HassilError(
            description:
              "has a list whose values have more than \(Self.maximumTotalNameCount) forms "
              + "together")
        }
        guard let first = names.first else { continue }
        cases.append(.init(id: "\(place)", name: first, synonyms: Array(names.dropFirst())))
      }
      kind = .enumeration(name: "\(id)", cases)
    }
  }

  private static func names(
    _ text: String, _ rules: [String: Template]
  ) throws(HassilError) -> [String] {
    guard text.contains(where: { "()[]{}<>|;\\".contains($0) }) else { return [text] }
    do {
      guard
        let names = try Template(text, isPart: true).expanding(rules).texts(limit: maximumNameCount)
      else {
        throw HassilError(
          description: "has a value \"\(text)\" with more than \(maximumNameCount) forms")
      }
      return names
    } catch let error as HassilError {
      throw error
    } catch {
      throw HassilError(description: "has a value \"\(text)\" that cannot be read: \(error)")
    }
  }

  /// The value that a recognised value stands for; `nil` if the list does not have it.
  func value(_ read: IntentValue, said: String) -> IntentValue? {
    if let range { return range.value(read) }
    if let entry = entry(read) { return entry.value ?? .text(said) }
    return read
  }

  /// The context that a recognised value adds.
  func context(of read: IntentValue) -> [String: IntentValue] {
    entry(read)?.context ?? [:]
  }

  private func entry(_ read: IntentValue) -> HassilTemplates.Value? {
    guard case .enumeration(let id) = read, let place = Int(id), values.indices.contains(place)
    else {
      return nil
    }
    return values[place]
  }
}

extension HassilTemplates.Requirement {
  func isMet(by value: IntentValue) -> Bool { values?.contains(value) ?? true }
}

extension HassilTemplates.NumberRange {
  fileprivate var kind: ParameterKind {
    if fractions != .none {
      // A fraction may follow the last number too.
      let (end, overflow) = bounds.upperBound.addingReportingOverflow(1)
      return .decimal(
        DecimalNumber(bounds.lowerBound)...DecimalNumber(overflow ? .max : end), fractionDigits: 1)
    }
    return .integer([bounds])
  }

  /// The value of a recognised number; `nil` if it is outside the range.
  fileprivate func value(_ read: IntentValue) -> IntentValue? {
    let number: DecimalNumber
    switch read {
    case .integer(let integer): number = DecimalNumber(integer)
    case .decimal(let decimal): number = decimal
    default: return nil
    }
    guard let tenths = number.tenths,
      fractions == .tenths || tenths % (fractions == .halves ? 5 : 10) == 0
    else { return nil }
    let (whole, fraction) = tenths.quotientAndRemainder(dividingBy: 10)
    // In 128 bits, in which neither a difference of 64 bits nor ten times one overflows.
    guard (whole - Int128(bounds.lowerBound)) % Int128(step) == 0, whole <= bounds.upperBound,
      fraction == 0 || whole >= bounds.lowerBound
    else { return nil }
    if let multiplier {
      let (product, overflow) = number.coefficient.multipliedReportingOverflow(
        by: multiplier.coefficient)
      guard !overflow else { return nil }
      let result = DecimalNumber(
        coefficient: product, fractionDigits: number.fractionDigits + multiplier.fractionDigits)
      return result.map { $0.fractionDigits == 0 ? .integer($0.coefficient) : .decimal($0) }
    }
    return fraction == 0 ? Int(exactly: whole).map { .integer($0) } : .decimal(number)
  }
}

extension DecimalNumber {
  /// The number in tenths, if that is a whole number.
  fileprivate var tenths: Int128? {
    switch fractionDigits {
    case 0: 10 * Int128(coefficient)
    case 1: Int128(coefficient)
    default: nil
    }
  }
}
