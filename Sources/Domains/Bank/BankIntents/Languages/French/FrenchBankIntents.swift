import IntentKit

extension TransferMoneyIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Payer ou virer de l'argent",
    explanation: "Vire de l'argent d'un de vos comptes à un autre, ou à quelqu'un que vous payez.",
    phrases: [
      """
      (vire|virez|virer|transfère|transférez|transférer|envoie|envoyez|envoyer|verse|versez|verser|\
      paie|paye|payez|payer) {amount} [(de|depuis) [mon] [compte] {from}] \
      (à|au|vers) [(le|la|mon|ma)] [compte] {to}
      """,
      """
      (vire|virez|virer|transfère|transférez|transférer|envoie|envoyez|envoyer|verse|versez|verser|\
      paie|paye|payez|payer) {amount} (à|au|vers) [(le|la|mon|ma)] [compte] {to} \
      [(de|depuis) [mon] [compte] {from}]
      """,
      "(paie|paye|payez|payer) {to} [(de|depuis) [mon] [compte] {from}]",
      """
      (vire|virez|virer|transfère|transférez|transférer|envoie|envoyez|envoyer) de l'argent \
      [(de|depuis) [mon] [compte] {from}] [(à|au|vers) [(le|la|mon|ma)] [compte] {to}]
      """,
      "(vire|virez|virer|transfère|transférez|transférer|envoie|envoyez|envoyer) {amount}",
      """
      (paie|paye|payez|payer|rembourse|remboursez|rembourser) [(à|au)] {to} {amount} \
      [(de|depuis) [mon] [compte] {from}]
      """,
      """
      (fais|faites|faire) un virement [de {amount}] [(de|depuis) [mon] [compte] {from}] \
      [(à|au|vers|pour) [(le|la|mon|ma)] [compte] {to}]
      """,
    ],
    keywords: [
      "virement", "(fais|faire) [un] virement",
      "(alimente|crédite|approvisionne) [mon] [compte] {to} [(de|avec)] [{amount}]",
      "(mets|mettre) [de côté] {amount}",
      """
      [fais] [un] virement [bancaire] [de {amount}] [(à|au|vers|pour|sur) [mon] [compte] {to}] \
      [(de|du|depuis|avec) [mon] [compte] {from}]
      """,
      """
      [fais] [un] virement [(de|du|depuis) [mon] [compte] {from}] \
      (à|au|vers|pour|sur) [mon] [compte] {to} [de {amount}]
      """,
      "paiement [de {amount}] (à|au|pour) {to}", "[fais] un paiement",
      """
      (vire|transfère|envoie|verse|paie) {amount} (de|du|depuis|avec) [mon] [compte] {from} \
      (à|au|vers|sur|pour) [mon] [compte] {to}
      """,
      """
      (vire|transfère|envoie|verse|paie) {amount} (à|au|vers|sur|pour) [mon] [compte] {to} \
      [(de|du|depuis|avec) [mon] [compte] {from}]
      """,
      """
      (vire|transfère|envoie|verse|donne|dois) (à|au) {to} {amount} \
      [(de|du|depuis|avec) [mon] [compte] {from}]
      """,
      "(vire|transfère|envoie|verse) [de] l'argent (sur|à|au|vers) [mon] [compte] {to}",
      """
      (mets|place) {amount} [de côté] (sur|dans) [mon] [compte] {to} \
      [(de|du|depuis|avec) [mon] [compte] {from}]
      """,
      "(mets|place) {amount} (de|du|depuis) [mon] [compte] {from} (sur|dans) [mon] [compte] {to}",
      "(mets|place) [de] l'argent [de côté] (sur|dans) [mon] [compte] {to}",
      """
      (prends|prendre) {amount} (de|du|sur) [mon] [compte] {from} [et] [mets] [les] \
      (sur|à|au|vers) [mon] [compte] {to}
      """,
      "paie [à] {to} [{amount}] [(de|du|depuis|avec) [mon] [compte] {from}]", "paie {amount}",
      "paie [la] facture [de] {to} [de {amount}] [(depuis|avec) [mon] [compte] {from}]",
      "paie (quelqu'un|une facture|quelque chose)",
      "{amount} (à|au|vers|pour|sur) [mon] [compte] {to} [(de|du|depuis|avec) [mon] [compte] {from}]",
      "{amount} (de|du|depuis) [mon] [compte] {from} (à|au|vers|sur) [mon] [compte] {to}",
      "(dois|devais|donne|rends) {amount} (à|au) {to}",
      "(vire|transfère) [mon] argent (de|du|depuis) [mon] [compte] {from} (sur|à|au|vers) [mon] [compte] {to}",
    ], summary: "Payer [{amount} à] {to} [de {from}]",
    parameters: [
      "to": .init(title: "compte", prompt: "À qui, ou vers quel compte ?"),
      "from": .init(title: "compte", prompt: "De quel compte ?"),
      "amount": .init(title: "somme", prompt: "Combien ?"),
    ])
}

extension CheckBalanceIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Consulter un solde",
    explanation: "Dit ce qu'il y a sur un de vos comptes, ou sur tous.",
    phrases: [
      """
      (quel est|montre|montrez|montrer|dis|dites|donne|donnez) [moi] [(mon|le)] solde \
      [(de|du|sur) [(mon|le|la)] [compte] {account}]
      """,
      """
      combien (ai-je|j'ai|y a-t-il|il y a|reste-t-il|il reste) [d'argent] \
      [sur [(mon|le|la)] [compte] {account}]
      """,
      """
      (quels sont|montre|montrez|montrer|dis|dites|donne|donnez) [moi] [tous] (mes|les) soldes
      """,
      """
      combien (me reste-t-il|il me reste|j'ai) [d'argent] [(sur|dans) [(mon|le|la)] [compte] {account}]
      """,
      "(quel|sur quel) compte (a|est-ce que j'ai|ai-je) le {rank} [d'argent]",
      "(quel est|sur lequel de mes comptes ai-je) le {rank} d'argent",
      "où (ai-je|est-ce que j'ai) le {rank} d'argent",
    ],
    keywords: [
      "solde", "[tous] [mes] soldes", "solde [de] [mon] [compte] {account}",
      "solde [de] [mon] compte",
      "(combien|quoi|ce que|où) [j'ai|il y a|reste|j'en suis] (sur|dans) [mon] [compte] {account}",
      "combien (j'ai|il y a|reste|est-ce que j'ai) [d'argent] (sur|dans) [mon] compte",
      "combien (j'ai|il y a|reste|est-ce que j'ai) [d'argent] (sur|dans) [mes] comptes",
      "combien [j'ai] (d'argent|de sous)",
      "combien (d'argent|de sous) (sur|dans) [mon] [compte] {account}",
      "combien d'argent", "[de] l'argent (sur|dans) [mon] [compte] {account}",
      "[de] l'argent (sur|dans) [mon] compte",
      "assez [d'argent] (sur|dans) [mon] [compte] {account}",
      "assez d'argent",
      "à découvert", "(mon|le) compte à découvert",
      "(montre|regarde|vérifie|ouvre|consulte) [mon] compte {account}",
      "(montre|regarde|vérifie|consulte) [mon] compte",
      "état de [mon] compte",
      "état de [mon] [compte] {account}", "où en est [mon] compte {account}",
      "combien (en banque|à la banque)", "solde (bancaire|actuel)", "reste [de] l'argent",
      "situation de [mon] [compte] {account}",
    ], summary: "Consulter le solde [de {account}][ : le {rank}]",
    parameters: [
      "account": .init(title: "compte", prompt: "De quel compte ?"),
      "rank": .init(
        title: "rang", prompt: "Le plus ou le moins ?",
        cases: ["most": ["plus"], "least": ["moins"]]),
    ])
}

extension ListTransactionsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Montrer les opérations",
    explanation:
      "Montre ce qui est entré sur un compte et ce qui en est sorti, le dernier d'abord.",
    phrases: [
      """
      (montre|montrez|montrer|lis|lisez|lire|affiche|affichez|afficher) [moi] [(mes|les)] [{count}] \
      [(derniers|dernières)] (opérations|transactions|paiements|virements) \
      [(de|du|sur) [(mon|le|la)] [compte] {account}]
      """,
      """
      (montre|montrez|montrer|lis|lisez|lire|affiche|affichez|afficher) [moi] [(mon|le)] relevé \
      [(de|du) [(mon|le|la)] [compte] {account}]
      """,
      """
      quelles sont (mes|les) [{count}] [dernières] (opérations|transactions) \
      [(de|du|sur) [(mon|le|la)] [compte] {account}]
      """,
      """
      combien (ai-je|j'ai|est-ce que j'ai) (payé|dépensé|versé|donné|viré) [(à|au|pour)] {account} \
      [{period}]
      """,
      "combien (ai-je|j'ai|est-ce que j'ai) (payé|dépensé|versé) {period}",
      "(qu'ai-je|qu'est-ce que j'ai) (payé|dépensé) {period}",
      """
      (montre|montrez|montrer|affiche|affichez|afficher) [moi] [(mes|les)] \
      (opérations|transactions|paiements|virements) {period}
      """,
      """
      (montre|montrez|montrer|affiche|affichez|afficher|quels sont) [moi] [(mes|les)] \
      (opérations|transactions|paiements|virements) [(à|de|du|sur) [(mon|le|la)] [compte] {account}] \
      (de plus de|au-dessus de|supérieurs à) {above} [{period}]
      """,
      """
      (montre|montrez|montrer|affiche|affichez|afficher|quels sont) [moi] [(mes|les)] \
      (opérations|transactions|paiements|virements) [(à|de|du|sur) [(mon|le|la)] [compte] {account}] \
      (de moins de|au-dessous de|inférieurs à) {below} [{period}]
      """,
      """
      (quel est|quel était|montre|montrez) [moi] (mon|le) {rank} (paiement|virement|achat) \
      [(à|de|du|sur) [(mon|le|la)] [compte] {account}] [{period}]
      """,
    ],
    keywords: [
      "opérations", "[mes] [{count}] [derniers] (opérations|transactions|mouvements)",
      "[{count}] [derniers] (opérations|transactions|mouvements) (de|du|sur) [mon] [compte] {account}",
      "[{count}] derniers (paiements|virements|achats|débits)",
      "[{count}] derniers (paiements|virements|achats|débits) (de|du|sur) [mon] [compte] {account}",
      "montre [{count}] [derniers] (paiements|virements) [(de|du|sur) [mon] [compte] {account}]",
      "(dernière|dernier) (opération|transaction|mouvement) [(de|du|sur) [mon] [compte] {account}]",
      "relevé", "relevé (bancaire|de compte)", "relevé [(de|du)] [mon] [compte] {account}",
      "historique [(de|du|des)] [mon] [compte] {account}",
      "historique (bancaire|du compte|de mes comptes|des opérations)", "mes dépenses",
      "dépenses [(de|du|sur)] [mon] [compte] {account}",
      "(qu'est-ce que|ce que|combien) j'ai (dépensé|payé) [(sur|avec) [mon] [compte] {account}]",
      "(qu'est-ce qui|ce qui) [est] (sorti|entré|passé) (de|du|sur) [mon] [compte] {account}",
      "(sorties|entrées) (de|du|sur) [mon] [compte] {account}",
      "quand [est-ce que] j'ai payé {account}", "[combien] j'ai payé à {account}",
      "[mon] (virement|paiement) [(à|au|pour)] {account} est passé", "extrait [de] compte",
      "(mouvements|opérations) [de] [mon] compte",
      "où est passé [mon] argent", "(paiements|virements) de plus de {above} [{period}]",
      "(paiements|virements) de moins de {below} [{period}]",
    ],
    summary: """
      Montrer [les {count} dernières] opérations [de plus de {above}] [de moins de {below}] [de {account}] \
      [{period}][ : {rank}]
      """,
    parameters: [
      "account": .init(title: "compte", prompt: "De quel compte ?"),
      "count": .init(title: "nombre", prompt: "Combien ?"),
      "period": .init(title: "période", prompt: "De quelle période ?"),
      "above": .init(title: "somme", prompt: "Plus de combien ?"),
      "below": .init(title: "somme", prompt: "Moins de combien ?"),
      "rank": .init(
        title: "rang", prompt: "Le plus grand ou le plus petit ?",
        cases: [
          "largest": ["plus grand", "plus gros", "plus cher"], "smallest": ["plus petit"],
        ]),
    ])
}
