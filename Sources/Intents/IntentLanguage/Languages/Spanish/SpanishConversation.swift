import IntentKit

extension ConversationWords {
  /// The Spanish commands to the conversation.
  public static let spanish = ConversationWords(
    spelling: .spanish,
    commands: [
      .yes: [
        "sí", "si", "claro", "claro que sí", "por supuesto", "desde luego", "vale", "ok", "okay",
        "de acuerdo", "está bien", "exacto", "exactamente", "eso es", "correcto", "es correcto",
        "así es", "cierto", "perfecto", "muy bien", "cómo no", "naturalmente", "seguro", "sin duda",
        "con gusto", "con mucho gusto", "encantado", "hazlo", "haz eso", "adelante", "venga",
        "dale", "sigue adelante", "confirmado", "lo confirmo", "confirmo", "me parece bien",
        "por mí vale", "por mí bien", "suena bien", "sí por favor", "sí gracias", "sí claro",
        "sí hazlo", "sí quiero", "efectivamente",
      ],
      .weakYes: ["s", "por favor", "bien", "bueno", "genial", "estupendo", "guay"],
      .no: [
        "no", "que no", "nop", "no gracias", "n", "para nada", "de ninguna manera", "ni hablar",
        "en absoluto", "falso", "es falso", "mal", "está mal", "no es correcto", "no es cierto",
        "incorrecto", "eso no", "ese no", "esa no", "no ese", "no esa", "ahora no", "todavía no",
        "mejor no", "prefiero que no", "creo que no", "no lo hagas", "no hagas eso", "claro que no",
        "por supuesto que no", "desde luego que no", "ninguno", "ninguna", "ninguno de los dos",
        "ninguna de las dos", "ni uno ni otro",
      ],
      .cancel: [
        "anula eso",
        "cancelar", "cancela", "cancélalo", "cancela eso", "anular", "anula", "anúlalo", "para",
        "basta", "stop", "alto", "déjalo", "déjalo estar", "dejémoslo", "deja eso", "olvídalo",
        "olvida eso", "da igual", "es igual", "no importa", "no hace falta", "ya no",
        "no es necesario", "no necesito nada", "abortar", "descártalo", "descarta eso",
      ],
      .help: [
        "ayuda", "ayúdame", "ayúdame un poco", "qué puedo decir", "qué sabes hacer",
        "qué puedes hacer", "qué puedo hacer", "qué tengo que decir", "qué debo decir",
        "qué puedo preguntar", "necesito ayuda", "qué se puede hacer",
        "no sé", "no lo sé", "ni idea", "no tengo ni idea", "no estoy seguro", "no estoy segura",
      ],
      .repeat: [
        "repite", "repetir", "repítelo", "repite eso", "otra vez", "de nuevo", "una vez más",
        "cómo", "qué", "cómo dices", "qué has dicho", "qué dices", "perdona qué", "perdón",
        "dilo otra vez", "dilo de nuevo", "puedes repetirlo", "me lo repites", "puedes repetir",
      ],
      .doAgain: [
        "hazlo otra vez", "hazlo de nuevo", "haz eso otra vez", "haz lo mismo", "lo mismo",
        "lo mismo otra vez", "lo mismo de nuevo", "y otra vez", "vuelve a hacerlo",
        "repite la orden",
      ],
      .startAgain: [
        "empezar de nuevo", "empieza de nuevo", "empecemos de nuevo", "vuelve a empezar",
        "volver a empezar", "desde el principio", "desde cero", "empezar otra vez",
        "empieza otra vez", "reiniciar", "reinicia",
      ],
      .goBack: ["atrás", "vuelve atrás", "ve atrás", "volver", "un paso atrás", "anterior"],
      .undo: [
        "deshacer", "deshaz", "deshazlo", "deshaz eso", "deshaz lo último", "revierte eso",
        "revertir", "da marcha atrás",
      ],
      .usual: [
        "como siempre", "hazlo como siempre", "lo de siempre", "haz lo de siempre", "lo habitual",
        "como de costumbre", "lo mismo de siempre",
      ],
      .redo: [
        "rehacer", "rehaz", "rehazlo", "rehaz eso", "restaura eso", "restáuralo",
        "vuelve a ponerlo",
        "hazlo de todos modos",
      ],
      .resume: [
        "por dónde íbamos", "dónde estábamos", "dónde nos quedamos", "por dónde iba", "sigue",
        "continúa", "continuar", "sigamos", "continuemos", "seguimos", "volvamos a eso",
      ],
      .pause: [
        "espera", "espera un momento", "espera un poco", "un momento", "un momentito", "un segundo",
        "un minuto", "un instante", "momento", "déjame pensar", "déjame pensarlo", "a ver",
        "veamos", "vamos a ver", "eh", "em", "mmm", "hm", "hmm", "pues",
      ],
      .greet: [
        "hola", "buenas", "buenos días", "buenas tardes", "buenas noches", "hey", "ey", "qué tal",
        "muy buenas",
      ],
      .thanks: [
        "gracias", "muchas gracias", "mil gracias", "muchísimas gracias", "te lo agradezco",
        "gracias a ti", "vale gracias",
      ],
      .quit: [
        "adiós", "salir", "sal", "terminar", "termina", "fin", "hasta luego", "hasta pronto",
        "hasta mañana", "hasta la vista", "chao", "chau", "nos vemos", "exit", "cerrar",
      ],
    ],
    polite: "gracias eh em mmm hm ah oh bueno pues entonces ahora perdona perdón",
    courtesies: ["por favor", "muchas gracias", "lo siento", "de nada", "si eres tan amable"],
    starts: [
      "puedes", "podrías", "quieres", "me puedes", "me podrías", "por favor", "oye", "ok", "vale",
      "puedes por favor", "podrías por favor", "quiero", "quisiera", "me gustaría",
    ],
    ends: ["por favor", "gracias", "porfa", "muchas gracias"],
    appStarts: [
      "pide a * que", "pídele a * que", "pregunta a *", "pregúntale a *", "di a *", "dile a *",
      "usa * para", "usa * y", "abre * y", "inicia * y", "en *", "con *", "oye *", "hola *", "ok *",
      "okay *", "*",
    ],
    appEnds: ["en *", "con *", "por *", "de *", "*"],
    fillers: """
      eh em mmm hm bueno pues vale ok okay bien es son está esto eso el la los las por favor con de y \
      del número números sería serán digo pongo tomo decir digamos haz pon para a mi mis quizás \
      gracias fichas tarjetas cartas %
      """,
    and: ["y", "e", "&"], yesAndNo: ["sí", "no"],
    choiceStarts: "el la los las eh em quiero digo ese esa", choiceEnds: "por favor gracias",
    placeNouns: "número opción",
    ordinals: [
      "primero|primera|primer", "segundo|segunda", "tercero|tercera|tercer", "cuarto|cuarta",
      "quinto|quinta", "sexto|sexta", "séptimo|séptima", "octavo|octava", "noveno|novena",
      "décimo|décima", "undécimo|undécima", "duodécimo|duodécima",
    ], ordinalEnds: ["o", "a", "er"], last: "último última", correction: .spanish,
    asides: .spanish, choosing: .spanish,
    refusals: ["no quiero", "ya no quiero", "he cambiado de idea", "he cambiado de opinión"],
    takingBack: ["cancela eso", "cancélalo", "anular", "anula", "anula eso", "anúlalo"])
}

extension ConversationWords.Correction {
  /// The words of Spanish corrections.
  static let spanish = Self(
    spelling: .spanish,
    leads: [
      "no", "perdón", "perdona", "espera", "espera un momento", "uy", "ups", "en realidad", "digo",
      "quiero decir", "quería decir", "quise decir", "he dicho", "eso no", "eso está mal",
      "está mal", "un momento", "disculpa", "ah", "oh", "eh", "em", "pues", "sí pero", "vale pero",
      "bien pero", "pero", "sino", "mejor", "mejor dicho", "más bien", "tiene que ser",
      "tendría que ser", "debe ser", "debería ser", "que sea", "que sean", "digamos", "pon",
      "no espera", "no perdón", "en vez de eso",
    ], changes: "cambia corrige pon haz modifica sustituye reemplaza",
    verbs: [
      "es", "era", "son", "eran", "a", "por", "en", "tiene que ser", "debe ser", "debería ser",
      "sea",
      "con",
    ],
    makeIt: [
      "que sea", "que sean", "pon", "ponle", "es", "son", "digamos", "mejor", "más bien",
      "haz que sea",
      "en vez de eso",
    ], elements: "número ficha tarjeta cifra", ends: "en vez de eso entonces mejor",
    removals: ["quita", "elimina", "borra", "saca", "olvida", "sin", "no"],
    not: ["no", "y no", "en vez de", "en lugar de"], but: ["sino", "pero"],
    selfCorrections: [
      "no", "perdón", "perdona", "espera", "digo", "quiero decir", "quería decir", "mejor dicho",
      "o mejor dicho", "más bien", "o más bien", "en realidad", "ups", "eh no", "ah no", "ay no",
      "corrección", "o mejor", "no espera",
    ])
}

extension ConversationWords.Asides {
  /// The words of Spanish asides.
  static let spanish = Self(
    spelling: .spanish,
    starts: [
      "espera", "espera un momento", "un momento", "un segundo", "momento", "antes", "antes de eso",
      "primero", "antes de hacerlo", "pero", "pero antes", "pero primero", "y", "pues", "ok",
      "okay",
      "vale", "bien", "bueno", "eh", "em", "oh", "ah", "perdón", "perdona", "por cierto",
      "en realidad", "oye", "una pregunta", "una preguntita",
    ],
    ends: ["antes", "primero", "por cierto", "en realidad", "otra vez", "entonces"],
    references: [
      "lo", "la", "los", "las", "eso", "esto", "ahí", "allí", "ese", "esa", "este", "esta", "él",
      "ella", "le", "les",
    ],
    help: [
      "ayuda con", "ayuda para", "ayúdame con", "ayúdame a", "ayúdame", "qué puedo decir sobre",
      "qué puedo decir de", "qué puedo preguntar sobre", "qué puedo hacer con",
      "qué puedes hacer con", "cómo", "cómo puedo", "cómo se puede", "cómo funciona", "cómo hago",
      "cómo se hace", "qué tengo que decir para", "cómo digo",
    ],
    resume: [
      "vuelve a", "volver a", "volvamos a", "vuelve al", "volvamos al", "sigue con", "sigamos con",
      "continúa con", "seguimos con", "por dónde íbamos con",
    ],
    revisions: [
      "y", "y con", "y para", "y en", "y de", "y a", "qué tal", "y qué tal", "qué pasa con",
      "y qué pasa con", "y si es", "ahora con", "ahora para", "ahora en", "con", "pero con",
      "otra vez con", "de nuevo con", "otra vez para", "lo mismo con", "lo mismo para", "prueba",
      "prueba con", "intenta", "intenta con", "inténtalo con", "ok", "vale", "también", "para",
    ],
    undo: [
      "deshaz el", "deshaz la", "deshaz mi", "deshaz los", "deshaz las", "anula el", "anula la",
      "revierte el", "revierte la", "cancela el", "cancela la",
    ],
    save: [
      "haz eso siempre que diga", "haz eso cada vez que diga", "haz esto cuando diga",
      "haz eso cuando diga", "guarda eso como", "guarda esto como", "guárdalo como",
      "recuerda eso como", "recuérdalo como", "llama a eso", "llámalo",
    ])
}

extension ConversationWords.Choosing {
  /// The words of Spanish choices.
  static let spanish = Self(
    spelling: .spanish,
    leads: [
      "el de", "la de", "el que tiene", "la que tiene", "el con", "la con", "el llamado",
      "la llamada", "el del", "la del", "el que se llama", "la que se llama",
    ],
    all: [
      "ambos", "ambas", "los dos", "las dos", "todos", "todas", "todo", "los tres", "las tres",
      "todos ellos", "todas ellas",
    ],
    none: [
      "ninguno", "ninguna", "ninguno de los dos", "ninguna de las dos", "ninguno de ellos",
      "ninguna de ellas", "ni uno ni otro", "ni una ni otra", "nada de eso",
    ],
    any: [
      "cualquiera", "cualquiera de los dos", "cualquiera de las dos", "el que sea", "la que sea",
      "me da igual", "da igual cuál", "me da lo mismo", "elige tú", "el que quieras",
      "la que quieras", "escoge tú",
    ],
    other: ["el otro", "la otra", "otro", "otra", "ese no el otro", "esa no la otra"],
    first: ["el primero de ellos", "la primera de ellas", "aquel", "aquella"],
    last: ["el último de ellos", "la última de ellas"])
}
