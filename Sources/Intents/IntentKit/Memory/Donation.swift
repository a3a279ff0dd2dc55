/// A record of a user action, from which suggestions are made.
public struct Donation: Hashable, Sendable, Codable, Identifiable {
  /// The unique identifier. Donating again under the same identifier has no effect.
  public let id: String
  /// The handled intent, without its private parameters.
  public let invocation: Invocation
  /// The time of the action.
  public let time: Timestamp
  /// The result, if it is known and not private.
  public let result: IntentValue?
  /// The group, so that related donations can be deleted together. For an assistant's donations, it
  /// is the identifier of the conversation.
  public let group: String?

  /// Creates a donation.
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

  /// The entities in its parameters and its result.
  public var mentions: Set<EntityReference> {
    var found: Set<EntityReference> = []
    for value in invocation.values.values { value.collectEntities(into: &found) }
    result?.collectEntities(into: &found)
    return found
  }

  /// Whether the donation refers to an entity, under any name.
  func mentions(type: String, id: String) -> Bool {
    mentions.contains { $0.type == type && $0.id == id }
  }
}

extension IntentValue {
  /// Adds all entities in the value to a set.
  package func collectEntities(into found: inout Set<EntityReference>) {
    switch self {
    case .entity(let entity): found.insert(entity)
    case .list(let elements): for element in elements { element.collectEntities(into: &found) }
    case .object(let members):
      for member in members.values { member.collectEntities(into: &found) }
    case .integer, .decimal, .money, .temporal, .boolean, .text, .enumeration, .newEntity,
      .allEntities:
      break
    }
  }
}

/// The donations that a function reads or removes.
public enum DonationSelection: Hashable, Sendable {
  /// All donations.
  case all
  /// The donation with an identifier.
  case id(String)
  /// The donations of a group, such as those of a conversation.
  case group(String)
  /// The donations of an intent, by its name for programs.
  case intent(String)
  /// The donations that refer to an entity in a parameter or the result.
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

/// The limits on the number and age of stored donations.
public struct Retention: Hashable, Sendable {
  /// The maximum number of donations; the latest are kept.
  public let count: Int
  /// The maximum age, in days.
  public let days: Int

  /// Creates limits, which are at least one each.
  public init(count: Int = 100_000, days: Int = 730) {
    self.count = max(1, count)
    self.days = max(1, days)
  }

  /// The earliest time from which donations are kept: ``days`` days before the current time.
  public func start(_ now: Timestamp) -> Timestamp {
    let (seconds, overflow) = Int64(days).multipliedReportingOverflow(by: 86400)
    let (start, underflow) = now.secondsSince1970.subtractingReportingOverflow(seconds)
    return Timestamp(secondsSince1970: overflow || underflow ? .min : start)
  }
}
