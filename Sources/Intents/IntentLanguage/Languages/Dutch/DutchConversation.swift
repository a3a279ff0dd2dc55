import IntentKit

extension ConversationWords {
  /// The Dutch commands to the conversation.
  public static let dutch = ConversationWords(
    spelling: .dutch,
    commands: [
      .yes: [
        "ja", "jawel", "jazeker", "jep", "jup", "yep", "zeker", "zeker weten", "oké", "ok", "okay",
        "in orde", "akkoord", "precies", "juist", "klopt", "dat klopt", "dat is juist", "correct",
        "dat is correct", "dat is goed", "is goed", "dat is prima", "prima", "perfect",
        "helemaal goed", "natuurlijk", "uiteraard", "vanzelfsprekend", "absoluut", "graag",
        "ja graag", "heel graag", "ja hoor", "doe maar", "ja doe maar", "doe dat", "doe het",
        "doe dat maar", "ga je gang", "ga maar", "vooruit", "toe maar", "bevestigd",
        "ik bevestig het", "zo is het", "dat is het", "wat mij betreft", "mij best", "mag wel",
        "ja dat wil ik", "klinkt goed", "lijkt me goed", "lijkt me prima", "ja alsjeblieft",
      ],
      .weakYes: ["j", "alsjeblieft", "goed", "super", "top", "mooi", "leuk"],
      .no: [
        "nee", "neen", "nope", "nee hoor", "n", "nee dank je", "nee bedankt", "nee dankjewel",
        "in geen geval", "absoluut niet", "zeker niet", "fout", "dat is fout", "onjuist",
        "klopt niet", "dat klopt niet", "dat is niet juist", "niet juist", "dat niet", "die niet",
        "niet die", "niet dat", "nu niet", "niet nu", "liever niet", "beter van niet",
        "niet echt", "doe dat niet", "doe het niet", "doe maar niet", "natuurlijk niet",
        "helemaal niet", "geen van beide", "geen van beiden", "geen", "geen enkele",
        "geen van die",
      ],
      .cancel: [
        "annuleren", "annuleer", "annuleer dat", "annuleer het", "afbreken", "breek af", "stop",
        "stop maar", "stoppen", "hou op", "houd op", "ophouden", "laat maar", "laat maar zitten",
        "laat zitten", "vergeet het", "vergeet het maar", "vergeet dat", "maakt niet uit",
        "het maakt niet uit", "hoeft niet", "hoeft niet meer", "toch maar niet", "toch niet",
        "niet nodig", "ik heb niets nodig", "schrap dat",
      ],
      .help: [
        "help", "hulp", "help me", "help me even", "help mij", "wat kan ik zeggen", "wat kun je",
        "wat kan je", "wat kun je allemaal", "wat kan ik doen", "wat moet ik zeggen",
        "wat kan ik vragen", "ik heb hulp nodig", "wat kun je doen", "wat kan je doen",
        "wat is er mogelijk", "wat kan er allemaal",
        "ik weet het niet", "weet ik niet", "weet niet", "geen idee", "ik heb geen idee",
      ],
      .repeat: [
        "herhaal", "herhalen", "herhaal dat", "herhaal het", "nog eens", "nog een keer", "nogmaals",
        "wat zei je", "wat zeg je", "wat", "hè", "pardon", "sorry wat", "wablief",
        "zeg dat nog eens", "zeg dat nog een keer", "zeg het nog eens", "zeg het nog een keer",
        "kun je dat herhalen", "kan je dat herhalen", "lees dat nog eens voor",
      ],
      .doAgain: [
        "doe dat nog eens", "doe dat nog een keer", "doe het nog eens", "doe het nog een keer",
        "hetzelfde nog een keer", "hetzelfde nog eens", "nog eens hetzelfde", "hetzelfde",
        "en nog een keer", "en nog eens", "herhaal de opdracht",
      ],
      .startAgain: [
        "opnieuw", "opnieuw beginnen", "begin opnieuw", "van voren af aan", "vanaf het begin",
        "helemaal opnieuw", "begin overnieuw", "overnieuw", "laten we opnieuw beginnen",
        "nog eens vanaf het begin", "herstart",
      ],
      .goBack: ["terug", "ga terug", "een stap terug", "stapje terug", "vorige"],
      .undo: [
        "ongedaan maken", "maak dat ongedaan", "maak het ongedaan", "draai dat terug",
        "draai het terug", "terugdraaien", "neem dat terug", "herroep dat", "herroepen",
      ],
      .usual: [
        "zoals altijd", "doe het zoals altijd", "zoals gewoonlijk", "het gebruikelijke",
        "doe het gebruikelijke", "zoals gewend", "hetzelfde als altijd",
      ],
      .redo: [
        "herstel dat", "herstel het", "herstellen", "zet het terug", "zet dat terug",
        "toch weer wel", "doe het toch", "doe het toch maar", "doe dat toch",
      ],
      .resume: [
        "waar waren we", "waar was ik", "waar waren we gebleven", "waar was ik gebleven", "verder",
        "ga verder", "we gaan verder", "laten we verder gaan", "doorgaan", "ga door",
        "daar mee verder",
      ],
      .pause: [
        "wacht", "wacht even", "wacht eens", "momentje", "een moment", "een momentje", "ogenblik",
        "een ogenblik", "een ogenblikje", "seconde", "een seconde", "een minuutje", "even wachten",
        "even denken", "even nadenken", "laat me even denken", "laat me even nadenken",
        "eens kijken", "even kijken", "eh", "ehm", "uh", "uhm", "hm", "hmm",
      ],
      .greet: [
        "hallo", "hoi", "hey", "hé", "hai", "goedendag", "goedemorgen", "goedemiddag",
        "goedenavond", "goeiemorgen", "goeiedag", "dag allemaal",
      ],
      .thanks: [
        "bedankt", "dank je", "dank je wel", "dankjewel", "dank u", "dank u wel", "hartelijk dank",
        "heel erg bedankt", "dank je zeer", "bedankt hoor", "merci",
      ],
      .quit: [
        "einde", "afsluiten", "sluit af", "tot ziens", "doei", "doeg", "dag", "daag", "tot straks",
        "tot later", "tot morgen", "tot gauw", "welterusten", "goedenacht", "ciao", "exit",
        "ik ga", "houdoe",
      ],
    ],
    polite:
      "alsjeblieft alstublieft bedankt eh ehm uh hm ach o oh nou dus dan nu eigenlijk sorry even",
    courtesies: [
      "dank je", "dank je wel", "alsjeblieft", "sorry hoor", "graag gedaan", "dank u wel",
    ],
    starts: [
      "kun je", "kan je", "zou je", "wil je", "alsjeblieft", "hey", "ok", "zeg", "kun je even",
      "kan je even", "zou je even", "ik wil", "ik wil graag", "ik zou graag", "kunt u",
    ],
    ends: ["alsjeblieft", "alstublieft", "bedankt", "dank je", "graag", "dank je wel"],
    appStarts: [
      "vraag *", "vraag * om", "vraag aan *", "zeg *", "zeg tegen *", "gebruik * om",
      "gebruik * en",
      "open * en", "start * en", "in *", "met *", "hey *", "hallo *", "hoi *", "ok *", "okay *",
      "*",
    ],
    appEnds: ["in *", "met *", "via *", "bij *", "van *", "*"],
    fillers: """
      eh ehm uh hm nou dus ok okay goed het is zijn dat de een die dan alsjeblieft met uit en van \
      getal getallen nummer zou wordt ik neem nemen zeggen zeg we maar doe maak voor naar op mijn \
      misschien bedankt tegels kaartjes stenen %
      """,
    and: ["en", "&"], yesAndNo: ["ja", "nee"],
    choiceStarts: "de het dat die eh ehm ik bedoel neem doe",
    choiceEnds: "alsjeblieft bedankt graag",
    placeNouns: "nummer optie",
    ordinals: [
      "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende",
      "tiende", "elfde", "twaalfde",
    ], ordinalEnds: ["e", "de", "ste"], last: "laatste", correction: .dutch, asides: .dutch,
    choosing: .dutch,
    refusals: [
      "ik wil geen", "ik wil niet", "ik wil niets", "ik hoef geen", "ik hoef niet", "ik hoef niets",
      "ik heb me bedacht",
    ],
    takingBack: ["annuleren", "annuleer", "annuleer dat", "annuleer het", "schrap dat"])
}

extension ConversationWords.Correction {
  /// The words of Dutch corrections.
  static let dutch = Self(
    spelling: .dutch,
    leads: [
      "nee", "neen", "sorry", "wacht", "wacht even", "oeps", "eigenlijk", "ik bedoel",
      "ik bedoelde",
      "ik zei", "ik heb gezegd", "niet dat", "dat was fout", "dat is fout", "dat klopt niet",
      "moment", "ho", "pardon", "ach", "oh", "o", "eh", "ehm", "uh", "dus", "ja maar", "ok maar",
      "goed maar", "maar", "liever", "beter", "toch liever", "toch maar", "het moet zijn",
      "het moest zijn", "dat moet zijn", "maak er", "maak daar", "laten we zeggen", "zeg maar",
      "neem", "onzin", "nee wacht", "in plaats daarvan", "doe maar",
    ], changes: "verander wijzig corrigeer zet maak verbeter vervang",
    verbs: [
      "is", "was", "moet", "moet zijn", "moest zijn", "moet worden", "in", "naar", "op", "zijn",
      "wordt", "worden", "door", "heet",
    ],
    makeIt: [
      "maak", "maak er", "maak daar", "maak er van", "het is", "het zijn", "laten we zeggen",
      "neem",
      "liever", "toch liever", "beter", "doe", "doe maar", "in plaats daarvan",
    ], elements: "getal nummer tegel steen cijfer",
    ends: "in plaats daarvan dan liever zijn toch van",
    removals: [
      "verwijder", "haal weg", "schrap", "wis", "vergeet", "laat weg", "zonder", "niet",
    ], not: ["niet", "en niet", "in plaats van", "niet meer"], but: ["maar"],
    selfCorrections: [
      "nee", "neen", "sorry", "wacht", "ik bedoel", "ik bedoelde", "eigenlijk", "of beter gezegd",
      "of liever", "onzin", "pardon", "oeps", "eh nee", "ach nee", "o nee", "correctie", "of beter",
      "toch liever", "nee wacht",
    ])
}

extension ConversationWords.Asides {
  /// The words of Dutch asides.
  static let dutch = Self(
    spelling: .dutch,
    starts: [
      "wacht", "wacht even", "moment", "momentje", "een moment", "ogenblik", "seconde", "daarvoor",
      "eerst", "eerst nog", "eerst even", "voordat ik dat doe", "maar", "maar eerst", "maar even",
      "en", "dus", "ok", "okay", "goed", "nou", "eh", "ehm", "uh", "oh", "o", "ach", "hm", "sorry",
      "eigenlijk", "trouwens", "zeg", "vraagje", "even een vraag", "pardon",
    ],
    ends: ["eerst", "even", "eigenlijk", "trouwens", "nog eens", "dan", "nog een keer"],
    references: [
      "het", "dat", "daar", "daarheen", "daarop", "erop", "dit", "deze", "die", "hem", "haar",
      "hun",
      "er", "ervan", "daarvan", "daarin", "erin", "daaraan",
    ],
    help: [
      "hulp bij", "hulp met", "help me bij", "help me met", "help mij met", "help me",
      "wat kan ik zeggen over", "wat kan ik vragen over", "wat kan ik doen met",
      "wat kun je doen met", "wat kan je met", "hoe", "hoe kan ik", "hoe kan je", "hoe kun je",
      "hoe werkt", "hoe doe ik", "hoe moet ik", "wat moet ik zeggen om", "hoe zeg ik",
    ],
    resume: [
      "terug naar", "terug naar de", "terug naar het", "ga terug naar", "ga terug naar de",
      "verder met", "verder met de", "verder met het", "ga verder met", "ga door met",
      "laten we verder gaan met", "waar waren we met",
    ],
    revisions: [
      "en", "en met", "en voor", "en op", "en bij", "en van", "en in", "hoe zit het met",
      "en hoe zit het met", "wat dacht je van", "en als het", "nu met", "nu voor", "nu op", "met",
      "maar met", "nog eens met", "nog een keer met", "nog een keer voor", "hetzelfde met",
      "hetzelfde voor", "probeer", "probeer eens", "probeer het met", "ok", "okay", "ook", "voor",
    ],
    undo: [
      "maak de", "maak het", "maak mijn", "draai de", "draai het", "draai mijn", "herroep de",
      "herroep het", "annuleer de", "annuleer het",
    ],
    save: [
      "doe dat altijd als ik zeg", "doe dat elke keer als ik zeg", "doe dit als ik zeg",
      "doe dat als ik zeg", "bewaar dat als", "bewaar dit als", "sla dat op als", "sla dit op als",
      "onthoud dat als", "onthoud dit als", "noem dat", "noem dit",
    ])
}

extension ConversationWords.Choosing {
  /// The words of Dutch choices.
  static let dutch = Self(
    spelling: .dutch,
    leads: [
      "die met", "degene met", "die genaamd", "die van", "die voor", "de lijst met", "degene van",
      "degene voor", "die met de naam",
    ],
    all: [
      "beide", "beiden", "allebei", "alle", "alles", "alle twee", "alle drie", "allemaal",
      "ze allebei", "ze allemaal",
    ],
    none: [
      "geen", "geen van beide", "geen van beiden", "geen van allen", "geen enkele", "geen van die",
      "niets daarvan",
    ],
    any: [
      "maakt niet uit welke", "het maakt niet uit welke", "om het even", "om het even welke",
      "welke dan ook", "kies maar", "kies jij maar", "kies er een", "kies er maar een",
      "jij mag kiezen", "maakt me niet uit",
    ],
    other: ["de andere", "het andere", "die andere", "andere", "niet die maar de andere"],
    first: ["eerstgenoemde", "de eerstgenoemde", "het eerstgenoemde"],
    last: ["laatstgenoemde", "de laatstgenoemde", "het laatstgenoemde"])
}
