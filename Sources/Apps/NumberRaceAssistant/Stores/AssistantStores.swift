public import Bank
import Foundation
public import GameHistory
public import IntentStore
public import Lists
public import SharedDatabase

/// The files that the assistant keeps: what it remembers, the lists, the accounts, the rounds that were played, and the answers
/// to requests with keys.
///
/// Each is opened, and created, when it is first needed, and stays open. If it cannot be used, its function throws `StorageError`, and
/// the next call tries again. Copies share the open files, from any thread; other processes can use the same files at the same time.
///
/// ```swift
/// let stores = AssistantStores(StorePaths(besideMemory: "/home/anna/games.sqlite"))
/// try stores.lists().createList("Groceries")
/// ```
public struct AssistantStores: Sendable {
  /// The paths of the files.
  public let paths: StorePaths
  private let openedMemory: OpenedFile<FileMemory>
  private let openedLists: OpenedFile<ListBook>
  private let openedBank: OpenedFile<Ledger>
  private let openedRounds: OpenedFile<RoundBook>
  private let openedRequests: OpenedFile<RequestBook>

  /// Creates stores without opening their files.
  ///
  /// - Parameter paths: The paths of the files; in the user's data folder if not given.
  public init(_ paths: StorePaths = .userData) {
    self.paths = paths
    openedMemory = paths.opening(\.memory) { path throws(StorageError) in
      try FileMemory(path: path)
    }
    openedLists = paths.opening(\.lists, ListBook.init(path:))
    openedBank = paths.opening(\.bank, Ledger.init(path:))
    openedRounds = paths.opening(\.rounds, RoundBook.init(path:))
    openedRequests = paths.opening(\.requests, RequestBook.init(path:))
  }

  /// What the assistant remembers.
  public func memory() throws(StorageError) -> FileMemory { try openedMemory() }

  /// The lists.
  public func lists() throws(StorageError) -> ListBook { try openedLists() }

  /// The accounts.
  public func bank() throws(StorageError) -> Ledger { try openedBank() }

  /// The rounds that were played.
  public func rounds() throws(StorageError) -> RoundBook { try openedRounds() }

  /// The answers to requests with keys.
  public func requests() throws(StorageError) -> RequestBook { try openedRequests() }
}

extension StorePaths {
  /// One of the files, which is not opened yet.
  fileprivate func opening<File: Sendable>(
    _ path: KeyPath<StorePaths, String>,
    _ open: @escaping @Sendable (String) throws(StorageError) -> File
  ) -> OpenedFile<File> {
    let path = self[keyPath: path]
    return OpenedFile { () throws(StorageError) in
      try prepare()
      return try open(path)
    }
  }

  /// Creates the folder if it is the default one, and rejects a folder in place of the memory file.
  fileprivate func prepare() throws(StorageError) {
    // A home that is mistyped, or that a user of a service does not have, is not made.
    if let home, !FileManager.default.fileExists(atPath: home) {
      throw StorageError(
        home,
        .other("there is no such home: HOME says where it is, and XDG_DATA_HOME where data is"))
    }
    if let createdFolder { try DurableFile.makeFolder(createdFolder) }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: memory, isDirectory: &isFolder), isFolder.boolValue {
      throw StorageError(memory, .isFolder)
    }
  }
}
