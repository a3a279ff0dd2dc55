extension Currency: Codable {
  /// Decodes a currency from its code.
  ///
  /// - Throws: `DecodingError` if there is no such currency.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let found = Currency(code) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(code.prefix(20))' is not a currency code of ISO 4217, such as GBP")
    }
    self = found
  }

  /// Encodes the code.
  ///
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try code.encode(to: encoder)
  }
}
