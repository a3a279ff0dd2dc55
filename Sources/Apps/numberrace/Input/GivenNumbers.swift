import ArgumentParser
import BigNumbersSolver
import NumbersGame

/// A target and numbers as people type and paste them.
///
/// Read alike are `952 25 50 75 100 3 6`, `952, 25, 50, 75, 100, 3, 6`, the same in one quoted word,
/// `Target: 952 Numbers: 25 50 75 100 3 6` in either order, and `25 50 75 100 3 6 → 952`; the digits of
/// all scripts are digits, and `A J Q K`, or `AJQK`, are the cards 1, 11, 12 and 13.
struct GivenNumbers: Equatable {
  /// The target where a label or an arrow says which number it is.
  private(set) var target: ExactNumber?
  /// The other numbers, in order.
  private(set) var numbers: [ExactNumber] = []
  /// Whether the numbers were written together, with nothing before them.
  private var isOneWord = false

  private static let targetLabels: Set<String> = ["target", "goal", "cible", "compte", "doel"]
  private static let numberLabels: Set<String> = [
    "number", "numbers", "tile", "tiles", "nombres", "plaques", "getallen", "selection", "from",
    "with",
  ]

  private static let cards = ["a": 1, "j": 11, "q": 12, "k": 13]

  /// Reads words of the command line.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - largest: The largest number of a game with one target. A larger one, with nothing but a target before it, is taken
  ///     as digits that are written together, as in `1158`; `nil` for none.
  ///   - advice: What to give, for messages.
  /// - Throws: `ValidationError` for a word that is neither a whole number nor a label.
  init(
    _ words: [String], largest: Int? = nil,
    advice: () -> String = { "Give numbers, for example: 25 50 75 100 3 6" }
  ) throws {
    var isTarget = false
    var tokens = Self.tokens(words.joined(separator: " "))
    if let largest, tokens.count <= 2, let last = tokens.last, last.utf8.count > 1,
      last.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      Int(last).map({ $0 > largest }) ?? true
    {
      isOneWord = tokens.count == 1
      tokens = tokens.dropLast() + last.map { String($0) }
    }
    for token in tokens.flatMap(Self.hand) {
      let label = token.lowercased()
      if Self.targetLabels.contains(label) || ["→", "->", "=>", "="].contains(token) {
        isTarget = true
      } else if Self.numberLabels.contains(label) {
        isTarget = false
      } else {
        let number = try Self.number(token, advice)
        if isTarget, target == nil {
          target = number
          isTarget = false
        } else {
          numbers.append(number)
        }
      }
    }
  }

  /// The parts between spaces, commas, semicolons and colons.
  private static func tokens(_ text: String) -> [String] {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Full-width forms.
      case 0xFF01...0xFF5E: plain.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      // Digits of all scripts.
      case 0x660... where scalar.properties.numericType == .decimal:
        let digit = UInt8(scalar.properties.numericValue ?? 0)
        plain.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
      case 0x3000, 0x3001: plain.append(" ")
      case 0x2010...0x2015: plain.append("-")
      default: plain.append(scalar)
      }
    }
    return String(plain).replacing("−", with: "-")
      .split { $0.isWhitespace || ",;:|".contains($0) }
      .map { token in
        // ".4" is no 4.
        let bare = token.trimming("[](){}\"'.")
        return token.first == "." && bare.first?.isNumber == true ? "." + bare : bare
      }.filter { !$0.isEmpty }
  }

  /// The cards of a hand that is written as one word, as `A10QK`; the word itself if it is something else.
  private static func hand(_ word: String) -> [String] {
    var (cards, rest) = ([String](), word.lowercased()[...])
    while let first = rest.first {
      let card = rest.hasPrefix("10") ? "10" : String(first)
      guard Self.cards[card] != nil || card == "10" || "23456789".contains(card) else {
        return [word]
      }
      cards.append(card)
      rest = rest.dropFirst(card.count)
    }
    return cards.contains { Self.cards[$0] != nil } ? cards : [word]
  }

  private static func number(_ text: String, _ advice: () -> String) throws -> ExactNumber {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard digits.count <= ExactNumber.maximumDigits else {
      throw ValidationError(
        "a target of \(digits.count) digits is too large: \(ExactNumber.maximumDigits) are allowed")
    }
    if let number = ExactNumber(text) { return number }
    if let card = cards[text.lowercased()] { return ExactNumber(card) }
    let fraction = digits.split(separator: ".", omittingEmptySubsequences: false)
    if fraction.count == 2, !fraction[1].isEmpty,
      fraction.allSatisfy({ $0.allSatisfy(\.isWholeNumber) })
    {
      let isAfterPoint = fraction[0].isEmpty
      throw ValidationError(
        "'\(text)' is not a whole number: targets and numbers are whole."
          + (isAfterPoint ? " Give \(fraction[1]), and --decimals, which allows \(text)." : ""))
    }
    throw ValidationError("'\(text)' is not a whole number. \(advice())")
  }

  /// The numbers as tiles, for commands that take no target.
  ///
  /// - Throws: `ValidationError` if a number is too large to be one, or there is a target.
  func tiles() throws -> [Int] {
    if target != nil { throw ValidationError("This command takes numbers only, and no target.") }
    return try Self.tiles(numbers)
  }

  private static func tiles(_ numbers: some Sequence<ExactNumber>) throws -> [Int] {
    try numbers.map { number in
      guard let tile = number.integer else {
        throw ValidationError(
          "\(number) is too large to be one of the numbers: they are up to \(Int.max). "
            + "A target can be of any size with --rules anything.")
      }
      return tile
    }
  }

  /// The target and the numbers of a game. The target comes first, unless it is labelled, or there is only
  /// one that the rules allow and it is left out.
  ///
  /// - Parameters:
  ///   - only: The only target that the rules allow, if there is one.
  ///   - counts: The allowed counts of numbers in a game.
  ///   - advice: What to give, for messages.
  /// - Returns: The target and the numbers.
  /// - Throws: `ValidationError` if there is no target or a number is too large.
  func game(
    only: Int?, counts: ClosedRange<Int>,
    advice: () -> String = { "Give the target and then the numbers." }
  ) throws -> GivenGame {
    if let target { return GivenGame(target: target, numbers: try Self.tiles(numbers)) }
    // With another number of numbers, the first is the target only if it is the one that the rules allow.
    if let only,
      isOneWord
        || (numbers.first == ExactNumber(only)
          ? counts.contains(numbers.count) && !counts.contains(numbers.count - 1)
          : counts.contains(numbers.count) || !counts.contains(numbers.count - 1))
    {
      return GivenGame(target: ExactNumber(only), numbers: try Self.tiles(numbers))
    }
    guard let target = numbers.first else { throw ValidationError(advice()) }
    return GivenGame(target: target, numbers: try Self.tiles(numbers.dropFirst()))
  }
}

/// A target and the numbers to make it of.
struct GivenGame: Equatable, Sendable {
  let target: ExactNumber
  let numbers: [Int]
}

extension Substring {
  /// The text without some characters around it.
  fileprivate func trimming(_ characters: String) -> String {
    let start = drop { characters.contains($0) }
    guard let end = start.lastIndex(where: { !characters.contains($0) }) else { return "" }
    return String(start[...end])
  }
}
