import IntentKit

extension ConversationWords {
  /// The French commands to the conversation.
  public static let french = ConversationWords(
    spelling: .french,
    commands: [
      .yes: [
        "oui", "ouais", "ouaip", "si", "ok", "okay", "d'accord", "bien sûr", "exact", "exactement",
        "c'est ça", "c'est cela", "c'est juste", "c'est exact", "c'est correct", "c'est bien ça",
        "c'est bon", "c'est parfait", "c'est bien", "ça marche", "ça me va", "parfait", "très bien",
        "vas-y", "allez-y", "volontiers", "certainement", "tout à fait", "absolument", "entendu",
        "fais-le", "faites-le", "je confirme", "confirmé", "avec plaisir",
      ],
      .weakYes: [
        "o", "s'il te plaît", "s'il vous plaît", "bien", "super",
      ],
      .no: [
        "non", "nan", "n", "pas du tout", "c'est faux", "faux", "ce n'est pas ça",
        "ce n'est pas juste", "ce n'est pas bon", "pas ça", "pas maintenant", "surtout pas",
        "pas vraiment", "certainement pas", "bien sûr que non", "ne le fais pas",
        "ne le faites pas",
        "ne fais pas ça", "ne faites pas ça", "aucun", "aucune", "aucun des deux",
        "aucune des deux", "ni l'un ni l'autre", "ni l'une ni l'autre",
      ],
      .cancel: [
        "annule cela", "annulez cela", "annule-le",
        "annule", "annuler", "annulez", "annule ça", "annulez ça", "stop", "arrête", "arrêter",
        "arrêtez", "arrête ça", "laisse tomber", "laissez tomber", "laisse ça", "laissez ça",
        "oublie",
        "oubliez", "oublie ça", "oubliez ça", "oublie-le", "abandonner", "abandonne", "tant pis",
        "peu importe", "ça ne fait rien",
      ],
      .help: [
        "aide", "à l'aide", "aide-moi", "aidez-moi", "que puis-je dire",
        "qu'est-ce que je peux dire", "que peux-tu faire", "que pouvez-vous faire",
        "que sais-tu faire", "que dois-je dire",
        "je ne sais pas", "je sais pas", "aucune idée", "je n'en sais rien", "je n'ai aucune idée",
      ],
      .repeat: [
        "répète", "répéter", "répétez", "encore", "pardon", "comment", "quoi", "encore une fois",
        "tu peux répéter", "vous pouvez répéter", "qu'as-tu dit", "qu'avez-vous dit",
      ],
      .doAgain: [
        "refais-le", "refaites-le", "refais ça", "refaites ça", "fais-le encore une fois",
        "la même chose", "encore la même chose", "pareil", "refais", "refaites",
        "refais la même chose",
        "refais-le encore", "fais-le encore", "encore pareil", "recommence ça", "refais-moi ça",
      ],
      .startAgain: [
        "recommence", "recommencer", "recommencez", "recommençons", "depuis le début", "du début",
        "reprendre au début", "on recommence",
      ],
      .goBack: [
        "retour", "reviens", "revenir", "revenez", "précédent", "en arrière",
      ],
      .undo: ["défaire", "défais", "défaites", "défais ça", "défaites ça", "défaire ça"],
      .usual: [
        "comme d'habitude", "fais comme d'habitude", "l'habituel", "la même chose que d'habitude",
      ],
      .redo: ["rétablir", "rétablis", "rétablissez", "rétablis-le", "rétablis ça"],
      .resume: [
        "où en étions-nous", "où en étais-je", "on en était où", "continue", "continuez",
        "continuons", "reprends", "reprenez", "reprenons", "poursuivons",
      ],
      .pause: [
        "attends", "attendez", "attends un peu", "attendez un peu", "un instant", "un moment",
        "une minute", "une seconde", "attends une seconde", "attendez une seconde",
        "laisse-moi réfléchir", "laissez-moi réfléchir", "euh", "voyons",
      ],
      .greet: ["bonjour", "bonsoir", "salut", "coucou", "allô"],
      .thanks: [
        "merci", "merci beaucoup", "merci bien", "je te remercie", "je vous remercie",
      ],
      .quit: [
        "quitter", "quitte", "quittez", "sortir", "au revoir", "à bientôt", "bonne nuit",
        "bonne journée", "à plus tard",
      ],
    ],
    polite: "merci euh ben bon alors ah oh svp stp finalement pardon",
    courtesies: ["en fait", "merci beaucoup", "merci bien", "s'il te plaît", "s'il vous plaît"],
    starts: [
      "peux-tu", "pouvez-vous", "pourrais-tu", "pourriez-vous", "tu peux", "vous pouvez",
      "s'il te plaît", "s'il vous plaît", "est-ce que tu peux", "est-ce que vous pouvez", "dis",
      "svp", "stp", "je veux", "je voudrais", "j'aimerais",
    ],
    ends: ["s'il te plaît", "s'il vous plaît", "svp", "stp", "merci"],
    appStarts: [
      "demande à * de", "demandez à * de", "dis à * de", "dis *", "utilise * pour",
      "utilisez * pour", "ouvre * et", "ouvrez * et", "dans *", "avec *", "sur *", "demande à *",
      "hé *", "hey *", "eh *", "salut *", "bonjour *", "ok *", "*",
    ],
    appEnds: ["dans *", "avec *", "sur *", "de *", "*"],
    fillers: """
      euh ben bon alors ok c est ce sont le la les l un une il elle donc puis avec et de des du \
      nombre nombres plaque plaques chiffre chiffres mon ma mes serait voudrais je prends disons \
      pour mettons svp stp merci s te vous plait %
      """,
    and: ["et", "&"], yesAndNo: ["oui", "non"],
    choiceStarts: "le la les euh l plutot", choiceEnds: "svp stp merci",
    placeNouns: "numero option",
    ordinals: [
      "premier", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième",
      "huitième", "neuvième", "dixième", "onzième", "douzième",
    ], ordinalEnds: ["ieme", "eme", "ere", "er", "e"], last: "dernier dernière",
    correction: .french, asides: .french, choosing: .french,
    refusals: [
      "je ne veux", "je veux pas", "je veux plus", "je veux rien", "je n'en veux", "j'en veux pas",
      "j'ai changé d'avis", "je n'ai besoin de rien",
    ],
    takingBack: [
      "annule", "annuler", "annulez", "annule ça", "annulez ça", "annule cela", "annulez cela",
      "annule-le",
    ])
}

extension ConversationWords.Correction {
  /// The words of French corrections.
  static let french = Self(
    spelling: .french,
    leads: [
      "non", "pardon", "attends", "attendez", "en fait", "je veux dire", "je voulais dire",
      "j'ai dit", "pas ça", "c'est faux", "mets", "mettez", "mettons", "disons", "plutôt", "euh",
      "zut", "finalement", "ça devrait être", "il fallait", "oui mais", "d'accord mais", "mais",
    ], changes: "change changez corrige corrigez changer corriger modifie modifier",
    verbs: [
      "est", "c'est", "c'était", "était", "soit", "en", "par", "à", "sont", "devrait",
      "devrait être", "être",
    ], makeIt: ["mets", "mettez", "mettons", "disons", "c'est", "plutôt"],
    elements: "nombre plaque chiffre", ends: "plutôt alors",
    removals: [
      "enlève", "enlevez", "enlever", "retire", "retirez", "supprime", "supprimez", "oublie",
      "oubliez", "pas", "sans",
    ], not: ["pas", "et pas", "non pas", "et non", "et non pas", "plutôt que", "au lieu de"],
    but: ["mais"],
    selfCorrections: [
      "non", "pardon", "je veux dire", "je voulais dire", "enfin", "plutôt", "ou plutôt", "en fait",
      "euh non",
    ])
}

extension ConversationWords.Asides {
  /// The words of French asides.
  static let french = Self(
    spelling: .french,
    starts: [
      "attends", "attendez", "attends un peu", "un instant", "un moment", "une minute",
      "une seconde", "d'abord", "avant ça", "mais", "mais d'abord", "et", "alors", "bon", "euh",
      "ah",
      "oh", "au fait", "pardon", "dis-moi",
    ],
    ends: ["d'abord", "avant", "au fait", "déjà", "au juste"],
    references: ["y", "ça", "celui-ci", "celle-ci", "celui-là", "celle-là", "là", "dessus"],
    help: [
      "aide pour", "aide sur", "aide-moi à", "aidez-moi à", "aide avec", "de l'aide pour",
      "de l'aide sur", "que puis-je dire pour", "que puis-je dire sur",
      "qu'est-ce que je peux dire pour", "qu'est-ce que je peux dire sur", "comment",
      "comment puis-je", "comment est-ce que je peux", "comment faire pour", "comment fait-on pour",
    ],
    resume: [
      "retour à", "retour au", "revenons à", "revenons au", "reviens à", "reviens au", "retourne à",
      "retourne au", "continuons", "continuons avec", "continue", "reprenons", "reprends",
      "poursuivons", "où en étions-nous avec",
    ],
    revisions: [
      "et", "et pour", "et avec", "et si c'était", "et sur", "et de", "et à", "qu'en est-il de",
      "maintenant avec", "maintenant pour", "avec", "mais avec", "pareil avec", "pareil pour",
      "la même chose avec", "la même chose pour", "essaie", "essaie avec", "essayez avec",
      "refais-le avec", "refais-le pour", "encore avec", "ok", "d'accord", "et le", "et la",
    ],
    undo: [
      "annule le", "annule la", "annule mon", "annule ma", "annulez le", "annulez la",
      "annule le dernier", "annule la dernière", "annule mon dernier", "annule ma dernière",
      "annulez le dernier", "annulez la dernière", "défais le", "défais la", "défais mon",
      "défais ma", "reviens sur le", "reviens sur la",
    ],
    save: [
      "fais ça chaque fois que je dis", "faites ça chaque fois que je dis", "fais ça quand je dis",
      "faites ça quand je dis", "fais-le quand je dis", "enregistre ça sous", "enregistrez ça sous",
      "retiens ça sous", "retenez ça sous",
    ])
}

extension ConversationWords.Choosing {
  /// The words of French choices.
  static let french = Self(
    spelling: .french,
    leads: [
      "celui avec", "celle avec", "celui de", "celle de", "celui qui s'appelle",
      "celle qui s'appelle", "celui pour", "celle pour",
    ],
    all: ["les deux", "tous les deux", "toutes les deux", "tous", "toutes", "tout"],
    none: [
      "aucun", "aucune", "aucun des deux", "aucune des deux", "ni l'un ni l'autre",
      "ni l'une ni l'autre",
    ],
    any: [
      "l'un ou l'autre", "l'une ou l'autre", "n'importe lequel", "n'importe laquelle",
      "peu importe",
      "ça m'est égal", "comme tu veux", "comme vous voulez",
    ],
    other: ["l'autre"], first: ["celui-là", "le premier des deux"],
    last: ["celui-ci", "ce dernier", "cette dernière", "le second", "la seconde"])
}
