/// A drawing of simple shapes, in units of its own, with the origin at the top left.
public struct Picture: Hashable, Sendable, Codable {
  /// What it shows, for those who cannot see it.
  public let title: String
  /// Its width.
  public let width: Int
  /// Its height.
  public let height: Int
  /// What is in it, from back to front.
  public let shapes: [Shape]

  /// A drawing.
  ///
  /// - Parameters:
  ///   - title: What it shows, for those who cannot see it.
  ///   - width: Its width.
  ///   - height: Its height.
  ///   - shapes: What is in it, from back to front.
  public init(title: String, width: Int, height: Int, shapes: [Shape]) {
    self.title = title
    self.width = width
    self.height = height
    self.shapes = shapes
  }

  /// A point.
  public struct Point: Hashable, Sendable, Codable {
    /// From the left.
    public let x: Int
    /// From the top.
    public let y: Int

    /// A point.
    ///
    /// - Parameters:
    ///   - x: From the left.
    ///   - y: From the top.
    public init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// Something that is drawn.
  public enum Shape: Hashable, Sendable, Codable {
    /// A rectangle by its top left corner, with rounded corners.
    case rectangle(at: Point, width: Int, height: Int, radius: Int, Role)
    /// A circle by its centre.
    case circle(at: Point, radius: Int, Role)
    /// A line.
    case line(from: Point, to: Point, Role)
    /// A text by the middle of its baseline, of a size.
    case text(String, at: Point, size: Int, Role)
  }

  /// What a shape is for, from which the front end chooses its colour.
  public enum Role: String, Hashable, Sendable, Codable {
    /// A surface behind other things.
    case surface
    /// What is read.
    case content
    /// What matters less.
    case secondary
    /// What matters most.
    case accent
    /// What is read upon the accent.
    case onAccent
  }
}
