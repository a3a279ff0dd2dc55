import Foundation
import GRDBSQLite
import Synchronization

/// SQLite's file system, in which calls for the files of some folders fail when that is asked for, as in SQLite's own tests
/// (https://www.sqlite.org/testing.html#i_o_error_testing). It is the default one of the process from its first use on;
/// other files are not affected.
enum FaultyDisk {
  enum Call: CaseIterable {
    case open, read, write, truncate, sync, lock, map, mapLock, delete

    fileprivate var code: Int32 {
      switch self {
      case .open: SQLITE_CANTOPEN
      case .read: SQLITE_IOERR | 1 << 8
      case .write: SQLITE_IOERR | 3 << 8
      case .sync: SQLITE_IOERR | 4 << 8
      case .truncate: SQLITE_IOERR | 6 << 8
      case .delete: SQLITE_IOERR | 10 << 8
      case .lock: SQLITE_IOERR | 15 << 8
      case .map: SQLITE_IOERR | 19 << 8
      case .mapLock: SQLITE_IOERR | 20 << 8
      }
    }
  }

  /// The part of a path that marks files whose calls may fail.
  static let mark = "/faulty-"

  private struct State {
    var call: Call?
    var remaining = 0
    var stays = false
    var count = 0
  }

  private static let state = Mutex(State())

  /// Lets a call fail.
  ///
  /// - Parameters:
  ///   - call: The kind of call.
  ///   - number: The number of the call, from 1.
  ///   - stays: Whether all later ones fail too.
  static func fail(_ call: Call, number: Int, stays: Bool) {
    install
    state.withLock { $0 = State(call: call, remaining: number, stays: stays) }
  }

  /// Lets no call fail any more.
  ///
  /// - Returns: The number of calls that failed.
  static func heal() -> Int {
    state.withLock { state in
      defer { state = State() }
      return state.count
    }
  }

  private static func failure(_ call: Call) -> Int32? {
    state.withLock { state in
      guard state.call == call else { return nil }
      state.remaining -= 1
      guard state.remaining == 0 || state.remaining < 0 && state.stays else { return nil }
      state.count += 1
      return call.code
    }
  }

  /// The methods of a file, and those that they stand before.
  private struct Methods {
    var methods: sqlite3_io_methods
    let original: UnsafePointer<sqlite3_io_methods>
  }

  private static func original(_ file: UnsafeMutablePointer<sqlite3_file>?) -> sqlite3_io_methods {
    guard let methods = file?.pointee.pMethods else {
      preconditionFailure("a file that is open has methods")
    }
    return UnsafeRawPointer(methods).assumingMemoryBound(to: Methods.self).pointee.original.pointee
  }

  private static let install: Void = {
    let system = systemDisk
    let disk = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    disk.initialize(to: system.pointee)
    disk.pointee.zName = UnsafePointer(strdup("faulty"))
    disk.pointee.xOpen = { disk, name, file, flags, outFlags in
      let isMarked = name.flatMap { strstr($0, FaultyDisk.mark) } != nil
      if isMarked, let code = FaultyDisk.failure(.open) {
        file?.pointee.pMethods = nil
        return code
      }
      let code = systemDisk.pointee.xOpen(systemDisk, name, file, flags, outFlags)
      if isMarked, code == SQLITE_OK, let methods = file?.pointee.pMethods {
        file?.pointee.pMethods = wrapped(methods)
      }
      return code
    }
    disk.pointee.xDelete = { disk, name, sync in
      if name.flatMap({ strstr($0, FaultyDisk.mark) }) != nil,
        let code = FaultyDisk.failure(.delete)
      {
        return code
      }
      return systemDisk.pointee.xDelete(systemDisk, name, sync)
    }
    sqlite3_vfs_register(disk, 1)
  }()

  /// The file system that was the default one: it is asked for before this one is registered, and never changed.
  nonisolated(unsafe) private static let systemDisk: UnsafeMutablePointer<sqlite3_vfs> = {
    guard let disk = sqlite3_vfs_find(nil) else { preconditionFailure("SQLite has no files") }
    return disk
  }()

  /// The methods that stand before others: a file has one of a few tables of them, which are never freed.
  private static func wrapped(
    _ original: UnsafePointer<sqlite3_io_methods>
  ) -> UnsafePointer<sqlite3_io_methods> {
    let pointer = UnsafeMutablePointer<Methods>.allocate(capacity: 1)
    var methods = original.pointee
    methods.xRead = { file, bytes, count, offset in
      FaultyDisk.failure(.read) ?? FaultyDisk.original(file).xRead(file, bytes, count, offset)
    }
    methods.xWrite = { file, bytes, count, offset in
      guard let code = FaultyDisk.failure(.write) else {
        return FaultyDisk.original(file).xWrite(file, bytes, count, offset)
      }
      // Half of it is written, as when the power goes.
      _ = FaultyDisk.original(file).xWrite(file, bytes, count / 2, offset)
      return code
    }
    methods.xTruncate = { file, size in
      FaultyDisk.failure(.truncate) ?? FaultyDisk.original(file).xTruncate(file, size)
    }
    methods.xSync = { file, flags in
      FaultyDisk.failure(.sync) ?? FaultyDisk.original(file).xSync(file, flags)
    }
    methods.xLock = { file, level in
      FaultyDisk.failure(.lock) ?? FaultyDisk.original(file).xLock(file, level)
    }
    methods.xShmMap = { file, region, size, extend, memory in
      FaultyDisk.failure(.map)
        ?? FaultyDisk.original(file).xShmMap(file, region, size, extend, memory)
    }
    methods.xShmLock = { file, offset, count, flags in
      // Letting go of a lock never fails.
      let isUnlock = flags & SQLITE_SHM_UNLOCK != 0
      return isUnlock
        ? FaultyDisk.original(file).xShmLock(file, offset, count, flags)
        : FaultyDisk.failure(.mapLock)
          ?? FaultyDisk.original(file).xShmLock(file, offset, count, flags)
    }
    pointer.initialize(to: Methods(methods: methods, original: original))
    return UnsafeRawPointer(pointer).assumingMemoryBound(to: sqlite3_io_methods.self)
  }
}
