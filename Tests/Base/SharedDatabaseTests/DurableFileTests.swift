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
