import HTTPTypes
import NIOCore

/// Tells from which address a client asks, also if there are proxies in between.
struct ClientAddress: Sendable {
  /// The addresses of the proxies that are believed.
  let proxies: Set<String>

  /// Creates a rule.
  ///
  /// - Parameter proxies: The addresses of the proxies that are believed, as `192.0.2.1` or `2001:db8::1`.
  init(proxies: [String]) {
    self.proxies = Set(proxies.compactMap(Self.normal))
  }

  /// The address of the client of a request.
  ///
  /// Each proxy adds the address that it was asked from at the end, so the client's is the last one that is no proxy's. What comes
  /// before it can be anything.
  ///
  /// - Parameters:
  ///   - peer: The address at the other end of the connection.
  ///   - headers: The headers of the request.
  /// - Returns: The address.
  func find(_ peer: String, _ headers: HTTPFields) -> String {
    guard let nearest = Self.normal(peer), proxies.contains(nearest) else { return peer }
    let named = Self.values(of: "Forwarded", in: headers)
    let listed = Self.values(of: "X-Forwarded-For", in: headers)
    // A proxy that writes one of the two passes the other one on, as the client may have made it up.
    guard named.isEmpty || listed.isEmpty else { return peer }
    let chain = listed.isEmpty ? Self.elements(of: named) : Self.split(listed, ",")
    var address = nearest
    for each in chain.reversed() {
      guard let next = Self.normal(each) else { return address }
      address = next
      guard proxies.contains(next) else { break }
    }
    return address
  }

  private static func values(of name: String, in headers: HTTPFields) -> [String] {
    HTTPField.Name(name).map { headers[values: $0] } ?? []
  }

  /// The values of `for` in the elements of the header Forwarded. Source: RFC 7239, section 4.
  private static func elements(of values: [String]) -> [String] {
    split(values, ",").map { element in
      for pair in split([element], ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "for" else { continue }
        return String(parts[1]).replacing("\"", with: "")
      }
      return ""
    }
  }

  private static func split(_ values: [String], _ separator: Character) -> [String] {
    values.flatMap { $0.split(separator: separator, omittingEmptySubsequences: false) }.map {
      part in
      var part = part
      while part.first == " " || part.first == "\t" { part.removeFirst() }
      while part.last == " " || part.last == "\t" { part.removeLast() }
      return String(part)
    }
  }

  /// An address in its one spelling, without a port; `nil` if it is none, such as `unknown`.
  static func normal(_ text: String) -> String? {
    var text = text
    if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
      text = String(text[text.index(after: text.startIndex)..<end])
    } else if let colon = text.firstIndex(of: ":"), colon == text.lastIndex(of: ":") {
      text = String(text[..<colon])
    }
    // An address of version 4 at a socket of version 6.
    if text.lowercased().hasPrefix("::ffff:"), text.contains(".") {
      text = String(text.dropFirst(7))
    }
    return try? SocketAddress(ipAddress: text, port: 0).ipAddress
  }
}
