import PageEngine

// Answers the requests of standard input, one a line, as the page's engine does, but natively. With `--time`, answers
// them first to warm up, then as often as asked, and writes the nanoseconds a request instead.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--time",
  let rounds = Int(CommandLine.arguments[2])
{
  var requests: [String] = []
  while let request = readLine() { requests.append(request) }
  for request in requests { _ = PageEngine.answer(request) }
  let time = ContinuousClock().measure {
    for _ in 0..<rounds { for request in requests { _ = PageEngine.answer(request) } }
  }
  let (seconds, attoseconds) = time.components
  let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  print(nanoseconds / max(1, rounds * requests.count))
} else {
  while let request = readLine() { print(PageEngine.answer(request)) }
}
