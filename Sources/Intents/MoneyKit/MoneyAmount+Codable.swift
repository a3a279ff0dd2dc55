extension MoneyAmount: Codable {
  /// Decodes an amount from its notation.
  ///
  /// - Throws: `DecodingError` if the text is not an amount of money.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let amount = MoneyAmount(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(text.prefix(80))' is not an amount of money, such as \"20.50 GBP\"")
    }
    self = amount
  }

  /// Encodes the notation.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}
