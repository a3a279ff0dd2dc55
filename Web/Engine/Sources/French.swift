import GameShow
import NumbersGame
import NumbersSolver

// The messages of the libraries in French, case by case.

extension RequestError {
  /// The message in French.
  var french: String {
    switch self {
    case .notANumber(let text):
      "« \(text) » n'est pas un nombre : écrivez des nombres entiers, par exemple 25 50 75"
    case .tooLarge(let text): "\(text) est trop grand : les nombres vont jusqu'à \(Int.max)"
    case .tooLong:
      "le texte est trop long : un tirage a au plus \(Rules.maximumNumberCount) nombres"
    case .tooManyLines(let limit): "il y a trop de lignes : \(limit) au plus"
    case .noTarget: "il manque le compte à trouver"
    case .rules(let error): "il n'y a pas de règles « \(error.id) »"
    case .game(let error): error.french
    case .draw(let error): error.french
    case .solve(let error): error.french
    case .census: "ces règles n'ont pas de recensement"
    case .answer(let fault): fault.french
    case .day(let text): "« \(text) » n'est pas un jour : écrivez-le comme 2026-11-22"
    case .dayToCome(let day):
      "le \(day) n'est pas encore là ; son tirage se joue à partir de ce jour"
    case .targets(let first, let last):
      "on ne peut pas regarder de \(first) à \(last) : les comptes vont de 1 à 999"
    case .choice(let text, let allowed): "« \(text) » ne fait pas partie de \(allowed)"
    case .puzzle(.twentyFour): "le jeu du 24 a 4 nombres de 1 à 13"
    case .puzzle(.makeTen): "le jeu du dix a 4 chiffres"
    case .puzzle(.krypto): "Krypto a 5 nombres de 1 à 25, et un compte de 1 à 25"
    case .puzzle(.fourFours):
      "les quatre quatre ont jusqu'à 4 chiffres égaux de 1 à 9, et des comptes jusqu'à 999"
    case .puzzle(.numbers):
      "un tirage a jusqu'à 6 nombres de 1 à 999, et un compte de 1 à 9999"
    case .stepsWithRoots:
      "les étapes ne se comptent que si chacune joint deux nombres, donc sans racines"
    case .steps(let count, let most, let mustUseAll):
      mustUseAll
        ? "avec tous les nombres il faut \(most) étapes, pas \(count)"
        : "avec ces nombres il y a au plus \(most) étapes, pas \(count)"
    case .tooManyNumbers(let most):
      "avec des décimales ou des racines, il y a ici au plus \(most) nombres"
    case .operation(let name): "il n'y a pas d'opération « \(name) »"
    }
  }
}

extension GameError {
  /// The message in French.
  var french: String {
    switch self {
    case .wrongNumberCount(let count, let rules):
      let allowed = rules.numberCount
      let most = allowed.count == 1 ? "" : " à \(allowed.upperBound)"
      return "un tirage (\(rules.frenchTitle)) a \(allowed.lowerBound)\(most) nombres, pas \(count)"
    case .numberNotPositive(let number):
      return "il n'y a pas de plaque \(number) : les nombres sont au moins 1"
    case .numberNotInPool(let number, let rules):
      let tiles = rules.pool.map { "\($0)" }?.replacingTo ?? ""
      return "il n'y a pas de plaque \(number) (\(rules.frenchTitle)) : les plaques sont \(tiles)"
    case .tooManyOf(let number, let count, let available, let rules):
      return "\(number) est donné \(count) fois, mais n'existe que \(available) fois "
        + "(\(rules.frenchTitle))"
    case .targetNotAllowed(let target, let rules):
      if rules.targets.upperBound == .max {
        return "\(target) n'est pas un compte : un compte est au moins \(rules.targets.lowerBound)"
      }
      return "\(target) n'est pas un compte (\(rules.frenchTitle)) : "
        + "les comptes vont de \(rules.targets.lowerBound) à \(rules.targets.upperBound)"
    }
  }
}

extension Rules {
  fileprivate var frenchTitle: String { self == .free ? "règles libres" : title }
}

extension String {
  /// A list of tiles with French words: "1 à 10" for "1 to 10".
  fileprivate var replacingTo: String {
    split(separator: " ").map { $0 == "to" ? "à" : String($0) }.joined(separator: " ")
  }
}

extension GameGeneratorError {
  /// The message in French.
  var french: String {
    switch self {
    case .noTiles: "on ne peut rien tirer avec les règles libres : elles n'ont pas de plaques"
    case .largeCount(let count, let allowed):
      "on ne peut pas tirer \(count) grandes plaques : de \(allowed.lowerBound) à "
        + "\(allowed.upperBound), oui"
    }
  }
}

extension SolverError {
  /// The message in French.
  var french: String {
    switch self {
    case .stopped(let best):
      "la recherche a été arrêtée ; la meilleure solution trouvée est à \(best.distance) du compte"
    case .tooLarge(let best):
      "ces nombres mènent à des résultats au-dessus de \(Int.max), ce qui dépasse ce solveur ; "
        + "la meilleure solution sans eux est à \(best.distance) du compte"
    }
  }
}

extension AnswerFault {
  /// The message in French.
  var french: String {
    switch self {
    case .unreadable(let error):
      return error.french
    case .numberNotGiven(let number, let given):
      let list = given.map { "\($0)" }.joined(separator: ", ")
      return "\(number) n'est pas un des nombres, qui sont \(list)"
    case .numberUsedTooOften(let number, let used, let given):
      return "\(number) est utilisé \(used) fois, mais n'est donné que \(given) fois"
    case .illegalStep(let step):
      return step.french
    }
  }
}

extension IllegalStep {
  /// The message in French.
  var french: String {
    let step = "l'étape \(number), \(left) \(operation.sign) \(right),"
    return switch reason {
    case .negative:
      "\(step) est au-dessous de zéro : chaque résultat doit être un entier positif"
    case .zero: "\(step) donne zéro : chaque résultat doit être un entier positif"
    case .inexact: "\(step) ne tombe pas juste : chaque division doit être exacte"
    case .tooLarge: "\(step) est trop grande : les résultats vont jusqu'à \(Int.max)"
    case .operandNotPositive: "\(step) a un terme qui n'est pas un entier positif"
    }
  }
}

extension ParseError {
  /// The message in French.
  var french: String {
    let place = line == 1 ? "au caractère \(column)" : "à la ligne \(line), caractère \(column)"
    return switch reason {
    case .empty: "il n'y a pas de calcul : écrivez par exemple 25 + (100 + 3) * 9"
    case .tooLong(let limit): "le calcul est trop long : \(limit) octets au plus"
    case .nestedTooDeeply(let limit):
      "\(place) : trop de parenthèses l'une dans l'autre, \(limit) au plus"
    case .unexpected: "\(place) : il faudrait autre chose, un nombre, un signe ou une parenthèse"
    case .unclosed(let bracket): "\(place) : « \(bracket) » n'est jamais fermée"
    case .mismatched(let open, let close): "\(place) : « \(close) » ferme un « \(open) »"
    case .numberTooLarge: "\(place) : le nombre est trop grand, \(Int.max) au plus"
    case .zero: "\(place) : 0 n'est pas un nombre du jeu, les nombres sont au moins 1"
    case .tooManyNumbers(let limit): "\(place) : il y a trop de nombres, \(limit) au plus"
    case .wrongResult(let stated, let actual): "\(place) : le résultat est \(actual), pas \(stated)"
    case .illegalStep(let step): "\(place) : \(step.french)"
    case .unusedResult(let result): "\(place) : le résultat \(result) ne sert plus après"
    }
  }
}

extension Hint {
  /// The hint as a sentence or two in French, without a full stop at the end.
  var french: String {
    switch content {
    case .singleNumber: return "La meilleure réponse est un des nombres, tel quel"
    case .lastStep(let step): return "Cela finit par \(step)"
    case .firstSteps(let steps):
      return "Commencez par " + steps.map { $0.description }.joined(separator: ", puis ")
    case .shape(let distance, let stepCount, let unneeded):
      if distance == 0, stepCount == 0 { return "Le compte est un des nombres" }
      let closeness =
        distance == 0 ? "Le compte est bon" : "Le mieux est à \(distance) du compte"
      let steps = stepCount == 1 ? "1 étape" : "\(stepCount) étapes"
      let rest = unneeded.map { "\($0)" }
      let unneededText =
        switch rest.count {
        case 0: "tous les nombres servent"
        case 1: "le \(rest[0]) ne sert pas"
        default:
          rest.dropLast().joined(separator: ", ") + " et \(rest[rest.count - 1]) ne servent pas"
        }
      return "\(closeness) en \(steps) ; \(unneededText)"
    }
  }
}

extension Trick {
  /// The trick as a sentence in French, without a full stop at the end.
  var french: String {
    switch self {
    case .factorPair(let step, let made):
      "Des facteurs du compte : \(step.left) et \(step.right) ont \(step.result) pour produit, "
        + made.french
    case .scaledTarget(let step):
      "Un multiple du compte : \(step.right) fois \(step.result), c'est \(step.left), donc obtenez-le "
        + "et divisez à la fin"
    case .fraction(let product, let quotient):
      "Multiplier, puis diviser : \(product.left) × \(product.right) ÷ \(quotient.right) = "
        + "\(quotient.result), alors que \(quotient.right) ne divise ni l'un ni l'autre"
    case .hundreds(let step):
      "Des quarts : 25 et 75 multipliés par un multiple de 4 donnent des centaines, comme \(step)"
    case .nearRound(let step, let round, let product, let rest):
      "Près de \(round) : \(step.left) × \(step.right), c'est \(product) \(rest < 0 ? "−" : "+") "
        + "\(abs(rest))"
    }
  }
}

extension Trick.Made {
  /// The end of a sentence about two factors in French.
  fileprivate var french: String {
    switch self {
    case .neither: "et tous deux sont parmi les nombres"
    case .one(let factor): "donc cherchez à obtenir \(factor) avec les autres nombres"
    case .both: "donc cherchez à obtenir les deux"
    }
  }
}
