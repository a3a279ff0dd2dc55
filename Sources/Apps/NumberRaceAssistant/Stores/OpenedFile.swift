import SharedDatabase
import Synchronization

/// A file that is opened when it is first needed, once.
final class OpenedFile<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let open: @Sendable () throws(StorageError) -> Value

  init(_ open: @escaping @Sendable () throws(StorageError) -> Value) {
    self.open = open
  }

  /// The opened file; if it cannot be opened, that is tried again the next time.
  func callAsFunction() throws(StorageError) -> Value {
    try value.withLock { value throws(StorageError) in
      if let value { return value }
      let opened = try open()
      value = opened
      return opened
    }
  }
}
