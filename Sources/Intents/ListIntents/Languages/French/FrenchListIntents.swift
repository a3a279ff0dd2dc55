import IntentKit

extension IntentTranslation.Parameter {
  fileprivate static func list(_ prompt: String) -> Self { Self(title: "liste", prompt: prompt) }
  fileprivate static func items(_ prompt: String) -> Self { Self(title: "choses", prompt: prompt) }
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
    ], summary: "Montrer {list}",
    parameters: ["list": .list("Quelle liste ?"), "items": .items("Quelles choses ?")])
}

extension AddItemsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Ajouter à une liste",
    explanation:
      "Ajoute des choses à une liste ; si elle n'existe pas, elle est créée si vous voulez.",
    phrases: [
      """
      (ajoute|ajoutez|ajouter|mets|mettez|mettre) {items} (à|au|aux|sur|dans) [(la|ma|notre)] \
      [liste] [(de|des|du|d')] {list}
      """,
      """
      (ajoute|ajoutez|ajouter|mets|mettez|mettre) quelque chose (à|au|aux|sur|dans) \
      [(la|ma|notre)] [liste] [(de|des|du|d')] {list}
      """,
      "(ajoute|ajoutez|ajouter) {items}",
    ], summary: "Ajouter [{items}] à {list}",
    parameters: [
      "items": .items("Que faut-il ajouter ?"), "list": .list("À quelle liste ?"),
    ])
}

extension CreateListIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Créer une liste", explanation: "Crée une nouvelle liste vide.",
    phrases: [
      """
      (crée|créez|créer|fais|faites|faire|commence|commencez|commencer) une [(nouvelle|autre)] \
      liste [[(appelée|nommée|pour|de|des|du|d')] {name}]
      """
    ], summary: "Créer la liste {name}",
    parameters: ["name": .init(title: "nom", prompt: "Comment s'appelle-t-elle ?")])
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
    ], summary: "Enlever [{items} de] {list}",
    parameters: [
      "items": .items("Que faut-il enlever ?"), "list": .list("De quelle liste ?"),
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
    ], parameters: ["change": .init(title: "modification", prompt: "Quelle modification ?")])
}
