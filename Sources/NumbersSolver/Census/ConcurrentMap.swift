import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// How many cores there are to work on.
package func availableCores() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// The results of a function for each number below a count, found on several threads.
package func concurrentMap<Result: Sendable>(
  count: Int, threads: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  if threads == 1 || count == 0 { return (0..<count).map(body) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, filled in
    // Each index is written once, by one thread.
    nonisolated(unsafe) let base = buffer.baseAddress
    let next = Atomic(0)
    let chunk = 16
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while true {
        let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
        if start >= count { return }
        for index in start..<min(start + chunk, count) {
          (base.unsafelyUnwrapped + index).initialize(to: body(index))
        }
      }
    }
    filled = count
  }
}
