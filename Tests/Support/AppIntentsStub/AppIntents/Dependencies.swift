// swift-format-ignore-file

// What the app gives to its intents.

public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
  public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {}
  public var wrappedValue: Value { StubUser.shared.dependency() }
}

public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) { StubUser.shared.add(dependency()) }
}
