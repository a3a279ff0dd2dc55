import Foundation
import SharedDatabase
import Testing
import Workers

@Suite("A folder that is written")
struct DurableFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).sorted()
  }

  private func reason(_ body: () throws -> Void) -> StorageError.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? StorageError)?.reason
    }
  }

  private func make(_ name: String, hoursAgo: Double, inside: [String] = []) throws {
    let path = folder.path(name)
    if inside.isEmpty {
      try Data("half".utf8).write(to: URL(filePath: path))
    } else {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      for name in inside { try Data("half".utf8).write(to: URL(filePath: "\(path)/\(name)")) }
    }
    let time = Date(timeIntervalSinceNow: -3600 * hoursAgo)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
  }

  @Test("and files take away what others left there that were killed, and nothing else")
  func leftovers() throws {
    let old = PartialFile.path(beside: folder.path("lists.sqlite"))
    let name = String(try #require(old.split(separator: "/").last))
    for suffix in ["", "-wal", "-journal"] { try make(name + suffix, hoursAgo: 2) }
    try make("backup.numberrace-1x.partial", hoursAgo: 2, inside: [])
    let kept = [
      "a.txt.partial", "thesis.draft.partial", "x.numberrace-.partial",
      "x.numberrace-0123456789abcd.partial", "x.numberrace-Ab.partial", "x.numberrace-1.partially",
    ]
    for name in kept { try make(name, hoursAgo: 2) }
    // Somebody still writes to these.
    let new = ["x.numberrace-2.partial", "y.numberrace-3.partial"]
    try make(new[0], hoursAgo: 0.5)
    try make(new[1], hoursAgo: 2, inside: ["half"])
    let link = folder.path("z.numberrace-4.partial")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: kept[0])
    try DurableFile.writeFolder(folder.path("backup")) { _ in }
    #expect(try Set(names()) == Set(kept + new + ["backup", "z.numberrace-4.partial"]))
  }

  @Test("is made with those above it, for its owner only, or its fault is told")
  func making() throws {
    let path = folder.path("a/b/c")
    try DurableFile.makeFolder(path)
    try DurableFile.makeFolder(path + "/")
    for path in [path, folder.path("a")] {
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o700)
    }
    try Data("x".utf8).write(to: URL(filePath: folder.path("file")))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "/no/where")
    for name in ["file", "file/a", "link", "link/a"] {
      #expect(
        reason { try DurableFile.makeFolder(folder.path(name)) }
          == .other("it is not a folder, and cannot be made one"), "\(name)")
    }
    #if os(Linux)
      #expect(
        reason { try DurableFile.makeFolder("/proc/x/y") } == .other("no such file or directory"))
    #endif
  }

  @Test("comes whole or not at all")
  func folders() throws {
    let path = folder.path("backup")
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try DurableFile.writeFolder(path) { partial in
        try Data("x".utf8).write(to: URL(filePath: partial + "/x"))
        throw Failure()
      }
    }
    #expect(try names() == [])
    // What is told of the files in it has their later names.
    let error = #expect(throws: StorageError.self) {
      try DurableFile.writeFolder(path) { try DurableFile.sync($0 + "/y") }
    }
    #expect(error?.path == path + "/y")
    try DurableFile.writeFolder(path + "/") {
      try Data("x".utf8).write(to: URL(filePath: $0 + "/x"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["x"])
    #expect(reason { try DurableFile.writeFolder(path) { _ in } } == .exists)
  }
}
