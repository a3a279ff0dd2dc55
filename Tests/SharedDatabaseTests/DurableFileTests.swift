import Foundation
import SharedDatabase
import Testing
import Workers

@Suite("A file that is written")
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

  @Test("is whole, private if it is new, and keeps its permissions if it was there")
  func written() throws {
    let path = folder.path("a.json")
    func mode() throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
    try DurableFile.write(Data("one".utf8), to: path)
    #expect(try mode() == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try DurableFile.write(Data("two".utf8), to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
    #expect(try mode() == 0o640)
    #expect(try names() == ["a.json"])
  }

  @Test("through a symbolic link replaces what that leads to, and a broken one is told")
  func links() throws {
    let (target, link) = (folder.path("target"), folder.path("link"))
    try Data("old".utf8).write(to: URL(filePath: target))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try DurableFile.write(Data("new".utf8), to: link)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    try FileManager.default.removeItem(atPath: target)
    #expect(reason { try DurableFile.write(Data("x".utf8), to: link) } != nil)
    #expect(try names() == ["link"])
  }

  @Test("leaves what was there if it fails, and nothing else")
  func failing() throws {
    #expect(reason { try DurableFile.write(Data(), to: folder.url.path()) } == .isFolder)
    #expect(reason { try DurableFile.write(Data(), to: folder.path("none/x")) } != nil)
    #expect(reason { try DurableFile.write(Data("x".utf8), to: "/dev/full") } == .full)
    try DurableFile.write(Data("x".utf8), to: "/dev/null")
    #expect(try names() == [])
  }

  @Test("with a folder around it comes whole or not at all")
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
    try DurableFile.writeFolder(path + "/") {
      try Data("x".utf8).write(to: URL(filePath: $0 + "/x"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["x"])
    #expect(reason { try DurableFile.writeFolder(path) { _ in } } == .exists)
  }
}
