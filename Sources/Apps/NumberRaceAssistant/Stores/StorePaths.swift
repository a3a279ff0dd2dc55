import Foundation

/// The paths of the files that the assistant keeps.
public struct StorePaths: Hashable, Sendable {
  /// The file of what it remembers: what the user did, shortcuts, activities and words.
  public let memory: String
  /// The file of the lists.
  public let lists: String
  /// The file of the accounts.
  public let bank: String
  /// The file of the rounds that were played.
  public let rounds: String
  /// The file of the answers to requests of programs that have a key of their own.
  public let requests: String
  /// The file of the lines that were typed at a prompt: beside `memory.sqlite` it is `history`, and beside
  /// `anna.sqlite`, `anna-history`.
  public var history: String {
    let url = URL(filePath: memory)
    let base = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent()
      .appending(path: base == "memory" ? "history" : "\(base)-history")
      .path(percentEncoded: false)
  }
  /// The folder that is created with the first file; `nil` if it must exist.
  let createdFolder: String?
  /// The user's home, where the folder is created in it; `nil` if it is elsewhere. It must exist.
  let home: String?

  /// The files in a folder, which must exist.
  ///
  /// - Parameter folder: The path of the folder.
  public init(folder: String) {
    self.init(URL(filePath: folder, directoryHint: .isDirectory), createsFolder: false)
  }

  /// The files beside a file of memory, in a folder that must exist.
  ///
  /// Beside `memory.sqlite` they are `lists.sqlite`, `bank.sqlite` and `rounds.sqlite`, and beside `anna.sqlite`,
  /// `anna-lists.sqlite`, `anna-bank.sqlite` and `anna-rounds.sqlite`.
  ///
  /// - Parameter memory: The path of the file in which the assistant remembers.
  public init(besideMemory memory: String) {
    let url = URL(filePath: memory)
    let base = url.deletingPathExtension().lastPathComponent
    func path(_ name: String) -> String {
      url.deletingLastPathComponent()
        .appending(path: base == "memory" ? "\(name).sqlite" : "\(base)-\(name).sqlite")
        .path(percentEncoded: false)
    }
    self.memory = memory
    lists = path("lists")
    bank = path("bank")
    rounds = path("rounds")
    requests = path("requests")
    createdFolder = nil
    home = nil
  }

  /// The files in the user's data folder, `numberrace` in what the system has for that: `$XDG_DATA_HOME`, or else
  /// `~/.local/share`, by the XDG base directory specification; on Apple's systems, Application Support. The folder is
  /// created with the first file, for the user only, but no home is.
  public static var userData: StorePaths {
    userData(environment: ProcessInfo.processInfo.environment)
  }

  static func userData(environment: [String: String]) -> StorePaths {
    #if canImport(Darwin)
      let base = URL.applicationSupportDirectory
      let home: URL? = nil
    #else
      // "All paths set in these environment variables must be absolute. If an implementation encounters a relative path
      // [...] it should consider the path invalid and ignore it."
      func folder(_ variable: String) -> URL? {
        environment[variable].flatMap { path in
          path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
        }
      }
      let data = folder("XDG_DATA_HOME")
      let home = data == nil ? folder("HOME") ?? URL.homeDirectory : nil
      let base = data ?? (home ?? URL.homeDirectory).appending(path: ".local/share")
    #endif
    return StorePaths(base.appending(path: "numberrace"), createsFolder: true, home: home)
  }

  private init(_ folder: URL, createsFolder: Bool, home: URL? = nil) {
    func path(_ name: String) -> String {
      folder.appending(path: "\(name).sqlite").path(percentEncoded: false)
    }
    memory = path("memory")
    lists = path("lists")
    bank = path("bank")
    rounds = path("rounds")
    requests = path("requests")
    createdFolder = createsFolder ? folder.path(percentEncoded: false) : nil
    self.home = home?.path(percentEncoded: false)
  }
}
