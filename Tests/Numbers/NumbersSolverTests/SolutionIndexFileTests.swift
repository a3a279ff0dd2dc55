import Foundation
import NumbersGame
import NumbersSolver
import Testing

@Suite("An index in a file")
struct SolutionIndexFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "index-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A small index.
  private static let small: SolutionIndex = {
    do {
      return try Solver().solveAll(
        SolutionIndexTests.rules(tiles: [1, 2, 3, 4, 5, 25], count: 4, targets: 100...200))
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// The path of a file with these bytes.
  private func file(_ bytes: Data) throws -> String {
    let file = folder.appending(path: UUID().uuidString)
    try bytes.write(to: file)
    return file.path()
  }

  private var bytes: Data { Self.small.withContents { Data($0) } }

  private func error(_ bytes: Data) throws -> IndexError? {
    let path = try file(bytes)
    do throws(IndexError) {
      _ = try SolutionIndex(mapping: path)
      return nil
    } catch {
      return error
    }
  }

  @Test("has what was written")
  func written() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let index = try SolutionIndex(mapping: file(bytes))
    #expect(index.tiles == [1, 2, 3, 4, 5, 25])
    #expect(index.numberCount == 4)
    #expect(index.targets == 100...200)
    #expect(index.gameCount == Self.small.gameCount)
    for place in 0..<index.selectionCount {
      #expect(try index.entries(ofSelection: place) == Self.small.entries(ofSelection: place))
    }
    #expect(index.withContents { Data($0) } == bytes)
  }

  @Test("is refused with any byte changed")
  func changed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for place in stride(from: 0, to: bytes.count, by: 97) {
      var bytes = bytes
      bytes[place] ^= 0x10
      let expected: IndexError =
        switch place {
        case 0..<8: .notAnIndex
        case 8: .unknownVersion(17)
        default: .damaged
        }
      #expect(try error(bytes) == expected, "byte \(place)")
    }
  }

  @Test("is refused when it is cut off or goes on", arguments: [0, 7, 8, 255, 256, 300, -1, 1])
  func length(_ length: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = length < 0 ? bytes.dropLast() : length == 1 ? bytes + [0] : bytes.prefix(length)
    #expect(try error(Data(bytes)) == (0..<256 ~= length && length != 1 ? .notAnIndex : .damaged))
  }

  @Test("tells what is wrong and what to do")
  func descriptions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try error(Data(repeating: 65, count: 1000))?.description
        == "the file is not an index of solutions; make one with 'numberrace index build'")
    #expect(
      IndexError.damaged.description
        == "the file is damaged: its length or checksum is wrong; make it again with 'numberrace index build'"
    )
    #expect(throws: IndexError.unreadable("no such file or directory")) {
      try SolutionIndex(mapping: folder.appending(path: "none").path())
    }
    #expect(throws: IndexError.notAnIndex) { try SolutionIndex(mapping: folder.path()) }
  }
}
