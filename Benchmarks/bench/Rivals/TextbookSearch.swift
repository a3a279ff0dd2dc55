import NumbersGame

/// What most public solvers do: join any two numbers of a list by any operation, put the result in
/// their place, and go on with the shorter list. It ends at the first exact answer, and so gives some
/// closest value, not the best expression for it.
struct TextbookSearch {
  private let target: Int
  private(set) var nearest: Int

  init(_ game: Game) {
    target = game.target
    nearest = game.numbers[0]
    for number in game.numbers { note(number) }
    var list = game.numbers
    search(&list, game.numbers.count)
  }

  private mutating func note(_ value: Int) {
    if abs(value - target) < abs(nearest - target) { nearest = value }
  }

  private mutating func search(_ list: inout [Int], _ count: Int) {
    for i in 1..<max(count, 1) {
      for j in 0..<i {
        let (first, second) = (list[i], list[j])
        let (a, b) = (max(first, second), min(first, second))
        list[i] = list[count - 1]
        for operation in 0..<4 {
          let result: Int
          switch operation {
          case 0: result = a + b
          case 1 where b > 1: result = a * b
          case 2 where a > b: result = a - b
          case 3 where b > 1 && a % b == 0: result = a / b
          default: continue
          }
          note(result)
          if nearest == target { return }
          list[j] = result
          search(&list, count - 1)
          if nearest == target { return }
        }
        list[i] = first
        list[j] = second
      }
    }
  }
}
