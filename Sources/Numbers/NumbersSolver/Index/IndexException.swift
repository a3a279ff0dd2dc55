/// The solution of a game that rows do not settle.
struct IndexException: Sendable {
  let selection: UInt32
  let target: UInt32
  let value: UInt32
  let tileCount: UInt32
  let expression: TileExpression
}

extension IndexException {
  init(_ memory: IndexMemory, at offset: Int) {
    selection = memory.load(offset, as: UInt32.self)
    target = memory.load(offset + 4, as: UInt32.self)
    value = memory.load(offset + 8, as: UInt32.self)
    tileCount = memory.load(offset + 12, as: UInt32.self)
    expression = TileExpression(word: memory.load(offset + 16, as: UInt64.self))
  }

  func write(to memory: IndexMemory, at offset: Int) {
    memory.store(selection, at: offset)
    memory.store(target, at: offset + 4)
    memory.store(value, at: offset + 8)
    memory.store(tileCount, at: offset + 12)
    memory.store(expression.word, at: offset + 16)
  }
}
