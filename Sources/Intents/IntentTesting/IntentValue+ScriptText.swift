import IntentKit

extension [String: IntentValue] {
  /// The values by name, as ``handles(_:with:code:)`` takes them: `["minutes": .integer(3)]`.
  var scriptText: String {
    let members = sorted { $0.key < $1.key }.map { "\"\($0)\": \($1.scriptText)" }
    return "[\(members.isEmpty ? ":" : members.joined(separator: ", "))]"
  }
}

extension IntentValue {
  /// The value as it is written in a script; an amount or a time by its text.
  fileprivate var scriptText: String {
    switch self {
    case .integer(let number): ".integer(\(number))"
    case .decimal(let number): ".decimal(\(number))"
    case .money(let amount): ".money(\(amount))"
    case .temporal(let value): ".temporal(\(value))"
    case .boolean(let boolean): ".boolean(\(boolean))"
    case .text(let text): ".text(\(text.debugDescription))"
    case .enumeration(let id): ".enumeration(\(id.debugDescription))"
    case .entity(let entity):
      ".entity(.init(type: \(entity.type.debugDescription), id: \(entity.id.debugDescription), "
        + "name: \(entity.name.debugDescription)))"
    case .newEntity(let entity):
      ".newEntity(.init(type: \(entity.type.debugDescription), "
        + "name: \(entity.name.debugDescription)))"
    case .allEntities(let type): ".allEntities(of: \(type.debugDescription))"
    case .list(let elements): ".list([\(elements.map(\.scriptText).joined(separator: ", "))])"
    case .object(let members): ".object(\(members.scriptText))"
    }
  }
}
