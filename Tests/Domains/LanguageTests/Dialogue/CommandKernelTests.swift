import IntentKit
import IntentLanguage
import Testing

@Suite("Commands in whatever words")
struct CommandKernelTests {
  private static let confirming = CommandPlace.verdict(intent: "RemoveItems")

  @Test(
    "are told by the roles of their words",
    arguments: [
      (ConversationCommand.yes, "yes, that's quite right then, of course"),
      (.weakYes, "yes, I think that's quite right then"),
      (.no, "I don't think that's the right answer"), (.no, "you're totally wrong there"),
      (.no, "noooo"), (.no, "I said no"), (.no, "please don't"), (.no, "no keep it"),
      (.no, "that isnt correct"), (.cancel, "could you please stop this task"),
      (.cancel, "no thanks, I changed my mind"), (.cancel, "ok that's enough now"),
      (.yes, "yeah that is absolutely true"), (.yes, "yes delete it please"),
      (.yes, "thats right"), (.yes, "remove it"), (.weakYes, "I guess that is right"),
      (.weakYes, "right ..."), (.praise, "that was a great answer"),
      (.praise, "oh, that was good work"),
      (.repeat, "could you repeat that for me"), (.repeat, "what did you say again"),
      (.repeat, "I didn't catch that"), (.help, "what sort of things can you do"),
      (.thanks, "thanks so much for that"), (.greet, "hi, how are you today"),
      (.yes, "that would be a yes"), (.yes, "that's what I asked for"), (.yes, "yes to that"),
      (.yes, "this is a true statement"), (.no, "it's a no from me"),
      (.no, "I'd have to say no to it"),
      (.no, "this isn't what I was looking for"), (.no, "that is not the case"),
      (.undecided, "whatever is fine by me"), (.undecided, "anything is good with me"),
      (.doAgain, "can you do that again"), (.help, "can I ask you anything"),
    ])
  func english(_ command: ConversationCommand, _ utterance: String) throws {
    #expect(try Self.command(in: utterance, .english, Self.confirming) == command)
  }

  @Test(
    "are told in other languages",
    arguments: [
      ("de", ConversationCommand.cancel, "kannst du das bitte abbrechen"),
      ("de", .no, "ich glaube, das ist nicht richtig"), ("de", .no, "das ist leider falsch"),
      ("de", .repeat, "kannst du das bitte noch mal sagen"),
      ("de", .yes, "ja das ist genau richtig"),
      ("de", .pause, "na ja, von mir aus"), ("de", .weakYes, "meinetwegen"),
      ("fr", .cancel, "tu peux arrêter ça s'il te plaît"),
      ("fr", .no, "non, ce n'est pas la bonne réponse"),
      ("fr", .repeat, "tu peux redire ça"), ("fr", .yes, "oui c'est tout à fait exact"),
      ("nl", .cancel, "kun je dat stoppen alsjeblieft"),
      ("nl", .no, "nee dat is helemaal niet juist"),
      ("nl", .repeat, "kun je dat nog eens zeggen"), ("nl", .yes, "ja dat is helemaal juist"),
      ("es", .cancel, "puedes parar eso por favor"), ("es", .no, "eso no es correcto"),
      ("es", .repeat, "puedes decirlo otra vez"), ("es", .yes, "sí, eso es totalmente correcto"),
    ])
  func otherLanguages(_ code: String, _ command: ConversationCommand, _ utterance: String) throws {
    let language = try #require(Language.all.first { $0.code == code })
    #expect(try Self.command(in: utterance, language, .verdict(intent: nil)) == command)
  }

  @Test(
    "are none if a word has no role in them, or if they say contrary things",
    arguments: [
      "yes, but to Hannah", "yes from savings", "yes later", "yes in a bit", "yes if you must",
      "yes or no", "yes tomorrow", "no that is right", "yes that's not right", "is that right",
      "don't stop", "that's not wrong", "yes one", "yes part of it", "remove milk", "yes 50",
      "I don't know", "when is that right", "let's go on with the items",
      "please carry on with the list", "yes, go on with the other list", "you do it then",
      "continue with that remove", "she would say yes", "I could say yes", "that could be a yes",
    ])
  func none(_ utterance: String) throws {
    let command = try Self.command(in: utterance, .english, Self.confirming)
    #expect(command != .yes && command != .weakYes && command != .praise, "\(utterance)")
  }

  @Test(
    "end nothing in a question",
    arguments: ["um, is that enough", "was that all done", "hmm is there enough"])
  func asked(_ utterance: String) throws {
    #expect(try Self.command(in: utterance, .english, .request) != .cancel)
  }

  @Test("agree to nothing where a request or a value is expected")
  func places() throws {
    for place in [CommandPlace.request, .value] {
      for utterance in ["that is absolutely right", "yes delete it", "remove it"] {
        let command = try Self.command(in: utterance, .english, place)
        #expect(command == nil, "\(utterance)")
      }
    }
    for utterance in ["you're wrong", "you haven't understood me", "this is rubbish"] {
      #expect(try Self.command(in: utterance, .english, .request) == .complain, "\(utterance)")
    }
    for utterance in ["are you a machine", "I would like to speak with a human being"] {
      #expect(try Self.command(in: utterance, .english, .request) == .person, "\(utterance)")
    }
    #expect(try Self.command(in: "excellent work", .english, .value) == nil)
    #expect(try Self.command(in: "excellent work", .english, .request) == .praise)
  }

  @Test(
    "repeat what was done, if one asks after it",
    arguments: [
      ("en", "did that work"), ("en", "did it go through"), ("en", "what did you just do"),
      ("en", "what have you done"), ("en", "is that done"), ("de", "hat das geklappt"),
      ("de", "was hast du gemacht"), ("fr", "qu'est-ce que tu as fait"), ("nl", "is dat gelukt"),
      ("nl", "wat heb je gedaan"), ("es", "qué has hecho"),
    ])
  func deeds(_ code: String, _ utterance: String) throws {
    let language = try #require(Language.all.first { $0.code == code })
    #expect(try Self.command(in: utterance, language, .request) == .repeat)
  }

  @Test("ask after nothing that was done, if they ask for something else")
  func noDeeds() throws {
    for utterance in ["what did I do", "did you add milk", "what day is it", "is that milk"] {
      #expect(try Self.command(in: utterance, .english, .request) == nil, "\(utterance)")
    }
  }

  @Test(
    "may only say that something was heard, if something else was said after the question",
    arguments: [
      (
        "en", ["ok", "okay then", "right", "fine", "all right"],
        ["yes", "yes please", "ok, yes", "that's right", "ok, do it"]
      ),
      ("de", ["ok", "alles klar", "gut"], ["ja", "ja bitte", "das stimmt"]),
      ("fr", ["d'accord", "ok", "très bien", "ça marche"], ["oui", "c'est ça"]),
      ("nl", ["oké", "goed", "akkoord"], ["ja", "ja graag", "dat klopt"]),
      ("es", ["vale", "muy bien", "de acuerdo"], ["sí", "sí, por favor", "eso es"]),
    ])
  func acknowledgements(_ code: String, _ acknowledging: [String], _ agreeing: [String]) throws {
    let language = try #require(Language.all.first { $0.code == code })
    let recognizer = try Household(language).helper.recognizer
    let aside = CommandPlace.verdict(intent: nil, afterAside: true)
    for utterance in acknowledging {
      #expect(recognizer.command(in: utterance, at: aside) == .weakYes, "\(utterance)")
    }
    for utterance in agreeing {
      #expect(recognizer.command(in: utterance, at: aside) == .yes, "\(utterance)")
    }
  }

  @Test("are weak if they are said to someone who is near, and nothing says of what")
  func endearments() throws {
    for (command, utterance) in [
      (ConversationCommand.weakYes, "yes love"), (.weakYes, "yes, my dear"),
      (.yes, "yes dear, that's right"), (.yes, "yes sir"), (.yes, "yes, do it, darling"),
      (.weakYes, "right, darling"),
    ] {
      let recognizer = try Household(.english).helper.recognizer
      #expect(recognizer.command(in: utterance, at: Self.confirming) == command, "\(utterance)")
    }
  }

  @Test(
    "are no yes if one says to come, which is said to someone else",
    arguments: [
      ("en", "yes thanks, I'm coming"), ("de", "ja, danke, ich komme"),
      ("fr", "oui merci, j'arrive"),
      ("nl", "ja, ik kom eraan"), ("es", "sí, gracias, ya voy"),
    ])
  func coming(_ code: String, _ utterance: String) throws {
    let language = try #require(Language.all.first { $0.code == code })
    #expect(try Self.command(in: utterance, language, Self.confirming) != .yes)
  }

  @Test("can have a wrong letter in a long word")
  func misspelt() throws {
    let sentence = "that is absolutly right"
    #expect(try Self.command(in: sentence, .english, Self.confirming) == .weakYes)
    #expect(try Self.command(in: "cancle", .english, Self.confirming) == nil)
    #expect(try Self.command(in: "you are terible", .english, .request) == .complain)
  }

  @Test("thank, if one is done and nothing is open")
  func finished() throws {
    for (place, command) in [(CommandPlace.request, ConversationCommand.thanks), (.value, .cancel)]
    {
      #expect(try Self.command(in: "okay, I am done", .english, place) == command)
    }
  }

  private static func command(
    in utterance: String, _ language: Language, _ place: CommandPlace
  ) throws -> ConversationCommand? {
    let recognizer = try Household(language).helper.recognizer
    return recognizer.command(in: utterance) ?? recognizer.command(in: utterance, at: place)
  }
}
