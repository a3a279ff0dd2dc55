import NumbersSolver

let game = try Game(numbers: [25, 50, 75, 100, 3, 6], target: 952)
let solution = try Solver().solve(game)
print(solution.expression, "=", solution.value)
for step in solution.steps { print(step) }

let solutions = try Solver().solutions(of: game)
print("one of", try solutions.count, "distinct solutions")
