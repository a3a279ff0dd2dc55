/// The date by which an item is to be done, perhaps with a time, in the local time zone of the user.
///
/// ```swift
/// DueDate("2026-11-27T18:00")?.time   // "18:00"
/// ```
public struct DueDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The date and time in ISO 8601 format: `2026-11-27` or `2026-11-27T18:00`.
  public let description: String

  /// Parses a due date; `nil` if there is no such day or time.
  ///
  /// - Parameter text: The date, or the date and time, in ISO 8601 format.
  public init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard let date = parts.first, Self.isDate(date), parts.count == 1 || Self.isTime(parts[1])
    else { return nil }
    description = text
  }

  /// The date alone.
  public var date: String { String(description.prefix(10)) }
  /// The time, such as `18:00`; `nil` if only the day is known.
  public var time: String? { description.utf8.count > 10 ? String(description.suffix(5)) : nil }

  /// Whether one date is earlier. A day precedes the times on it.
  public static func < (first: DueDate, second: DueDate) -> Bool {
    first.description < second.description
  }

  private static func isDate(_ text: Substring) -> Bool {
    guard let parts = numbers(text, lengths: [4, 2, 2], separator: "-") else { return false }
    let (year, month, day) = (parts[0], parts[1], parts[2])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let last =
      switch month {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    return (1...12).contains(month) && (1...last).contains(day)
  }

  private static func isTime(_ text: Substring) -> Bool {
    guard let parts = numbers(text, lengths: [2, 2], separator: ":") else { return false }
    return parts[0] < 24 && parts[1] < 60
  }

  /// The numbers in digits between separators; `nil` if one has another length.
  private static func numbers(
    _ text: Substring, lengths: [Int], separator: Character
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let isWritten =
      parts.map(\.utf8.count) == lengths
      && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    let numbers = parts.compactMap { Int($0) }
    return isWritten && numbers.count == lengths.count ? numbers : nil
  }
}

extension DueDate: Codable {
  /// Decodes a date in ISO 8601 format.
  ///
  /// - Throws: `DecodingError` if the text is not a date.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = DueDate(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription:
          "'\(text.prefix(40))' is not a date such as \"2026-11-27\", or one with a time such as "
          + "\"2026-11-27T18:00\"")
    }
    self = date
  }

  /// Encodes the date in ISO 8601 format.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}
