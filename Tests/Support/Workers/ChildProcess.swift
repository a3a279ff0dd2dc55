import Foundation

/// A process that this one starts and waits for, by the system's own calls.
///
/// Foundation's `Process` does neither well. On Linux it copies the last entry of a directory beyond the end of its memory,
/// which stops the tests at times; and it waits until a socket is closed that everything which the process starts has
/// inherited, so what a process leaves behind when it crashes or is killed can keep it waiting.
struct ChildProcess {
  let id: pid_t

  /// Starts one.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - environment: Its environment.
  /// - Throws: An error if it cannot be started.
  init(
    _ command: [String], environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The threads of tests block signals, and the process would inherit that and never be interrupted.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, numericCast(POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let fault = posix_spawn(&process, command[0], nil, &attributes, &arguments, &variables)
    guard fault == 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(fault)) }
    id = process
  }

  /// Waits until it has ended.
  ///
  /// - Returns: Its exit code; the number of the signal if one ended it.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else {
        status = -1
        break
      }
    }
    // As the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS read it.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
  }
}
