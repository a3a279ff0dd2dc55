import IntentKit

extension IntentTranslation.Parameter {
  fileprivate static func list(_ prompt: String) -> Self { Self(title: "liste", prompt: prompt) }
  fileprivate static func items(_ prompt: String) -> Self { Self(title: "choses", prompt: prompt) }
  fileprivate static let status = Self(
    title: "état", prompt: "Quelles choses ?",
    cases: [
      "open": ["à faire", "reste", "pas fait"],
      "done": ["fait", "faites", "terminé", "coché", "cochées", "terminées"],
      "overdue": ["en retard", "dépassé"],
    ])
}

extension FindItemsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Montrer une liste",
    explanation: "Dit ce qu'il y a sur une liste, ou combien il y a à faire sur toutes.",
    phrases: [
      """
      (montre|montrez|montrer|ouvre|ouvrez|ouvrir|lis|lisez|lire|affiche|affichez|afficher) [moi] \
      [(la|ma|notre)] liste [(de|des|du|d')] {list}
      """,
      """
      (qu'est-ce qu'il y a|qu'y a-t-il|qu'est-ce que j'ai) sur [(la|ma|notre)] [liste] \
      [(de|des|du|d')] {list}
      """,
      """
      (montre|montrez|montrer|lis|lisez|lire|affiche|affichez|afficher) [moi] [toutes] \
      (les|mes|nos) listes
      """,
      "quelles listes (ai-je|y a-t-il|est-ce que j'ai)", "quelles sont mes listes",
      """
      (montre|montrez|montrer|ouvre|ouvrez|ouvrir|lis|lisez|lire|affiche|affichez|afficher) [moi] \
      (la|ma|notre) liste
      """,
      "(qu'est-ce qu'il y a|qu'y a-t-il|qu'est-ce que j'ai) (sur|dans) (la|ma|notre) liste",
      "est-ce que {items} (est|sont) (sur|dans) [(la|ma|notre)] liste [(de|des|du|d')] {list}",
      """
      {answer} (y a-t-il|il y a|est-ce qu'il y a|est-ce que j'ai|ai-je) (sur|dans) [(la|ma|notre)] \
      [liste] [(de|des|du|d')] {list}
      """,
      """
      (qu'est-ce qui est|qu'est-ce que j'ai|qu'y a-t-il) à faire {due} [(sur|dans) [(la|ma|notre)] \
      [liste] [(de|des|du|d')] {list}]
      """,
      """
      (qu'est-ce que je dois|que dois-je) faire {due}
      """,
      """
      (qu'est-ce qui est|qu'est-ce qui) {status} [(sur|dans) [(la|ma|notre)] \
      [liste] [(de|des|du|d')] {list}]
      """,
      """
      (trie|triez|trier|classe|classez|classer) [(la|ma|notre)] [liste] [(de|des|du|d')] {list} \
      [(par|dans)] [(le|la|l'ordre)] {order}
      """,
      """
      (montre|montrez|montrer|affiche|affichez|afficher) [moi] [(la|ma|notre)] [liste] \
      [(de|des|du|d')] {list} (trié|triée|triés|triées|classée|classés) [par] [(le|la)] {order}
      """,
    ],
    keywords: [
      "(ma|la|une) liste", "(mes|les) listes", "(ma|la|une) liste [de] {list}",
      "(mes|ma|mon|nos|les) {list}",
      "(montre|ouvre|lis|affiche) [moi] {list}",
      "(éléments|choses) (de|dans|sur) [ma] [liste] {list}", "éléments (de|dans|sur) [ma] liste",
      "contenu [de] [ma] [liste] {list}", "contenu de [ma] liste", "contient [ma] [liste] {list}",
      "que contient [ma] liste",
      "combien (d'éléments|de choses) [il y a] (sur|dans) [ma] [liste] {list}",
      "combien (d'éléments|de choses) [il y a] (sur|dans) [ma] liste",
      """
      (quoi|qu'est-ce|que|ce que|c'est quoi|où) [j'ai|il y a|on a|j'en suis] (sur|dans|pour) [ma] \
      [liste] {list}
      """,
      "(quoi|qu'est-ce|que|ce que) [j'ai|il y a|on a] (sur|dans) [ma] liste",
      "(quoi|que|ce que) j'ai (mis|noté) (sur|dans|pour) [ma] [liste] {list}",
      "(quoi|que|ce que) j'ai (mis|noté) (sur|dans) [ma] liste",
      "(reste|quoi|ce que) (à faire|à acheter|à prendre) (sur|dans|pour) [ma] [liste] {list}",
      "(quoi|que|ce que) (je dois|j'ai à|il reste à|reste à|il faut) (acheter|faire)",
      "(dois|faut) (acheter|faire) quoi", "reste [quoi] à (acheter|faire)", "quoi acheter",
      "(manque|reste) [encore] [quelque chose] [à] (sur|dans) [ma] [liste] {list}",
      "reste [quoi] (sur|dans) [ma] [liste] {list}",
      "(est-ce que|il y a|y a-t-il) {items} (sur|dans) [ma] [liste] {list}",
      "(est-ce que|il y a|y a-t-il) {items} (sur|dans) [ma] liste",
      "(sur|dans) [ma] [liste] {list} [(si|s')] il y a {items}",
      "[est-ce que] (j'ai|on a|as-tu) (mis|noté) {items} (sur|dans) [ma] [liste] {list}",
      "[est-ce que] {items} (est|sont) [déjà] (sur|dans) [ma] [liste] {list}",
      "(quel|quels|quelles) {list}", "(quel|quels|quelles) {list} (sur|dans) [ma] liste",
      "combien de listes", "toutes [mes] listes", "c'est quoi [ma] [liste] {list}",
      "quelque chose (sur|dans) [ma] [liste] {list}",
      "quelque chose (sur|dans) [ma] liste",
      "(existe|ai-je|j'ai) une liste [de] {list}",
    ], summary: "Montrer {list}[, par {order}]",
    parameters: [
      "list": .list("Quelle liste ?"), "items": .items("Quelles choses ?"),
      "status": .status,
      "due": .init(title: "date", prompt: "Pour quand ?"),
      "answer": .init(
        title: "réponse", prompt: "Que faut-il dire ?",
        cases: [
          "count": [
            "le nombre", "combien de choses", "combien d'éléments", "combien d'articles",
          ]
        ]),
      "order": .init(
        title: "ordre", prompt: "Dans quel ordre ?",
        cases: [
          "due": ["date", "échéance", "jour"],
          "name": ["nom", "alphabétique", "ordre alphabétique", "texte"],
        ]),
    ])
}

extension AddItemsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Ajouter à une liste",
    explanation:
      "Ajoute des choses à une liste ; si elle n'existe pas, elle est créée si vous voulez.",
    phrases: [
      """
      (ajoute|ajoutez|ajouter|mets|mettez|mettre) [moi] {items} (à|au|aux|sur|dans) \
      [(la|ma|notre)] [liste] [(de|des|du|d')] {list}
      """,
      """
      (ajoute|ajoutez|ajouter|mets|mettez|mettre) quelque chose (à|au|aux|sur|dans) \
      [(la|ma|notre)] [liste] [(de|des|du|d')] {list}
      """,
      "(ajoute|ajoutez|ajouter) [moi] {items}",
      """
      (ajoute|ajoutez|ajouter|mets|mettez|mettre) {items} (à|sur|dans) (la|ma|notre) liste
      """,
      """
      (ajoute|ajoutez|ajouter|mets|mettez|mettre) [moi] {items} (à|au|aux|sur|dans) \
      [(la|ma|notre)] [liste] [(de|des|du|d')] {list} [(pour|avant)] {due}
      """,
      """
      (ajoute|ajoutez|ajouter|mets|mettez|mettre) [moi] {items} [(pour|avant)] {due} \
      (à|au|aux|sur|dans) [(la|ma|notre)] [liste] [(de|des|du|d')] {list}
      """,
      """
      (rappelle|rappelez|rappeler) moi (de|d') {items} [(pour|avant)] {due}
      """,
      """
      (rappelle|rappelez|rappeler) moi {due} (de|d') {items}
      """,
      """
      (rappelle|rappelez|rappeler) moi (de|d') {items}
      """,
    ],
    keywords: [
      "(ajoute|mets) [moi] {items} (à|au|aux|sur|dans) [ma] [liste] [de] {list}",
      "(ajoute|mets) (quelque chose|un élément) (à|sur|dans) [ma] liste",
      """
      (ajoute|mets) (quelque chose|un élément) (à|au|aux|sur|dans) [ma] [liste] \
      [de] {list}
      """,
      "(ajoute|mets) (à|au|aux|sur|dans) [ma] [liste] [de] {list} {items}",
      "(ajoute|mets) (à|sur|dans) [ma] liste {items}",
      "{list} (ajoute|mets) {items}", "(ma|la) liste [de] {list} (ajoute|mets) {items}",
      "{list} + {items}", "(ma|la) liste [de] {list} + {items}",
      "{items} (à|au|aux|dans|sur) [ma] liste [de] {list}",
      "(manque|faut|besoin|veux) {items} (sur|dans) [ma] [liste] [de] {list}",
      "(manque|faut|besoin|veux) {items} (sur|dans) [ma] liste",
      "{items} (va|vont|manque) (sur|dans) [ma] liste [de] {list}",
      "(pense|oublie pas) {items} (sur|dans|pour) [ma] [liste] [de] {list}",
      "autre chose (sur|dans|pour) [ma] [liste] [de] {list} {items}",
      "nouvel élément (sur|dans|pour) [ma] [liste] [de] {list} {items}",
    ], summary: "Ajouter [{items}] à {list}[, pour {due}]",
    parameters: [
      "items": .items("Que faut-il ajouter ?"), "list": .list("À quelle liste ?"),
      "due": .init(title: "date", prompt: "Pour quand ?"),
    ])
}

extension CreateListIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Créer une liste", explanation: "Crée une nouvelle liste vide.",
    phrases: [
      """
      (crée|créez|créer|fais|faites|faire|commence|commencez|commencer) une [(nouvelle|autre)] \
      liste [[(appelée|nommée|pour|de|des|du|d')] {list}]
      """
    ],
    keywords: [
      "(crée|fais|commence) [moi] [une] [nouvelle] liste (pour|de|appelée|nommée) {list}",
      "(crée|fais|commence) [moi] [une] [nouvelle] liste {list}",
      "nouvelle liste [(pour|de|appelée|nommée)] [{list}]",
      """
      (veux|voudrais|faut|faudrait|besoin|aimerais) une [nouvelle] liste [à part] \
      [(pour|de|appelée|nommée)] [{list}]
      """,
      "ajoute une [nouvelle] liste [(pour|de|appelée|nommée)] [{list}]",
      "autre liste [(pour|de|appelée|nommée)] [{list}]", "ma liste {list} à créer",
    ], summary: "Créer la liste {list}",
    parameters: ["list": .init(title: "nom", prompt: "Comment s'appelle-t-elle ?")])
}

extension RenameListIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Renommer une liste",
    explanation: "Donne un autre nom à une liste. Cela peut être défait.",
    phrases: [
      "(renomme|renommez|renommer) [(la|ma|notre)] liste [(de|des|du|d')] {list} [en {name}]",
      "(renomme|renommez|renommer) {list} en {name}",
      """
      (change|changez|changer) le nom de [(la|ma|notre)] [liste] [(de|des|du|d')] {list} \
      [(en|pour|par) {name}]
      """,
      "(renomme|renommez|renommer) (une|la|ma) liste",
    ],
    keywords: [
      "(appelle|nomme) [ma] liste [de] {list} {name}", "renomme [ma] liste [de] {list} {name}",
      "(donne|trouve) [un] (nouveau|autre) nom à [ma] liste [de] {list} [{name}]",
      "[ma] liste [de] {list} (doit|devrait) s'appeler {name}",
      "nouveau nom (de|pour) [ma] liste [de] {list} {name}",
      "change le nom (de|d') (une|ma) liste",
    ], summary: "Renommer {list} en {name}",
    parameters: [
      "list": .list("Quelle liste ?"),
      "name": .init(title: "nouveau nom", prompt: "Comment doit-elle s'appeler ?"),
    ])
}

extension CompleteItemsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Cocher sur une liste",
    explanation: "Marque des choses comme faites, sur la liste où elles sont.",
    phrases: [
      """
      (coche|cochez|cocher|raye|rayez|rayer|barre|barrez|barrer) {items} \
      [(sur|dans) [(la|ma|notre)] [liste] [(de|des|du|d')] {list}]
      """,
      """
      (marque|marquez|marquer) {items} comme (fait|faite|faits|faites) \
      [(sur|dans) [(la|ma|notre)] [liste] [(de|des|du|d')] {list}]
      """,
    ],
    keywords: [
      "coche {items} (de|sur|dans) [ma] [liste] [de] {list}",
      "coche {items} (de|sur|dans) [ma] liste",
      "coche (quelque chose|un élément|ça|cela) [(sur|dans) [ma] [liste] [de] {list}]",
      "coche tout (sur|dans|de) [ma] [liste] [de] {list}",
      "(sur|dans) [ma] [liste] [de] {list} coche {items}",
      "(marque|mets|note) {items} [comme] fait [(sur|dans) [ma] [liste] [de] {list}]",
      "{items} (est|sont|c'est) fait [(sur|dans) [ma] [liste] [de] {list}]",
      "c'est fait [pour] {items}", "(fait|terminé) {items}",
      "j'ai (fait|fini|acheté|pris) [de] {items}",
      "j'ai (fait|fini|acheté|pris) [de] {items} [peux] coche [le] [(sur|dans) [ma] [liste] {list}]",
      "[j'ai] {items} [peux] coche [le]", "{items} [c'est] fait [peux] coche [le]",
      "je viens (de|d') (faire|finir|acheter|prendre) {items}", "c'est bon pour {items}",
      "{items} (est|sont|c'est) bon [peux] coche [le]",
    ], summary: "Cocher {items} [sur {list}]",
    parameters: [
      "items": .items("Qu'est-ce qui est fait ?"), "list": .list("Sur quelle liste ?"),
    ])
}

extension RemoveItemsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Enlever d'une liste",
    explanation:
      "Enlève des choses de la liste où elles sont, ou supprime toute une liste. Cela peut être défait.",
    phrases: [
      """
      (enlève|enlevez|enlever|retire|retirez|retirer|supprime|supprimez|supprimer) {items} \
      (de la liste|de ma liste|de notre liste|sur la liste|sur ma liste|sur) [(de|des|du|d')] {list}
      """,
      """
      (supprime|supprimez|supprimer|efface|effacez|effacer) [toute] (la|ma|notre) liste \
      [(de|des|du|d')] {list}
      """,
      "(enlève|enlevez|enlever|retire|retirez|retirer|supprime|supprimez|supprimer) {items}",
      """
      (enlève|enlevez|enlever|retire|retirez|retirer|supprime|supprimez|supprimer) {items} \
      (de|sur) (la|ma|notre) liste
      """,
      "{extent} [toute] (la|ma|notre) liste [(de|des|du|d')] {list}",
      """
      (enlève|enlevez|enlever|retire|retirez|retirer|supprime|supprimez|supprimer) [tout] ce qui est {status} \
      (de|sur|dans) (la|ma|notre) liste [(de|des|du|d')] {list}
      """,
    ],
    keywords: [
      "(enlève|retire|supprime|vire) [moi] {items} (de|des|du|sur|dans) [ma] [liste] [de] {list}",
      """
      (enlève|retire|supprime|vire) (quelque chose|un élément|ça|cela) \
      [(de|sur|dans) [ma] [liste] [{list}]]
      """,
      "(de|sur|dans) [ma] [liste] [de] {list} (enlève|retire|supprime) {items}",
      "{list} (enlève|retire|supprime) {items}",
      "(ma|la) liste [de] {list} (enlève|retire|supprime) {items}",
      "(enlève|retire|supprime) tout [ce qu'il y a] (de|des|du|dans|sur) [ma] [liste] [de] {list}",
      "(enlève|retire|supprime) tout [ce qu'il y a] (de|dans|sur) [ma] liste",
      "{extent} [ma] [liste] [de] {list}", "{extent} [ma] liste",
      "(enlève|retire|supprime) (choses|éléments) {status} (de|sur|dans) [ma] [liste] [de] {list}",
      "(supprime|efface|enlève) [ma] liste [(de|appelée|nommée)] [{list}]",
      "(veux plus|plus besoin) de {items} [(sur|dans) [ma] [liste] [{list}]]",
      "(veux plus|plus besoin) [de] [ma] liste [de] {list}",
      "(pas besoin|ai plus besoin) de {items} [(sur|dans) [ma] [liste] [{list}]]",
      "{items} (de|sur|dans) [ma] [liste] {list} (enlève|retire|supprime) [le]",
    ], summary: "Enlever [{items} de] {list}",
    parameters: [
      "items": .items("Que faut-il enlever ?"), "list": .list("De quelle liste ?"),
      "extent": .init(
        title: "étendue", prompt: "Combien ?",
        cases: ["contents": ["vide", "videz", "vider"]]),
      "status": .status,
    ])
}

extension UndoListChangeIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Défaire la dernière modification d'une liste",
    phrases: [
      """
      (défais|défaites|défaire|annule|annulez|annuler) la dernière modification \
      [(de la liste|des listes|de mes listes)]
      """
    ],
    keywords: [
      "(annule|défais) [la] dernière modification [(de|sur|dans)] [la] [liste]",
      "(annule|défais) [la] modification (de|sur|dans) [ma] liste",
      "(annule|défais) (ça|cela) (de|sur|dans) [ma] liste",
      """
      (annule|défais) ce que [j'ai|tu as|(viens|venez|vient) de] (faire|effacer|fait|effacé) \
      (de|sur|dans) [ma] liste
      """,
      "(annule|défais) ce que [j'ai|tu as|(viens|venez|vient) de] (faire|effacer|fait|effacé)",
      "(annule|défais) [(ça|cela)]", "(annule|défais) ce que (je|tu) (viens|venais) de faire",
      "(annule|défais) [la] dernière suppression", "rétablis [ma] liste",
      "(annule|défais) [mon] dernier changement", "(annule|défais) [ce] changement",
      "(remets|rétablis) [ma] liste comme avant", "(rétablis|remets) ce que j'ai (effacé|supprimé)",
      "(reviens|retour) en arrière (de|sur|dans) [ma] liste",
    ], parameters: ["change": .init(title: "modification", prompt: "Quelle modification ?")])
}
