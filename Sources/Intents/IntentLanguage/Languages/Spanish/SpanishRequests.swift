extension RequestWords {
  /// The Spanish words around and in requests.
  public static let spanish = RequestWords(
    spelling: .spanish, abbreviations: spanishAbbreviations, clauses: .spanish,
    courtesies: spanishCourtesies,
    leads: spanishLeads, extras: spanishExtras,
    times: [
      "mañana", "pasado mañana", "más tarde", "luego", "pronto", "para mañana",
      "la semana que viene",
      "ayer", "la semana pasada", "el mes pasado", "el mes que viene", "el lunes", "el martes",
      "el miércoles", "el jueves", "el viernes", "el sábado", "el domingo", "el fin de semana",
      "todos los días", "todas las semanas", "todos los meses", "dentro de una semana",
      "el año pasado",
    ],
    functionWords: """
      el la los las un una unos unas al del mi mis tu tus su sus nuestro nuestra nuestros nuestras \
      este esta estos estas ese esa esos esas eso esto aquel aquella yo me mí tú te ti él ella ello \
      nosotros vosotros ellos ellas nos os se le les lo que qué quién cuál cuáles cómo cuándo dónde \
      cuánto cuánta cuántos cuántas porque pero o u y e ni si como así ahí allí aquí luego entonces \
      pues de en a con por para sin sobre entre hasta desde hacia tras ante bajo es son soy eres \
      somos era eran fue ser estar está están estoy estás hay había he has ha hemos han haber tengo \
      tienes tiene tenemos tener puedo puedes puede podemos poder quiero quieres quiere queremos \
      debo debes debe va voy vas vamos ir ya también muy más menos mucho mucha muchos todo toda todos \
      todas algo alguien nada solo sólo favor otra otro vez ahora
      """,
    prepositions: "a al de del en con por para sin sobre entre hasta desde hacia",
    pronouns: "lo la los las le les eso esto ese esa este esta",
    negations: "no nunca jamás sin",
    noes: "ningún ninguna ninguno",
    auxiliaries: "ha han he hemos había",
    exceptions: [
      "excepto", "menos", "salvo", "todo menos", "todos menos", "a excepción de", "pero no",
      "quitando",
    ],
    conjunctions: "porque mientras aunque como",
    statements: [
      "yo soy", "soy", "somos", "él es", "ella es", "ellos son", "es que", "yo estaba", "estoy",
      "creo que", "espero que", "hace falta",
    ],
    joints: "luego después además",
    conditions: "si cuando mientras",
    questions: "qué cómo quién dónde cuándo cuál cuáles cuánto cuánta cuántos cuántas",
    openers: "es son está están hay vale sirve tengo puedo",
    meanings: spanishMeanings, lookups: spanishLookups, generalMeanings: spanishGeneralMeanings,
    retractions: [
      "no", "no perdón", "perdón", "perdona", "no espera", "espera", "un momento", "digo",
      "quiero decir", "quería decir", "quise decir", "no quiero decir", "eh no", "eh", "em",
      "ah no",
      "ay no", "ups", "ups no", "disculpa", "corrección", "mejor dicho", "o mejor dicho",
      "más bien",
      "o más bien", "o mejor", "no mejor", "no es cierto", "lo siento", "o no", "en realidad",
      "digamos", "no digamos",
    ],
    endings: [
      Ending("ando", "a", minimumLength: 6), Ending("ar", "a", minimumLength: 5),
      Ending("er", "e", minimumLength: 5), Ending("ir", "e", minimumLength: 5),
      Ending("me", "", minimumLength: 5), Ending("lo", "", minimumLength: 5),
      Ending("s", minimumLength: 5, changesMeaning: true),
    ])

  /// Common abbreviations in typing.
  private static let spanishAbbreviations = [
    "q": "que", "k": "que", "xq": "porque", "pq": "porque", "xfa": "por favor",
    "porfa": "por favor", "porfavor": "por favor", "porfis": "por favor", "pf": "por favor",
    "tb": "también", "tmb": "también", "d": "de", "pa": "para", "num": "número",
    "nums": "números", "ej": "ejemplo", "gcs": "gracias", "grax": "gracias", "aver": "a ver",
  ]

  private static let spanishCourtesies = [
    "por favor", "gracias", "muchas gracias", "mil gracias", "gracias de antemano",
    "gracias por la ayuda", "gracias por tu ayuda", "te lo agradezco", "hola", "buenas", "hey",
    "ey", "oye", "buenos días", "buenas tardes", "buenas noches", "muy buenas", "qué tal",
    "cómo estás", "cómo te va", "un saludo", "saludos", "amigo", "amiga", "tío", "cariño", "chicos",
    "disculpa", "disculpe", "perdona", "perdón", "lo siento", "perdona que te moleste", "eh", "em",
    "mmm", "hm", "hmm", "ah", "ah sí", "oh", "ay", "ajá", "bueno", "pues", "pues bien", "así que",
    "bien", "vale", "ok", "okay", "de acuerdo", "claro", "sí", "genial", "estupendo",
    "perfecto", "fantástico", "guay", "muy bien", "exacto", "venga", "anda", "vamos", "solo",
    "simplemente", "rápidamente", "rápido", "un momento", "un momentito", "un segundo", "espera",
    "por cierto", "en realidad", "quizás", "quizá", "tal vez", "a lo mejor", "mira", "escucha",
    "dime una cosa", "creo", "creo yo", "pienso", "me pregunto", "una pregunta",
    "una preguntita", "si puedes", "si quieres", "si es posible", "si se puede", "si no te importa",
    "si no es molestia", "si tienes tiempo", "si tienes un momento", "cuando puedas",
    "si eres tan amable", "sé tan amable de", "hazme el favor de", "hazme un favor y",
    "sería estupendo", "sería genial", "estaría bien", "te lo agradecería", "para mí",
    "para nosotros", "verdad", "no es así", "sin prisa", "no hay prisa", "alexa", "siri", "google",
    "oye siri", "hey google", "ok google", "ordenador", "asistente", "y", "también", "además",
    "luego", "después", "primero", "antes", "un poco", "de verdad",
  ]

  private static let spanishLeads =
    [
      "quiero", "quisiera", "querría", "me gustaría", "yo quiero", "quiero que", "quería",
      "necesito", "necesito ayuda con", "necesito ayuda para", "necesito que", "tengo que", "debo",
      "deseo", "intento", "estoy intentando", "busco", "te pido que", "queremos", "nos gustaría",
      "necesitamos", "tenemos que", "puedo", "podría", "podemos", "podríamos", "vamos a", "voy a",
      "déjame", "ayúdame a", "ayúdame con", "ayúdame", "me ayudas a", "me ayudas con",
      "puedes ayudarme a", "puedes ayudarme con", "ayuda con", "ayuda para", "es hora de",
      "hora de", "listo para", "lista para", "prueba a", "intenta", "recuerda", "no olvides",
      "no te olvides de", "acuérdate de", "sería posible", "es posible", "qué te parece",
      "qué tal si", "cómo puedo", "cómo se puede", "hay alguna manera de", "hay alguna forma de",
      "te apetece", "me apetece", "tengo ganas de", "asegúrate de que", "asegúrate de",
      "tienes que",
      "estoy listo para", "estoy lista para", "te agradecería que", "me encantaría", "no consigo",
    ]
    + [
      "puedes", "podrías", "me puedes", "me podrías", "quieres", "querrías", "puede",
      "podría usted",
      "serías capaz de", "te importaría", "sabes",
    ].flatMap { lead in [lead] + ["por favor", "tú", "ahora"].map { "\(lead) \($0)" } }

  private static let spanishExtras = [
    "ahora", "ahora mismo", "ya", "enseguida", "inmediatamente", "hoy", "esta noche", "esta mañana",
    "esta tarde", "en este momento", "actualmente", "otra vez", "de nuevo", "una vez más",
    "primero",
    "esta semana", "este mes", "este año", "para hoy", "para esta semana", "desde hoy",
    "hasta ahora", "en vez de eso", "nuevo", "nueva", "nuevos", "nuevas", "viejo", "vieja",
    "entero",
    "entera", "completo", "completa", "exactamente", "en total", "juntos", "también", "todavía",
    "aún", "disponible", "disponibles", "actual", "actuales", "reciente", "recientes", "pequeño",
    "bonito", "bonita", "cierto", "lo antes posible", "cuanto antes", "antes de que se me olvide",
    "así", "solo", "solamente", "posible", "propio", "propia", "aparte", "otro", "otra", "otros",
    "ahí", "allí", "aquí", "siguiente", "últimamente", "mejor", "mío", "mía", "para mí", "algo",
    "alguien", "dinero", "rápido", "interesante", "divertido", "divertida",
  ]

  private static let spanishMeanings = [
    [
      "añade", "añadir", "agrega", "agregar", "incluye", "incluir", "apunta", "apuntar", "anota",
      "anotar",
    ],
    ["pon", "poner", "mete", "meter", "escribe", "escribir"],
    [
      "quita", "quitar", "elimina", "eliminar", "borra", "borrar", "tacha", "tachar", "saca",
      "sacar",
    ],
    ["vacía", "vaciar", "limpia", "limpiar"],
    [
      "crea", "crear", "haz", "hacer", "empieza", "empezar", "inicia", "iniciar", "abre", "abrir",
      "comienza", "comenzar",
    ],
    [
      "transfiere", "transferir", "envía", "enviar", "manda", "mandar", "mueve", "mover", "pasa",
      "pasar",
    ],
    ["paga", "pagar", "da", "dar", "abona", "abonar"],
    ["marca", "marcar", "señala", "señalar"],
    ["hecho", "hecha", "listo", "terminado", "acabado", "comprado", "completado"],
    [
      "resuelve", "resolver", "resuelvas", "soluciona", "solucionar", "calcula", "calcular",
      "resuélveme",
    ],
    [
      "juego", "partida", "ronda", "acertijo", "rompecabezas", "problema", "pasatiempo", "puzle",
      "cifras", "reto",
    ],
    [
      "saca", "sacar", "sortea", "sortear", "genera", "generar", "elige", "elegir", "escoge",
      "escoger", "reparte", "repartir", "inventa", "inventar", "propón", "proponer", "dame",
    ],
    [
      "comprueba", "comprobar", "verifica", "verificar", "revisa", "revisar", "corrige", "corregir",
      "evalúa", "evaluar", "examina", "mira", "mirar", "repasa",
    ],
    [
      "correcto", "correcta", "bien", "válido", "válida", "permitido", "permitida", "vale", "sirve",
      "cuenta", "bueno", "buena", "cierto", "acertado",
    ],
    [
      "respuesta", "solución", "cálculo", "cuenta", "propuesta", "intento", "resultado",
      "operación",
    ],
    ["grandes", "grande", "altos", "altas", "números grandes", "fichas grandes"],
    ["pequeños", "pequeñas", "pequeño", "pequeña", "bajos", "números pequeños", "fichas pequeñas"],
    ["números", "fichas", "tarjetas", "cartas", "cifras"],
    ["objetivo", "meta", "número objetivo", "cifra objetivo", "exacto"],
    [
      "llego", "llegar", "llega", "alcanzo", "alcanzar", "hago", "consigo", "conseguir", "obtengo",
      "obtener", "saco", "formo", "formar", "logro", "lograr",
    ],
    ["llamado", "llamada", "con el nombre", "que se llame", "llámalo"],
    ["saldo", "dinero"],
    ["movimientos", "transacciones", "pagos", "gastos", "transferencias"],
    ["último", "última", "últimos", "últimas", "reciente", "recientes"],
    ["cosas", "elementos", "artículos", "puntos", "algo"],
    ["deshacer", "deshaz", "revertir"],
    ["lista", "listado"],
    ["pista", "ayuda", "consejo"],
    // Words that aren't misspellings of others.
    ["llama", "llamar", "telefonea", "compra", "comprar", "cocina", "cocinar", "trae"],
  ]

  private static let spanishLookups = [
    "muestra", "mostrar", "muéstrame", "enseña", "enséñame", "di", "dime", "decir", "lee", "léeme",
    "leer", "da", "dame", "dar", "nombra", "mira", "mirar", "ver", "veo", "abre", "abrir", "cuenta",
    "cuéntame", "saber", "sé", "busca", "buscar", "encuentra", "encontrar", "enumera", "oír",
    "explica", "explícame", "consulta", "consultar", "revela",
  ]

  private static let spanishGeneralMeanings = [
    [
      "haz", "hacer", "hazme", "realiza", "realizar", "ejecuta", "ejecutar", "inicia", "empieza",
      "prepara",
    ]
  ]
}
