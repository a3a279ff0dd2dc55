import Foundation

/// The number of files and connections that the process may have open.
enum OpenFiles {
  /// What is left for other files than connections, such as those of the users.
  private static let others = 200

  /// Asks the system for as many connections as wanted. Without that, connections that stay open could take all that the process
  /// may have open, and then the files of the users could not be opened.
  ///
  /// - Parameter wanted: The number of connections.
  /// - Returns: The number of connections that leave room for other files.
  static func connections(atMost wanted: Int) -> Int {
    var limit = rlimit()
    #if os(Linux)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    guard getrlimit(files, &limit) == 0 else { return wanted }
    let needed = rlim_t(wanted + others)
    if limit.rlim_cur < needed {
      var raised = limit
      raised.rlim_cur = min(needed, limit.rlim_max)
      if setrlimit(files, &raised) == 0 { limit = raised }
    }
    let allowed = Int(clamping: limit.rlim_cur)
    return min(wanted, max(allowed / 2, allowed - others))
  }
}
