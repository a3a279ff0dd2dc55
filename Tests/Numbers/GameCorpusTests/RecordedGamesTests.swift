import Foundation
import GameCorpus
import NumbersGame
import NumbersSolver
import Testing
import Workers

@Suite("The corpus")
struct GameCorpusTests {
  static let path = Repository.root.appending(path: "Corpus/recorded-games.jsonl").path()

  @Test("has 270 games, one of them suspect, and says so")
  func load() throws {
    let corpus = try RecordedGames(contentsOfFile: Self.path)
    #expect(corpus.count == 270)
    #expect(corpus.filter(\.isSuspect).map(\.line) == [270])
    #expect(
      corpus.remarks.map(\.description) == [
        "line 270: the record is marked as suspect: a game of Countdown has 6 numbers, not 5"
      ])
    #expect(corpus[269].game.rules == .free)
    #expect(corpus[2].game.target == 952)
    #expect(corpus[2].date == "1997-03-14")
    #expect(corpus[2].declared == [952, 953])
  }

  @Test("has only declarations that are possible")
  func declarations() throws {
    for recorded in try RecordedGames(contentsOfFile: Self.path) {
      let best = try Solver().solve(recorded.game)
      for declared in recorded.declared {
        // No contestant can have come closer than the best, nor to a value that is out of reach.
        #expect(abs(declared - recorded.game.target) >= best.distance)
        let game = try Game(numbers: recorded.game.numbers, target: declared, rules: .free)
        #expect(try Solver().isSolvable(game), "line \(recorded.line): \(declared)")
      }
    }
  }

  @Test(
    "names the line and the fault of a bad record",
    arguments: [
      ("{", "line 2: the line is not valid JSON: a key in quotes is missing at column 2"),
      ("[]", "line 2: the line must be an object"),
      (#"{"show":"countdown-uk"}"#, "line 2: the key 'numbers' is missing"),
      (
        #"{"show":"countdown-uk","numbers":"1","target":100,"source":"https://a"}"#,
        "line 2: 'numbers' must be an array"
      ),
      (
        #"{"show":"countdown-uk","numbers":[1,2,"3"],"target":100,"source":"https://a"}"#,
        "line 2: 'numbers[2]' must be a whole number"
      ),
      (
        #"{"show":"chess","numbers":[1,2,3,4,5,6],"target":100,"source":"https://a"}"#,
        "line 2: 'chess' is not one of the shows: countdown-uk, letters-and-numbers-au, "
          + "des-chiffres-et-des-lettres-fr, cijfers-en-letters-nl"
      ),
      (
        #"{"show":"countdown-uk","numbers":[1,2,3,4,5],"target":100,"source":"https://a"}"#,
        "line 2: a game of Countdown has 6 numbers, not 5"
      ),
      (
        #"{"show":"countdown-uk","numbers":[1,2,3,4,5,6],"target":12,"source":"https://a"}"#,
        "line 2: 12 is not a target of Countdown: its targets are 100 to 999"
      ),
      (
        #"{"show":"countdown-uk","numbers":[1,2,3,4,5,6],"target":100,"source":"a friend"}"#,
        "line 2: the source 'a friend' is not the address of a page"
      ),
      (
        #"{"show":"countdown-uk","numbers":[1,2,3,4,5,6],"target":100,"source":"https://a","date":"14 March"}"#,
        "line 2: '14 March' is not a date like 1997-03-14"
      ),
      (
        #"{"show":"countdown-uk","numbers":[1,2,3,4,5,6],"target":100,"source":"https://a","traget":1}"#,
        "line 2: the key 'traget' is not one of show, series, episode, date, round, numbers, "
          + "target, declared, source, suspect"
      ),
      (
        #"{"show":"countdown-uk","numbers":[1,2,3,4,5,6],"target":100,"source":"https://a","declared":[{"value":-1}]}"#,
        "line 2: -1 was declared, but only 1 or more can be reached"
      ),
    ])
  func badRecords(_ line: String, _ message: String) {
    #expect {
      try RecordedGames(jsonLines: "\n\(line)\n")
    } throws: {
      "\($0)" == message
    }
  }

  @Test("says which file cannot be read")
  func missingFile() {
    #expect {
      try RecordedGames(contentsOfFile: "/no/such/file")
    } throws: {
      "\($0)" == "the file '/no/such/file' cannot be read"
    }
  }
}
