import Bank
import Foundation
import IntentStore
import Lists
import Testing
import Workers

@testable import NumberRaceAssistant

@Suite("The files of the assistant")
struct StoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files(_ path: String? = nil) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path ?? folder.url.path())
      .filter { $0.hasSuffix(".sqlite") }.sorted()
  }

  @Test("are opened when they are first needed, once, from any thread")
  func opening() async throws {
    let stores = AssistantStores(StorePaths(folder: folder.url.path()))
    #expect(try files() == [])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        let copy = stores
        group.addTask {
          try copy.lists().createList("List \(Character(Unicode.Scalar(UInt8(65 + number))))")
        }
      }
      try await group.waitForAll()
    }
    #expect(try files() == ["lists.sqlite"])
    #expect(try stores.lists().lists().count == 8)
    _ = try stores.bank()
    _ = try stores.memory()
    #expect(try files() == ["bank.sqlite", "lists.sqlite", "memory.sqlite"])
  }

  @Test(
    "are beside a named file, whatever it is called",
    arguments: [
      ("memory.sqlite", "lists.sqlite", "bank.sqlite"),
      ("anna.sqlite", "anna-lists.sqlite", "anna-bank.sqlite"),
      ("a b%20c #1?.db", "a b%20c #1?-lists.sqlite", "a b%20c #1?-bank.sqlite"),
      ("Ünïcode 🎲", "Ünïcode 🎲-lists.sqlite", "Ünïcode 🎲-bank.sqlite"),
      (".hidden", ".hidden-lists.sqlite", ".hidden-bank.sqlite"),
    ])
  func named(_ memory: String, _ lists: String, _ bank: String) throws {
    let base = folder.url.path(percentEncoded: false)
    let path = "\(base.hasSuffix("/") ? String(base.dropLast()) : base)/\(memory)"
    let stores = AssistantStores(StorePaths(besideMemory: path))
    _ = try stores.memory()
    _ = try stores.lists()
    _ = try stores.bank()
    let found = try FileManager.default.contentsOfDirectory(atPath: base)
      .filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") && !$0.hasSuffix(".lock") }
    #expect(Set(found) == [memory, lists, bank])
  }

  @Test(
    "are where the environment says; relative folders are passed over",
    arguments: [
      (["XDG_DATA_HOME": "/data", "HOME": "/home/anna"], "/data/numberrace"),
      (["XDG_DATA_HOME": "data", "HOME": "/home/anna"], "/home/anna/.local/share/numberrace"),
      (["XDG_DATA_HOME": "", "HOME": "/home/anna"], "/home/anna/.local/share/numberrace"),
      (["HOME": "/home/anna"], "/home/anna/.local/share/numberrace"),
    ])
  func environment(_ environment: [String: String], _ expected: String) throws {
    #if !canImport(Darwin)
      let paths = StorePaths.userData(environment: environment)
      #expect(
        [paths.memory, paths.lists, paths.bank]
          == ["memory", "lists", "bank"].map { "\(expected)/\($0).sqlite" })
    #endif
  }

  @Test("are in a folder that is made for the user only")
  func permissions() throws {
    let stores = AssistantStores(
      .userData(environment: ["XDG_DATA_HOME": folder.path("data"), "HOME": "/none"]))
    #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
    _ = try stores.bank()
    let attributes = try FileManager.default.attributesOfItem(
      atPath: folder.path("data/numberrace"))
    #if !canImport(Darwin)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    #endif
  }

  @Test("say which file cannot be used and why, and are tried again")
  func errors() throws {
    let base = folder.url.path()
    let isFolder = AssistantStores(StorePaths(besideMemory: base))
    for open in [
      { _ = try isFolder.memory() }, { _ = try isFolder.lists() }, { _ = try isFolder.bank() },
    ] as [() throws -> Void] {
      let error = #expect(throws: StorageError.self) { try open() }
      #expect(error?.reason == .isFolder && error?.path == base)
    }
    #expect(try files() == [])

    let nowhere = AssistantStores(StorePaths(folder: folder.path("later")))
    let missing = #expect(throws: StorageError.self) { try nowhere.lists() }
    #expect(missing?.description.contains(folder.path("later")) == true)
    try FileManager.default.createDirectory(
      atPath: folder.path("later"), withIntermediateDirectories: false)
    #expect(try nowhere.lists().lists().isEmpty)

    let blocked = AssistantStores(.userData(environment: ["XDG_DATA_HOME": "/dev/null"]))
    let error = #expect(throws: StorageError.self) { try blocked.memory() }
    #expect(error?.path == "/dev/null/numberrace")
    #expect(throws: StorageError.self) { try NumberRace.assistant(stores: blocked) }

    try Data("a text, and no database: long enough to be looked at".utf8)
      .write(to: folder.url.appending(path: "text.sqlite"))
    let text = AssistantStores(StorePaths(besideMemory: folder.path("text.sqlite")))
    #expect(throws: StorageError.self) { try text.memory() }
    #expect(try text.lists().lists().isEmpty)
  }

  @Test("are backed up together; without any there is no folder")
  func backup() throws {
    let stores = AssistantStores(StorePaths(folder: folder.url.path()))
    #expect(try stores.backUp(to: folder.path("none")) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
    try stores.lists().createList("Groceries")
    try stores.bank().addPayee("Milkman", .pound)
    let copy = folder.path("copy")
    #expect(try stores.backUp(to: copy) == ["lists.sqlite", "bank.sqlite"])
    let copied = AssistantStores(StorePaths(folder: copy))
    #expect(try copied.lists().lists().map(\.name) == ["Groceries"])
    #expect(try copied.bank().accounts().map(\.name) == ["Milkman"])
    let error = #expect(throws: StorageError.self) { try stores.backUp(to: copy) }
    #expect(error?.reason == .exists)
  }

  @Test(
    "that are there by name but lead nowhere are told of, and neither backed up nor repaired without"
  )
  func brokenLink() throws {
    let stores = AssistantStores(StorePaths(folder: folder.url.path()))
    try stores.bank().addPayee("Milkman", .pound)
    let lists = folder.path("lists.sqlite")
    try FileManager.default.createSymbolicLink(
      atPath: lists, withDestinationPath: folder.path("away/lists.sqlite"))
    let copy = folder.path("copy")
    let error = #expect(throws: StorageError.self) { try stores.backUp(to: copy) }
    #expect(
      error?.description == "'\(lists)' cannot be used: it is a symbolic link that leads nowhere")
    #expect(!FileManager.default.fileExists(atPath: copy))
    let file = try #require(stores.existingFiles.first)
    #expect(file.path == lists)
    #expect(throws: try #require(error)) { try file.repair() }
  }

  @Test("are repaired one by one, and what repairs leave is found")
  func repair() throws {
    let paths = StorePaths(folder: folder.url.path())
    try AssistantStores(paths).lists().createList("Groceries")
    _ = try AssistantStores(paths).memory()
    let stores = AssistantStores(paths)
    #expect(try stores.existingFiles.map { try $0.repair() == nil } == [true, true])
    var bytes = try Data(contentsOf: URL(filePath: paths.lists))
    bytes.replaceSubrange(0..<16, with: Data(repeating: 7, count: 16))
    try bytes.write(to: URL(filePath: paths.lists))
    let file = try #require(stores.existingFiles.last)
    let repair = try #require(try file.repair())
    #expect(file.repairCopies == [repair.repairedPath])
    let kept = try repair.replace()
    #expect(file.repairCopies == [kept])
    #expect(stores.memoryFile.repairCopies == [])
    #expect(try stores.lists().lists().map(\.name) == ["Groceries"])
  }
}
