import Foundation
import Testing
import Workers

/// The Swift compiler that built the tests, with the stub of Apple's interface as modules.
struct SwiftCompiler {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL
  private let compiler: URL

  /// The folder of what tests need that is no part of their modules.
  static let support = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Support").standardizedFileURL

  /// Compiles the stub, in a folder of its own.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "stub-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    compiler = try Self.findCompiler()
    let stub = Self.support.appending(path: "AppIntentsStub")
    for module in ["SwiftUI", "AppIntents"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: stub.appending(path: module), includingPropertiesForKeys: nil)
      let interface = folder.appending(path: "\(module).swiftmodule").path()
      let messages = try compile(
        ["-parse-as-library", "-module-name", module, "-emit-module-path", interface, "-c", "-wmo"]
          + ["-o", folder.appending(path: "\(module).o").path()] + files.map { $0.path() }.sorted())
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
    return try compile(
      ["-typecheck", "-parse-as-library", "-I", Self.build.appending(path: "Modules").path()]
        + [file.path()])
  }

  /// Compiles a source file with a program that uses it, and runs the program.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - files: The files of the program.
  ///   - modules: The built modules that it is linked with.
  /// - Returns: The output of the program, or the compiler's messages.
  /// - Throws: An error if the compiler or the program cannot be run.
  func output(of source: String, with files: [URL], linking modules: [String]) throws -> String {
    let file = folder.appending(path: "Exported.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let build = try Self.build
    var objects = ["SwiftUI", "AppIntents"].map { folder.appending(path: "\($0).o").path() }
    for module in modules {
      let folder = build.appending(path: "\(module).build")
      // Objects of sources that are gone stay in the folder; a module of Swift has a map of those that belong to it.
      let map = try? String(
        contentsOf: folder.appending(path: "output-file-map.json"), encoding: .utf8)
      objects += try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter {
        $0.pathExtension == "o" && map?.contains("/\($0.lastPathComponent)\"") ?? true
      }.map { $0.path() }.sorted()
    }
    let program = folder.appending(path: "program")
    let messages = try compile(
      ["-I", build.appending(path: "Modules").path(), "-o", program.path(), file.path()]
        + files.map { $0.path() } + objects)
    return try messages.isEmpty ? run(program, []) : messages
  }

  /// Removes the modules.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func compile(_ arguments: [String]) throws -> String {
    try run(
      compiler,
      ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
        + ["-I", folder.path(), "-warnings-as-errors"] + headers + arguments)
  }

  /// Options with the folders of this package's modules of C, without which its Swift modules cannot be imported.
  private var headers: [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardizedFileURL
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let maps = (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.lastPathComponent == "module.modulemap"
    }
    return maps.map { "-I" + $0.deletingLastPathComponent().path() }.sorted()
  }

  /// Runs a program to its end.
  ///
  /// - Returns: All that it writes.
  private func run(_ program: URL, _ arguments: [String]) throws -> String {
    let run = try ProgramRun(program, arguments)
    let messages = run.output + run.error
    return messages.isEmpty && run.code != 0 ? "the program ended with \(run.code)" : messages
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

  /// The folder of this build, with the modules in `Modules`, beside the bundle of the tests.
  private static var build: URL {
    get throws {
      guard let module = BuiltFiles.url("Modules/IntentKit.swiftmodule") else {
        throw Failure(description: "the built modules are not beside the tests")
      }
      return module.deletingLastPathComponent().deletingLastPathComponent()
    }
  }
}
