import Foundation
import Testing

/// The Swift compiler that built the tests, with the stub of Apple's interface as modules.
struct SwiftCompiler {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  private let compiler: URL

  /// Compiles the stub, in a folder of its own.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "stub-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    compiler = try Self.findCompiler()
    let stub = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stub")
    for module in ["SwiftUI", "AppIntents"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: stub.appending(path: module), includingPropertiesForKeys: nil)
      let output = folder.appending(path: "\(module).swiftmodule").path()
      let messages = try run(
        ["-emit-module", "-parse-as-library", "-module-name", module, "-o", output]
          + files.map { $0.path() }.sorted())
      guard messages.isEmpty else { throw Failure(description: messages) }
    }
  }

  /// Type-checks a source file as an app's module would be.
  ///
  /// - Parameter source: The source.
  /// - Returns: The compiler's errors and warnings; empty if there are none.
  /// - Throws: An error if the compiler cannot be run.
  func messages(for source: String) throws -> String {
    let file = folder.appending(path: "\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let modules = try Self.modules.path()
    return try run(["-typecheck", "-parse-as-library", "-I", modules, file.path()])
  }

  /// Removes the modules.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = compiler
    process.arguments =
      ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
      + ["-I", folder.path(), "-warnings-as-errors"] + arguments
    let log = folder.appending(path: UUID().uuidString)
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let messages = try String(contentsOf: log, encoding: .utf8)
    guard process.terminationStatus != 0 || !messages.isEmpty else { return "" }
    return messages.isEmpty ? "the compiler ended with \(process.terminationStatus)" : messages
  }

  /// The compiler named by `SWIFT_EXEC`, or the first in the path.
  private static func findCompiler() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let candidates =
      [environment["SWIFT_EXEC"]].compactMap(\.self)
      + (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard
      let path = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw Failure(description: "there is no swiftc in the path") }
    return URL(filePath: path)
  }

  /// The folder with the modules of this build, beside the bundle of the tests.
  private static var modules: URL {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let folders =
        [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()]
        + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
        + [root.appending(path: ".build/debug")]
      let modules = folders.map { $0.appending(path: "Modules") }
      guard
        let found = modules.first(where: {
          FileManager.default.fileExists(atPath: $0.appending(path: "IntentKit.swiftmodule").path())
        })
      else { throw Failure(description: "the built modules are not beside the tests") }
      return found
    }
  }
}
