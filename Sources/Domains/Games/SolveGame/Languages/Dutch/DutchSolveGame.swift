import GameParameters
import IntentKit
import NumbersGame

extension SolveGameIntent {
  /// The Dutch translation of the intent.
  static let dutch = IntentTranslation(
    title: "Een getallenspel oplossen",
    explanation:
      "Vindt de beste oplossing van een getallenspel: de dichtste bij het doelgetal, en daarvan een met de "
      + "minste stappen.",
    phrases: [
      """
      los (een|het|dit|mijn|een ander) (spel|spelletje|getallenspel|puzzel|getallenpuzzel) \
      [(voor|met) [(doel|het doel|doelgetal|het doelgetal)] {target}] \
      [[en] (met|uit) [de] [getallen] {numbers}] op
      """,
      """
      (een|het|dit|mijn|een ander) (spel|spelletje|getallenspel|puzzel|getallenpuzzel) \
      [(voor|met) [(doel|het doel|doelgetal|het doelgetal)] {target}] \
      [[en] (met|uit) [de] [getallen] {numbers}] oplossen
      """,
      "hoe kom ik [(met|uit|van) [de] [getallen] {numbers}] (op|aan|tot) {target}",
      "hoe kom ik (op|aan|tot) {target} [(met|uit) [de] [getallen] {numbers}]",
      "hoe (bereik|krijg|maak) ik {target} [(met|uit) [de] [getallen] {numbers}]",
      "hoe (bereik|krijg|maak) ik (met|uit) [de] [getallen] {numbers} {target}",
      "los {target} [(met|uit) [de] [getallen]] {numbers} op",
      "los {target} [(met|uit) [de] [getallen]] {numbers}",
      "{target} [(met|uit) [de] [getallen]] {numbers} oplossen",
      "(bereik|maak|krijg) {target} (met|uit) [de] [getallen] {numbers}",
      "(met|uit) [de] [getallen] {numbers} {target} (bereiken|maken|krijgen)",
      "los {numbers} op (voor|naar) {target}",
      "(geef|noem|toon|zeg) me (de|een) oplossing (voor|van) {target} [(met|uit) [de] [getallen] {numbers}]",
    ],
    keywords: [
      "{target} {numbers}", "{numbers} {target}", "los {target} op", "los {numbers} op",
      "[het] spel oplossen", "[het] doelgetal [is] {target} [en] [de] getallen [zijn] {numbers}",
      "[het] doel [is] {target} [en] [de] getallen [zijn] {numbers}",
      "[de] getallen [zijn] {numbers} [en] [het] (doelgetal|doel) [is] {target}",
      "getallen [zijn] {numbers}", "(doelgetal|doel) [is] {target}",
      "(doelgetal|doel) {target} {numbers}", "{numbers} (doelgetal|doel) {target}",
      "{numbers} [(voor|naar|wordt|moet|maken)] {target}",
      "{target} [(met|uit|van)] [(de|deze)] [getallen] {numbers}",
      "(oplossing|antwoord) (voor|van|op) {target} [(met|uit)] [de] [getallen] [{numbers}]",
      "[beste] (oplossing|antwoord) [(voor|van)] [het] [spel]",
      "[beste] (oplossing|antwoord) voor {target} [met] [{numbers}]",
      "kom [ik] (op|aan) {target} [(met|uit)] [de] [getallen] [{numbers}]",
      "kom [ik] (met|uit|van) [de] [getallen] {numbers} (op|aan) {target}",
      "(met|uit) [de] [getallen] {numbers} [moet] [ik] [(op|aan)] {target} (komen|bereiken|maken)",
      "(met|uit) [de] [getallen] {numbers} naar {target}",
      "(op|aan) {target} komen (met|uit) [de] [getallen] {numbers}",
      "(bereik|maak|krijg) {target} [(met|uit)] [de] [getallen] {numbers}",
      "{target} (bereiken|maken|krijgen) [(met|uit)] [de] [getallen] [{numbers}]",
      "(bereik|maak|krijg) {target}", "hoe (gaat|reken) ik {target}",
      "(zit|loop) vast (op|bij|met) {target} [met] [{numbers}]",
      "(zit|loop) vast (op|bij|met) [het] spel",
      "kom [ik] niet (op|aan) {target} [met] [{numbers}]", "wat kan ik (met|uit) {numbers} maken",
      "(heb|getrokken) {numbers}", "[het] spel [kan ik] niet oplossen",
      "(toon|zeg|vertel|geef) me [de] (oplossing|antwoord)", "hoe gaat [(het|dit)] spel",
      "{target} = {numbers}", "hoe los [(ik|je)] [(het|dit)] spel op",
    ],
    followUpPhrases: [
      "los (het|dat|het spel|dit spel) op", "los [maar] op", "los (het|dat) [maar] [even] op",
      "[(wat is|toon me|zeg me|vertel me|geef me)] (de|het) (oplossing|antwoord)",
      "hoe (gaat|moet|kan) (dat|het)", "hoe los je dat op", "hoe (doe|maak) je dat",
      "(ik geef het op|ik geef op|we geven het op)", "hoe kom je (daarop|daar|daaraan)",
      "[en] [(hoe zit het met|wat dacht je van)] (doel|doelgetal) {target}",
      "{target} met (dezelfde|deze|de) getallen",
    ], summary: "Het spel [{target}] [uit {numbers}] oplossen",
    parameters: ["target": .dutchTarget, "numbers": .dutchNumbers(.countdown)])
}
