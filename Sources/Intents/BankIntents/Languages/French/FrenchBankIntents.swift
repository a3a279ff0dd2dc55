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
    ], summary: "Consulter le solde de {account}",
    parameters: ["account": .init(title: "compte", prompt: "De quel compte ?")])
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
    ], summary: "Montrer [les {count} dernières] opérations [de {account}]",
    parameters: [
      "account": .init(title: "compte", prompt: "De quel compte ?"),
      "count": .init(title: "nombre", prompt: "Combien ?"),
    ])
}
