// swift-format-ignore-file

// The user who answers the questions of intents, as tests prepare it.

import Synchronization

public final class StubUser: Sendable {
  public static let shared = StubUser()

  public struct Declined: Error {}

  private struct State {
    var asked: [String] = []
    var values: [any Sendable] = []
    var agrees = false
    var dependencies: [ObjectIdentifier: any Sendable] = [:]
  }

  private let state = Mutex(State())

  /// What the user was asked since the last preparation.
  public var asked: [String] { state.withLock { $0.asked } }

  /// Prepares the answers: values in order, and whether the user agrees to everything.
  public func prepare(values: [any Sendable] = [], agrees: Bool) {
    state.withLock {
      $0.asked = []
      $0.values = values
      $0.agrees = agrees
    }
  }

  func value<Value>(_ dialog: IntentDialog?) throws -> Value {
    try state.withLock {
      $0.asked.append(dialog?.text ?? "")
      guard !$0.values.isEmpty, let value = $0.values.removeFirst() as? Value else { throw Declined() }
      return value
    }
  }

  func agrees(to dialog: IntentDialog?) -> Bool {
    state.withLock {
      $0.asked.append(dialog?.text ?? "")
      return $0.agrees
    }
  }

  func add<Dependency: Sendable>(_ dependency: Dependency) {
    state.withLock { $0.dependencies[ObjectIdentifier(Dependency.self)] = dependency }
  }

  func dependency<Dependency: Sendable>() -> Dependency {
    state.withLock { $0.dependencies[ObjectIdentifier(Dependency.self)] } as! Dependency
  }
}
