import IntentKit

extension ConversationWords {
  static let french = ConversationWords(
    commands: table([
      (
        .yes,
        [
          "oui", "ouais", "ouaip", "si", "ok", "okay", "d'accord", "bien sûr", "exact",
          "exactement", "c'est ça", "c'est cela", "c'est juste", "c'est bien ça", "vas-y",
          "allez-y", "volontiers", "certainement", "oui merci",
          "tout à fait", "absolument", "fais-le", "faites-le", "oui c'est ça", "oui c'est cela",
        ]
      ),
      (.weakYes, ["o", "s'il te plaît", "s'il vous plaît"]),
      (
        .no,
        [
          "non", "nan", "n", "non merci", "merci", "pas du tout", "c'est faux", "faux",
          "ce n'est pas ça", "pas ça", "pas maintenant", "surtout pas", "ne le fais pas",
          "ne le faites pas",
        ]
      ),
      (
        .cancel,
        [
          "annule", "annuler", "annulez", "stop", "arrête", "arrêter", "arrêtez", "laisse tomber",
          "laissez tomber", "oublie", "oubliez", "quitter", "quitte", "au revoir", "abandonner",
          "abandonne", "tant pis",
        ]
      ),
      (
        .help,
        [
          "aide", "à l'aide", "aide-moi", "aidez-moi", "que puis-je dire",
          "qu'est-ce que je peux dire",
          "que peux-tu faire", "que pouvez-vous faire", "que sais-tu faire", "que dois-je dire",
        ]
      ),
      (
        .repeat,
        [
          "répète", "répéter", "répétez", "encore", "pardon", "comment", "quoi", "encore une fois",
          "tu peux répéter", "vous pouvez répéter", "qu'as-tu dit", "qu'avez-vous dit",
        ]
      ),
      (
        .startAgain,
        [
          "recommence", "recommencer", "recommencez", "recommençons", "depuis le début", "du début",
          "reprendre au début", "on recommence",
        ]
      ),
      (.goBack, ["retour", "reviens", "revenir", "revenez", "précédent", "en arrière"]),
      (.undo, ["défaire", "défais ça", "défaites ça", "reviens en arrière sur ça"]),
    ]),
    polite: set("merci euh ben bon alors").union(["svp", "stp"]),
    starts: words([
      "peux-tu", "pouvez-vous", "pourrais-tu", "pourriez-vous", "tu peux", "vous pouvez",
      "s'il te plaît", "s'il vous plaît", "est-ce que tu peux", "est-ce que vous pouvez", "dis",
      "svp", "stp", "je veux", "je voudrais", "j'aimerais",
    ]),
    ends: words(["s'il te plaît", "s'il vous plaît", "svp", "stp", "merci"]),
    appStarts: [
      (["demande", "a"], ["de"]), (["demandez", "a"], ["de"]), (["dis", "a"], ["de"]),
      (["dis"], []), (["ok"], []), ([], []),
    ],
    appEnds: words(["dans", "avec", "sur", "de"]) + [[]],
    fillers: set(
      """
      euh ben bon alors ok c est ce sont le la les l un une il elle donc puis avec et de des du \
      nombre nombres plaque plaques chiffre chiffres mon ma mes serait voudrais je prends disons \
      pour mettons svp stp merci s te vous plait %
      """),
    articles: set("le la les l mon ma mes notre nos"),
    all: words(["tout", "toutes", "tous", "toutes les", "tous les"]), pluralEnding: "s",
    and: ["et", "&"], yesAndNo: ["oui", "non"],
    choiceStarts: set("le la les euh l plutot"), choiceEnds: set("svp stp merci"),
    placeNouns: set("numero option"),
    ordinals: [
      "premier", "deuxieme", "troisieme", "quatrieme", "cinquieme", "sixieme", "septieme",
      "huitieme", "neuvieme", "dixieme", "onzieme", "douzieme",
    ], ordinalEnds: ["ieme", "eme", "ere", "er", "e"],
    last: ["dernier", "derniere"],
    correction: Correction(
      leads: words([
        "non", "pardon", "attends", "attendez", "en fait", "je veux dire", "je voulais dire",
        "j'ai dit", "pas ça", "c'est faux", "mets", "mettez", "plutôt", "euh", "zut",
      ]), changes: set("change changez corrige corrigez changer corriger modifie modifier"),
      verbs: set("est etait soit en par a sont devrait"), be: ["etre"],
      makeIt: words(["mets", "mettez", "c'est"]), elements: set("nombre plaque chiffre")))
}
