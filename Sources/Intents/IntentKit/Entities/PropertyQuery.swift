/// A query for the entities of a type by their properties: which ones, in which order, and how many
/// at most.
///
/// ```swift
/// let query = PropertyQuery(
///   where: .compare("isDone", .equals, false), sortedBy: [.init("due")], limit: 10)
/// ```
///
/// The coded form is an object, all of whose members are optional:
///
/// ```json
/// {
///   "where": {"all": [{"property": "isDone", "equals": false}, {"property": "due", "before": "2026-11-30"}]},
///   "sort": [{"property": "due"}, {"property": "text", "descending": true}],
///   "limit": 10
/// }
/// ```
public struct PropertyQuery: Hashable, Sendable {
  /// The condition; `nil` for all entities.
  public var condition: PropertyCondition?
  /// The order: by the first of these, then by the next; the order of the query if there are none.
  public var order: [PropertyOrder]
  /// The maximum number of entities; `nil` for all.
  public var limit: Int?

  /// The maximum number of properties to sort by.
  public static let maximumOrderCount = 8

  /// Creates a query.
  public init(
    where condition: PropertyCondition? = nil, sortedBy order: [PropertyOrder] = [],
    limit: Int? = nil
  ) {
    self.condition = condition
    self.order = order
    self.limit = limit
  }
}

/// An order by a property. Entities that lack the property come last, in either direction.
public struct PropertyOrder: Hashable, Sendable {
  /// The name of the property.
  public let property: String
  /// Whether the greatest value comes first.
  public let isDescending: Bool

  /// Creates an order, ascending by default.
  public init(_ property: String, isDescending: Bool = false) {
    self.property = property
    self.isDescending = isDescending
  }
}

extension PropertyQuery: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case condition = "where"
    case order = "sort"
    case limit
  }

  /// Decodes a query.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "a query")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      where: try container.decodeIfPresent(PropertyCondition.self, forKey: .condition),
      sortedBy: try container.decodeIfPresent([PropertyOrder].self, forKey: .order) ?? [],
      limit: try container.decodeIfPresent(Int.self, forKey: .limit))
  }

  /// Encodes the query.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(condition, forKey: .condition)
    if !order.isEmpty { try container.encode(order, forKey: .order) }
    try container.encodeIfPresent(limit, forKey: .limit)
  }
}

extension PropertyOrder: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case property
    case isDescending = "descending"
  }

  /// Decodes an order.
  public init(from decoder: any Decoder) throws {
    try decoder.checkKeys(CodingKeys.allCases.map(\.rawValue), of: "an order")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .property),
      isDescending: try container.decodeIfPresent(Bool.self, forKey: .isDescending) ?? false)
  }

  /// Encodes the order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(property, forKey: .property)
    if isDescending { try container.encode(true, forKey: .isDescending) }
  }
}
