#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Android)
  import Android
#elseif os(Windows)
  import ucrt
#endif

extension Timestamp {
  /// The current time of the system clock.
  static func system() -> Timestamp {
    Timestamp(secondsSince1970: Int64(time(nil)))
  }
}
