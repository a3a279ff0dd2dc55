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

  /// Does something whose errors are told after words that say what they are about.
  static func telling<Value>(
    _ status: ExitStatus, _ words: String = "", _ body: () throws -> Value
  ) throws(CommandFailure) -> Value {
    do {
      return try body()
    } catch {
      throw CommandFailure(status, "\(words)\(error)")
    }
  }
}
