/// A part of a phrase, from which its words are assembled.
enum Piece {
  case text(String, next: Int)
  case slot(Int, next: Int)
  case split([Int])
  case end
}

/// The parts of a phrase, each after those that it leads to.
struct PieceList {
  private(set) var pieces: [Piece] = [.end]
  private(set) var slots: [TemplateSlot] = []
  private var places: [Template.SlotReference: Int] = [:]
  private var budget = TemplateBudget()

  mutating func add(
    _ template: Template, next: Int, depth: Int = 1,
    _ slot: (Template.SlotReference) -> TemplateSlot?
  ) throws(Template.Fault) -> Int {
    try budget.spend()
    guard depth <= Template.Limit.depth.maximum else { throw Template.Fault(.depth) }
    switch template {
    case .rule: return next
    case .text(let text):
      pieces.append(.text(text, next: next))
    case .slot(let reference):
      guard let place = place(of: reference, slot) else { return next }
      pieces.append(.slot(place, next: next))
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() { next = try add(part, next: next, depth: depth + 1, slot) }
      return next
    case .choice(let parts):
      var branches: [Int] = []
      for part in parts { branches.append(try add(part, next: next, depth: depth + 1, slot)) }
      pieces.append(.split(branches))
    }
    return pieces.count - 1
  }

  private mutating func place(
    of reference: Template.SlotReference, _ slot: (Template.SlotReference) -> TemplateSlot?
  ) -> Int? {
    if let place = places[reference] { return place }
    guard let slot = slot(reference) else { return nil }
    slots.append(slot)
    places[reference] = slots.count - 1
    return slots.count - 1
  }
}
