/// The four operations.
enum PuzzleArithmetic: UInt8 {
  case add, subtract, multiply, divide
}
