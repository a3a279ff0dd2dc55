extension RequestWords {
  /// The German words around and in requests.
  public static let german = RequestWords(
    spelling: .german, abbreviations: germanAbbreviations, clauses: .german,
    courtesies: germanCourtesies,
    leads: germanLeads, extras: germanExtras,
    times: [
      "morgen", "übermorgen", "später", "bald", "für morgen", "bis morgen", "nächste woche",
      "gestern", "letzte woche", "letzten monat", "nächsten monat", "am montag", "am dienstag",
      "am mittwoch", "am donnerstag", "am freitag", "am samstag", "am sonntag", "montag",
      "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "am wochenende",
      "jeden tag", "jede woche", "jeden monat", "in einer woche", "letztes jahr",
    ],
    functionWords: """
      der die das den dem des ein eine ne einen einem einer eines mein meine meinen meinem meiner \
      meines dein deine deinen deinem deiner unser unsere unseren unserem unserer euer eure sein \
      seine seinen ihr ihre ihren ihrem dieser diese dieses diesen diesem jener welche welcher \
      welches welchen welchem ich mich mir du dich dir er sie es ihn ihm ihnen wir uns euch man \
      sich und oder aber als wie so da dort hier dann denn auf in im an am zu zur zum von vom aus \
      bei beim mit für über unter nach vor bis um ins ans aufs fürs durch bin bist ist sind seid \
      war waren sein habe hab hast hat haben hatte hatten werde wird werden wurde würde würden kann \
      kannst können könnte könntest muss musst müssen soll sollte sollen sollst will willst wollen \
      möchte möchtest darf dürfen mag was wer wo wann warum wieviel viel viele mehr noch schon auch \
      nur ja mal doch eben halt gerade jetzt ganz sehr alle alles allem allen etwas was jemand \
      daraus damit davon dafür darauf drauf drin darin drauf dazu dran steht stehen steh komme komm \
      kommt geht gehen gibt gab bitte lass lasst ob dass wenn damit selbst lieber drin wie viele
      """,
    prepositions:
      "zu zur zum auf aufs in im ins an am ans von vom aus bei mit für fürs nach unter über per",
    particles: "hinzu ab weg runter raus heraus durch vor dazu rüber rein um los",
    pronouns: "es das die den dem der ihn ihm ihr ihnen sie davon dieses diese",
    negations: "nicht nie niemals ohne nix",
    noes: "kein keine keinen keiner keinem",
    auxiliaries: "hat haben hatte hatten",
    exceptions: [
      "außer", "bis auf", "alles außer", "alle außer", "mit ausnahme von", "ausgenommen",
      "aber nicht", "alles bis auf",
    ],
    exclusions: ["statt", "anstatt", "anstelle von", "an Stelle von"],
    bounds: [
      "mehr als", "weniger als", "bis zu", "höchstens", "mindestens", "maximal", "minimal", "über",
      "unter", "mehr", "weniger",
    ],
    alternatives: "oder",
    conjunctions: """
      weil bevor nachdem während obwohl sodass damit denn dass bis ehe
      """,
    statements: [
      "ich bin", "wir sind", "er ist", "sie ist", "sie sind", "es ist", "das ist", "ich war",
      "wir waren", "ich denke", "ich hoffe",
    ],
    joints: "dann danach anschließend außerdem",
    conditions: "wenn falls sobald sofern solange",
    questions: "was wie wer wo wann warum welche welcher welches welchen wieviel",
    openers: "ist sind hat habe hab war waren gibt stimmt macht ergibt muss soll",
    meanings: germanMeanings, lookups: germanLookups,
    generalMeanings: germanGeneralMeanings,
    retractions: [
      "nein", "nee", "nein sorry", "sorry", "nein warte", "ne warte", "nee warte", "warte",
      "nein halt", "halt", "halt nein", "moment", "nein moment", "ich meine", "ich meinte",
      "nein ich meine", "nein ich meinte", "äh nein", "äh", "äh ne", "äh nee", "ach nein", "ach ne",
      "ach nee", "quatsch", "ach quatsch", "nein quatsch", "ups", "ups nein", "hoppla",
      "entschuldigung", "entschuldigung nein", "nein entschuldigung", "korrektur", "korrigiere",
      "vielmehr", "oder vielmehr", "beziehungsweise", "bzw", "oder besser", "besser", "doch lieber",
      "nein lieber", "nein doch", "stimmt nicht", "nein stimmt nicht", "nicht doch", "sondern",
      "tut mir leid", "verzeihung", "oder nein", "oder nee", "eigentlich", "sagen wir",
      "nein sagen wir",
    ],
    endings: [
      Ending("est", "", minimumLength: 6), Ending("te", "", minimumLength: 6, isPast: true),
      Ending("en", "e", minimumLength: 5), Ending("st", "", minimumLength: 5),
      Ending("e", "", minimumLength: 4), Ending("n", "", minimumLength: 6),
      Ending("s", minimumLength: 5, changesMeaning: true),
    ])

  /// Common abbreviations in typing, also without apostrophes.
  private static let germanAbbreviations = [
    "gibts": "gibt es", "gehts": "geht es", "ists": "ist es", "wars": "war es", "wies": "wie es",
    "habs": "habe es", "machs": "mach es", "kannste": "kannst du", "haste": "hast du",
    "biste": "bist du", "willste": "willst du", "machste": "machst du", "weisste": "weisst du",
    "findste": "findest du", "mir's": "mir es", "fur's": "fur das", "nochmal": "noch mal",
    "nochmals": "noch mal", "erstmal": "erst mal", "nen": "einen", "nem": "einem",
    "ner": "einer", "n": "ein", "aufm": "auf dem", "aufn": "auf den", "mitm": "mit dem",
    "inner": "in der", "bt": "bitte", "btte": "bitte", "bitt": "bitte", "u": "und", "udn": "und",
    "nud": "und", "mti": "mit", "dei": "die", "eien": "eine", "eni": "ein", "vn": "von",
    "f": "fur", "v": "von", "vllt": "vielleicht", "evtl": "eventuell",
    "iwie": "irgendwie", "grad": "gerade", "wieviele": "wie viele", "todo": "to do",
    "lsite": "liste", "lise": "liste", "dr": "doktor",
    "konnteste": "konntest du", "ausm": "aus dem", "vonner": "von der", "zb": "zum beispiel",
  ]

  private static let germanCourtesies = [
    "bitte", "bitte schön", "bitteschön", "bitte sehr", "danke", "danke schön", "dankeschön",
    "danke dir", "danke im voraus", "danke sehr", "vielen dank", "vielen lieben dank",
    "vielen dank im voraus", "besten dank", "herzlichen dank", "lieben dank", "tausend dank",
    "danke für die hilfe", "danke für deine hilfe", "ich danke dir", "mit bestem dank", "thx",
    "merci", "hallo", "hi", "hey", "he", "moin", "moin moin", "servus", "na", "guten tag",
    "guten morgen", "guten abend", "grüß gott", "grüß dich", "tag", "hallöchen", "huhu",
    "gute nacht", "schönen tag", "schönen tag noch", "schönen abend", "schönen abend noch",
    "liebe grüße", "viele grüße", "wie geht es", "wie geht es dir", "wie geht's",
    "mein lieber", "meine liebe", "mein freund", "mein guter", "alter", "schatz", "liebes",
    "junge", "kumpel", "leute", "du", "entschuldige", "entschuldigung", "verzeihung", "sorry",
    "tut mir leid", "entschuldige die störung", "sorry für die störung", "pardon",
    "äh", "ähm", "öhm", "öh", "hm", "hmm", "mhm", "ach", "ach ja", "ach so", "oh", "ah", "aha",
    "tja", "naja", "na ja", "na gut", "na dann", "na los", "also", "so", "also gut", "gut",
    "okay", "ok", "alles klar", "klar", "ja", "jo", "jep", "nein", "nee", "super", "toll",
    "prima", "klasse", "perfekt", "cool", "geil", "spitze", "wunderbar", "fein", "schön",
    "ausgezeichnet", "in ordnung", "passt", "genau", "eben", "halt", "mal", "doch", "einfach",
    "mal eben", "mal kurz", "kurz", "kurz mal", "schnell", "mal schnell", "schnell mal", "rasch",
    "mal bitte", "doch mal", "doch bitte", "doch bitte mal", "bitte mal", "bitte kurz", "flott",
    "gerne", "gern", "eigentlich", "übrigens", "irgendwie", "vielleicht", "eventuell", "wohl",
    "sozusagen", "quasi", "weißt du", "weisst du", "sag mal", "sag", "sag doch mal", "hör mal",
    "schau mal", "guck mal", "pass auf", "ich glaube", "ich denke", "ich finde", "glaube ich",
    "denke ich", "meine ich", "ich frage mich", "frage", "kurze frage", "eine frage",
    "mal ne frage",
    "nur eine frage", "wenn du kannst", "wenn du magst", "wenn du willst", "wenn du möchtest",
    "wenn es geht", "wenn das geht", "wenn möglich", "wenn es dir nichts ausmacht",
    "wenn du so lieb bist", "wenn du so nett bist", "wenn du so freundlich bist",
    "wenn du zeit hast", "wenn du kurz zeit hast", "wenn du einen moment hast",
    "wenn's geht", "falls möglich", "falls das geht", "falls es geht", "sobald du kannst",
    "sei so lieb und", "sei so nett und", "sei so gut und", "sei bitte so lieb und",
    "sei bitte so nett und", "sei so freundlich und", "tu mir den gefallen und",
    "tu mir einen gefallen und", "das wäre nett", "das wäre lieb", "das wäre super",
    "das wäre toll", "das wäre schön", "wäre nett", "wäre super", "wäre toll", "wäre lieb",
    "das ist nett", "das ist lieb", "für mich", "für uns", "mir", "uns", "gell", "ne", "oder",
    "nicht wahr", "stimmt's", "keine eile", "hat keine eile", "eilt nicht", "es eilt",
    "alexa", "siri", "google", "hey siri", "hey google", "ok google", "computer", "assistent",
    "und", "aber", "auch", "noch", "außerdem", "dann", "danach", "erst mal", "erst", "zuerst",
    "moment", "einen moment", "sekunde", "warte", "los", "komm", "komm schon", "bitte danke",
    "dir", "ein bisschen", "ein wenig", "lieber", "liebe", "freundlicherweise", "netterweise",
    "super danke", "ok danke", "gut danke", "echt", "wirklich", "total",
  ]

  private static let germanLeads =
    [
      "ich möchte", "ich möchte gern", "ich möchte gerne", "ich möchte bitte", "ich will",
      "ich wollte", "ich würde gern", "ich würde gerne", "ich würde", "ich hätte gern",
      "ich hätte gerne", "ich brauche", "ich brauch", "ich bräuchte", "ich muss", "ich müsste",
      "ich muss noch", "ich soll", "ich sollte", "ich darf", "ich wünsche mir", "ich wünsche",
      "ich habe vor", "ich versuche", "ich suche", "ich brauche hilfe", "ich brauche hilfe bei",
      "ich brauche hilfe mit", "ich bitte dich", "ich bitte darum", "wir möchten", "wir wollen",
      "wir brauchen", "wir müssen", "wir hätten gern", "wir würden gern", "wir würden gerne",
      "möchte", "möchte gern", "möchte gerne", "würde gern", "würde gerne", "will", "muss",
      "brauche", "brauch", "hätte gern", "hätte gerne", "kann ich", "kann ich bitte",
      "kann ich mal",
      "könnte ich", "könnte ich bitte", "darf ich", "dürfte ich", "können wir", "könnten wir",
      "wollen wir", "sollen wir", "lass uns", "lass mich", "hilf mir", "hilf mir mal",
      "hilf mir bitte", "hilf mir bei", "hilf mir mit", "hilf uns", "kannst du mir helfen",
      "kannst du mir helfen bei", "kannst du mir bei", "könntest du mir helfen", "hilfe bei",
      "hilfe mit", "es ist zeit für", "zeit für", "bereit für", "versuch mal", "versuche mal",
      "versuch", "denk daran", "denk dran", "vergiss nicht", "ich darf nicht vergessen",
      "nicht vergessen", "wäre es möglich", "ist es möglich", "geht es", "wie wäre es mit",
      "wie wäre es wenn", "wie kann ich", "wie kann man", "besteht die möglichkeit",
      "gibt es eine möglichkeit", "hast du lust auf", "ich habe lust auf", "hab lust auf",
      "bock auf", "ich hab bock auf", "sorg dafür dass", "sorge dafür dass", "achte darauf",
      "du sollst", "du kannst", "du könntest", "du musst", "du darfst", "mach bitte",
      "ich bin bereit für",
      "ich werde", "ich wäre dir dankbar wenn du", "ich wäre froh wenn du", "es wäre toll wenn du",
      "es wäre nett wenn du", "es wäre super wenn du", "es wäre schön wenn du", "wäre toll wenn du",
      "wäre nett wenn du", "wäre super wenn du", "magst du mal", "bist du so nett und",
      "bist du so lieb und", "wärst du so nett und", "wärst du so lieb und",
    ]
    + [
      "kannst du", "könntest du", "würdest du", "wirst du", "willst du", "magst du", "möchtest du",
      "kann man", "könnt ihr", "können sie", "könnten sie", "würden sie", "würden sie bitte",
    ].flatMap { lead in
      [lead]
        + ["bitte", "mal", "bitte mal", "mir", "mir bitte", "mir mal", "uns", "mir bitte mal"].map {
          "\(lead) \($0)"
        }
    }

  private static let germanExtras = [
    "jetzt", "sofort", "gleich", "heute", "heute abend", "heute morgen", "heute früh", "gerade",
    "im moment", "momentan", "aktuell", "derzeit", "zur zeit", "zurzeit", "noch einmal", "noch mal",
    "nochmal", "wieder", "zuerst", "erst mal", "diese woche", "diesen monat", "dieses jahr",
    "für heute", "für diese woche", "ab heute", "bisher", "bis jetzt", "schon", "bereits",
    "stattdessen", "zurück", "neu", "neue", "neuen", "neues", "neuer", "alte", "alten", "alter",
    "ganz", "ganze", "ganzen", "ganzes", "komplett", "komplette", "kompletten", "gesamte",
    "gesamten", "genau", "insgesamt", "zusammen", "noch", "auch", "auch noch", "verfügbar",
    "aktuelle", "aktueller", "aktuellen", "aktuelles", "jüngste", "überhaupt", "kleine", "kleines",
    "schöne", "schönes", "bestimmte", "so schnell wie möglich", "asap", "umgehend",
    "auf der stelle",
    "bevor ich es vergesse", "immer noch", "so", "nur", "bloß", "möglich", "möglichst", "überall",
    "eigene", "eigenes", "eigener", "eigenen", "extra", "separate", "separates", "leere", "leeres",
    "weitere", "weiteres", "weiteren", "andere", "anderes", "anderen", "übrig", "da", "dort",
    "hier", "drauf", "darauf", "drin", "darin", "gern", "nächste", "nächstes", "demnächst",
    "neulich", "kürzlich", "in letzter zeit", "am besten", "beste", "bester", "von mir", "für mich",
    "irgendwo", "irgendwas", "jemand", "irgendwer", "gar", "eigentlich", "mal", "auf dem konto",
    "auf der bank", "bei der bank", "per überweisung", "geld",
  ]

  private static let germanMeanings = [
    [
      "füge", "füg", "ergänze", "ergänz", "ergänzen", "hinzufügen", "zufügen", "einfügen",
      "dazuschreiben", "dazuschreib", "hänge", "häng", "anhängen", "notiere", "notier", "notieren",
      "vermerke", "vermerk", "aufnehmen", "nimm", "trag", "trage", "eintragen",
    ],
    [
      "setz", "setze", "setzen", "schreib", "schreibe", "schreiben", "schreibst", "pack", "packe",
      "packen", "packst", "tu", "tue", "tun", "setzt", "stell", "stelle",
      "draufschreiben", "aufschreiben", "draufsetzen", "draufpacken", "hau", "schmeiß", "klatsch",
      "kritzel", "kommt", "kommen", "gehört", "gehören", "nehmen",
    ],
    [
      "lösch", "lösche", "löschen", "löschst", "entfern", "entferne", "entfernen", "entfernst",
      "streich", "streiche", "streichen", "streichst", "nimm", "nehmen", "nimmst", "wirf",
      "schmeiß", "wegnehmen", "runternehmen", "rausnehmen", "rauswerfen", "wegstreichen",
      "beseitige", "beseitigen", "tilge", "eliminiere", "kick", "kicke", "hau", "weg mit",
      "weglassen", "verwerfe", "runterwerfen", "rausschmeißen", "rausstreichen", "entsorge",
    ],
    ["leere", "leer", "leeren", "räum", "räume", "aufräumen"],
    [
      "erstell", "erstelle", "erstellen", "erstellst", "anlegen", "leg", "lege", "mach", "mache",
      "machen", "machst", "eröffne", "eröffnen", "beginne", "beginn", "starte", "start", "starten",
      "erzeuge", "erzeugen", "kreiere", "richte", "einrichten", "aufmachen", "schreib", "anfangen",
      "fang",
    ],
    [
      "überweise", "überweis", "überweisen", "überweist", "transferiere", "transferier",
      "transferieren", "schick", "schicke", "schicken", "schickst", "sende", "senden", "verschiebe",
      "verschieb", "verschieben", "buche", "buch", "buchen", "umbuchen", "schieb", "schiebe",
      "schieben", "transferierst", "überweisest", "überträgst", "übertrage", "übertrag",
      "übertragen", "schaufel", "leite",
    ],
    [
      "zahl", "zahle", "zahlen", "zahlst", "bezahl", "bezahle", "bezahlen", "bezahlst", "begleiche",
      "begleich", "begleichen", "gib", "geben", "gebe", "erstatte", "zurückzahlen", "schulde",
      "auszahlen",
    ],
    [
      "geld", "kohle", "moneten", "knete", "zaster", "asche", "schotter", "mäuse", "moos", "kröten",
    ],
    [
      "hak", "hake", "haken", "abhaken", "abhakst", "kreuz", "kreuze", "ankreuzen", "markier",
      "markiere", "markieren", "abstreichen", "kennzeichne", "erledige", "hakst",
    ],
    [
      "erledigt", "fertig", "gemacht", "getan", "geschafft", "gekauft", "besorgt", "eingekauft",
      "abgehakt", "abgeschlossen", "beendet", "gepackt", "eingepackt", "geholt", "bezahlt",
      "gelesen", "durch",
    ],
    [
      "löse", "lös", "lösen", "löst", "knack", "knacke", "knacken", "rechne", "rechnen", "berechne",
      "berechnen", "ausrechnen", "errechne", "rechnest", "knobel",
    ],
    [
      "spiel", "runde", "rätsel", "zahlenspiel", "zahlenrätsel", "zahlenrunde", "partie", "aufgabe",
      "zahlenaufgabe", "rechenspiel", "rechenrätsel", "rechenaufgabe", "knobelaufgabe",
    ],
    [
      "zieh", "ziehe", "ziehen", "ziehst", "würfel", "würfle", "würfeln", "generier", "generiere",
      "generieren", "wähl", "wähle", "wählen", "teil", "teile", "austeilen", "verteile", "losen",
      "lose", "auslosen", "denk", "stell",
    ],
    [
      "prüf", "prüfe", "prüfen", "prüfst", "überprüf", "überprüfe", "überprüfen", "überprüfst",
      "kontrollier", "kontrolliere", "kontrollieren", "checke", "check", "checken", "checkst",
      "bewerte", "bewerten", "bewertest", "beurteile", "beurteilen", "nachrechnen", "nachprüfen",
      "werte", "auswerten", "teste", "testen", "rechne",
    ],
    [
      "richtig", "korrekt", "gültig", "erlaubt", "zulässig", "in ordnung", "stimmt", "ok", "okay",
      "recht", "regelkonform", "gilt", "zählt", "passt",
    ],
    [
      "antwort", "lösung", "rechnung", "rechenweg", "lösungsweg", "vorschlag", "versuch",
      "ergebnis",
    ],
    [
      "große", "großen", "großer", "großes", "hohe", "hohen", "dicke", "dicken", "fette",
      "große zahlen", "großen zahlen", "große kacheln",
    ],
    [
      "kleine", "kleinen", "kleiner", "kleines", "niedrige", "niedrigen", "kleine zahlen",
      "kleinen zahlen",
    ],
    ["zahlen", "kacheln", "nummern", "steine", "kärtchen", "karten", "plättchen", "ziffern"],
    ["ziel", "zielzahl", "zielwert", "zielvorgabe"],
    [
      "komme", "komm", "kommt", "komm ich", "erreiche", "erreich", "erreichen", "erreicht",
      "mache", "mach", "machen", "macht", "bilde", "bilden", "bekomme", "bekommt", "bekommen",
      "kriege", "krieg", "kriegen", "kriegt", "erhalte", "erhalten", "gelange", "schaffe", "schaff",
      "schaffen", "schafft", "kommen", "kommst",
    ],
    [
      "namens", "genannt", "mit dem namen", "mit namen", "die heißt", "und nenn sie",
      "und nenne sie",
      "heißt", "heißen", "heißen soll", "nenn", "nenne", "und zwar",
    ],
    ["kontostand", "saldo", "guthaben", "kontostände", "stand"],
    ["kontoauszug", "auszug", "auszüge", "kontoauszüge"],
    [
      "umsätze", "buchungen", "überweisungen", "zahlungen", "transaktionen", "kontobewegungen",
      "bewegungen", "ausgaben", "kontoumsätze", "abbuchungen", "einkäufe", "umsatz", "buchung",
      "transaktion",
    ],
    ["letzte", "letzten", "letzter", "letztes", "neuesten", "neueste", "jüngsten", "aktuellsten"],
    [
      "sachen", "dinge", "einträge", "eintrag", "sache", "ding", "zeug", "kram", "punkte", "punkt",
      "posten", "artikel", "etwas", "was", "irgendwas",
    ],
    ["rückgängig", "ungeschehen", "zurücknehmen", "widerrufen", "widerrufe"],
    ["änderung", "veränderung", "aktion", "löschung", "ergänzung"],
    ["liste", "zettel", "merkzettel"],
    ["erinnere", "erinner", "erinnerst", "erinnern"],
    // Words that aren't misspellings of others.
    ["ruf", "rufe", "anrufen", "telefonier", "sprich", "kauf", "kaufe", "koch", "bring"],
  ]

  private static let germanLookups = [
    "zeig", "zeige", "zeigen", "zeigst", "anzeigen", "sag", "sage", "sagen", "sagst", "lies",
    "lese",
    "lesen", "liest", "vorlesen", "gib", "geben", "gibst", "nenn", "nenne", "nennen", "schau",
    "schaue", "schauen", "schaust", "nachschauen", "nachsehen", "sieh", "sehen", "seh", "öffne",
    "öffnen", "verrate", "verrat", "verraten", "wissen", "weißt", "weiß", "ansehen", "anschauen",
    "angucken", "guck", "gucke", "gucken", "prüf", "prüfe", "check", "checke", "checken", "ruf",
    "rufe", "aufrufen", "hol", "hole", "such", "suche", "suchen", "finde", "find", "finden",
    "liste",
    "aufzählen", "zähl", "erzähl", "erzähle", "hören", "ausgeben", "informiere", "erkläre",
  ]

  private static let germanGeneralMeanings = [
    [
      "mach", "mache", "machen", "machst", "tu", "tue", "tun", "führe", "führ", "durchführen",
      "ausführen", "erledige", "erledig", "erledigen", "veranlasse", "veranlassen", "starte",
      "start", "starten", "beginne", "tätige", "tätigen", "vornehmen", "organisiere", "bereite",
    ]
  ]
}
