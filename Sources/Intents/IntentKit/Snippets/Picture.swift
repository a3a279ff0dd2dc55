/// A drawing of simple shapes, in its own units, with the origin at the top left.
public struct Picture: Hashable, Sendable, Codable {
  /// A description, for users who cannot see it.
  public let title: String
  /// The width, in the picture's own units.
  public let width: Int
  /// The height, in the picture's own units.
  public let height: Int
  /// The shapes, from back to front.
  public let shapes: [Shape]

  /// Creates a drawing.
  public init(title: String, width: Int, height: Int, shapes: [Shape]) {
    self.title = title
    self.width = width
    self.height = height
    self.shapes = shapes
  }

  /// A point, in the picture's own units from the top left.
  public struct Point: Hashable, Sendable, Codable {
    /// The distance from the left.
    public let x: Int
    /// The distance from the top.
    public let y: Int

    /// Creates a point.
    public init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// A shape in a drawing.
  public enum Shape: Hashable, Sendable, Codable {
    /// A rectangle with rounded corners, positioned by its top left corner.
    case rectangle(at: Point, width: Int, height: Int, radius: Int, Role)
    /// A circle, positioned by its centre.
    case circle(at: Point, radius: Int, Role)
    /// A straight line between two points.
    case line(from: Point, to: Point, Role)
    /// A text of a given size, positioned by the middle of its baseline.
    case text(String, at: Point, size: Int, Role)
  }

  /// The role of a shape, from which the front end chooses its colour.
  public enum Role: String, Hashable, Sendable, Codable {
    /// A background surface.
    case surface
    /// Primary content.
    case content
    /// Secondary content.
    case secondary
    /// The most important content.
    case accent
    /// Content on top of the accent.
    case onAccent
  }
}
