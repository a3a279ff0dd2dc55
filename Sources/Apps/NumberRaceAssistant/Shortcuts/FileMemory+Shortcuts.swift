public import IntentKit
public import IntentStore

extension FileMemory {
  /// The shortcut of a name. Case and punctuation make no difference.
  ///
  /// - Throws: ``UnknownShortcut`` if there is none; ``StorageError`` if the file cannot be read.
  public func shortcut(named name: String) throws -> Shortcut {
    let all = try shortcuts()
    guard let shortcut = all.first(where: { $0.name.isSpokenLike(name) }) else {
      throw UnknownShortcut(name: name, known: all.map(\.name))
    }
    return shortcut
  }

  /// Stores a shortcut that an assistant can run, in place of one with the same id.
  ///
  /// - Throws: ``ShortcutError`` with all its problems; ``StorageError`` if it cannot be stored.
  public func save(_ shortcut: Shortcut, checkedBy assistant: Assistant) throws {
    let faults = assistant.faults(of: shortcut, among: try shortcuts())
    guard faults.isEmpty else { throw ShortcutError(faults) }
    try save(shortcut)
  }
}

/// The user has no shortcut of a name.
public struct UnknownShortcut: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public let name: String
  /// The names of the user's shortcuts.
  public let known: [String]

  /// The name, and the names that there are.
  public var description: String {
    let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
    return "there is no shortcut '\(name)'\(names.isEmpty ? "" : ": there are \(names)")"
  }
}
