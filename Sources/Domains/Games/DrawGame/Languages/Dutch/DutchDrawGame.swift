import IntentKit

extension DrawGameIntent {
  /// The Dutch translation of the intent.
  static let dutch = IntentTranslation(
    title: "Een getallenspel trekken",
    explanation:
      "Trekt zes kaartjes en een doelgetal zoals op televisie, met zoveel grote getallen als je wilt, en "
      + "biedt de oplossing aan.",
    phrases: [
      """
      (trek|geef me|start|begin|speel|maak|bedenk|kies) (een|nog een) [(nieuw|nieuwe|ander|andere)] \
      (spel|spelletje|getallenspel|puzzel|getallenpuzzel|ronde|rondje) \
      [met {large} (grote|grote getallen|grote kaartjes|groot getal)]
      """,
      """
      (trek|geef me|start|begin|speel|maak|bedenk|kies) (een|nog een) {difficulty} \
      (spel|spelletje|getallenspel|puzzel|getallenpuzzel|ronde|rondje) \
      [met {large} (grote|grote getallen|grote kaartjes)]
      """,
      "[(geef me|trek)] {large} (grote|grote getallen|grote kaartjes)",
      "{large} (grote|grote getallen) [en] {small} (kleine|kleine getallen)",
      "{small} (kleine|kleine getallen) [en] {large} (grote|grote getallen)",
      "een [(nieuw|nieuwe)] (spel|spelletje|getallenspel|puzzel|ronde|rondje) [met {large} (grote|grote getallen)] (trekken|spelen|starten|beginnen)",
      "(nieuw|nieuwe) (spel|getallenspel|ronde|puzzel) [met {large} (grote|grote getallen)]",
      "trek [zes] getallen",
    ],
    keywords: [
      "spel", "spelletje", "getallenspel", "(nieuw|ander|volgend|willekeurig) spel",
      "(nieuwe|andere|volgende) (ronde|puzzel)", "[nieuwe] ronde [getallen]", "spel spelen",
      "getallenspel spelen", "{small} kleine [getallen]",
      "{large} grote [en] [de] rest klein", "(spel|ronde) [met] {large} grote [getallen]",
      "(spel|ronde) [met] {small} kleine [getallen]",
      "(spel|ronde) [met] {large} grote [en] {small} kleine [getallen]",
      "(trek|geef me|kies) [(een paar|zes|nieuwe)] getallen", "nieuwe getallen",
      "willekeurige getallen", "(trek|geef me|kies) getallen [met] {large} grote",
      "{difficulty} spel", "{difficulty} (ronde|puzzel)", "(iets|eentje) {difficulty}",
      "(willekeurig|nieuw) doelgetal en getallen", "getallen en doelgetal trekken",
      "getallen trekken", "(laten we|wil|zullen we|zin om te) spelen",
      "(start|trek|speel|geef me) [een] spel",
    ],
    followUpPhrases: [
      "[(maak het|een spel|iets|geef me iets|geef me|trek|doe|eentje)] [(een|eentje|een spel|iets|wat)] [(beetje|wat|iets)] {change} [alsjeblieft]",
      "[(geef me|trek|doe)] (nog een|nog eentje|nog een spel|een nieuw|de volgende|een ander|nog een ronde)",
      "(volgende|nog een|nog eentje)",
    ], summary: "Een [{difficulty}] spel [met {large} grote getallen] trekken",
    parameters: [
      "large": .init(title: "aantal grote getallen", prompt: "Hoeveel grote getallen?"),
      "small": .init(title: "aantal kleine getallen", prompt: "Hoeveel kleine getallen?"),
      "difficulty": .init(
        title: "moeilijkheid", prompt: "Hoe moeilijk?",
        cases: [
          "easy": [
            "makkelijk", "makkelijke", "gemakkelijk", "gemakkelijke", "eenvoudig", "eenvoudige",
            "simpel", "simpele",
          ],
          "medium": ["gemiddeld", "gemiddelde", "normaal", "normale", "middelmatig", "gewoon"],
          "hard": [
            "moeilijk", "moeilijke", "lastig", "lastige", "pittig", "pittige", "zwaar", "zware",
          ],
          "very-hard": [
            "heel moeilijk", "heel moeilijke", "erg moeilijk", "erg moeilijke", "zeer moeilijk",
            "zeer moeilijke", "heel lastig", "heel lastige", "extreem moeilijk",
            "extreem moeilijke",
          ],
        ]),
      "change": .init(
        title: "verandering van de moeilijkheid", prompt: "Moeilijker of makkelijker?",
        cases: [
          "easier": [
            "makkelijker", "makkelijkere", "gemakkelijker", "eenvoudiger", "eenvoudigere",
            "simpeler", "minder moeilijk", "minder moeilijke", "niet zo moeilijk",
          ],
          "harder": [
            "moeilijker", "moeilijkere", "lastiger", "lastigere", "pittiger", "zwaarder",
            "uitdagender",
          ],
        ]),
    ])
}
