import IntentLanguage
import NumbersGame
import SpeechGrammars
import Testing
import VoiceKit

@testable import VoicePrograms

@Suite("A compiled grammar")
struct CompiledGrammarTests {
  @Test("accepts what the grammar says, and nothing else")
  func sentences() throws {
    let text = """
      #JSGF V1.0 UTF-8 en;
      grammar turn;

      <digit> = one | two | three;
      <number> = <digit> | [a] hundred [[and] <digit>];
      public <turn> = (add | put) <number> (and <number>)* [please] | stop;
      """
    let grammar = try #require(JSGF(text))
    let compiled = try CompiledGrammar(text)
    var generator = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let sentence = grammar.sentence(using: &generator)
      #expect(compiled.accepts(sentence), "\(sentence)")
      var words = sentence.split(separator: " ").map(String.init)
      words.swapAt(0, words.count - 1)
      let other = words.joined(separator: " ")
      #expect(compiled.accepts(other) == grammar.accepts(other), "\(other)")
    }
    #expect(!compiled.accepts(""))
    #expect(!compiled.accepts("add"))
    #expect(!compiled.accepts("stop please"))
  }

  @Test("accepts what can be said in the turns of a conversation")
  func conversation() async throws {
    let world = try VoiceWorld()
    var generator = SplitMix64(seed: 2)
    for said in ["solve a numbers game", "nine hundred and fifty two"] {
      let text = await world.session.grammar().text
      let grammar = try #require(JSGF(text))
      let compiled = try CompiledGrammar(text)
      for _ in 0..<100 {
        let sentence = grammar.sentence(using: &generator)
        #expect(compiled.accepts(sentence), "\(sentence)")
      }
      try await world.hear((said, -10))
    }
  }

  @Test("tells what may follow a sentence, unless it is much")
  func endings() throws {
    let compiled = try CompiledGrammar(
      """
      grammar g;
      <digit> = one | two;
      public <turn> = stop [now [please]] | add <digit> (and <digit>)* | put <digit> <digit> <digit> <digit> | no;
      """)
    #expect(compiled.endings(of: "stop").map(Set.init) == ["now", "now please"])
    #expect(compiled.endings(of: "stop now") == ["please"])
    #expect(compiled.endings(of: "stop now please") == [])
    #expect(compiled.endings(of: "add one") == nil)
    #expect(compiled.endings(of: "put one") != nil)
    #expect(compiled.endings(of: "put") == nil)
    #expect(compiled.endings(of: "put one")?.count == 8)
    #expect(compiled.endings(of: "no")?.isEmpty == true)
    #expect(compiled.endings(of: "other words")?.isEmpty == true)
  }

  @Test("has each beginning and each end of its sentences once")
  func size() throws {
    let compiled = try CompiledGrammar(
      "grammar g;\npublic <turn> = add one now | add two now | put one now | put two now;")
    #expect(compiled.automaton.arcs.count == 4)
    #expect(
      compiled.sphinxText(named: "turn")
        .hasPrefix("FSG_BEGIN turn\nNUM_STATES 5\nSTART_STATE 0\nFINAL_STATE 4\n"))
  }

  @Test(
    "is refused if it cannot be read",
    arguments: [
      "", "public <turn> = ;", "public <turn> = (one;", "public <turn> = <none>;",
      "public <turn> = one <turn>;", "public <turn> = *;", "public <turn> = one | | two;",
    ])
  func faults(text: String) {
    #expect(throws: VoiceProgramError.self) { try CompiledGrammar(text) }
  }
}

extension CompiledGrammar {
  /// Whether a sentence is one of the grammar.
  func accepts(_ sentence: String) -> Bool {
    var places: [Int32] = []
    for word in sentence.split(separator: " ") {
      guard let place = words.firstIndex(of: String(word)) else { return false }
      places.append(Int32(place))
    }
    return automaton.accepts(places)
  }
}
