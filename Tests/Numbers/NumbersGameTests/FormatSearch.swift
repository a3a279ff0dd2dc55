import NumbersGame

/// A search for texts that compute nothing and are taken for right answers all the same.
///
/// A format is a text with places for the numbers of a game and its target. Formats are grown by mutation of lists, chains, steps, code
/// and LaTeX, and those that are paid most often have descendants. As no format knows the value of anything, none should be paid more
/// often than the best single guess.
struct FormatSearch {
  /// Parts of a format; `a` to `d` in braces are the numbers and `T` is the target.
  typealias Format = [String]
  /// Whether a text is paid.
  typealias Judge = (String, Game) -> Bool

  let numberCount: Int
  let options: AnswerVerifier.Options
  private var random: SplitMix64
  private let guesses: [String]

  init(numberCount: Int, options: AnswerVerifier.Options, seed: UInt64) {
    self.numberCount = numberCount
    self.options = options
    random = SplitMix64(seed: seed)
    guesses = Self.guesses(numberCount)
  }

  /// All ways to put signs between the numbers in order, with the first ones bracketed or not, of all numbers or all but one.
  private static func guesses(_ count: Int) -> [String] {
    let slots = ["{a}", "{b}", "{c}", "{d}"].prefix(count)
    var guesses: [String] = []
    for order in [
      Array(slots), Array(slots.reversed()), Array(slots.dropLast()), Array(slots.dropFirst()),
    ] {
      var partial = [order[0]]
      for slot in order.dropFirst() {
        partial = partial.flatMap { left in
          ["+", "-", "*", "/"].flatMap { ["\(left) \($0) \(slot)", "(\(left)) \($0) \(slot)"] }
        }
      }
      guesses += partial
    }
    return guesses
  }

  /// Games with a solution that uses all numbers.
  mutating func games(_ count: Int) -> [Game] {
    var games: [Game] = []
    while games.count < count {
      let numbers = (0..<numberCount).map { _ in
        1 + random.next(below: random.next(below: 4) == 0 ? 100 : 12)
      }
      var values = numbers
      while values.count > 1 {
        let right = values.remove(at: random.next(below: values.count))
        let left = values.remove(at: random.next(below: values.count))
        let results = [
          left + right, abs(left - right), left * right,
          right == 0 || left % right != 0 ? left + right : left / right,
        ]
        values.append(results[random.next(below: 4)])
      }
      if values[0] > 0, values[0] < 1_000,
        let game = try? Game(numbers: numbers, target: values[0], rules: .free)
      {
        games.append(game)
      }
    }
    return games
  }

  /// How often a format is paid by the verifier, or by another judge.
  func paid(_ format: Format, in games: [Game], by judge: Judge? = nil) -> Int {
    var verifier = AnswerVerifier(options: options)
    let joined = format.joined()
    return games.count { game in
      let text = Self.text(joined, game)
      return judge?(text, game) ?? (verifier.verify(text, for: game).kind == .solved)
    }
  }

  private static func text(_ format: String, _ game: Game) -> String {
    var text = ""
    var isSlot = false
    for character in format.unicodeScalars {
      switch character {
      case "{": isSlot = true
      case "}" where isSlot: isSlot = false
      case "T" where isSlot: text += "\(game.target)"
      case _ where isSlot:
        let place = Int(character.value) - 0x61
        text += game.numbers.indices.contains(place) ? "\(game.numbers[place])" : "1"
      // Braces of LaTeX are written as control characters.
      case "\u{1}": text += "{"
      case "\u{2}": text += "}"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }

  /// The most that a single guess is paid.
  func chance(in games: [Game]) -> Int {
    guesses.map { paid([$0], in: games) }.max() ?? 0
  }

  /// The formats that are paid most often, of some that are tried.
  mutating func best(
    of count: Int, in games: [Game], keeping kept: Int = 30, by judge: Judge? = nil
  ) -> [(format: Format, paid: Int)] {
    var best: [(format: Format, paid: Int)] = []
    for number in 0..<count {
      let format: Format
      if best.count < kept || number % 5 == 0 {
        format = seed()
      } else {
        var grown = best[random.next(below: best.count)].format
        for _ in 0...random.next(below: 4) {
          mutate(&grown, best[random.next(below: best.count)].format)
        }
        format = grown
      }
      guard format.joined().utf8.count < 3_000 else { continue }
      best.append((format, paid(format, in: games, by: judge)))
      best.sort { $0.paid > $1.paid }
      if best.count > kept { best.removeLast() }
    }
    return best
  }

  private mutating func pick(_ texts: [String]) -> String { texts[random.next(below: texts.count)] }

  private mutating func guess() -> String {
    switch random.next(below: 13) {
    case 0:
      pick([
        "{T} + 0", "{T} * 1", "{T} / 1", "{T}", "({T})", "{T} * {a}", "{T} / {a}",
        "{T} + {a} - {a}", "{T} - {b} + {b}", "{T} - {a} * {b}", "{T} - {a} - {b}",
      ])
    case 1:
      pick([
        "0", "1", "x", "y", "x * {a}", "x + y", "{a}", "{a} - {a}", "{a} / {a}", "0 * ({a} + {b})",
        "-{a}", "--{a}", "{a}({b})",
      ])
    case 2: sentence(pick(Self.units))
    case 3: "(" + pick(guesses) + ") " + pick(["+ 0", "* 1", "- {T}", "/ 1", "= {T}"])
    default: pick(guesses)
    }
  }

  /// What looks like a remark with a unit, and a step in words that goes on from it and states that it comes to the target.
  private mutating func sentence(_ unit: String) -> String {
    var slots = Array(["{a}", "{b}", "{c}", "{d}"].prefix(numberCount))
    let order = (0..<3).map { _ in slots.remove(at: random.next(below: slots.count)) }
    let step = pick(["multiply that by ", "divide that by ", "and ", "adding ", "subtracting "])
    let result = pick([" to get {T}", " makes {T}", " more makes {T}", ", we get {T}", ": {T}"])
    return order[0] + pick([" + ", " - ", " * ", " / "]) + order[1] + unit + step + order[2]
      + result
  }

  private static let units = [" points, ", " s, ", " minutes. ", ", ", ". "]

  private static let joints = [
    "=", " = ", " == ", "\n= ", "\n", "\n\n", ", ", "; ", " or ", " and ", " so ", " = {T}\n",
    " = {T} = ", " = {T}, ", "\n- ", "\n* ",
    "\n+ ", "\nStep 1: ", ". ", " -> ", " => ", " &= ", " \\\\ ", " \\times ", " + 0 = ", " is ",
    " equals ", " ≈ ", " != ", " < ", " | ",
    " # ", " // ", " % ", "<answer>", "</answer>", "</answer><answer>", "\\boxed\u{1}", "\u{2}",
    "(", ")", "[", "]", "*", "×", "-", "+", "/",
    ":", "**", "`", "$", "print(", "plus", " times ", "\u{1}", "{T}", "0", "1", "=\n", ",", "+0",
    "*1", "−", "\u{A0}", "²", "^", "!", ", where ", ", where {T} = ", " because ", ", times ",
    ", plus ", ". Minus ", " seconds. ", " tries, ", ", + ", "\n2. + ", " → × ", ", add ",
    " and that plus ", "<think>", "</think>", "</reasoning>", ".5", " = {a}/{b}", ".00",
    " = {T}.01", "0.01", " / 0.01",
    "\nCheck: ", "({T}/{a}) * {a}",
    "\nx = ", "\nx += ", "\nx *= ", "\nx = x + ", "x", "\ny = x * ", "y", " ({T})", " (= {T})",
    "_\u{1}{T}\u{2}", " | {T} |\n", "\nStep 2 – ", "\n2 - ", " and {a} is {T}", " und {b} sind ",
    ". + ", " y suma ", " added to ", ", where {a} = ", "\n(Note: {a} / {a} = 1)", "; 1 = {b} / ",
    " // ({T})", ". Multiply that by ", " by {a} to get {T}", ". Subtract {a} from {T} to get ",
    "\\frac{a}{b}", "\nx = {T} - {a} * {b}\nx + {a} * {b}", "\nx = {T} - {a} - {b}\nx += {a}",
    ", plus {a} plus {b}", ", plus {a} times {b}", "\n2. + {a}", "()", " ({a} + {b})",
    " (= {b} - {a})",
    " {T} (", " (", ". page {b}-{a}", " (see {a} - {b})", "\n{b}/{a}", ", then + {a} ({T})",
    ", add ",
    " to get ", " to get {T}", " pour obtenir {T}", " om {T} te krijgen", " op bij ", " à ",
    ": {T}",
    "\n- {a} + {b} = {T}",
    " / ", " / {T} + ", " fifties", "{a}s ", " times that is {T}", ". {a} less is {T}",
    " : {T}", ". Subtract {a} (that's {b}) to get {T}", ". Adding {a}, {b} and {c} gives {T}",
    ". Add the {a} to {T} = ", ". No. Add {a} to get {T}", ". No. Subtract {a} : {T}",
    ". Total: {T}", ". Total: **{T}**", " times the sum of {a} and {b}",
    ", multiply the sum by {a}",
    ". Multiply the sum of {a} and {b} by {c}", " fifties", " nines", " one ", " two times ", " → ",
    "\n(1) ", "\n(2) ", "\n(3) ", "(1)", "(2)", "(result of step 1)", ", which is {T}",
    ". This makes {T}", ". Take {a} away: {T}", ". Finally, add {a}: {T}", ", {a} being ",
    "\n-{a} = {T}",
    "\n−{a} = {T}", "\n{T} = 2^3", " op: {T}", " ziehe ich {b} ab: {T}",
    ", where {T} = {a} + {b}, then add ",
    ", because ", " since {T} = ", " das ist {T}", ", so there is no solution. ", ". Explanation: ",
    "\n+ {a} = {T} ✅", ". Add {a} → {T}",
  ]
  private static let wrappings = [
    ("", ""), ("<answer>", "</answer>"), ("\\boxed\u{1}", "\u{2}"),
    ("<think>", "</think><answer>{T}</answer>"),
    ("<think>", "</think>{T} * 1"), ("", "</think>{T}"), ("<think>", ""), ("", " <answer>{T}"),
    ("", "\n<answer>{T}</answer>"), ("", " \\boxed\u{1}{T}\u{2}"), ("```python\n", "\n```"),
    ("print(", ")"),
    ("\\begin\u{1}aligned\u{2}", "\\end\u{1}aligned\u{2}"), ("", " = {T}"), ("{T} = ", ""),
    ("<answer>", " = {T}</answer>"),
    ("", "\n{T}"), ("", "\n{T} * 1"), ("<answer>", "\n{T} + 0 = {T}</answer>"),
  ]

  /// A list, a chain or steps of guesses, in what marks an answer.
  private mutating func seed() -> Format {
    let unit = random.next(below: 8) == 0 ? pick(Self.units) : nil
    let joint = unit == nil ? pick(Self.joints) : ". "
    var parts: Format = []
    for _ in 0...random.next(below: 40) {
      if !parts.isEmpty { parts.append(random.next(below: 8) == 0 ? pick(Self.joints) : joint) }
      parts.append(unit.map { sentence($0) } ?? guess())
    }
    let (before, after) = Self.wrappings[random.next(below: Self.wrappings.count)]
    return [before] + parts + [after]
  }

  private mutating func mutate(_ format: inout Format, _ other: Format) {
    let place = random.next(below: format.count + 1)
    let end = min(format.count, place + random.next(below: 6))
    switch random.next(below: 8) {
    case 0: format.insert(guess(), at: place)
    case 1: format.insert(pick(Self.joints), at: place)
    case 2: format.insert(contentsOf: [pick(Self.joints), guess()], at: place)
    case 3: format.removeSubrange(place..<end)
    case 4: format.insert(contentsOf: format[place..<end], at: random.next(below: format.count + 1))
    case 5:
      if place < format.count {
        format[place] = random.next(below: 2) == 0 ? guess() : pick(Self.joints)
      }
    case 6:
      let start = random.next(below: other.count + 1)
      format.insert(
        contentsOf: other[start..<min(other.count, start + random.next(below: 20))], at: place)
    default:
      let (before, after) = Self.wrappings[random.next(below: Self.wrappings.count)]
      format = [before] + format + [after]
    }
    if format.isEmpty { format = [guess()] }
  }
}
