/// A record that the user did something: what suggestions are made from.
public struct Donation: Hashable, Sendable, Codable, Identifiable {
  /// What tells it from all others. Donated again under the same id, it is still one.
  public let id: String
  /// What was done. Parameters that are declared to be private are not in it.
  public let invocation: Invocation
  /// When.
  public let time: Timestamp
  /// What came of it, if that is known and not private.
  public let result: IntentValue?
  /// What it belongs to, so that all of that can be deleted: for what an assistant donates, the id of the
  /// conversation.
  public let group: String?

  /// A donation.
  ///
  /// - Parameters:
  ///   - id: What tells it from all others.
  ///   - invocation: What was done, without what must not be stored.
  ///   - time: When.
  ///   - result: What came of it.
  ///   - group: What it belongs to.
  public init(
    id: String, _ invocation: Invocation, at time: Timestamp, result: IntentValue? = nil,
    group: String? = nil
  ) {
    self.id = id
    self.invocation = invocation
    self.time = time
    self.result = result
    self.group = group
  }

  /// What it mentions, in its parameters and its result.
  public var mentions: Set<EntityReference> {
    var found: Set<EntityReference> = []
    for value in invocation.values.values { value.collectEntities(into: &found) }
    result?.collectEntities(into: &found)
    return found
  }

  /// Whether it mentions something, whatever that was called then.
  func mentions(type: String, id: String) -> Bool {
    mentions.contains { $0.type == type && $0.id == id }
  }
}

extension IntentValue {
  /// Puts all entities in the value into a set.
  package func collectEntities(into found: inout Set<EntityReference>) {
    switch self {
    case .entity(let entity): found.insert(entity)
    case .list(let elements): for element in elements { element.collectEntities(into: &found) }
    case .object(let members):
      for member in members.values { member.collectEntities(into: &found) }
    case .integer, .decimal, .money, .boolean, .text, .enumeration, .newEntity, .allEntities: break
    }
  }
}

/// Which donations are meant.
public enum DonationSelection: Hashable, Sendable {
  /// All.
  case all
  /// The one with that id.
  case id(String)
  /// Those of a group.
  case group(String)
  /// Those of an intent, by what programs call it.
  case intent(String)
  /// Those that mention an entity in a parameter or in their result.
  case mentioning(type: String, id: String)

  func contains(_ donation: Donation) -> Bool {
    switch self {
    case .all: true
    case .id(let id): donation.id == id
    case .group(let group): donation.group == group
    case .intent(let name): donation.invocation.intent == name
    case .mentioning(let type, let id): donation.mentions(type: type, id: id)
    }
  }
}

/// How many donations are kept, and how long.
public struct Retention: Hashable, Sendable {
  /// The most that are kept, the latest of all.
  public let count: Int
  /// For how many days they are kept.
  public let days: Int

  /// Limits.
  ///
  /// - Parameters:
  ///   - count: The most that are kept; at least one.
  ///   - days: For how many days they are kept; at least one.
  public init(count: Int = 100_000, days: Int = 730) {
    self.count = max(1, count)
    self.days = max(1, days)
  }

  /// The time before which nothing is kept.
  ///
  /// - Parameter now: The time.
  /// - Returns: As many days before.
  public func start(_ now: Timestamp) -> Timestamp {
    let (seconds, overflow) = days.multipliedReportingOverflow(by: 86400)
    let (start, underflow) = now.secondsSince1970.subtractingReportingOverflow(seconds)
    return Timestamp(secondsSince1970: overflow || underflow ? Int.min : start)
  }
}
