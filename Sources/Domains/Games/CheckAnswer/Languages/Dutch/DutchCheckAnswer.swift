import GameParameters
import IntentKit
import NumbersGame

extension CheckAnswerIntent {
  /// The Dutch translation of the intent.
  static let dutch = IntentTranslation(
    title: "Een antwoord controleren",
    explanation:
      "Beoordeelt een antwoord op een getallenspel, in woorden of tekens: of het volgens de regels is, hoe "
      + "dichtbij het is en hoeveel punten het oplevert. Het spel mag dat van daarnet zijn.",
    phrases: [
      "(controleer|check|beoordeel) (mijn|een|het|dit) (antwoord|oplossing|berekening)",
      "kijk (mijn|een|het|dit) (antwoord|oplossing|berekening) na",
      "(mijn|een|het|dit) (antwoord|oplossing|berekening) (controleren|nakijken|checken|beoordelen)",
      "(controleer|check|beoordeel) (mijn|het|dit|de) (antwoord|oplossing|berekening) {answer}",
      "(is|controleer) {answer} (juist|correct|goed|een oplossing|een antwoord)",
      "(controleer|check) {answer}", "kijk {answer} na", "klopt {answer}",
      "mijn antwoord is {answer}",
    ],
    keywords: [
      "(is mijn|klopt mijn) (antwoord|oplossing|berekening) [(juist|correct|goed|ok)]",
      "heb ik gelijk", "heb ik het goed", "zit ik goed",
      "(controleer|check|kijk) [of] {answer} [(juist|correct|goed|ok)] [(is|klopt)]",
      "{answer} [is] [dat] (juist|correct|goed|ok|toegestaan|een oplossing)",
      "is dat (juist|correct|goed|ok) {answer}", "klopt dat {answer}", "{answer} klopt [dat]",
      "{answer} (juist|goed) of (niet|fout)",
      "mijn (antwoord|oplossing|berekening) [(is|luidt|zou zijn)] {answer}",
      "ik (heb|zeg|reken|zou|denk|kom op|stel voor) {answer}",
      "{answer} {target}", "{target} {answer}", "{answer}",
      "is {answer} (juist|correct|goed|ok|toegestaan|geldig) [voor {target}]",
      "{answer} (is|maakt|geeft|wordt) {target}", "(geeft|maakt) {answer} {target}",
      "(telt|geldt|mag|kan|werkt) {answer}", "{answer} (telt|geldt|mag|kan) [dat]",
      "wat (vind|denk) je van {answer}",
      "(controleer|check) [mijn] berekening {answer}", "reken {answer} na",
      "(controleer|check) [mijn] (antwoord|oplossing|berekening)",
      "(zit ik|heb ik het) (met|bij) {answer} (goed|juist)",
      "(is|was) dat (juist|correct|goed|toegestaan)",
      "hoeveel punten (krijg ik|zijn er) (voor|met) {answer}",
    ], summary: "Het antwoord {answer} [op {target}] controleren",
    parameters: [
      "target": .dutchTarget, "numbers": .dutchNumbers(.countdown),
      "answer": .init(
        title: "antwoord", prompt: "Wat is je antwoord?",
        help: "Zeg of schrijf hoe je er komt, bijvoorbeeld: honderd plus drie, maal negen."),
    ])
}
