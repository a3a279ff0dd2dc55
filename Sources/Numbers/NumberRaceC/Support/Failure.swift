import CNumberRace

/// A status other than success, with a message for a person.
struct Failure: Error {
  let status: nr_status
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = nr_status(status)
    self.message = message
  }

  static func argument(_ message: String) -> Failure { Failure(NR_INVALID_ARGUMENT, message) }
}

/// Runs a function whose errors become failures.
func failing<Result, Problem: Error>(
  _ failure: (Problem) -> Failure, _ body: () throws(Problem) -> Result
) throws(Failure) -> Result {
  do throws(Problem) { return try body() } catch { throw failure(error) }
}

/// Runs the body of a function of the interface, and keeps the message of its failure for the thread.
func call(_ body: () throws(Failure) -> Void) -> nr_status {
  status { () throws(Failure) in
    try body()
    return nr_status(NR_OK)
  }
}

/// The same for functions with more than one status that is no failure.
func status(_ body: () throws(Failure) -> nr_status) -> nr_status {
  nr_set_message("", 0)
  do throws(Failure) {
    return try body()
  } catch {
    keep(error)
    return error.status
  }
}

/// Keeps a message for the thread.
func keep(_ failure: Failure) {
  var message = failure.message
  message.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) { nr_set_message($0.baseAddress, $0.count) }
  }
}

/// The pointer, if there is one.
func given<Pointer>(_ pointer: Pointer?, _ name: StaticString) throws(Failure) -> Pointer {
  guard let pointer else { throw .argument("\(name) must not be NULL") }
  return pointer
}
