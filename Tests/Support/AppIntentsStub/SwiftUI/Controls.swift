// swift-format-ignore-file

// The views that the source uses, and their modifiers.

public import Foundation

public struct Text: PrimitiveView, Sendable {
  nonisolated public init(verbatim content: String) {}
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
}

public struct Spacer: PrimitiveView {
  nonisolated public init(minLength: CGFloat? = nil) {}
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }

public struct VStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack<Content: View>: PrimitiveView {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public enum ContentMode: Sendable { case fit, fill }

extension View {
  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func padding() -> some View { EmptyView() }
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    EmptyView()
  }
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay) -> some View { EmptyView() }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { EmptyView() }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { EmptyView() }
}
