extension ClauseWords {
  /// The closed classes of French.
  public static let french = ClauseWords(
    spelling: .french,
    subjects: (first: "je j nous on", second: "tu t vous", third: "il elle ils elles ce c ça cela"),
    auxiliaries: "ai as avons avez ont suis es est sommes êtes sont",
    pastAuxiliaries: "étais était étaient avais avait avions aviez avaient été",
    modals: "peux peut pouvez pouvons pourrais pourrait pourriez voulez veux voudrais voudriez",
    duties: "dois doit devons devez devrais devrait faut faudrait",
    wishes:
      "veux voudrais voulais aimerais souhaite souhaiterais besoin envie voulons faut dois devons",
    negations: "ne n pas non nan jamais", manners: ["comment"],
    reasons: ["pourquoi", "pour quelle raison"],
    questions: "que qu quoi quel quelle quels quelles qui quand combien", conditions: "si",
    contexts: "car parce puisque pendant tandis lorsque comme",
    coordinators: "et mais puis alors donc ensuite", alternatives: "ou",
    determiners: """
      le la les l un une des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces
      """,
    prepositions: "à au aux sur dans vers depuis avec par chez pour de d",
    withdrawing: """
      oublie oubliez annule annulez laisse laissez plaisante plaisantais plaisanter blague rigole rigolais changé \
      arrête pis
      """,
    beside: """
      tomber tant avis encore maintenant aujourd'hui finalement tard après réflexion vraiment juste simple attends \
      attendez peine fait mieux idée d'accord vaut en réalité ça stop était c'était
      """,
    oversights: "oublie oubliez oublier oublies manque manquez",
    interjections: """
      merci stp svp euh heu hum bon ben bah oui ouais ok okay bonjour salut coucou bonsoir voilà enfin attends pardon non ah oh \
      juste eh hé
      """,
    suggestions: ["et si on", "et si nous", "pourquoi pas", "que dirais-tu de", "ça te dit de"],
    tags: ["n'est-ce pas", "ou pas", "pas vrai"])
}
