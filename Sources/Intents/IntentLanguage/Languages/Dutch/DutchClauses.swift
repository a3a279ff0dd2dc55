extension ClauseWords {
  /// The closed classes of Dutch.
  public static let dutch = ClauseWords(
    spelling: .dutch,
    subjects: (first: "ik wij we", second: "jij je u jullie", third: "hij zij ze het dat dit er"),
    auxiliaries: "staat staan ligt ben bent is zijn heb hebt heeft hebben doe doet word wordt",
    pastAuxiliaries: "was waren had hadden werd werden deed",
    modals: "kan kun kunt kunnen kon zou zouden zal wil wilt mag mogen",
    duties: "moet moeten moest", wishes: "wil willen wou graag moet moeten nodig hoef",
    negations: "niet nee neen nooit", manners: ["hoe"], reasons: ["waarom", "hoezo"],
    questions: "wat wie waar wanneer welke welk hoeveel", measures: "veel lang vaak ver",
    conditions: "als indien tenzij",
    contexts: "omdat want terwijl voordat nadat hoewel", coordinators: "en maar dan dus",
    alternatives: "of",
    determiners: "de het een mijn onze ons jouw je uw deze dit die dat haar",
    prepositions: "naar op in aan bij met voor van vanaf uit onder over per tot na",
    withdrawing: "vergeet laat annuleer annuleren grapje grap geintje bedacht stop",
    beside: """
      zitten hoeft maakt uit nog nu vandaag meer toch liever echt me anders was maar een het later straks nodig gaat niets \
      gedachten
      """,
    oversights: "vergeet vergeten",
    interjections: """
      alsjeblieft nee neen alstublieft aub bedankt dank dankje dankjewel hoi hallo hey ja ok oké uh eh ehm nou zeg even eens gewoon \
      sorry wacht ach oh
      """,
    suggestions: ["wat dacht je van", "waarom niet", "zullen we", "waarom gaan we niet"],
    tags: ["of niet", "niet waar", "niet dan"])
}
