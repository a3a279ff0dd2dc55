import Testing

@testable import VoicePrograms

@Suite("The grammars that a process keeps")
struct KeptGrammarsTests {
  @Test("have each a place, and the one not used for longest gives way to a new one")
  func places() {
    var kept = KeptGrammars()
    for number in 0..<7 {
      let place = kept.place(of: "\(number)")
      #expect(place.isNew && place.place == number)
      kept.keep("\(number)", at: place.place)
    }
    kept.keep("0", at: 0)
    #expect(kept.place(of: "new").place == 1)
    #expect(kept.place(of: "0") == (0, false, true))
    #expect(kept.place(of: "6") == (6, false, false))
  }

  @Test("are not known while the process is told to use another one")
  func change() {
    var kept = KeptGrammars()
    for number in 0..<3 { kept.keep("\(number)", at: number) }
    kept.change(to: 0, isNew: false)
    #expect(kept.place(of: "2") == (2, false, false))
    kept.keep("0", at: 0)
    #expect(kept.place(of: "0") == (0, false, true))
    kept.change(to: 1, isNew: true)
    #expect(kept.place(of: "0") == (0, false, false))
    #expect(kept.place(of: "1") == (1, true, false))
  }

  @Test("do not give way to grammars for one sound only")
  func oneSound() {
    var kept = KeptGrammars()
    for number in 0..<7 { kept.keep("\(number)", at: number) }
    for number in 0..<20 {
      let place = kept.place(of: "once \(number)", isForOneSound: true)
      #expect(place == (7, true, false))
      kept.keep("once \(number)", at: place.place)
    }
    for number in 0..<7 { #expect(!kept.place(of: "\(number)").isNew) }
    // The last place stays that of one sound.
    #expect(kept.place(of: "new").place == 0)
  }
}
