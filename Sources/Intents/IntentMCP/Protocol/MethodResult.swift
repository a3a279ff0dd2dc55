import IntentKit

/// What a method returns, in the words that all revisions share.
struct MethodResult {
  let members: [String: JSON]
  /// Whether clients may keep it; `nil` if the protocol does not let them.
  let caching: Caching?

  /// How long a result stays true.
  struct Caching {
    let milliseconds: Int
    /// Whether it is the same for all users.
    let isPublic: Bool

    /// Tools, and all else that is declared, do not change while a server runs.
    static func declared(isPublic: Bool) -> Caching {
      Caching(milliseconds: 60_000, isPublic: isPublic)
    }

    /// What a user has can change at any time.
    static let changing = Caching(milliseconds: 0, isPublic: false)
  }

  init(_ members: [String: JSON], caching: Caching? = nil) {
    self.members = members
    self.caching = caching
  }

  /// The result in the form of a revision: the stateless one wants each to say that it is one, how long it may be kept,
  /// and from whom it is.
  func json(_ version: ProtocolVersion, from info: MCPServerInfo) -> JSON {
    guard version.isStateless else { return .object(members) }
    var stamped = members
    if stamped["resultType"] == nil { stamped["resultType"] = "complete" }
    if let caching {
      stamped["ttlMs"] = .integer(caching.milliseconds)
      stamped["cacheScope"] = caching.isPublic ? "public" : "private"
    }
    var meta = stamped["_meta"]?.members ?? [:]
    meta[MetaKey.serverInfo] = info.json
    stamped["_meta"] = .object(meta)
    return .object(stamped)
  }
}
