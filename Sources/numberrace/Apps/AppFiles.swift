import Bank
import Foundation
import Lists

/// The files of the small apps, beside the one in which the tool remembers. Each is opened when it is first needed.
struct AppFiles: Sendable {
  let lists: Once<ListBook>
  let bank: Once<Ledger>

  /// - Parameter memory: The path of the file in which the tool remembers.
  init(beside memory: String) {
    @Sendable func path(_ name: String) -> String {
      let url = URL(filePath: memory)
      let base = url.deletingPathExtension().lastPathComponent
      // In the user's data folder each app has a file of its own name; beside a named file, one after it.
      let file = base == "memory" ? "\(name).sqlite" : "\(base)-\(name).sqlite"
      return url.deletingLastPathComponent().appending(path: file).path(percentEncoded: false)
    }
    lists = Once { try ListBook(path: path("lists")) }
    bank = Once { try Ledger(path: path("bank")) }
  }
}

/// A value that is made when it is first asked for, once.
// Sendable, for `value` is only read and written while the lock is held, and the rest does not change.
final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  private let make: @Sendable () throws -> Value

  init(_ make: @escaping @Sendable () throws -> Value) {
    self.make = make
  }

  /// The value; if it cannot be made, it is tried again the next time.
  func callAsFunction() throws -> Value {
    try lock.withLock {
      if let value { return value }
      let made = try make()
      value = made
      return made
    }
  }
}
