extension PropertyQuery {
  /// Evaluates the query in memory. Entities that are equal in the order stay in theirs.
  ///
  /// - Parameter entities: All entities.
  /// - Returns: The entities that fulfil the condition, sorted, up to the limit.
  /// - Throws: ``PropertyQueryError`` for the first fault of the query.
  /// - Complexity: O(*n* log *n*) for *n* entities.
  public func evaluated<Entity: IntentEntity>(
    over entities: [Entity]
  ) throws(PropertyQueryError) -> [Entity] {
    let query = try checked(for: Entity.self)
    var found = query.matches(among: entities)
    if !query.order.isEmpty {
      found = found.enumerated().sorted { first, second in
        query.precedes(first.element.values, second.element.values)
          ?? (first.offset < second.offset)
      }.map(\.element)
    }
    return found.prefix(query.limit ?? found.count).map(\.entity)
  }

  /// Counts the entities that fulfil the condition, ignoring order and limit.
  ///
  /// - Throws: ``PropertyQueryError`` for the first fault of the query.
  public func count<Entity: IntentEntity>(
    over entities: [Entity]
  ) throws(PropertyQueryError) -> Int {
    try checked(for: Entity.self).matches(among: entities).count
  }

  private struct Match<Entity> {
    let entity: Entity
    let values: [String: IntentValue]
  }

  private func matches<Entity: IntentEntity>(among entities: [Entity]) -> [Match<Entity>] {
    entities.compactMap { entity in
      let values = entity.propertyValues
      return condition?.isFulfilled(by: values) == false
        ? nil : Match(entity: entity, values: values)
    }
  }

  /// Whether one entity precedes another; `nil` if they are equal in the order.
  private func precedes(
    _ first: [String: IntentValue], _ second: [String: IntentValue]
  ) -> Bool? {
    for order in order {
      switch (first[order.property], second[order.property]) {
      case (let a?, let b?):
        guard let isLess = a.precedes(b) else { continue }
        return isLess != order.isDescending
      case (_?, nil): return true
      case (nil, _?): return false
      case (nil, nil): continue
      }
    }
    return nil
  }
}

extension PropertyCondition {
  /// Whether the values of an entity fulfil the condition, which was checked.
  func isFulfilled(by values: [String: IntentValue]) -> Bool {
    switch self {
    case .compare(let name, let comparison, let operand):
      values[name].map { comparison.holds($0, operand) } ?? false
    case .hasValue(let name): values[name] != nil
    case .not(let condition): !condition.isFulfilled(by: values)
    case .all(let conditions): conditions.allSatisfy { $0.isFulfilled(by: values) }
    case .any(let conditions): conditions.contains { $0.isFulfilled(by: values) }
    }
  }
}

extension PropertyComparison {
  /// Whether a value compares so with another.
  fileprivate func holds(_ value: IntentValue, _ operand: IntentValue) -> Bool {
    switch self {
    case .equals: return value.isSame(as: operand)
    case .notEquals: return !value.isSame(as: operand)
    case .contains, .startsWith, .endsWith:
      guard case (.text(let text), .text(let part)) = (value, operand) else { return false }
      let (whole, wanted) = (text.lowercased(), part.lowercased())
      return switch self {
      case .startsWith: whole.hasPrefix(wanted)
      case .endsWith: whole.hasSuffix(wanted)
      default: wanted.isEmpty || whole.contains(wanted)
      }
    case .less: return value.isLess(than: operand) == true
    case .lessOrEqual: return operand.isLess(than: value) == false
    case .greater: return operand.isLess(than: value) == true
    case .greaterOrEqual: return value.isLess(than: operand) == false
    case .before:
      guard let value = value.minutes, let operand = operand.minutes else { return false }
      return value.upperBound < operand.lowerBound
    case .after:
      guard let value = value.minutes, let operand = operand.minutes else { return false }
      return operand.upperBound < value.lowerBound
    case .between:
      guard let bounds = operand.elements, bounds.count == 2 else { return false }
      if let value = value.minutes {
        guard let first = bounds[0].minutes, let last = bounds[1].minutes else { return false }
        return first.lowerBound <= value.lowerBound && value.upperBound <= last.upperBound
      }
      return value.isLess(than: bounds[0]) == false && bounds[1].isLess(than: value) == false
    }
  }
}

extension IntentValue {
  /// Whether a value is the same as another that it is compared with: texts ignoring case, an amount in
  /// no currency in any, a time on a day.
  fileprivate func isSame(as operand: IntentValue) -> Bool {
    switch (self, operand) {
    case (.text(let text), .text(let other)): return text.lowercased() == other.lowercased()
    case (.entity(let reference), .text(let name)):
      return reference.name.lowercased() == name.lowercased()
    case (.entity(let reference), .entity(let other)):
      return reference.type == other.type && reference.id == other.id
    case (.money(let amount), .money(let other)):
      return amount.isComparable(with: other) && amount.number == other.number
    default:
      if let value = minutes, let other = operand.minutes {
        return other.lowerBound <= value.lowerBound && value.upperBound <= other.upperBound
      }
      return self == operand
    }
  }

  /// Whether a number is less than another; `nil` if they cannot be compared.
  fileprivate func isLess(than other: IntentValue) -> Bool? {
    switch (self, other) {
    case (.integer(let number), .integer(let other)): number < other
    case (.decimal(let number), .decimal(let other)): number < other
    case (.money(let amount), .money(let other)):
      amount.isComparable(with: other) ? amount.number < other.number : nil
    default: nil
    }
  }

  /// Whether a value comes before another of the same property; `nil` if neither does. Amounts are in the
  /// order of their currencies first.
  fileprivate func precedes(_ other: IntentValue) -> Bool? {
    func compare<Value: Comparable>(_ first: Value, _ second: Value) -> Bool? {
      first == second ? nil : first < second
    }
    switch (self, other) {
    case (.money(let a), .money(let b)):
      return compare(a.currency?.code ?? "", b.currency?.code ?? "") ?? compare(a.number, b.number)
    case (.text(let a), .text(let b)): return compare(a.lowercased(), b.lowercased())
    case (.enumeration(let a), .enumeration(let b)): return compare(a, b)
    case (.entity(let a), .entity(let b)): return compare(a.name.lowercased(), b.name.lowercased())
    case (.boolean(let a), .boolean(let b)): return a == b ? nil : !a
    case (.temporal(.moment(let a)), .temporal(.moment(let b))): return compare(a, b)
    case (.temporal, .temporal):
      guard let a = minutes, let b = other.minutes else { return nil }
      return compare(a.lowerBound, b.lowerBound) ?? compare(a.upperBound, b.upperBound)
    default:
      return isLess(than: other) == true ? true : other.isLess(than: self) == true ? false : nil
    }
  }

  /// The first and the last minute of a value about time, counted from 1 January 1970, or from midnight for
  /// a time of day; `nil` for other values.
  fileprivate var minutes: ClosedRange<Int>? {
    func day(_ date: CalendarDate) -> ClosedRange<Int> {
      date.dayNumber * 1440...date.dayNumber * 1440 + 1439
    }
    guard case .temporal(let value) = self else { return nil }
    switch value {
    case .date(let date): return day(date)
    case .time(let time): return time.minuteOfDay...time.minuteOfDay
    case .moment(let moment):
      let day = day(moment.date)
      guard let time = moment.time else { return day }
      return day.lowerBound + time.minuteOfDay...day.lowerBound + time.minuteOfDay
    case .period(let period): return day(period.first).lowerBound...day(period.last).upperBound
    case .duration, .recurrence: return nil
    }
  }
}

extension MoneyAmount {
  /// Whether the currencies are the same, or one is not given.
  fileprivate func isComparable(with other: MoneyAmount) -> Bool {
    currency == nil || other.currency == nil || currency == other.currency
  }
}
