extension RequestWords {
  /// The French words around and in requests.
  public static let french = RequestWords(
    spelling: .french, abbreviations: frenchAbbreviations, clauses: .french,
    courtesies: frenchCourtesies,
    leads: frenchLeads, extras: frenchExtras,
    times: [
      "demain", "la semaine prochaine", "bientôt", "plus tard", "pour demain", "hier",
      "le mois prochain", "lundi", "mardi", "mercredi", "jeudi",
      "vendredi", "samedi", "dimanche", "chaque mois", "chaque semaine", "tous les mois",
    ],
    functionWords: """
      le la les l un une des du de d mon ma mes ton ta tes son sa ses notre nos votre vos leur \
      leurs ce cet cette ces ça c cela je j tu t il elle on nous vous ils elles me m moi toi te se \
      s lui y en qui que qu quoi quel quelle quels quelles dont ou et a à au aux sur dans pour par \
      avec sans chez vers est es suis sont être était étaient ai as avons avez ont avoir avait \
      avais avaient eu si comme donc alors ne n plus comment combien là ici tout toute tous toutes \
      rien peu bien très vont aller allez allons peux peut pouvez dois doit va vais vas tant \
      quand où dedans quelque quelques autre autres mien mienne ci depuis
      """,
    prepositions: "à au aux sur dans vers depuis avec par chez pour",
    pronouns: "le la les lui leur l y ça cela",
    negations: "pas jamais sans ne n",
    noes: "aucun aucune", prohibitions: ["ne", "n'"],
    auxiliaries: "a ai as avons avez ont avait avais",
    exceptions: [
      "sauf", "excepté", "à part", "tout sauf", "mais pas", "hormis", "à l'exception de",
    ],
    exclusions: ["plutôt que", "plutôt qu'", "au lieu de", "au lieu d'", "à la place de"],
    bounds: [
      "plus de", "moins de", "jusqu'à", "au plus", "au moins", "au maximum", "au minimum",
      "de plus", "de moins",
    ],
    alternatives: "ou",
    conjunctions: """
      car parce puisque quand lorsque sinon pendant tandis
      """,
    statements: [
      "je suis", "nous sommes", "on est", "il est", "elle est", "ils sont", "elles sont", "c'est",
      "j'étais", "on était", "je pense", "j'espère",
    ],
    joints: "puis ensuite après aussi",
    conditions: "si quand lorsque dès sauf peut-être",
    questions: "combien quel quelle quels quelles comment où quand qui quoi pourquoi",
    openers: "font fait fais est sont donne donnent as ai avez avons dois doit",
    meanings: frenchMeanings, lookups: frenchLookups,
    generalMeanings: frenchGeneralMeanings,
    retractions: [
      "non", "non pardon", "euh non", "heu non", "pardon", "euh pardon", "non plutôt", "plutôt",
      "ou plutôt", "enfin", "enfin non", "enfin plutôt", "enfin non plutôt", "je veux dire",
      "euh je veux dire", "non je veux dire", "je voulais dire", "non je voulais dire", "attends",
      "non attends", "attendez", "non attendez", "non finalement", "finalement", "non en fait",
      "en fait non", "oups", "oups non", "zut", "zut non", "mais non", "correction",
      "rectification", "désolé", "non désolé", "désolée", "non désolée", "pas ça", "non pas",
      "non pas ça", "excuse-moi", "non excuse-moi", "excusez-moi", "non excusez-moi",
      "je me trompe", "non je me trompe", "ah non", "ah non pardon", "euh non pardon",
      "euh non plutôt", "non mais", "non c'est", "non mets", "disons", "non disons", "euh",
    ],
    endings: [
      Ending("ez", "e"), Ending("er", "e"), Ending("ons", "e", minimumLength: 6),
      Ending("eaux", "eau", changesMeaning: true), Ending("aux", "al", changesMeaning: true),
      Ending("s", minimumLength: 4, changesMeaning: true),
    ])

  /// Common abbreviations in typing, also without the apostrophes of elisions.
  private static let frenchAbbreviations = [
    "cest": "c est", "cetait": "c etait", "cetaient": "c etaient", "jai": "j ai",
    "javais": "j avais", "jaimerais": "j aimerais", "jaurais": "j aurais", "jsuis": "je suis",
    "jveux": "je veux", "jvoudrais": "je voudrais", "jpeux": "je peux", "jdois": "je dois",
    "jsais": "je sais", "jen": "j en", "jy": "j y", "yen": "il y en", "ya": "il y a",
    "yat": "y a t", "tas": "t as", "tai": "t ai", "nai": "n ai", "nas": "n as",
    "quest": "qu est", "quil": "qu il", "quils": "qu ils", "quon": "qu on",
    "koi": "quoi", "keske": "qu est ce que", "kes": "qu est ce", "ke": "que",
    "ki": "qui", "kel": "quel", "esk": "est ce que", "eske": "est ce que", "esque": "est ce que",
    "estce": "est ce", "pr": "pour", "ds": "dans", "ts": "tous", "tt": "tout", "qd": "quand",
    "mtn": "maintenant", "auj": "aujourd'hui", "bcp": "beaucoup", "ptit": "petit",
    "ptite": "petite", "qqch": "quelque chose", "qque": "quelque", "suppr": "supprime",
    "dla": "de la", "dmon": "de mon", "dma": "de ma", "jusqua": "jusqu a", "sil": "s il",
    "dargent": "d argent", "lepargne": "l epargne", "daccord": "d accord",
    "cb": "combien", "cmb": "combien", "cmt": "comment", "msg": "message", "ct": "c etait",
  ]

  private static let frenchCourtesies = [
    "s'il te plaît", "s'il vous plaît", "s'te plaît", "svp", "stp", "merci", "merci beaucoup",
    "merci bien", "merci d'avance", "merci à toi", "merci à vous", "mille mercis", "un grand merci",
    "je vous remercie", "je te remercie", "je vous remercie d'avance", "je te remercie d'avance",
    "je vous prie", "je te prie", "je vous en prie", "je t'en prie", "bonjour", "bonsoir", "salut",
    "coucou", "hello", "hé", "hey", "eh", "ohé", "re", "bjr", "slt", "cc", "bonjour à vous",
    "ça va", "comment ça va", "comment vas-tu", "comment allez-vous", "tu vas bien",
    "vous allez bien", "j'espère que ça va", "bonne journée", "bonne soirée", "bonne nuit",
    "bonjour madame", "bonjour monsieur", "bonsoir madame", "bonsoir monsieur", "merci madame",
    "merci monsieur", "jeune homme", "mon ami", "mon grand", "ma belle",
    "mon vieux", "chéri", "chérie", "mec", "poto", "toi", "pardon", "excuse-moi", "excusez-moi",
    "désolé", "désolée", "dsl", "navré", "pardon de vous déranger", "pardon de te déranger",
    "désolé de vous déranger", "désolé de te déranger", "excusez-moi de vous déranger",
    "excuse-moi de te déranger", "euh", "heu", "hum", "hmm", "mmh", "ah", "oh", "ouh", "ben", "bah",
    "beh", "bon", "bon ben", "bon alors", "eh bien", "bien", "alors", "alors voilà", "donc",
    "voilà", "hop", "allez", "allez hop", "tiens", "dis", "dis donc", "dites", "dites donc",
    "dis-moi donc", "écoute", "écoutez", "attends", "attendez", "ok", "okay", "d'accord", "oui",
    "ouais", "non", "parfait", "super", "génial", "cool", "top", "très bien", "nickel",
    "impeccable", "formidable", "excellent", "entendu", "compris", "en fait", "au fait", "du coup",
    "genre", "quoi", "hein", "tu vois", "tu sais", "vous savez", "voyons", "voyons voir",
    "voyez-vous", "figure-toi", "figurez-vous", "n'est-ce pas", "si possible", "si c'est possible",
    "si tu peux", "si vous pouvez", "si tu veux", "si vous voulez", "si tu veux bien",
    "si vous le voulez bien", "si ça ne te dérange pas", "si ça ne vous dérange pas",
    "si cela ne vous dérange pas", "si vous permettez", "si je peux me permettre", "pour moi",
    "pour nous", "à ma place", "quand tu peux", "quand vous pouvez", "quand tu auras le temps",
    "quand vous aurez le temps", "quand tu as le temps", "dès que possible", "vite fait",
    "un instant", "une minute", "une seconde", "deux secondes", "un petit coup", "un coup",
    "ou pas", "ou non", "oui ou non", "t'as une idée", "tu as une idée", "une idée",
    "vous avez une idée", "avez-vous une idée", "je crois", "je pense", "je me demande",
    "il me semble", "alexa", "siri", "google", "ok google", "hey google", "dis siri", "hey siri",
    "dis google", "l'ordinateur", "assistant", "et", "mais", "pis", "et puis", "puis", "ensuite",
    "et ensuite", "après", "mon cher", "ma chère", "mes amis", "les amis", "tout bonnement",
    "tout simplement", "simplement", "gentiment", "un peu", "c'est gentil",
    "c'est très gentil", "ce serait gentil", "ce serait sympa", "ce serait super", "ça marche",
    "ça roule", "pas de souci", "pas de problème", "bref", "sinon", "je te dis", "je note",
    "ma foi",
    "que diable", "volontiers", "vas-y", "allez-y", "y a pas le feu", "c'est urgent", "urgent",
    "merci infiniment", "merci mille fois", "cordialement", "bien à vous", "bises", "bisous",
  ]

  private static let frenchLeads =
    [
      "je veux", "je voudrais", "je voudrais bien", "j'aimerais", "j'aimerais bien",
      "je souhaite", "je souhaiterais", "je désire", "je désirerais", "j'ai envie de",
      "j'aurais envie de", "j'ai besoin", "j'ai besoin de", "j'aurais besoin",
      "j'aurais besoin de", "j'ai besoin d'aide pour", "j'aurais besoin d'aide pour",
      "besoin de", "besoin d'aide pour", "de l'aide pour", "un coup de main pour", "nous voulons",
      "nous voudrions", "nous aimerions", "on voudrait", "on veut", "on aimerait", "je veux que tu",
      "je veux que vous", "je voudrais que tu", "je voudrais que vous", "j'aimerais que tu",
      "j'aimerais que vous", "il faut", "il faut que tu", "il faut que je", "il faut que vous",
      "il faut qu'on", "il faudrait", "il faudrait que tu", "il faudrait que je",
      "il faudrait que vous", "faudrait", "faut", "faut que je", "faut que tu", "faut qu'on",
      "il me faut", "il me faudrait", "il nous faut", "il nous faudrait", "je dois", "je devrais",
      "on doit", "nous devons", "on devrait", "tu dois", "vous devez", "je vais", "on va",
      "nous allons", "tu vas", "vous allez", "je viens pour", "je peux", "est-ce que je peux",
      "est-ce qu'on peut", "est-ce que je pourrais", "est-ce que vous auriez",
      "est-ce que tu aurais", "on peut", "on pourrait", "puis-je", "pourrais-je", "pourrait-on",
      "peut-on", "tu veux", "tu veux bien", "veux-tu", "veux-tu bien", "vous voulez bien",
      "voulez-vous", "voulez-vous bien", "voudrais-tu", "voudriez-vous", "voudriez-vous bien",
      "tu voudrais bien", "vous voudriez bien", "aurais-tu", "auriez-vous",
      "serait-il possible de", "serait-il possible que vous", "est-il possible de",
      "est-ce possible de", "est-ce que c'est possible de", "est-ce qu'il est possible de",
      "est-ce qu'il serait possible de", "c'est possible de", "ce serait possible de",
      "possible de", "merci de", "merci de bien vouloir", "merci de me", "prière de", "veuillez",
      "veuillez bien", "veille à", "veillez à", "aide-moi", "aide-moi à", "aidez-moi",
      "aidez-moi à", "aide-nous à", "tu m'aides à", "vous m'aidez à", "peux-tu m'aider à",
      "tu peux m'aider à", "pouvez-vous m'aider à", "pourriez-vous m'aider à",
      "comment faire pour", "comment je fais pour", "comment on fait pour", "comment est-ce que je",
      "comment puis-je", "pense à", "pensez à", "n'oublie pas de", "n'oubliez pas de",
      "n'oublie pas d'", "essaie de", "essaye de", "essayez de", "est-ce que",
      "je te demande de", "je vous demande de", "je vous demanderais de", "charge-toi de",
      "dépêche-toi de", "le moment de", "c'est le moment de", "c'est parti pour", "et si on",
      "si on", "et maintenant", "y a moyen de", "il y a moyen de", "moyen de",
      "qu'est-ce que tu dirais de", "que dirais-tu de", "ça te dit de", "ça te dirait de",
      "je serais ravi de", "je compte", "je tiens à", "je cherche à", "je préfère",
      "je n'arrive pas à", "nous n'arrivons pas à",
    ]
    + [
      "peux-tu", "tu peux", "tu pourrais", "pourrais-tu", "pouvez-vous", "vous pouvez",
      "vous pourriez", "pourriez-vous", "est-ce que tu peux", "est-ce que tu pourrais",
      "est-ce que vous pouvez", "est-ce que vous pourriez", "si tu pouvais", "si vous pouviez",
      "tu saurais", "sais-tu", "savez-vous", "tu sais", "vous sauriez", "sauriez-vous",
    ].flatMap { [$0, "\($0) me", "\($0) m'", "\($0) nous", "\($0) bien"] }
    + ["ayez", "aie", "auriez-vous", "aurais-tu", "est-ce que vous auriez", "est-ce que tu aurais"]
    .flatMap { lead in
      [
        "la gentillesse", "la bonté", "l'amabilité", "l'obligeance", "l'extrême gentillesse",
      ].flatMap { ["\(lead) \($0) de", "\(lead) \($0) de me", "\(lead) \($0) de m'"] }
    }

  private static let frenchExtras = [
    "maintenant", "tout de suite", "immédiatement", "dès maintenant", "aujourd'hui",
    "ce soir", "ce matin", "cet après-midi", "cette semaine", "ce mois-ci", "ce mois",
    "ce week-end",

    "encore", "encore une fois", "à nouveau", "de nouveau", "d'abord", "déjà", "actuellement",
    "en ce moment", "pour le moment", "pour l'instant", "à présent", "présentement", "désormais",
    "cette fois", "cette fois-ci", "en tout", "au total", "toujours", "seulement", "uniquement",
    "rapidement", "vite", "tantôt", "en plus", "aussi", "également",
    "en même temps", "possible", "actuel", "actuelle", "nouveau", "nouvelle", "nouvel", "entier",
    "entière", "complet", "complète", "exactement",
    "précisément", "environ", "à peu près", "finalement", "enfin", "justement", "même", "surtout",
    "carrément", "vraiment", "au juste", "s'y trouve", "disponible", "à jour", "dernièrement",
    "récemment", "en cours", "bancaire", "bancaires", "balles", "balle", "piasses", "piasse",
    "à la banque", "en banque", "à la place", "pour ce soir", "pour samedi",
    "pour aujourd'hui", "avant d'oublier", "avant que j'oublie", "une fois", "moyen", "là-dedans",
    "là-dessus", "dessus", "dedans", "à part", "fameux", "fameuse", "de côté",
  ]

  private static let frenchMeanings = [
    [
      "ajoute", "ajouter", "ajoutez", "rajoute", "rajouter", "rajoutez", "inscris", "inscrire",
      "inscrivez", "inclus", "inclure", "incluez", "insère", "insérer", "note", "noter", "notez",
      "écris", "écrire", "écrivez", "ajoutes",
      "rajoutes", "inscrives", "insérez",
    ],
    [
      "mets", "met", "mettre", "mettez", "mettons", "metter", "remets", "place", "placer", "pose",
      "fous", "colle", "glisse", "fourre", "balance", "mettes", "marque", "marquer", "marquez",
    ],
    [
      "enlève", "enlever", "enlevez", "retire", "retirer", "retirez", "supprime", "supprimer",
      "supprimez", "efface", "effacer", "effacez", "ôte", "ôter", "ôtez", "élimine", "éliminer",
      "jette", "jeter", "dégage", "dégager", "sors", "sortir", "sortez", "enlèves", "retires",
      "supprimes", "effaces", "oublie", "oublier", "oubliez", "détruis", "détruire", "bazarde",
      "débarrasse-moi de", "débarrasse", "laisse tomber",
      "fais disparaître", "vire", "virer", "virez",
    ],
    ["vide", "vider", "videz", "nettoie", "nettoyer", "purge", "purger"],
    [
      "crée", "créer", "créez", "fais", "faire", "faites", "commence", "commencer", "commencez",
      "prépare", "préparer", "préparez", "démarre", "démarrer", "démarrez", "ouvre", "ouvrir",
      "ouvrez", "créé", "crées", "fasse", "fasses", "établis", "établir",
    ],
    [
      "vire", "virer", "virez", "transfère", "transférer", "transférez", "envoie", "envoyer",
      "envoyez", "envoye", "verse", "verser", "versez", "passe", "passer", "passez", "file",
      "balance", "refile", "déplace", "déplacer", "déplacez", "bascule", "basculer", "basculez",
      "fais passer", "remets", "remettre", "transferts", "vires", "verses", "envoies",
      "transfères", "fais parvenir", "expédie", "glisse",
    ],
    [
      "paie", "paye", "payer", "payez", "rembourse", "rembourser",
      "remboursez", "rends", "rendre", "rendez", "paies", "payes",
    ],
    [
      "argent", "sous", "fric", "thune", "thunes", "pognon", "blé", "oseille", "flouze", "pèze",
      "liquidités", "cash", "piasses", "tunes",
    ],
    [
      "coche", "cocher", "cochez", "raye", "rayer", "rayez", "barre", "barrer", "barrez", "biffe",
      "biffer", "biffez", "coches", "rayes", "barres", "trace", "tracer",
    ],
    [
      "fait", "faite", "faits", "faites", "fini", "finie", "finis", "finies", "terminé", "terminée",
      "terminés", "terminées", "acheté", "achetée", "achetés", "achetées", "pris", "prise",
      "prises",
      "accompli", "accomplie", "lu", "lue", "lus", "lues",
      "complété", "complétée", "bouclé", "bouclée", "rempli",
    ],
    [
      "résous", "résoudre", "résolvez", "solutionne", "solutionner", "solutionnez", "résoud",
      "résolve", "résolves",
    ],
    [
      "trouve", "trouver", "trouvez", "obtiens", "obtenir", "obtenez", "atteins", "atteindre",
      "atteignez", "arrive à", "arriver à", "arrivez à", "arrive", "arriver", "calcule", "calculer",
      "calculez", "forme", "former", "fabrique", "fabriquer", "faire", "fais", "faites",
      "tombe sur", "tomber sur",
    ],
    ["tirage", "tirages", "compte est bon", "partie", "manche"],
    [
      "tire", "tirer", "tirez", "pioche", "piocher", "piochez", "génère", "générer", "générez",
      "distribue", "choisis", "balance",
      "tire au sort", "tirer au sort", "tirez au sort",
    ],
    [
      "lance", "lancer", "lancez", "relance", "relancer", "relancez", "recommence", "recommencer",
      "recommençons", "démarre", "démarrer", "démarrez", "commence", "commencer", "commencez",
      "refais", "refait", "refaire", "refaites", "joue", "jouer", "jouez", "jouons",
      "prépare", "préparer", "organise",
    ],
    [
      "vérifie", "vérifier", "vérifiez", "contrôle", "contrôler", "contrôlez", "juge", "juger",
      "jugez", "valide", "valider", "validez", "évalue", "évaluer", "évaluez", "check",
      "checke",
    ],
    [
      "juste", "correct", "correcte", "exact", "exacte", "bon", "bonne", "valable", "valide",
      "légal", "accepté", "acceptable", "réglementaire",
    ],
    ["réponse", "proposition", "calcul", "solution"],
    ["solution", "réponse", "résultat", "soluce", "résolution", "chemin"],
    ["grand", "grands", "grande", "grandes", "gros", "grosse", "grosses"],
    ["petit", "petits", "petite", "petites"],
    [
      "plaques", "plaque", "nombres", "chiffres", "nombre", "chiffre", "tuiles", "numéros",
      "six plaques", "six nombres", "six chiffres",
    ],
    ["total", "cible", "but", "objectif", "résultat"],
    [
      "appelée", "nommée", "intitulée", "baptisée", "du nom de", "qui s'appelle",
      "qui s'appellerait", "qui s'appellera", "appelé", "nommé", "intitulé", "dénommée",
      "avec le nom",
      "avec pour nom", "titrée", "au nom de",
    ],
    [
      "annule", "annuler", "annulez", "défais", "défaire", "défaites", "reviens sur",
      "revenir sur", "revenez sur", "annules",
    ],
    [
      "rétablis", "rétablir", "rétablissez", "restaure", "restaurer", "restaurez", "remets",
      "remettre",
    ],
    [
      "modification", "changement", "ajout", "suppression", "action", "modif", "opération",
      "retrait",
    ],
    ["solde", "soldes"], ["relevé", "extrait", "relevés", "extraits"],
    [
      "opérations", "transactions", "mouvements", "paiements", "virements", "dépenses", "achats",
      "débits", "transferts", "versements", "prélèvements", "retraits",
    ],
    ["opération", "transaction", "mouvement"],
    ["virement", "transfert", "versement"], ["virements", "transferts", "versements"],
    ["historique", "historiques"],
    ["derniers", "dernières", "récents", "récentes", "dernier", "dernière", "plus récentes"],
    [
      "éléments", "choses", "trucs", "articles", "produits", "élément", "chose", "truc", "article",
      "machins", "entrées",
    ],
    ["contient", "comporte", "comprend", "renferme"], ["contenu", "détail", "détails"],
    ["acheter", "prendre", "ramener", "racheter", "rapporter"],
    ["reste", "restait", "restera", "restent"],
    ["veux", "voudrais", "aimerais", "souhaite", "souhaiterais", "désire", "désirerais"],
    ["découvert", "rouge"], ["compte", "livret"],
    ["livres", "bouquins"],
    // Words that aren't misspellings of others.
    ["appelle", "appeler", "appelez", "téléphone", "font", "parle"],
  ]

  private static let frenchLookups = [
    "montre", "montrer", "montrez", "affiche", "afficher", "affichez", "lis", "lire", "lisez",
    "dis", "dire", "dites", "donne", "donner", "donnez", "ouvre", "ouvrir", "ouvrez", "voir",
    "voyez", "vois", "regarde", "regarder", "regardez", "jette un œil à", "jette un coup d'œil à",
    "jeter un œil à", "jeter un coup d'œil à", "indique", "indiquer", "indiquez", "consulte",
    "consulter", "consultez", "connaître", "savoir", "sais", "rappelle", "rappeler", "rappelez",
    "présente", "présenter", "énumère", "énumérer", "énumérez", "cite", "citer",
    "récite", "réciter", "communique", "communiquer", "communiquez", "sors", "sortir",
    "vérifie", "vérifier", "vérifiez", "avoir", "trouve", "trouver", "cherche", "chercher",
    "annonce", "informe", "accède à", "accéder à", "affiches", "montres", "relis", "relire",
    "relisez", "checke", "mate", "redis", "redonne", "redonner",
    "fais voir", "faites voir", "fais-moi voir", "faites-moi voir", "rappelle-moi",
  ]

  private static let frenchGeneralMeanings = [
    [
      "fais", "faire", "faites", "effectue", "effectuer", "effectuez", "réalise", "réaliser",
      "réalisez", "passe", "passer", "lance", "lancer", "procède à", "procéder à", "procédez à",
      "exécute", "exécuter", "exécutez", "programme", "programmer", "enregistre", "ordonne",
      "refais", "refaire", "émets", "émettre",
    ]
  ]
}
