import IntentKit

extension SchedulePaymentIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Prévoir un paiement",
    explanation:
      "Paie quelqu'un, ou vire de l'argent entre vos comptes, chaque semaine, chaque mois et ainsi de suite.",
    phrases: [
      """
      (vire|virez|virer|transfère|transférez|transférer|envoie|envoyez|envoyer|verse|versez|verser|\
      paie|paye|payez|payer) {amount} [(de|depuis) [mon] [compte] {from}] \
      (à|au|vers|sur) [(le|la|mon|ma)] [compte] {to} {schedule} [(à partir (de|du)|dès) {start}]
      """,
      """
      (vire|virez|virer|transfère|transférez|transférer|envoie|envoyez|envoyer|verse|versez|verser|\
      paie|paye|payez|payer) {amount} (à|au|vers|sur) [(le|la|mon|ma)] [compte] {to} \
      (de|depuis) [mon] [compte] {from} {schedule} [(à partir (de|du)|dès) {start}]
      """,
      """
      (paie|paye|payez|payer) [(à|au)] {to} {amount} [(de|depuis) [mon] [compte] {from}] {schedule} \
      [(à partir (de|du)|dès) {start}]
      """,
      """
      (vire|virez|virer|transfère|transférez|transférer|envoie|envoyez|envoyer|verse|versez|verser|\
      paie|paye|payez|payer) {amount} (à|au|vers|sur) [(le|la|mon|ma)] [compte] {to} {schedule} \
      (de|depuis) [mon] [compte] {from}
      """,
      "(paie|paye|payez|payer) [(à|au)] {to} {amount} {schedule} (de|depuis) [mon] [compte] {from}",
      """
      (à partir (de|du)|dès) {start} (paie|paye|payez|payer) [(à|au)] {to} {amount} \
      [(de|depuis) [mon] [compte] {from}] {schedule}
      """,
      """
      (prévois|prévoyez|prévoir|programme|programmez|programmer|crée|créez|créer|mets en place) un \
      (virement permanent|(virement|paiement) (régulier|récurrent|programmé)) [de {amount}] \
      [(de|depuis) [mon] [compte] {from}] [(à|au|vers|pour) [(le|la|mon|ma)] [compte] {to}] [{schedule}] \
      [(à partir (de|du)|dès) {start}]
      """,
    ], summary: "Payer [{amount} à] {to} [de {from}] [{schedule}][, à partir de {start}]",
    parameters: [
      "to": .init(title: "compte", prompt: "À qui, ou vers quel compte ?"),
      "from": .init(title: "compte", prompt: "De quel compte ?"),
      "amount": .init(title: "somme", prompt: "Combien ?"),
      "schedule": .init(title: "rythme", prompt: "À quel rythme ?"),
      "start": .init(title: "date", prompt: "À partir de quand ?"),
    ])
}

extension StopPaymentIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Arrêter un paiement prévu",
    explanation:
      "Met fin à un paiement qui est fait chaque semaine, chaque mois et ainsi de suite.",
    phrases: [
      """
      (arrête|arrêtez|arrêter|annule|annulez|annuler|supprime|supprimez|supprimer) (le|les|mon|mes) \
      (paiement|paiements|virement|virements) \
      [(permanent|permanents|régulier|réguliers|prévu|prévus|programmé|mensuel|mensuels|hebdomadaire)] \
      (à|au|pour|vers) [(le|la|mon|ma)] {payment}
      """,
      "(arrête|arrêtez|arrêter) de payer [(à|au)] {payment} [(tous les mois|chaque mois|chaque semaine)]",
      """
      (arrête|arrêtez|arrêter|annule|annulez|annuler|supprime|supprimez|supprimer) (un|le|mon) \
      (virement permanent|(virement|paiement) (prévu|programmé|régulier|mensuel))
      """,
    ], summary: "Arrêter le paiement prévu à {payment}",
    parameters: ["payment": .init(title: "paiement prévu", prompt: "Quel paiement prévu ?")])
}

extension FindPlannedPaymentsIntent {
  /// The French translation of the intent.
  static let french = IntentTranslation(
    title: "Montrer les paiements prévus",
    explanation: "Dit quels paiements sont prévus, et quand chacun est fait la prochaine fois.",
    phrases: [
      "quels (paiements|virements) sont (prévus|programmés)",
      "quels sont (mes|les) (virements permanents|(paiements|virements) (prévus|programmés|réguliers))",
      """
      (montre|montrez|montrer|affiche|affichez|afficher) [moi] (mes|les) \
      (virements permanents|(paiements|virements) (prévus|programmés|réguliers|récurrents))
      """,
    ], keywords: ["virements permanents", "(paiements|virements) (prévus|programmés)"],
    summary: "Montrer les paiements prévus")
}
