import PageEngine

// The interface to JavaScript: two buffers and a call. It runs on one thread.

nonisolated(unsafe) private var request: [UInt8] = []
nonisolated(unsafe) private var answer: ContiguousArray<UInt8> = []

/// Makes room for a request.
///
/// - Parameter byteCount: The length of the request in UTF-8, without a zero at its end.
/// - Returns: Where to write it.
@c(numberrace_request)
public func requestBuffer(_ byteCount: Int32) -> UnsafeMutablePointer<UInt8>? {
  // One byte more, so that even an empty request has an address.
  request = Array(repeating: 0, count: max(0, Int(byteCount)) + 1)
  return request.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Answers the request that was written.
///
/// - Returns: The length of the answer in UTF-8.
@c(numberrace_answer)
public func answerRequest() -> Int32 {
  let text = PageEngine.answer(String(decoding: request.dropLast(), as: UTF8.self))
  request = []
  answer = ContiguousArray(text.utf8)
  return Int32(answer.count)
}

/// Returns where the last answer is.
@c(numberrace_answer_address)
public func answerAddress() -> UnsafePointer<UInt8>? {
  answer.withUnsafeBufferPointer { $0.baseAddress }
}
