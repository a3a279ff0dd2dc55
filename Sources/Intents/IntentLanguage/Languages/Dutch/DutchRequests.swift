extension RequestWords {
  /// The Dutch words around and in requests.
  public static let dutch = RequestWords(
    spelling: .dutch, abbreviations: dutchAbbreviations, clauses: .dutch,
    courtesies: dutchCourtesies,
    leads: dutchLeads, extras: dutchExtras,
    times: [
      "morgen", "overmorgen", "later", "straks", "binnenkort", "voor morgen", "tot morgen",
      "volgende week", "gisteren", "vorige week", "vorige maand", "volgende maand", "op maandag",
      "op dinsdag", "op woensdag", "op donderdag", "op vrijdag", "op zaterdag", "op zondag",
      "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
      "in het weekend", "elke dag", "elke week", "elke maand", "over een week", "vorig jaar",
    ],
    functionWords: """
      de het een mijn m'n ons onze jouw je uw zijn haar hun deze dit die dat welke welk ik mij me jij \
      u hij zij ze wij we jullie men zich en of maar als zoals zo daar er hier dan want op in aan bij \
      met voor over onder na naar voor tot om uit van vanaf door ben bent is zijn was waren heb hebt \
      heeft hebben had hadden word wordt worden werd werden zal zult zullen zou zouden kan kun kunt \
      kunnen kon konden moet moeten moest wil wilt willen wilde mag mogen wat wie waar wanneer waarom \
      hoeveel veel meer nog al ook alleen ja eens toch even nu heel erg alle alles allemaal iets \
      iemand daarmee ermee daarvan ervan daarvoor ervoor daarop erop daarin erin staat staan sta kom \
      komt komen ga gaat gaan alsjeblieft laat laten dus zelf liever
      """,
    prepositions: "naar op in aan bij met voor van vanaf uit onder over per tot door na",
    particles: "toe af weg uit op door voor terug bij in om er",
    pronouns: "het dat die deze dit hem haar ze hen hun ervan daarvan",
    negations: "niet nooit zonder niks",
    noes: "geen",
    auxiliaries: "heeft heb hebben had hadden",
    exceptions: [
      "behalve", "op na", "alles behalve", "allemaal behalve", "met uitzondering van",
      "uitgezonderd", "maar niet",
    ],
    conjunctions: "omdat voordat nadat terwijl hoewel zodat doordat want dat totdat",
    statements: [
      "ik ben", "wij zijn", "we zijn", "hij is", "zij is", "ze zijn", "het is", "dat is", "ik was",
      "we waren", "ik denk", "ik hoop",
    ],
    joints: "dan daarna vervolgens bovendien",
    conditions: "als indien zodra wanneer zolang",
    questions: "wat hoe wie waar wanneer waarom welke welk hoeveel",
    openers: "is zijn heeft heb was waren klopt maakt moet mag kan",
    meanings: dutchMeanings, lookups: dutchLookups, generalMeanings: dutchGeneralMeanings,
    retractions: [
      "nee", "neen", "nee sorry", "sorry", "nee wacht", "wacht", "ho", "nee ho", "moment",
      "ik bedoel", "ik bedoelde", "nee ik bedoel", "nee ik bedoelde", "eh nee", "eh", "ehm",
      "uh nee",
      "ach nee", "o nee", "oh nee", "onzin", "nee onzin", "oeps", "oeps nee", "pardon", "correctie",
      "of liever", "of beter gezegd", "beter gezegd", "of beter", "toch liever", "nee liever",
      "nee toch", "klopt niet", "nee klopt niet", "het spijt me", "of nee", "eigenlijk",
      "laten we zeggen", "nee laten we zeggen",
    ],
    endings: [
      Ending("te", "", minimumLength: 6, isPast: true),
      Ending("de", "", minimumLength: 6, isPast: true),
      Ending("en", "", minimumLength: 5), Ending("t", "", minimumLength: 5),
      Ending("e", "", minimumLength: 5), Ending("s", minimumLength: 5, changesMeaning: true),
    ])

  /// Common abbreviations in typing, also without apostrophes.
  private static let dutchAbbreviations = [
    "aub": "alsjeblieft", "svp": "alsjeblieft", "ajb": "alsjeblieft", "kanje": "kan je",
    "kunje": "kun je", "kuj": "kun je", "ff": "even", "effe": "even", "effen": "even",
    "t": "het", "n": "een", "k": "ik", "mn": "mijn", "zn": "zijn", "m": "hem", "ie": "hij",
    "das": "dat is", "zon": "zo een", "nie": "niet", "wa": "wat", "da": "dat", "oke": "ok",
    "idd": "inderdaad", "mss": "misschien", "ene": "een", "vd": "van de", "vh": "van het",
    "ih": "in het", "bv": "bijvoorbeeld", "evt": "eventueel", "gvd": "", "hoevl": "hoeveel",
    "nogmaals": "nog een keer", "todo": "to do",
  ]

  private static let dutchCourtesies = [
    "alsjeblieft", "alstublieft", "bedankt", "dank je", "dank je wel", "dankjewel", "dank u",
    "dank u wel", "alvast bedankt", "bij voorbaat dank", "hartelijk dank", "heel erg bedankt",
    "bedankt voor de hulp", "bedankt voor je hulp", "merci", "thanks", "hallo", "hoi", "hey", "hé",
    "hai", "goedendag", "goedemorgen", "goedemiddag", "goedenavond", "goeiemorgen", "dag",
    "welterusten", "fijne dag", "fijne dag nog", "fijne avond", "groetjes", "hoe gaat het",
    "hoe gaat het met je", "hoe is het", "beste", "lieve", "vriend", "maat", "schat", "mensen",
    "jongens", "excuseer", "pardon", "sorry", "het spijt me", "sorry dat ik stoor",
    "eh", "ehm", "uh", "uhm", "hm", "hmm", "ach", "ach ja", "oh", "o", "ah", "aha", "tja", "nou",
    "nou ja", "nou goed", "dus", "zo", "goed", "okay", "ok", "oké", "prima", "ja", "jep", "nee",
    "super", "top", "mooi", "leuk", "perfect", "gaaf", "geweldig", "fijn", "in orde", "klopt",
    "precies", "even", "eventjes", "eens", "toch", "gewoon", "maar", "maar even", "eens even",
    "snel", "even snel", "snel even", "vlug", "graag", "heel graag", "eigenlijk", "trouwens",
    "misschien", "eventueel", "wel", "hoor", "zeg", "zeg eens", "luister", "kijk", "kijk eens",
    "let op", "ik denk", "denk ik", "ik geloof", "geloof ik", "ik vraag me af", "vraagje",
    "een vraag", "een vraagje", "even een vraagje", "als je kunt", "als je kan", "als je wilt",
    "als je wil", "als het kan", "als dat kan", "indien mogelijk", "zo mogelijk",
    "als het niet te veel moeite is", "als je het niet erg vindt", "als je tijd hebt",
    "als je even tijd hebt", "zodra je kunt", "zou je zo vriendelijk willen zijn om",
    "wees zo goed om", "wees zo lief en", "doe me een plezier en", "dat zou fijn zijn",
    "dat zou lief zijn", "dat zou super zijn", "zou fijn zijn", "zou leuk zijn", "voor mij",
    "voor ons", "mij", "ons", "hè", "nietwaar", "geen haast", "er is geen haast",
    "alexa", "siri", "google", "hey siri", "hey google", "ok google", "computer", "assistent",
    "en", "ook", "nog", "bovendien", "dan", "daarna", "eerst", "eerst even", "moment", "momentje",
    "een moment", "seconde", "wacht", "wacht even", "kom", "kom op", "vooruit", "toe", "een beetje",
    "liever", "echt", "werkelijk", "heel", "erg",
  ]

  private static let dutchLeads =
    [
      "ik wil", "ik wil graag", "ik wil even", "ik zou graag", "ik zou", "ik zou graag willen",
      "ik zou willen", "ik wou", "ik wilde", "ik wilde graag", "ik had graag", "ik heb nodig",
      "ik heb hulp nodig bij", "ik heb hulp nodig met", "ik moet", "ik moet nog", "ik moet even",
      "ik mag", "ik wens", "ik probeer", "ik zoek", "ik vraag je om", "wij willen", "we willen",
      "we willen graag", "we moeten", "we zouden graag", "wil", "wil graag", "zou graag", "moet",
      "kan ik", "kan ik even", "kan ik alsjeblieft", "mag ik", "mag ik even", "kunnen we",
      "zullen we", "zullen we even", "laten we", "laat ons", "laat me", "laat mij", "help me",
      "help me even", "help me met", "help me bij", "help mij met", "kun je me helpen",
      "kun je me helpen met", "kan je me helpen", "kan je me helpen met", "zou je me kunnen helpen",
      "hulp bij", "hulp met", "tijd voor", "het is tijd voor", "klaar voor", "probeer",
      "probeer eens", "denk eraan", "vergeet niet", "vergeet niet om", "ik moet niet vergeten",
      "zou het mogelijk zijn", "is het mogelijk", "is het mogelijk om", "gaat het", "lukt het",
      "wat dacht je van", "hoe kan ik", "hoe kun je", "hoe kan je", "is er een manier om",
      "heb je zin in", "ik heb zin in", "zin in", "zorg dat", "zorg ervoor dat", "zorg er voor dat",
      "je moet", "je kunt", "je kan", "je mag", "ik ben klaar voor", "ik ga",
      "het zou fijn zijn als je", "het zou leuk zijn als je", "ik zou het fijn vinden als je",
    ]
    + [
      "kun je", "kan je", "zou je", "wil je", "zou jij", "kunt u", "zou u", "wilt u",
      "kunnen jullie",
      "zou je willen", "zou je kunnen", "zou u kunnen",
    ].flatMap { lead in
      [lead]
        + [
          "alsjeblieft", "even", "alsjeblieft even", "eens", "mij", "me", "me even",
          "me alsjeblieft", "ons",
        ]
        .map { "\(lead) \($0)" }
    }

  private static let dutchExtras = [
    "nu", "meteen", "direct", "gelijk", "vandaag", "vanavond", "vanochtend", "vanmorgen",
    "vanmiddag", "op dit moment", "momenteel", "actueel", "tegenwoordig", "nog eens",
    "nog een keer", "nogmaals", "weer", "opnieuw", "eerst", "deze week", "deze maand", "dit jaar",
    "voor vandaag", "voor deze week", "vanaf vandaag", "tot nu toe", "al", "reeds",
    "in plaats daarvan", "terug", "nieuw", "nieuwe", "oud", "oude", "heel", "hele", "helemaal",
    "compleet", "complete", "volledig", "volledige", "precies", "in totaal", "samen", "nog", "ook",
    "ook nog", "beschikbaar", "beschikbare", "huidige", "recente", "überhaupt", "kleine", "klein",
    "leuk", "leuke", "mooi", "mooie", "bepaalde", "zo snel mogelijk", "asap", "onmiddellijk",
    "voordat ik het vergeet", "nog steeds", "zo", "alleen", "slechts", "mogelijk", "overal",
    "eigen",
    "extra", "aparte", "leeg", "lege", "andere", "ander", "over", "daar", "hier", "erop", "erin",
    "graag", "volgende", "onlangs", "pas", "de laatste tijd", "het beste", "beste", "van mij",
    "voor mij", "ergens", "iets", "iemand", "wie dan ook", "eigenlijk", "eens", "geld",
  ]

  private static let dutchMeanings = [
    ["voeg", "toevoegen", "voegen", "aanvullen", "vul", "noteer", "noteren", "bijschrijven"],
    ["zet", "zetten", "schrijf", "schrijven", "plaats", "plaatsen", "leg", "doe", "gooi"],
    [
      "verwijder", "verwijderen", "wis", "wissen", "schrap", "schrappen", "haal", "halen",
      "weghalen", "weggooien", "gooi", "streep", "doorstrepen",
    ],
    ["leeg", "leegmaken", "leegt", "opruimen", "ruim"],
    [
      "maak", "maken", "aanmaken", "begin", "beginnen", "start", "starten", "creëer", "creëren",
      "open", "opzetten",
    ],
    ["stuur", "sturen", "boek", "boeken", "overmaken", "overboeken", "verplaats", "overschrijven"],
    ["betaal", "betalen", "geef", "geven", "voldoen", "terugbetalen"],
    ["vink", "afvinken", "aanvinken", "markeer", "markeren", "kruis", "aankruisen"],
    ["klaar", "gedaan", "gekocht", "af", "afgerond", "voltooid", "gehaald", "betaald"],
    [
      "los", "oplossen", "oplost", "bereken", "berekenen", "reken", "rekenen", "uitrekenen",
      "kraak",
    ],
    [
      "spel", "spelletje", "ronde", "rondje", "raadsel", "puzzel", "puzzeltje", "getallenspel",
      "getallenpuzzel", "getallenraadsel", "cijferspel", "rekenspel", "rekenpuzzel", "opgave",
      "som",
    ],
    [
      "trek", "trekken", "genereer", "genereren", "kies", "kiezen", "deel", "delen", "loot",
      "loten",
      "bedenk", "bedenken", "verzin", "verzinnen",
    ],
    [
      "controleer", "controleren", "check", "checken", "nakijken", "kijk", "nagaan", "beoordeel",
      "beoordelen", "test", "testen", "narekenen", "toets", "verifieer",
    ],
    [
      "juist", "correct", "goed", "geldig", "toegestaan", "in orde", "klopt", "kloppen", "ok",
      "mag",
      "telt", "geldt",
    ],
    ["antwoord", "oplossing", "berekening", "uitwerking", "voorstel", "poging", "uitkomst"],
    ["grote", "groot", "groten", "hoge", "grote getallen", "grote tegels"],
    ["kleine", "klein", "kleintjes", "lage", "kleine getallen", "kleine tegels"],
    ["getallen", "nummers", "tegels", "stenen", "kaartjes", "cijfers"],
    ["doel", "doelgetal", "streefgetal", "doelwaarde"],
    [
      "kom", "komt", "komen", "bereik", "bereiken", "bereikt", "maak", "maken", "maakt", "vorm",
      "vormen", "krijg", "krijgen", "krijgt", "haal", "halen",
    ],
    ["genaamd", "met de naam", "die heet", "heet", "noem", "namelijk"],
    ["saldo", "banksaldo", "stand", "tegoed"],
    ["transacties", "betalingen", "overschrijvingen", "uitgaven", "afschrijvingen", "mutaties"],
    ["laatste", "recente", "nieuwste", "jongste"],
    ["dingen", "spullen", "zaken", "items", "punten", "iets", "artikelen"],
    ["ongedaan", "terugdraaien", "herroepen"],
    ["lijst", "lijstje", "briefje"],
    ["hint", "tip", "aanwijzing"],
    // Words that aren't misspellings of others.
    ["bel", "bellen", "telefoneer", "koop", "kopen", "kook", "koken", "breng"],
  ]

  private static let dutchLookups = [
    "toon", "tonen", "laat", "zeg", "zeggen", "lees", "lezen", "voorlezen", "geef", "geven", "noem",
    "noemen", "kijk", "kijken", "nakijken", "zie", "zien", "open", "openen", "vertel", "vertellen",
    "weten", "weet", "bekijk", "bekijken", "check", "checken", "zoek", "zoeken", "opzoeken", "vind",
    "vinden", "opsommen", "tel", "horen", "hoor", "haal", "leg uit", "uitleggen", "verklap",
  ]

  private static let dutchGeneralMeanings = [
    [
      "doe", "doen", "maak", "maken", "voer", "uitvoeren", "regel", "regelen", "start", "starten",
      "begin",
    ]
  ]
}
