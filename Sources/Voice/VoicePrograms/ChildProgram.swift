import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A program that runs beside this process and talks to it over its standard input and output. It ends with this value.
///
/// Nothing waits for it longer than a moment once the current task is cancelled.
///
/// Both are one socket, as writing to a pipe whose reader has ended would end this process too.
final class ChildProgram: Sendable {
  private let name: String
  private let process: pid_t
  private let socket: Int32
  /// How it ended; `nil` as long as nobody has asked the system that.
  private let end = Mutex<Int32?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The path of the program and its arguments.
  ///   - readsErrors: Whether what it writes to its standard error is read with its output.
  /// - Throws: ``VoiceProgramError`` if it cannot be started.
  init(_ command: [String], readsErrors: Bool = false) throws(VoiceProgramError) {
    let path = command.first ?? ""
    name = path.split(separator: "/").last.map(String.init) ?? path
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw VoiceProgramError("\(name) cannot be started: no more files can be opened")
    }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, 4)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    if readsErrors { posix_spawn_file_actions_adddup2(&actions, ends[1], 2) }
    // In a group of its own, so that Ctrl-C is for this process alone.
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, numericCast(POSIX_SPAWN_SETPGROUP) | numericCast(POSIX_SPAWN_SETSIGMASK))
    var arguments = command.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var id: pid_t = 0
    let fault = posix_spawn(&id, path, &actions, &attributes, &arguments, environ)
    guard fault == 0 else {
      close(ends[0])
      throw VoiceProgramError("\(name) cannot be started: \(String(cString: strerror(fault)))")
    }
    process = id
    socket = ends[0]
  }

  deinit {
    close(socket)
    guard end.withLock({ $0 }) == nil else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits until the program has ended.
  ///
  /// - Parameter seconds: The maximum time to wait.
  /// - Returns: Its exit code, or 128 and the number of the signal that ended it; `nil` if it has not ended in this time.
  func exitCode(within seconds: Double) -> Int32? {
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(seconds)
    while true {
      let code = end.withLock { end in
        var status: Int32 = 0
        if end == nil, waitpid(process, &status, WNOHANG) == process {
          // As the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS read it.
          end = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
        }
        return end
      }
      if code != nil || clock.now >= limit || Task.isCancelled { return code }
      usleep(2000)
    }
  }

  /// Writes to the program's input.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - seconds: The time that each part may take.
  /// - Throws: ``VoiceProgramError`` if the program ended or does not read.
  func write(_ bytes: [UInt8], within seconds: Double) throws(VoiceProgramError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard wait(for: POLLOUT, seconds) else {
        throw VoiceProgramError("\(name) does not answer")
      }
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(truncatingIfNeeded: MSG_NOSIGNAL)
      #endif
      let part = rest.prefix(1 << 16)
      let count = part.withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, flags | Self.withoutWaiting)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        throw VoiceProgramError("\(name) ended unexpectedly")
      }
    }
  }

  /// Tells the program that its input is complete.
  func endInput() { shutdown(socket, Int32(SHUT_WR)) }

  /// Reads what the program wrote.
  ///
  /// - Parameter seconds: The maximum time to wait.
  /// - Returns: At least one byte; none at the end of its output; `nil` if there is nothing in this time.
  func read(within seconds: Double) -> [UInt8]? {
    guard wait(for: POLLIN, seconds) else { return nil }
    return [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      repeat {
        count = max(0, recv(socket, bytes.baseAddress, bytes.count, 0))
      } while count == 0 && errno == EINTR && wait(for: POLLIN, 0)
    }
  }

  /// Reads all that the program writes.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - seconds: The maximum time to wait for each part.
  /// - Returns: The bytes.
  /// - Throws: ``VoiceProgramError`` if it takes longer or writes more.
  func readAll(upTo limit: Int, within seconds: Double) throws(VoiceProgramError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let part = read(within: seconds) {
      if part.isEmpty { return bytes }
      bytes += part
      if bytes.count > limit { throw VoiceProgramError("\(name) does not end") }
    }
    throw VoiceProgramError("\(name) does not answer")
  }

  private static var withoutWaiting: Int32 {
    #if canImport(Darwin)
      MSG_DONTWAIT
    #else
      Int32(truncatingIfNeeded: MSG_DONTWAIT)
    #endif
  }

  /// Waits until the program can be written to or read from.
  ///
  /// - Returns: Whether it can; not if the time is over or the current task is cancelled before.
  private func wait(for events: Int32, _ seconds: Double) -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(max(0, min(seconds, 3600)))
    while true {
      let rest = Task.isCancelled ? .zero : max(.zero, end - clock.now)
      var state = pollfd(fd: socket, events: Int16(events), revents: 0)
      let count = poll(&state, 1, Int32((min(rest, Self.slice) / .milliseconds(1)).rounded(.up)))
      if count > 0 { return true }
      if rest == .zero || (count < 0 && errno != EINTR) { return false }
    }
  }

  /// How often it is looked whether the current task is cancelled.
  private static let slice = Duration.milliseconds(50)
}

/// The programs of this system.
enum SystemPrograms {
  /// The path of the first of some programs that is in the search path.
  static func path(of names: [String]) -> (name: String, path: String)? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    for name in names {
      for folder in folders.split(separator: ":") where access("\(folder)/\(name)", X_OK) == 0 {
        return (name, "\(folder)/\(name)")
      }
    }
    return nil
  }

  /// Whether a file can be read.
  static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }
}
