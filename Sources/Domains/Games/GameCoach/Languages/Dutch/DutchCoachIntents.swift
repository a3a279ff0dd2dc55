import GameParameters
import IntentKit
import NumbersGame

private let game: [String: IntentTranslation.Parameter] = [
  "target": .dutchTarget, "numbers": .dutchNumbers(.countdown),
]

extension ExplainSolutionIntent {
  /// The Dutch translation of the intent.
  static let dutch = IntentTranslation(
    title: "Een oplossing uitleggen",
    explanation: "Loopt de stappen van een oplossing langzaam door, één voor één.",
    phrases: [
      "leg [de oplossing (voor|van)] {target} (met|uit) [de] [getallen] {numbers} uit"
    ],
    followUpPhrases: [
      "(waarom|hoezo|hoe dan|hoe dat|waardoor)",
      "hoe (heb je dat|ben je daarop|kom je daarop|ben je daar) [(gedaan|gevonden|gekomen|bij gekomen)]",
      "hoe (werkt|kom je op|kom je aan) dat",
      "(dat|het|de oplossing|de berekening) uitleggen",
      "leg [me] [(dat|het|de oplossing|de berekening)] uit",
      "[(toon|noem|geef|zeg)] [me] de [afzonderlijke] stappen", "wat zijn de stappen",
      "stap voor stap", "[(nog eens|nog een keer)] [(alsjeblieft|en)] (langzamer|langzaam|rustig)",
      "(zeg|lees|herhaal) (het|dat) [nog] [eens] (langzaam|langzamer|rustig)",
    ], summary: "De oplossing [voor {target}] [uit {numbers}] uitleggen", parameters: game)
}

extension FindAnotherSolutionIntent {
  /// The Dutch translation of the intent.
  static let dutch = IntentTranslation(
    title: "Een andere oplossing vinden",
    explanation:
      "Vindt een oplossing die echt anders is dan de al genoemde, niet alleen in de volgorde.",
    phrases: [
      "(een andere|nog een) oplossing (voor|van) {target} (met|uit) [de] [getallen] {numbers}"
    ],
    followUpPhrases: [
      "[(is er|zijn er|heb je|ken je|weet je)] [ook] [nog] (een andere|andere|een) (oplossing|oplossingen|mogelijkheid|mogelijkheden|manier|manieren|antwoord)",
      "[is er] [nog] een andere (weg|manier)",
      "(toon|geef|noem|zeg) me (nog een|een andere) [(oplossing|manier)]",
      "kan (dat|het) [ook] anders", "doe (het|dat) anders", "hoe [kan het] (nog|anders)",
      "wat [is er] nog", "en nog een", "(is|was) dat de enige [(oplossing|manier|mogelijkheid)]",
    ], summary: "Een andere oplossing [voor {target}] [uit {numbers}] vinden",
    parameters: game.merging([
      "toldCount": .init(
        title: "aantal genoemde oplossingen", prompt: "Hoeveel oplossingen zijn al bekend?")
    ]) { first, _ in first })
}

extension CountSolutionsIntent {
  /// The Dutch translation of the intent.
  static let dutch = IntentTranslation(
    title: "De oplossingen tellen",
    explanation: "Telt de oplossingen van een spel die echt verschillen.",
    phrases: [
      "hoeveel oplossingen [zijn er] voor {target} (met|uit) [de] [getallen] {numbers}"
    ],
    followUpPhrases: [
      "hoeveel [andere] (oplossingen|mogelijkheden|manieren) [(zijn er|heb je)] [(nog|in totaal)]",
      "hoeveel (zijn er|heb je er) [(nog|in totaal)]", "tel de oplossingen",
    ], summary: "De oplossingen [voor {target}] [uit {numbers}] tellen", parameters: game)
}

extension ListSolutionsIntent {
  /// The Dutch translation of the intent.
  static let dutch = IntentTranslation(
    title: "De oplossingen opsommen",
    explanation:
      "Noemt alle oplossingen van een spel als het er weinig zijn; anders de eerste, en waar de andere staan.",
    phrases: [
      "[(toon|noem|geef)] [me] alle (oplossingen|manieren) voor {target} (met|uit) [de] [getallen] {numbers}"
    ],
    followUpPhrases: [
      "(toon|noem|geef) [me] (alle|alle andere|de overige|de andere) [(oplossingen|manieren)]",
      "(alle|alle andere) (oplossingen|manieren)", "noem ze [allemaal]",
    ], summary: "De oplossingen [voor {target}] [uit {numbers}] opsommen", parameters: game)
}

extension GiveHintIntent {
  /// The Dutch translation of the intent.
  static let dutch = IntentTranslation(
    title: "Een hint geven",
    explanation:
      "Verklapt een beetje van de beste oplossing: hoeveel stappen ze heeft, dan een getal dat ze niet nodig "
      + "heeft, dan de eerste stap; nooit alles.",
    phrases: [
      "[(geef|zeg)] [me] een (hint|tip|aanwijzing) voor {target} (met|uit) [de] [getallen] {numbers}"
    ],
    followUpPhrases: [
      "[(geef|zeg)] [me] [nog] (een|een andere) (hint|tip|aanwijzing)",
      "(hint|tip|aanwijzing)", "(help me|help me even) [een beetje]",
      "(waarmee|waar|hoe) (begin ik|moet ik beginnen|begin je)",
      "wat is de eerste stap", "ik (kom niet verder|zit vast|loop vast)",
      "ik weet het niet [meer]",
    ], summary: "Een hint [voor {target}] [uit {numbers}] geven",
    parameters: game.merging([
      "givenCount": .init(title: "aantal gegeven hints", prompt: "Hoeveel hints waren er al?")
    ]) { first, _ in first })
}
