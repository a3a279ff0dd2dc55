import IntentKit

extension ConversationWords {
  /// The French commands to the conversation.
  public static let french = ConversationWords(
    spelling: .french,
    commands: [
      .yes: [
        "oui", "ouais", "ouaip", "si", "ok", "okay", "d'accord", "bien sûr", "exact", "exactement",
        "c'est ça", "c'est cela", "c'est juste", "c'est bien ça", "vas-y", "allez-y", "volontiers",
        "certainement", "oui merci", "tout à fait", "absolument", "fais-le", "faites-le",
        "oui c'est ça", "oui c'est cela",
      ],
      .weakYes: [
        "o", "s'il te plaît", "s'il vous plaît",
      ],
      .no: [
        "non", "nan", "n", "non merci", "merci", "pas du tout", "c'est faux", "faux",
        "ce n'est pas ça", "pas ça", "pas maintenant", "surtout pas", "ne le fais pas",
        "ne le faites pas",
      ],
      .cancel: [
        "annule", "annuler", "annulez", "stop", "arrête", "arrêter", "arrêtez", "laisse tomber",
        "laissez tomber", "oublie", "oubliez", "quitter", "quitte", "au revoir", "abandonner",
        "abandonne", "tant pis",
      ],
      .help: [
        "aide", "à l'aide", "aide-moi", "aidez-moi", "que puis-je dire",
        "qu'est-ce que je peux dire", "que peux-tu faire", "que pouvez-vous faire",
        "que sais-tu faire", "que dois-je dire",
      ],
      .repeat: [
        "répète", "répéter", "répétez", "encore", "pardon", "comment", "quoi", "encore une fois",
        "tu peux répéter", "vous pouvez répéter", "qu'as-tu dit", "qu'avez-vous dit",
      ],
      .startAgain: [
        "recommence", "recommencer", "recommencez", "recommençons", "depuis le début", "du début",
        "reprendre au début", "on recommence",
      ],
      .goBack: [
        "retour", "reviens", "revenir", "revenez", "précédent", "en arrière",
      ],
      .undo: ["défaire", "défais", "défaites", "défais ça", "défaites ça", "défaire ça"],
    ],
    polite: "merci euh ben bon alors svp stp",
    starts: [
      "peux-tu", "pouvez-vous", "pourrais-tu", "pourriez-vous", "tu peux", "vous pouvez",
      "s'il te plaît", "s'il vous plaît", "est-ce que tu peux", "est-ce que vous pouvez", "dis",
      "svp", "stp", "je veux", "je voudrais", "j'aimerais",
    ],
    ends: ["s'il te plaît", "s'il vous plaît", "svp", "stp", "merci"],
    appStarts: ["demande à * de", "demandez à * de", "dis à * de", "dis *", "ok *", "*"],
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
    correction: Correction(
      spelling: .french,
      leads: [
        "non", "pardon", "attends", "attendez", "en fait", "je veux dire", "je voulais dire",
        "j'ai dit", "pas ça", "c'est faux", "mets", "mettez", "plutôt", "euh", "zut",
      ], changes: "change changez corrige corrigez changer corriger modifie modifier",
      verbs: [
        "est", "c'est", "c'était", "était", "soit", "en", "par", "à", "sont", "devrait",
        "devrait être", "être",
      ], makeIt: ["mets", "mettez", "c'est"], elements: "nombre plaque chiffre"))
}
