extension ClauseWords {
  /// The closed classes of German.
  public static let german = ClauseWords(
    spelling: .german,
    subjects: (first: "ich wir man", second: "du ihr", third: "er sie es das dies"),
    auxiliaries: "bin bist ist sind seid hab habe hast hat haben habt werde wirst wird werden gibt",
    pastAuxiliaries: "war waren warst hatte hatten hattest wurde wurden gab",
    modals: """
      kann kannst können könnt könnte könntest könnten könntet darf dürfen würde würdest würden mag magst
      """,
    duties: "muss musst müssen soll sollst sollen sollte solltest sollten",
    wishes:
      "will wollen wollte möchte möchten brauche brauchen muss müssen gern gerne wünsche würde",
    negations: "nicht nein nee nö nie niemals",
    manners: ["wie"], reasons: ["warum", "wieso", "weshalb", "weswegen", "ob"],
    questions: "was wer wem wen wo wann welche welcher welches welchen welchem wieviel wohin woher",
    measures: "viel viele lange oft weit hoch", conditions: "wenn falls",
    contexts: "weil bevor nachdem während obwohl", coordinators: "und aber dann danach",
    alternatives: "oder",
    determiners: """
      der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner dein deine deinen unser unsere \
      unseren dieser diese dieses diesen
      """,
    prepositions: "zu zur zum auf aufs in im ins an am ans von vom aus bei mit für unter nach über",
    withdrawing:
      "vergiss lass abbrechen abbruch scherz witz spaß egal stopp storniere überlegt quatsch",
    beside: """
      mir mich anders habs nur noch jetzt heute mehr lieber besser doch mal halt eben gar warte moment sein ist mach mache \
      tu tus nötig gut später erst ganz wirklich nachher morgen
      """,
    oversights: "vergiss vergesse vergessen vergesst vergisst",
    interjections: """
      bitte nein nee nö danke dankeschön äh ähm hm ja jo ok okay also hallo hi hey moin servus ach oh na sorry warte moment \
      eigentlich einfach so
      """,
    suggestions: ["wie wäre es", "wie wär's", "wie wärs", "warum nicht", "wollen wir"],
    tags: ["nicht wahr", "oder nicht", "oder etwa nicht"])
}
