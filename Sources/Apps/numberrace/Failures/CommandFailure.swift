/// Why a command ends without having done its work. The tool prints "Error: ", the description and a full
/// stop on standard error, and exits with the code of the status.
///
/// ```swift
/// throw CommandFailure(.badInput, "'\(path)' is not a part of a census: \(reason)")
/// ```
///
/// For a command that was mistyped, `ValidationError` adds how it is used.
struct CommandFailure: Error, CustomStringConvertible {
  let status: ExitStatus
  /// The message: the problem, with the value; then what is allowed.
  let description: String

  init(_ status: ExitStatus, _ description: String) {
    self.status = status
    self.description = description
  }
}
