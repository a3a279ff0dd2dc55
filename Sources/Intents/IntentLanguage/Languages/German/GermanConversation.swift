import IntentKit

extension ConversationWords {
  /// The German commands to the conversation.
  public static let german = ConversationWords(
    spelling: .german,
    commands: [
      .yes: [
        "ja", "jo", "jawohl", "jep", "jup", "jap", "klar", "na klar", "ok", "okay", "in ordnung",
        "einverstanden", "genau", "richtig", "stimmt", "das stimmt", "das ist richtig", "korrekt",
        "das ist korrekt", "das ist gut", "das ist ok", "das ist okay", "das passt", "passt",
        "passt so", "passt schon", "perfekt", "sehr gut", "alles klar", "natürlich",
        "selbstverständlich", "sicher", "aber sicher", "auf jeden fall", "unbedingt", "gerne",
        "gern", "ja gerne", "ja gern", "mach das", "mach es", "mach mal", "mach ruhig", "tu das",
        "tu es", "los", "leg los", "nur zu", "freilich", "gewiss", "exakt", "absolut", "bestätigt",
        "ich bestätige", "so ist es", "das ist es", "geht klar", "von mir aus", "meinetwegen",
        "doch", "sollst du", "ja mach das", "klingt gut", "hört sich gut an",
      ],
      .weakYes: ["j", "bitte", "gut", "super", "prima", "toll", "schön"],
      .no: [
        "nein", "nee", "ne", "nö", "n", "nein danke", "auf keinen fall", "keinesfalls",
        "keineswegs", "falsch", "das ist falsch", "stimmt nicht", "das stimmt nicht",
        "das ist nicht richtig", "nicht richtig", "passt nicht", "das passt nicht", "das nicht",
        "nicht das", "nicht den", "nicht die", "jetzt nicht", "nicht jetzt", "lieber nicht",
        "besser nicht", "eher nicht", "nicht wirklich", "mach das nicht", "mach es nicht",
        "tu das nicht", "tu es nicht", "natürlich nicht", "sicher nicht", "bestimmt nicht",
        "gar nicht", "überhaupt nicht", "keins", "keines", "keine", "keiner", "keinen",
        "keins von beiden", "keines von beiden", "keine von beiden", "keinen von beiden",
        "weder noch",
      ],
      .cancel: [
        "annulliere das", "annullier das", "annulliere es", "storniere das", "storniere es",
        "abbrechen", "abbruch", "brich ab", "brich das ab", "brechen wir ab", "stopp", "stop",
        "halt", "hör auf", "aufhören", "lass es", "lass das", "lass gut sein", "lass es gut sein",
        "lassen wir das", "lass mal", "lass stecken", "vergiss es", "vergiss das", "egal",
        "schon gut", "ist egal", "macht nichts", "nicht nötig", "doch nicht",
        "ich brauche nichts", "annullieren", "streich das", "verwirf das", "verwerfen",
      ],
      .help: [
        "hilfe", "hilf mir", "hilf mir mal", "was kann ich sagen", "was kannst du",
        "was kannst du alles", "was kann ich tun", "was kann ich machen", "was soll ich sagen",
        "was muss ich sagen", "ich brauche hilfe", "was geht", "was geht alles",
        "was gibt es alles", "was kannst du tun", "was kannst du machen",
        "ich weiß nicht", "weiß nicht", "ich weiß es nicht", "weiß ich nicht", "keine ahnung",
        "ich habe keine ahnung",
      ],
      .repeat: [
        "wiederhole", "wiederhol", "wiederholen", "wiederhole das", "wiederhol das", "noch mal",
        "nochmal", "noch einmal", "noch einmal bitte", "wie bitte", "bitte was", "was", "hä",
        "wie", "was hast du gesagt", "sag das noch mal", "sag das nochmal", "sag das noch einmal",
        "sag es noch mal", "sag es nochmal", "kannst du das wiederholen", "entschuldigung",
        "lies das noch mal vor", "lies das nochmal vor",
      ],
      .doAgain: [
        "mach das noch mal", "mach das nochmal", "mach das noch einmal", "mach es noch mal",
        "mach es nochmal", "mach es noch einmal", "das gleiche noch mal", "das gleiche nochmal",
        "das gleiche noch einmal", "das selbe noch mal", "dasselbe noch mal", "dasselbe nochmal",
        "dasselbe noch einmal", "das gleiche", "dasselbe", "und noch mal", "und nochmal",
        "mach noch mal", "mach nochmal", "wiederhole den auftrag",
      ],
      .startAgain: [
        "von vorn", "von vorne", "noch mal von vorn", "noch mal von vorne", "nochmal von vorn",
        "nochmal von vorne", "noch einmal von vorn", "noch einmal von vorne", "neu anfangen",
        "fang neu an", "fang von vorn an", "fang von vorne an", "fangen wir neu an",
        "fangen wir von vorn an", "von anfang an", "neustart",
      ],
      .goBack: ["zurück", "geh zurück", "einen schritt zurück", "ein schritt zurück", "vorherige"],
      .undo: [
        "rückgängig", "mach das rückgängig", "mach es rückgängig", "rückgängig machen",
        "nimm das zurück", "nimm es zurück", "mach das ungeschehen", "widerrufen", "widerrufe das",
      ],
      .usual: [
        "wie immer", "mach es wie immer", "mach das wie immer", "das übliche", "wie üblich",
        "mach das übliche", "wie gewohnt", "das gleiche wie immer", "dasselbe wie immer",
      ],
      .redo: [
        "wiederherstellen", "stell das wieder her", "stelle das wieder her", "stell es wieder her",
        "doch wieder", "mach es doch", "mach das doch",
      ],
      .resume: [
        "wo waren wir", "wo war ich", "wo waren wir stehen geblieben",
        "wo waren wir stehengeblieben", "weiter", "mach weiter", "machen wir weiter",
        "weitermachen", "fahr fort", "fortfahren", "fortsetzen", "zurück dazu",
      ],
      .pause: [
        "warte", "warte mal", "wart mal", "warte kurz", "warte einen moment", "moment",
        "moment mal", "einen moment", "einen augenblick", "augenblick", "sekunde", "eine sekunde",
        "eine minute", "kleinen moment", "lass mich überlegen", "lass mich nachdenken",
        "lass mich kurz überlegen", "mal überlegen", "mal sehen", "äh", "ähm", "hm", "hmm",
      ],
      .greet: [
        "hallo", "hi", "hey", "guten tag", "guten morgen", "guten abend", "moin", "servus",
        "grüß gott", "grüß dich", "grüezi", "na", "tach",
      ],
      .thanks: [
        "danke", "danke schön", "dankeschön", "vielen dank", "danke dir", "besten dank",
        "herzlichen dank", "tausend dank", "danke sehr", "ich danke dir",
      ],
      .quit: [
        "beende", "beenden", "tschüss", "tschüs", "tschau", "ciao", "auf wiedersehen",
        "auf wiederhören",
        "bis bald", "bis später", "bis dann", "bis morgen", "mach's gut", "gute nacht", "schluss",
        "servus und tschüss", "ende", "exit",
      ],
    ],
    polite: "bitte danke äh ähm hm ach oh na also dann nun eigentlich sorry mal doch",
    courtesies: [
      "danke schön", "vielen dank", "danke dir", "tut mir leid", "bitte schön", "bitte sehr",
    ],
    starts: [
      "kannst du", "könntest du", "würdest du", "magst du", "bitte", "hey", "ok", "sag mal",
      "kannst du bitte", "könntest du bitte", "kannst du mal", "ich möchte", "ich will",
    ],
    ends: ["bitte", "danke", "bitte schön", "vielen dank"],
    appStarts: [
      "bitte * darum", "frag *", "frage *", "sag *", "sage *", "nutze * um", "nutz * um",
      "benutze * um", "verwende * um", "verwende * und", "nutze * und", "nutz * und",
      "benutze * und", "öffne * und", "starte * und", "in *", "mit *", "hey *", "hallo *", "hi *",
      "ok *", "okay *", "du *", "*",
    ],
    appEnds: ["in *", "mit *", "über *", "bei *", "von *", "per *", "*"],
    fillers: """
      äh ähm hm na also ok okay gut es ist sind das die der den dem dann bitte mit aus und von zahl \
      zahlen nummer wäre wären wird ich nehme nimm nehmen sagen sagen wir mal mache mach für zu auf \
      meine mein vielleicht danke kacheln kärtchen steine %
      """,
    and: ["und", "&"], yesAndNo: ["ja", "nein"],
    choiceStarts: "der die das den dem äh ähm ich meine nimm", choiceEnds: "bitte danke",
    placeNouns: "nummer option",
    ordinals: [
      "erste|ersten|erster|erstes", "zweite|zweiten|zweiter|zweites",
      "dritte|dritten|dritter|drittes", "vierte|vierten|vierter|viertes",
      "fünfte|fünften|fünfter|fünftes", "sechste|sechsten|sechster|sechstes",
      "siebte|siebten|siebter|siebtes", "achte|achten|achter|achtes",
      "neunte|neunten|neunter|neuntes", "zehnte|zehnten|zehnter|zehntes",
      "elfte|elften|elfter|elftes", "zwölfte|zwölften|zwölfter|zwölftes",
    ], ordinalEnds: ["te", "ter", "ten", "tes"],
    last: "letzte letzter letzten letztes", correction: .german, asides: .german, choosing: .german,
    refusals: [
      "ich will kein", "ich will keine", "ich will keinen", "ich will nicht", "ich will nichts",
      "ich möchte kein", "ich möchte keine", "ich möchte keinen", "ich möchte nicht",
      "ich möchte nichts", "ich will doch", "ich brauche kein", "ich brauche keine",
      "ich habe es mir anders überlegt",
    ],
    takingBack: [
      "annullieren", "annulliere das", "annullier das", "annulliere es", "storniere das",
      "storniere es", "streich das", "verwirf das",
    ])
}

extension ConversationWords.Correction {
  /// The words of German corrections.
  static let german = Self(
    spelling: .german,
    leads: [
      "nein", "nee", "ne", "sorry", "warte", "warte mal", "ups", "hoppla", "eigentlich",
      "ich meine", "ich meinte", "ich habe gesagt", "ich sagte", "nicht das", "das war falsch",
      "das ist falsch", "moment", "halt", "entschuldigung", "ach", "oh", "äh", "ähm", "also",
      "ja aber", "ok aber", "okay aber", "gut aber", "aber", "sondern", "vielmehr", "besser",
      "lieber", "doch", "es sollte", "das sollte", "mach", "mach daraus", "sagen wir", "nimm",
      "quatsch", "ne warte", "nein warte", "doch lieber", "stattdessen",
    ], changes: "ändere änder korrigiere korrigier setze setz mach verbessere ersetze",
    verbs: [
      "ist", "war", "soll", "sollte", "soll sein", "sollte sein", "auf", "zu", "in", "sind",
      "wird", "lautet", "heißt", "durch",
    ],
    makeIt: [
      "mach", "mach daraus", "mach das zu", "es sind", "es ist", "sagen wir", "nimm", "lieber",
      "doch lieber", "besser", "stattdessen",
    ], elements: "zahl nummer kachel stein", ends: "stattdessen dann lieber sein doch",
    removals: [
      "entferne", "entfern", "streich", "streiche", "lösch", "lösche", "vergiss", "nimm weg",
      "lass weg", "ohne", "nicht",
    ], not: ["nicht", "und nicht", "statt", "anstatt", "anstelle von", "nicht mehr"],
    but: ["sondern", "aber"],
    selfCorrections: [
      "nein", "nee", "ne", "sorry", "warte", "ich meine", "ich meinte", "eigentlich",
      "beziehungsweise", "bzw", "vielmehr", "oder vielmehr", "quatsch", "entschuldigung", "ups",
      "äh nein", "ach nein", "korrektur", "oder besser", "doch lieber",
    ])
}

extension ConversationWords.Asides {
  /// The words of German asides.
  static let german = Self(
    spelling: .german,
    starts: [
      "warte", "warte mal", "warte kurz", "moment", "moment mal", "einen moment", "augenblick",
      "sekunde", "davor", "vorher", "zuerst", "erst mal", "erstmal", "erst", "bevor ich das mache",
      "aber", "aber zuerst", "aber vorher", "aber erst", "und", "also", "ok", "okay", "gut", "na",
      "äh", "ähm", "oh", "ach", "hm", "sorry", "eigentlich", "übrigens", "sag mal",
      "kurze frage", "entschuldigung",
    ],
    ends: [
      "zuerst", "vorher", "erst mal", "erstmal", "eigentlich", "überhaupt", "übrigens", "noch mal",
      "denn", "nochmal",
    ],
    references: [
      "es", "das", "da", "dort", "dorthin", "dahin", "dahin auch", "darauf", "drauf", "dieses",
      "diese", "diesen", "dieser", "die", "den", "der", "dem", "ihr", "ihm", "daran", "davon",
      "darin", "drin", "da drauf",
    ],
    help: [
      "hilfe bei", "hilfe zu", "hilfe mit", "hilf mir bei", "hilf mir mit", "hilf mir",
      "was kann ich sagen zu", "was kann ich sagen über", "was kann ich fragen zu",
      "was kann ich machen mit", "was kannst du machen mit", "was kannst du mit", "wie",
      "wie kann ich", "wie kann man", "wie geht", "wie geht das mit", "wie mache ich",
      "wie macht man", "was muss ich sagen für", "wie sage ich",
    ],
    resume: [
      "zurück zu", "zurück zur", "zurück zum", "geh zurück zu", "geh zurück zur",
      "geh zurück zum", "weiter mit", "mach weiter mit", "machen wir weiter mit", "weiter mit der",
      "weiter mit dem", "fahr fort mit", "wo waren wir bei", "wo waren wir mit",
    ],
    revisions: [
      "und", "und mit", "und für", "und auf", "und bei", "und von", "und an", "was ist mit",
      "wie ist es mit", "wie wäre es mit", "wie sieht es aus mit", "und was ist mit",
      "jetzt mit", "jetzt für", "jetzt auf", "mit", "aber mit", "noch mal mit", "nochmal mit",
      "noch einmal mit", "noch mal für", "nochmal für", "das gleiche mit", "das gleiche für",
      "dasselbe mit", "dasselbe für", "versuch", "versuch mal", "versuch es mit", "probier",
      "probier mal", "probier es mit", "ok", "okay", "auch", "und wenn es", "für",
    ],
    undo: [
      "mach die", "mach den", "mach das", "mach meine", "mach meinen", "nimm die", "nimm den",
      "nimm das", "nimm meine", "nimm meinen", "widerrufe die", "widerrufe den", "widerrufe das",
      "storniere die", "storniere den", "storniere das",
    ],
    save: [
      "mach das immer wenn ich sage", "mach das jedes mal wenn ich sage",
      "mach das wenn ich sage", "tu das immer wenn ich sage", "tu das wenn ich sage",
      "speicher das als", "speichere das als", "speicher das unter", "speichere das unter",
      "merk dir das als", "merke dir das als", "nenn das", "nenne das",
    ])
}

extension ConversationWords.Choosing {
  /// The words of German choices.
  static let german = Self(
    spelling: .german,
    leads: [
      "der mit", "die mit", "das mit", "den mit", "der namens", "die namens", "das namens",
      "den namens", "der von", "die von", "das von", "der für", "die für", "das für",
    ],
    all: [
      "beide", "alle beide", "alle zwei", "alle", "alles", "alle drei", "beides", "beide davon",
      "alle davon",
    ],
    none: [
      "keins", "keines", "keine", "keinen", "keiner", "keins von beiden", "keines von beiden",
      "keine von beiden", "keinen von beiden", "keins davon", "keine davon", "weder noch",
      "nichts davon",
    ],
    any: [
      "egal welches", "egal welche", "egal welchen", "egal welcher", "irgendein", "irgendeins",
      "irgendeine", "irgendeinen", "ist mir egal", "mir egal", "such dir eins aus",
      "such du eins aus", "such du aus", "du darfst aussuchen",
    ],
    other: [
      "das andere", "die andere", "der andere", "den anderen", "das andere davon", "andere",
      "nicht das sondern das andere",
    ],
    first: ["ersteres", "erstere", "ersterer", "ersteren", "der erstere", "die erstere"],
    last: ["letzteres", "letztere", "letzterer", "letzteren", "der letztere", "die letztere"])
}
