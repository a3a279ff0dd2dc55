public import Foundation

/// The built page to play and solve on, as `make site` puts it into a folder. A server that has it shows the page to talk to as a view
/// of it.
public struct Site: Hashable, Sendable {
  /// The files, by their paths.
  let files: [File]

  struct File: Hashable, Sendable {
    let path: String
    let type: String
    let bytes: [UInt8]
  }

  /// Reads a folder.
  ///
  /// - Throws: ``SiteError`` if it is not that of a built page; an error of the file system.
  public init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard Set(["index.html", "engine.wasm", Self.origin]).isSubset(of: names) else {
      throw SiteError(folder: folder.path)
    }
    var files: [File] = []
    for name in names.sorted() {
      guard let ending = name.split(separator: ".").last, let type = Self.types[String(ending)]
      else { continue }
      let bytes =
        name == Self.origin
        ? Array("export const hasTalk = true;\n".utf8)
        : [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      files.append(File(path: "/\(name)", type: type, bytes: bytes))
      if name == "index.html" { files.append(File(path: "/", type: type, bytes: bytes)) }
    }
    self.files = files
  }

  /// The file that tells the page whether it is from a server that can be talked to.
  private static let origin = "origin.js"

  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "svg": "image/svg+xml", "png": "image/png", "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
  ]
}

/// A folder has no built page.
public struct SiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder.
  public let folder: String

  /// The problem, and what is allowed.
  public var description: String {
    "'\(folder)' has no built page: 'make site' builds one, in .build/site"
  }
}
