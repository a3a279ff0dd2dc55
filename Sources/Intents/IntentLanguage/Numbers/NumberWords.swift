/// The spoken and written forms of numbers and amounts of money in a language.
public struct NumberWords: Sendable {
  private let makeLexicon: @Sendable () -> NumberLexicon
  let spell: @Sendable (Int) -> String
  let groupingSign: Character
  let groupsWithSpaces: Bool
  let decimalPoints: Set<String>
  let readsPairs: Bool
  let articles: Set<String>
  let half: Set<String>
  let andAHalf: [[String]]
  let counts: CountWords
  let money: MoneyWords

  /// The numbers in words.
  var lexicon: NumberLexicon { makeLexicon() }

  /// Creates the numbers of a language.
  ///
  /// - Parameters:
  ///   - lexicon: The numbers in words; preferably a static constant, because each new recogniser
  ///     requests it.
  ///   - spell: Spells a number out.
  ///   - groupingSign: The sign between groups of three digits: `,` or `.`; where it is `.`,
  ///     decimals follow a comma.
  ///   - groupsWithSpaces: Whether spaces separate groups of three digits too: "1 430".
  ///   - decimalPoints: The words before decimals, separated by spaces: "point".
  ///   - readsPairs: Whether "nine fifty two" is 952, and "five fifty" an amount of 5.50.
  ///   - articles: The words for one before a unit of money, separated by spaces: "a an".
  ///   - half: The words for half of a unit, separated by spaces: "half".
  ///   - andAHalf: The texts after a number that add a half: "and a half".
  ///   - counts: The words for collections and repetitions.
  ///   - money: The words of money.
  public init(
    _ lexicon: @autoclosure @escaping @Sendable () -> NumberLexicon,
    spell: @escaping @Sendable (Int) -> String = { "\($0)" }, groupingSign: Character = ",",
    groupsWithSpaces: Bool = false, decimalPoints: String = "", readsPairs: Bool = false,
    articles: String = "", half: String = "", andAHalf: [String] = [],
    counts: CountWords = CountWords(), money: MoneyWords = .international
  ) {
    makeLexicon = lexicon
    self.spell = spell
    self.groupingSign = groupingSign
    self.groupsWithSpaces = groupsWithSpaces
    let plain = Spelling()
    self.decimalPoints = Sentence.set(decimalPoints, plain)
    self.readsPairs = readsPairs
    self.articles = Sentence.set(articles, plain)
    self.half = Sentence.set(half, plain)
    self.andAHalf = Sentence.phrases(andAHalf, plain)
    self.counts = counts
    self.money = money
  }

  /// Numbers in digits only.
  public static let digits = NumberWords(.none)
}

extension NumberLexicon {
  /// No number in words.
  static let none = NumberLexicon(
    hundreds: { _ in [] }, below: { _ in [] }, scales: [], vocabulary: [])
}
