/// The coded form of a block is an object with one key that names the case: `{"tiles": ["25",
/// "3"]}`.
extension Snippet.Block: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case paragraph, rows, steps, tiles, picture
  }

  /// Decodes a block.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw decoder.error(
        "a block has exactly one of the keys paragraph, rows, steps, tiles and picture")
    }
    switch key {
    case .paragraph: self = .paragraph(try container.decode(String.self, forKey: key))
    case .rows: self = .rows(try container.decode([Snippet.Row].self, forKey: key))
    case .steps: self = .steps(try container.decode([Snippet.Step].self, forKey: key))
    case .tiles: self = .tiles(try container.decode([String].self, forKey: key))
    case .picture: self = .picture(try container.decode(Picture.self, forKey: key))
    }
  }

  /// Encodes the block.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .paragraph(let text): try container.encode(text, forKey: .paragraph)
    case .rows(let rows): try container.encode(rows, forKey: .rows)
    case .steps(let steps): try container.encode(steps, forKey: .steps)
    case .tiles(let tiles): try container.encode(tiles, forKey: .tiles)
    case .picture(let picture): try container.encode(picture, forKey: .picture)
    }
  }
}
