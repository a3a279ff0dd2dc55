import Bank
import Foundation
import Lists
import Synchronization

/// The files of the small apps, beside the one in which the tool remembers. Each is opened when it is first needed.
struct AppFiles: Sendable {
  let lists: OpenedFile<ListBook>
  let bank: OpenedFile<Ledger>

  /// - Parameter memory: The path of the file in which the tool remembers.
  init(beside memory: String) {
    lists = OpenedFile(Self.path("lists", beside: memory)) { try ListBook(path: $0) }
    bank = OpenedFile(Self.path("bank", beside: memory)) { try Ledger(path: $0) }
  }

  /// In the user's data folder each app has a file of its own name; beside a named file, one after it.
  private static func path(_ name: String, beside memory: String) -> String {
    let url = URL(filePath: memory)
    let base = url.deletingPathExtension().lastPathComponent
    let file = base == "memory" ? "\(name).sqlite" : "\(base)-\(name).sqlite"
    return url.deletingLastPathComponent().appending(path: file).path(percentEncoded: false)
  }
}

/// A file that is opened when it is first needed, once.
final class OpenedFile<Value: Sendable>: Sendable {
  let path: String
  private let value = Mutex<Value?>(nil)
  private let open: @Sendable (String) throws -> Value

  init(_ path: String, _ open: @escaping @Sendable (String) throws -> Value) {
    self.path = path
    self.open = open
  }

  /// The opened file; if it cannot be opened, that is tried again the next time.
  func callAsFunction() throws -> Value {
    try value.withLock { value in
      if let value { return value }
      let opened = try open(path)
      value = opened
      return opened
    }
  }
}
