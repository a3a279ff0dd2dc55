// swift-format-ignore-file

// Colours, shapes and the canvas.

public import Foundation

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, PrimitiveView {
  public static let primary = Color()
  public static let secondary = Color()
  public static let accentColor = Color()
  public static let green = Color()
  public static let orange = Color()
  public static let red = Color()
  public static let white = Color()
  nonisolated init() {}
  nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

public struct Font: Sendable {
  public static let headline = Font()
  public enum Weight: Sendable { case regular, bold }
  public enum Design: Sendable { case `default`, serif }
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { headline }
}

public struct RoundedRectangle: Sendable {
  nonisolated public init(cornerRadius: CGFloat) {}
  nonisolated public func stroke<Content: ShapeStyle>(
    _ content: Content, lineWidth: CGFloat = 1
  ) -> some View { EmptyView() }
}

public struct Path: Sendable {
  public init() {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(ellipseIn rect: CGRect) {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
}

public struct UnitPoint: Sendable {
  public static let center = UnitPoint()
  public static let bottom = UnitPoint()
}

public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
  }
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}

public struct Canvas: PrimitiveView {
  nonisolated public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}
