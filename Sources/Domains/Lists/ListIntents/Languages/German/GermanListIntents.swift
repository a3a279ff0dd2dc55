import IntentKit

extension IntentTranslation.Parameter {
  fileprivate static func list(_ prompt: String) -> Self { Self(title: "Liste", prompt: prompt) }
  fileprivate static func items(_ prompt: String) -> Self {
    Self(title: "Einträge", prompt: prompt)
  }
  fileprivate static let status = Self(
    title: "Stand", prompt: "Welche Einträge?",
    cases: [
      "open": [
        "offen", "noch offen", "unerledigt", "zu tun", "noch zu tun", "übrig", "offene", "offenen",
        "unerledigte",
        "unerledigten",
      ],
      "done": [
        "erledigt", "schon erledigt", "fertig", "abgehakt", "gemacht", "erledigte", "erledigten",
        "abgehakte",
        "abgehakten",
      ],
      "overdue": ["überfällig", "verspätet", "im Verzug", "überfällige", "überfälligen"],
    ])
}

extension FindItemsIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Eine Liste zeigen",
    explanation: "Sagt, was auf einer Liste steht, oder wie viel auf allen offen ist.",
    phrases: [
      """
      (zeig|zeige|öffne|nenn|nenne|gib|sag) [mir] [mal] [(die|meine|unsere)] Liste {list}
      """,
      "(zeig|zeige|öffne|nenn|nenne) [mir] [mal] [(die|meine|unsere|den|meinen)] {list}",
      "(lies|lese) [mir] [(die|meine|unsere)] [Liste] {list} vor",
      "(lies|lese) [mir] (die|meine|unsere) Liste vor",
      """
      was (steht|ist|gibt es|habe ich|haben wir) [(noch|alles)] (auf|in) [(der|meiner|unserer)] \
      [Liste] {list}
      """,
      "was (steht|ist|habe ich) [(noch|alles)] auf (der|meiner|unserer) Liste",
      "(zeig|zeige|nenn|nenne|lies) [mir] [alle] (die|meine|unsere) Listen [vor]",
      "(zeig|zeige|nenn|nenne|lies) [mir] alle Listen [vor]",
      "welche Listen (habe ich|gibt es|haben wir)",
      "(zeig|zeige|öffne) [mir] (die|meine|unsere) Liste",
      """
      {answer} (steht|stehen|ist|sind|habe ich) [noch] (auf|in) [(der|meiner|unserer)] \
      [Liste] {list}
      """,
      "(steht|stehen|ist|sind) {items} [schon] auf [(der|meiner|unserer)] [Liste] {list}",
      "was (ist|steht|habe ich) {due} (fällig|an|zu tun|zu erledigen)",
      "was (muss|soll) ich {due} (machen|tun|erledigen)",
      "was ist [(auf|in) [(der|meiner)] [Liste] {list}] {status}",
      "was ist {status} [(auf|in) [(der|meiner)] [Liste] {list}]",
      "(sortiere|sortier|ordne) [(die|meine|unsere)] [Liste] {list} nach [dem] {order}",
      "(zeig|zeige|lies) [mir] [(die|meine|unsere)] [Liste] {list} nach [dem] {order} [(sortiert|geordnet)]",
    ],
    keywords: [
      "(meine|die|eine) Liste", "[meine] Listen", "Liste {list}", "[meine] {list}",
      "(zeig|öffne|lies) [mir] {list} [vor]", "{list} (zeigen|vorlesen|anzeigen|öffnen)",
      "Liste {list} (zeigen|vorlesen|anzeigen|öffnen)",
      "(Einträge|Sachen) auf [der] [Liste] [{list}]",
      "Inhalt [der] [Liste] [{list}]", "was enthält [die] [Liste] {list}",
      "wie viele (Einträge|Sachen) [stehen] auf [der] [Liste] {list}",
      "wie viele (Einträge|Sachen) [stehen] auf [der] Liste", "wie viele Listen",
      "was (steht|ist|habe ich|haben wir) [alles] auf [der] [Liste] {list}",
      "was (steht|ist|habe ich|haben wir) [alles] auf [der] Liste",
      "was (habe ich) (für|auf) {list} (aufgeschrieben|notiert|geschrieben)",
      "was (fehlt|bleibt|muss ich) [noch] (auf|von) [der] [Liste] {list}",
      "was (muss|soll) ich [noch] (kaufen|besorgen|einkaufen|machen|erledigen|packen)",
      "was habe ich [noch] (zu tun|zu kaufen|zu erledigen|zu machen|zu packen)",
      "was (fehlt|bleibt) [noch] (zu tun|zu kaufen|zu erledigen)",
      "(steht|stehen|ist|sind|habe ich|haben wir) {items} auf [der] [Liste] {list}",
      "(steht|stehen|ist|sind|habe ich|haben wir) {items} auf [der] Liste",
      "(habe ich|haben wir) {items} [schon] auf [der] [Liste] {list} (geschrieben|gesetzt|notiert)",
      "ob {items} auf [der] [Liste] {list} (steht|ist)", "ob {items} auf [der] Liste (steht|ist)",
      "auf welcher Liste (steht|stehen|ist) {items}",
      "(ist|steht) [noch] etwas auf [der] [Liste] {list} [offen]",
      "(ist|steht) [noch] etwas auf [der] Liste [offen]",
      "gibt es eine Liste {list}", "habe ich eine Liste {list}",
      "welche {list} [stehen|sind] [auf der Liste]", "muss ich [noch] {items} kaufen",
      "wie (lang|voll) ist [die] [Liste] {list}", "alles auf [der] [Liste] {list} [zeigen]",
    ], summary: "{list} [nach {order}] zeigen",
    parameters: [
      "list": .list("Welche Liste?"), "items": .items("Welche Einträge?"),
      "status": .status,
      "due": .init(title: "Datum", prompt: "Wann fällig?"),
      "answer": .init(
        title: "Auskunft", prompt: "Was soll ich sagen?",
        cases: [
          "count": [
            "wie viele Einträge", "wie viele Sachen", "wie viele Dinge", "wie viele Punkte",
            "wie viel", "die Anzahl",
          ]
        ]),
      "order": .init(
        title: "Reihenfolge", prompt: "In welcher Reihenfolge?",
        cases: [
          "due": ["Datum", "Fälligkeit", "Termin", "Tag"],
          "name": ["Namen", "Name", "Alphabet"],
        ]),
    ])
}

extension AddItemsIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Etwas auf eine Liste setzen",
    explanation:
      "Setzt etwas auf eine Liste; wenn es sie nicht gibt, wird sie angelegt, falls du willst.",
    phrases: [
      "(füge|füg) {items} (zu|zur|zum) [(der|meiner|unserer)] [Liste] {list} (hinzu|dazu)",
      "(füge|füg) [(der|meiner|unserer|zur|zu)] [Liste] {list} {items} hinzu",
      "(füge|füg) {items} (zu|zur) [(der|meiner|unserer)] Liste (hinzu|dazu)",
      "(füge|füg) {items} hinzu", "{items} (zu|zur|zum) [(der|meiner)] [Liste] {list} hinzufügen",
      "{items} hinzufügen",
      """
      (setz|setze|schreib|schreibe|pack|packe|tu|tue|leg) [mir] {items} (auf|in) \
      [(die|meine|unsere|den|meinen)] [Liste] {list} [(bis|für)] [{due}]
      """,
      """
      (setz|setze|schreib|schreibe|pack|packe|tu|tue) [(bis|für)] {due} {items} (auf|in) \
      [(die|meine|unsere|den|meinen)] [Liste] {list}
      """,
      """
      (setz|setze|schreib|schreibe|pack|packe|tu|tue) {items} [(bis|für)] {due} (auf|in) \
      [(die|meine|unsere|den|meinen)] [Liste] {list}
      """,
      "(setz|setze|schreib|schreibe|pack|packe|tu|tue) {items} auf (die|meine|unsere) Liste",
      "(setz|setze|schreib|schreibe|pack|packe|tu|tue) etwas (auf|in) [(die|meine|unsere)] [Liste] {list}",
      "(füge|füg) etwas (zu|zur) [(der|meiner)] [Liste] {list} hinzu",
      "{items} (auf|in) [(die|meine|unsere|den|meinen)] [Liste] {list} (setzen|schreiben|packen|tun)",
      "{items} auf (die|meine|unsere) Liste (setzen|schreiben|packen|tun)",
      "(notier|notiere|schreib|schreibe) {items} auf",
      "erinnere mich [{due}] an {items}", "erinnere mich [{due}] daran {items}",
      "erinnere mich an {items} [{due}]",
    ],
    keywords: [
      "(füge|setz) {items} (auf|in|zu|zur) [die] [Liste] {list} [hinzu]",
      "(füge|setz) (etwas|das|es) (auf|in|zu|zur) [die] Liste [{list}] [hinzu]",
      "(auf|zu|zur) [die] [Liste] {list} (füge|setz) {items} [hinzu]",
      "auf [die] [Liste] {list} [(gehört|gehören|kommt|kommen|muss|müssen|soll|sollen)] [noch] {items}",
      "{items} (auf|zu|zur) [die] [Liste] {list} [bitte]", "{items} auf [die] Liste",
      "{items} (muss|müssen|soll|sollen|kommt|kommen|gehört|gehören) (auf|zu|zur) [die] [Liste] {list}",
      "{items} (muss|müssen|soll|sollen|kommt|kommen|gehört|gehören) auf [die] Liste",
      "Liste {list} (füge|setz) {items} [hinzu]", "{list} + {items}", "{list} plus {items}",
      "Liste {list} + {items}",
      "[wir] (brauchen|brauche) [noch] {items} (auf|für|von) [der] [Liste] {list}",
      "(brauche|fehlt|fehlen|ausgegangen) {items} (setz|schreib) [es] auf [die] [Liste] [{list}]",
      "{items} (ist|sind) (alle|leer|aus) (setz|schreib) [es] auf [die] [Liste] [{list}]",
      "(neuer|weiterer) Eintrag (auf|für|in) [die] [Liste] {list} {items}",
      "(notier|merk) [dir] {items} (auf|für|in) [die] [Liste] {list}",
      "(notier|merk) [dir] {items} [für {due}]", "{items} (für|in) [die] Liste {list}",
      "{items} (auf|in|zu|zur) [die] [Liste] {list} (setzen|schreiben|hinzufügen|aufnehmen|eintragen)",
      "(nimm|trag) {items} (auf|in) [die] [Liste] {list} (auf|ein)",
      "{list} um {items} ergänzen", "ergänze {list} um {items}",
      "ergänze {items} (auf|in) [der] [Liste] {list}",
    ], summary: "[{items}] [bis {due}] auf die Liste {list} setzen",
    parameters: [
      "items": .items("Was soll auf die Liste?"), "list": .list("Auf welche Liste?"),
      "due": .init(title: "Datum", prompt: "Bis wann?"),
    ])
}

extension CreateListIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Eine Liste anlegen", explanation: "Legt eine neue, leere Liste an.",
    phrases: [
      """
      (erstelle|erstell|mach|mache|beginne|starte|eröffne) [mir] (eine|noch eine) [(neue|leere|weitere)] \
      Liste [(namens|mit dem Namen|für|mit Namen) {list}]
      """,
      """
      (leg|lege) [mir] (eine|noch eine) [(neue|leere|weitere)] Liste [(namens|mit dem Namen|für|mit Namen) \
      {list}] an
      """,
      "(leg|lege) [mir] (eine|noch eine) [(neue|leere|weitere)] Liste an [(namens|mit dem Namen|für|mit Namen) {list}]",
      "(leg|lege|erstelle|erstell) [die] Liste {list} [an]",
      "(erstelle|erstell|mach|mache|beginne|starte) [mir] (eine|noch eine) [(neue|leere|weitere)] {list}sliste",
      "(erstelle|erstell|mach|mache|beginne|starte) [mir] (eine|noch eine) [(neue|leere|weitere)] {list}liste",
      "(leg|lege) [mir] (eine|noch eine) [(neue|leere|weitere)] {list}sliste an",
      "(leg|lege) [mir] (eine|noch eine) [(neue|leere|weitere)] {list}liste an",
      "(eine|noch eine) [(neue|leere|weitere)] Liste [(namens|mit dem Namen|für|mit Namen) {list}] (erstellen|anlegen|machen)",
      "(eine|noch eine) [(neue|leere|weitere)] {list}sliste (erstellen|anlegen|machen)",
      "(eine|noch eine) [(neue|leere|weitere)] {list}liste (erstellen|anlegen|machen)",
      "neue Liste [(namens|mit dem Namen|für|mit Namen)] {list}", "neue Liste",
    ],
    keywords: [
      "(erstelle|leg) [mir] [eine] [neue] Liste (namens|für|mit dem Namen) {list} [an]",
      "(erstelle|leg) [mir] [eine] [neue] Liste {list} [an]",
      "[neue] Liste (namens|für|mit dem Namen) {list}", "neue Liste [{list}]",
      "(brauche|möchte|will|hätte) eine [neue] Liste [(namens|für|mit dem Namen)] [{list}]",
      "(noch|andere|weitere) eine Liste [(namens|für)] [{list}]",
      "(erstelle|leg) [eine] Liste [an] [und] (nenn|nenne) sie {list}",
      "Liste {list} (anlegen|erstellen)", "Liste (anlegen|erstellen)",
    ], summary: "Die Liste {list} anlegen",
    parameters: ["list": .init(title: "Name", prompt: "Wie soll sie heißen?")])
}

extension RenameListIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Eine Liste umbenennen",
    explanation: "Gibt einer Liste einen anderen Namen. Das lässt sich rückgängig machen.",
    phrases: [
      "(benenn|benenne) [(die|meine|unsere)] [Liste] {list} [(in|zu) {name}] um",
      "(benenn|benenne) [(die|meine|unsere)] [Liste] {list} um [(in|zu) {name}]",
      "[(die|meine|unsere)] [Liste] {list} [(in|zu) {name}] umbenennen",
      "(ändere|änder) den Namen [(der|meiner|unserer)] [Liste] {list} [(in|zu|auf) {name}]",
    ],
    keywords: [
      "(benenn|benenne) (eine|die|meine) Liste um", "(eine|die|meine) Liste umbenennen",
      "(nenn|nenne) [die] Liste {list} {name}", "[die] Liste {list} (soll|sollte) {name} heißen",
      "(gib|geben) [der] Liste {list} [einen] [(neuen|anderen)] Namen [{name}]",
      "neuer Name für [die] [Liste] {list} {name}",
    ], summary: "Die Liste {list} in {name} umbenennen",
    parameters: [
      "list": .list("Welche Liste?"),
      "name": .init(title: "neuer Name", prompt: "Wie soll sie heißen?"),
    ])
}

extension CompleteItemsIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Etwas auf einer Liste abhaken",
    explanation: "Markiert Einträge als erledigt, auf der Liste, auf der sie stehen.",
    phrases: [
      "(hak|hake|kreuz|streich) {items} [(auf|von|in) [(der|meiner|unserer)] [Liste] {list}] ab",
      "(hak|hake) {items} ab [(auf|von|in) [(der|meiner|unserer)] [Liste] {list}]",
      "(markier|markiere) {items} [(auf|in) [(der|meiner|unserer)] [Liste] {list}] als (erledigt|fertig|gekauft)",
      "{items} [(auf|von) [(der|meiner|unserer)] [Liste] {list}] abhaken",
      "{items} (ist|sind) (erledigt|fertig|gekauft)",
    ],
    keywords: [
      "hak {items} [(auf|von)] [der] [Liste] {list} ab", "hak {items} auf [der] Liste ab",
      "hak (etwas|das|es) [(auf|von) [der] [Liste] {list}] ab", "hak {items} ab",
      "hak {list} {items} ab", "(auf|von) [der] [Liste] {list} {items} abhaken",
      "(auf|von) [der] [Liste] {list} hak {items} ab",
      "(markier|setz) {items} [auf [der] [Liste] {list}] [als|auf] erledigt",
      "{items} (ist|sind|wäre) erledigt [(auf|von) [der] [Liste] {list}]",
      "(habe|hab|haben) {items} (erledigt|gemacht|gekauft|besorgt)",
      "(habe|hab|haben) {items} [hak] [es] [ab]", "(erledigt|fertig) [mit] {items}",
      "{items} erledigt [(auf|von) [der] [Liste] {list}]",
      "(habe|hab|haben) {items} (erledigt|gekauft) [kannst] [du] [es] (hak|abhaken) [ab]",
      "mach einen Haken (bei|an|hinter) {items} [auf [der] [Liste] {list}]",
      "{items} [auf [der] [Liste] {list}] abhaken", "{items} hak [es] ab",
    ], summary: "{items} [auf der Liste {list}] abhaken",
    parameters: [
      "items": .items("Was ist erledigt?"), "list": .list("Auf welcher Liste?"),
    ])
}

extension RemoveItemsIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Etwas von einer Liste löschen",
    explanation:
      "Löscht Einträge von der Liste, auf der sie stehen, oder eine ganze Liste. Das lässt sich rückgängig "
      + "machen.",
    phrases: [
      """
      (lösche|lösch|entferne|entfern|streich|streiche|nimm|nehme) {items} (von|aus|vom) \
      [(der|meiner|unserer)] [Liste] {list} [(weg|runter|raus)]
      """,
      """
      (lösche|lösch|entferne|entfern|streich|streiche|nimm) {items} (von|aus) \
      (der|meiner|unserer) Liste [(weg|runter|raus)]
      """,
      "(lösche|lösch|entferne|entfern) [(die|meine|unsere)] [(ganze|gesamte|komplette)] Liste {list}",
      "(lösche|lösch|entferne|entfern|streich|streiche) {items}",
      "{items} (von|aus|vom) [(der|meiner|unserer)] [Liste] {list} (löschen|entfernen|streichen|nehmen)",
      "[(die|meine|unsere)] [(ganze|gesamte|komplette)] Liste {list} (löschen|entfernen)",
      "{extent} [(die|meine|unsere)] [(ganze|gesamte|komplette)] Liste {list}",
      "[(die|meine|unsere)] [(ganze|gesamte|komplette)] Liste {list} {extent}",
      "(lösche|lösch|entferne|entfern|streich|streiche) [(alles|alle)] {status} (von|aus) [(der|meiner|unserer)] [Liste] {list}",
    ],
    keywords: [
      "(lösche|streich|nimm) {items} (von|aus|auf) [der] [Liste] {list} [weg]",
      "(lösche|streich) (etwas|einen Eintrag|das|es) [(von|aus) [der] [Liste] [{list}]]",
      "(von|aus) [der] [Liste] {list} (lösche|streich) {items}",
      "Liste {list} (lösche|streich) {items}",
      "{items} (von|aus) [der] [Liste] {list} (löschen|entfernen|streichen|runter|weg|raus)",
      "{items} (von|aus) [der] Liste (löschen|entfernen|streichen|runter|weg|raus)",
      "{items} (kann|können|muss|soll) (von|aus) [der] [Liste] {list} (runter|weg|raus|gelöscht)",
      "(brauche|brauchen|will) {items} nicht mehr [(auf|von) [der] [Liste] {list}]",
      "(brauche|brauchen|will) kein {items} mehr",
      "(brauche|brauchen) [die] Liste {list} nicht mehr",
      "(lösche|entferne) [meine] Liste [{list}]", "(lösche|entferne) {list}", "{list} löschen",
      "{extent} [die] [Liste] {list}", "{extent} [die] Liste", "[die] [Liste] {list} {extent}",
      "(lösche|entferne|streich) {status} (Einträge|Sachen) (von|aus|auf) [der] [Liste] {list}",
      "(lösche|entferne|streich) alles (von|aus|auf) [der] [Liste] {list}",
      "{items} nicht mehr (nötig|gebraucht|brauchen)",
      "weg mit {items} [(von|aus) [der] [Liste] {list}]",
      "{list} minus {items}", "(wirf|schmeiß) {items} (von|aus) [der] [Liste] {list} [raus]",
    ], summary: "[{items} von der Liste] {list} löschen",
    parameters: [
      "items": .items("Was soll ich löschen?"), "list": .list("Von welcher Liste?"),
      "extent": .init(
        title: "Umfang", prompt: "Wie viel?",
        cases: ["contents": ["leere", "leer", "leeren"]]),
      "status": .status,
    ])
}

extension UndoListChangeIntent {
  /// The German translation of the intent.
  static let german = IntentTranslation(
    title: "Die letzte Änderung an einer Liste rückgängig machen",
    phrases: [
      """
      (mach|mache) die letzte Änderung [(an|auf|von) (der Liste|meiner Liste|den Listen|meinen Listen)] \
      rückgängig
      """,
      "(nimm|nehme) die letzte Änderung [(an|auf|von) (der Liste|meiner Liste|den Listen|meinen Listen)] zurück",
      "die letzte Änderung [(an|auf|von) (der Liste|meiner Liste|den Listen|meinen Listen)] rückgängig machen",
    ],
    keywords: [
      "[letzte] Änderung [(an|auf|von) [der] Liste] rückgängig [machen]",
      "mach [die] [letzte] Änderung rückgängig", "rückgängig (an|auf|bei) [der] Liste",
      "mach (das|es) (an|auf|bei) [der] Liste rückgängig",
      "mach [die] [letzte] Löschung rückgängig",
      "stell [die] Liste wieder her", "(was|das) [ich] gelöscht [habe] wieder (her|zurück)",
      "[die] Liste [wieder] wie (vorher|zuvor)",
    ], parameters: ["change": .init(title: "Änderung", prompt: "Welche Änderung?")])
}
