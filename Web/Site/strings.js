// The words of the page itself. What is said about games, answers and hints comes from the engine.

/** A number and the form of a word that goes with it: French has zero in the singular, English in the plural. */
const plural = (number, one, many) => `${count(number)} ${number === 1 || (number === 0 && language === "fr") ? one : many}`;

const en = {
  play: "Play", solve: "Solve", explore: "Explore", skip: "Skip to the content", settings: "Settings", views: "Views",
  language: "Language", theme: "Theme", themes: { auto: "As the system", light: "Light", dark: "Dark" },
  show: "Show", free: "Any numbers",
  newVersion: "A new version of the page is ready.", useVersion: "Use it", nextNumber: "Next number",
  offline: "Ready to use offline", failed: "The engine could not be loaded.", retry: "Try again",
  labelled: (name, text) => `${name}: ${text}`, numbers: "Numbers", target: "Target", large: "Large numbers", surprise: "Surprise me",
  // Solving
  solveTitle: "Solve a game", solveHint: "Type or paste the numbers, or tap the tiles below. The answer comes as you type.",
  tilePad: "Tiles to tap", erase: "Erase the last number", clear: "Clear", exact: "Exact", away: (n) => `${n} away`,
  noExact: (n) => `The target cannot be reached: this is the closest, ${n} away.`,
  single: "The target is one of the numbers.", singleNear: "The closest is one of the numbers as it is.",
  steps: "Steps", tree: "Tree", stepCount: (n) => plural(n, "step", "steps"), readAloud: "Read aloud", stop: "Stop reading",
  voice: "Voice", copyAnswer: "Copy the answer", copied: "Copied", notCopied: "Copying is not allowed here",
  copyLink: "Copy a link", linkCopied: "Link copied", playThis: "Play this game", searching: "Searching …", cancel: "Cancel",
  cancelled: "Cancelled.", took: (text) => `found in ${text}`,
  allSolutions: "All solutions",
  distinct: (n) => plural(n, "distinct solution", "distinct solutions"),
  distinctNear: (n, d) => `${plural(n, "way", "ways")} to come within ${d}`,
  shownOf: (shown, all) => `The first ${count(shown)} of ${count(all)} are listed.`,
  byStep: (steps, n) => `${plural(steps, "step", "steps")}: ${count(n)}`,
  copyAll: "Copy all", reach: "What these numbers reach",
  reachSummary: (n, all) => `${count(n)} of ${count(all)} targets can be reached exactly.`,
  reachable: (t) => `${t} can be reached.`, unreachable: (t, d) => `${t} cannot be reached: the closest is ${d} away.`,
  reachLabel: "Targets by whether they can be reached", legendReachable: "can be reached",
  legendUnreachable: "cannot be reached", solveTarget: "Solve this target", lowerTarget: "One lower", higherTarget: "One higher",
  difficulty: "Difficulty", rated: (n) => `${n} of 5`,
  ratings: { any: "Any", 1: "1, easy", 2: "2", 3: "3", 4: "4", 5: "5, hard" },
  tooFew: "Numbers and a target are all it takes.",
  treeLabel: (text) => `Tree of ${text}`,
  // Playing
  playTitle: "Play a round", today: "Today's game", todayText: "The same for everyone, harder towards Sunday.",
  playToday: "Play today's game", todayDone: (text) => `You have played it: ${text}`, newRound: "A new round", start: "Start",
  clock: "Clock", seconds: (n) => `${n} seconds`, noClock: "No clock", players: "Players", onePlayer: "One",
  twoPlayers: "Two, on this device", playerName: (n) => `Name of player ${n}`, player: (n) => `Player ${n}`,
  drawing: "Drawing a game …",
  secondsLeft: (n) => plural(n, "second left", "seconds left"), noTimeLimit: "no clock", timeUp: "Time is up.",
  tiles: "Numbers to use", signs: "Signs", working: "Your working", emptyWorking: "Tap a number, a sign and a number, or type a step.",
  typeStep: "Type a step or an expression", addStep: "Add", stepPlaceholder: "100 + 3",
  undo: "Undo", reset: "Reset", hints: { 1: "Hint", 2: "Stronger hint", 3: "Strongest hint" }, declare: "Declare",
  chosen: (text) => `Chosen: ${text}`, closest: (v, d) => (d === 0 ? `${v}: exact!` : `Closest: ${v}, ${d} away`),
  used: "used", result: "result", signNames: { "+": "plus", "−": "minus", "×": "times", "÷": "divided by" },
  undone: "Taken back.", pause: "Leave the round", leave: "Leave this round without a result?",
  stay: "Go on", leaveNow: "Leave",
  // Rounds that wait
  imReady: "I'm ready", areYouReady: "Ready?", roundWaits: "Your round waits",
  readyText: (seconds) => `The numbers come up one by one, then the target${seconds ? `, and you have ${plural(seconds, "second", "seconds")}` : ""}.`,
  waitingRounds: "Rounds that wait", goOnToday: "Go on with today's game", playTodayAgain: "Play it again",
  countsNoMore: (text) => `You have played it: ${text}. This time does not count.`,
  leaveCounts: "Leave this round? It ends, and counts as it is.", leaveDay: "Leave this round? It waits for you, with the clock where it is.",
  boardSaid: (numbers, target) => `The numbers are ${numbers}. The target is ${target}. Go!`,
  leftSaid: (numbers, target) => `Left are ${numbers}. The target is ${target}.`,
  nextIn: (hours, minutes) => `The next one comes in ${hours ? `${hours} h ` : ""}${minutes} min.`,
  earlierDays: "Earlier days", earlierMonth: "Earlier month", laterMonth: "Later month", roundSettings: "Settings of the round",
  somebody: "Somebody", rival: (name, distance, seconds) => `${name}: ${distance === null ? "no answer" : `${distance === 0 ? "exact" : `${distance} away`}${seconds === null ? "" : ` after ${seconds} s`}`}.`,
  ahead: "You were better!", behind: (name) => `${name} was better.`, even: "You were equally good.",
  pointsAnew: "Begin the points anew", saveRounds: "Save to a file", addRounds: "Add from a file", added: (n) => `${plural(n, "round", "rounds")} added.`,
  noRoundsInFile: "There are no rounds in this file.", notLasting: "This browser keeps nothing: rounds are lost when the page is closed.",
  // The end of a round
  verdictExact: "Exact!", verdictAway: (v, d) => `${v}, ${d} away`, verdictNone: "No answer", points: (n) => plural(n, "point", "points"),
  couldBeCloser: (d) => (d === 0 ? "The target could be reached." : `The closest possible is ${d} away.`),
  closestPossible: "No answer could be closer.", yourAnswer: "Your answer", bestAnswer: "The best answer", easierWay: "An easier way", share: "Share the result",
  nextRound: "Next round", backToStart: "Back to the start", openInSolver: "All solutions", after: (s) => `after ${s} s`,
  shareTitle: (show, day) => (day ? `NumberRace, ${show}, ${day}` : `NumberRace, ${show}`),
  shareResult: ({ value, target, points, milliseconds, hints }, seconds = Math.round(milliseconds / 1000), distance = Math.abs(value - target)) =>
    value === null ? "no answer"
      : `${distance === 0 ? "exact" : `${distance} away`}${milliseconds === null ? "" : ` after ${seconds} s`}, ${plural(points, "point", "points")}${hints ? `, ${plural(hints, "hint", "hints")}` : ""}`,
  // Two players
  bothThink: "Both think. When the clock has run out, each declares a number.", ready: "Both are ready",
  declareOf: (name) => `${name}, which number do you have?`, declareNote: "Only the closer one scores. Leave it empty for none.",
  declared: "Declare", pass: (name) => `Now hand the device to ${name}.`, showOf: (name, n) => `${name} declared ${n}: show how!`,
  showIt: "Show", cannotShow: "I cannot make it", declaredList: (name, n) => `${name}: ${n ?? "no number"}`,
  winner: (name) => `${name} scores`, bothScore: "Both score", nobodyScores: "Nobody scores", total: "Total",
  badDeclaration: "A declaration is a whole number.",
  // Statistics
  statistics: "Your rounds", noRounds: "Nothing played yet. Rounds are kept on this device only.",
  stats: {
    rounds: "Rounds", points: "Points", exact: "Exact", streak: "Best in a row", longestStreak: "Longest run", dailyStreak: "Days in a row",
    median: "Median time", fastest: "Fastest exact",
  },
  distances: ["exact", "1 to 5 away", "6 to 10 away", "farther", "no answer"], forget: "Forget all rounds",
  forgetSure: "Forget all rounds on this device?", forgotten: "All rounds are forgotten.",
  // Exploring
  exploreTitle: "Every game there is",
  exploreText: (selections, targets, games) => `${selections} ways to choose six tiles, times ${targets} targets, are ${games} games. Your browser has just worked out which of them can be solved.`,
  census: "Targets by how many selections reach them", counting: "Working out every game …",
  allLarge: "All", largeCount: (n) => `${n} large`, solvedShare: "of all games can be solved exactly",
  meanAway: "is the mean distance of the best answer", perfectSets: "selections reach every target",
  censusOf: (t, n, all, share) => `${t}: ${n} of ${all} selections reach it, ${share}.`, hardest: "The hardest targets", easiest: "The easiest targets",
  distanceTitle: "How close the best answer comes", tookCensus: (games, seconds) => `${games} games in ${seconds} s`,
  byLarge: "By the number of large tiles", largeHead: "Large", selectionsHead: "Selections", solvableHead: "Solvable", meanHead: "Mean distance", perfectHead: "Reach all",
  shareOf: (text) => `${text} of selections`, legendFew: "few selections", legendMany: "all selections",
  everyGame: "Every game", puzzles: "Puzzles", puzzlesTitle: "Puzzles", puzzle: "Puzzle",
  puzzleNames: { 24: "24", "make-ten": "Make ten", krypto: "Krypto", "four-fours": "Four fours", numbers: "Numbers round" },
  puzzleRules: {
    24: "Four cards from 1 to 13, each used once, make 24. Fractions and negative results on the way are allowed.",
    "make-ten": "Four digits, as on a train ticket, each used once and in any order, make 10. Fractions and negative results on the way are allowed.",
    krypto: "Five cards from 1 to 25, each used once, make the sixth. Results on the way are whole numbers, negative ones and zero too.",
    "four-fours": "Up to four copies of a digit make a number, with powers, square roots, factorials (two in a row at most) and digits that are written together. Results beyond 9 × 10¹⁸ are left out.",
    numbers: "Up to six numbers, each used at most once, make the target, with positive whole numbers on the way. Change the rules for a harder round.",
  },
  puzzleOptions: "Rules", puzzleOption: { "in-order": "Numbers in order", decimals: "Decimals, as .4", roots: "Square roots", "use-all": "Use all numbers" },
  exactSteps: "Exactly so many steps", anySteps: "any", noneDrawn: "No other puzzle was found by these rules.",
  drawPuzzle: "Draw one", showAnswer: "Show the answer", notMade: (n) => `${n} cannot be made`, notMadeAtAll: "Every way was tried.",
  notMadeHere: "Every way within these bounds was tried.", foursMap: (n) => `${n} of the numbers from 1 to 100 can be made`,
  distanceRow: ["exact", "1 away", "2 away", "3 away", "4 away", "5 away", "6 to 10", "farther"],
};

const fr = {
  play: "Jouer", solve: "Résoudre", explore: "Explorer", skip: "Aller au contenu", settings: "Réglages", views: "Vues",
  language: "Langue", theme: "Thème", themes: { auto: "Comme le système", light: "Clair", dark: "Sombre" },
  show: "Jeu", free: "Nombres libres",
  newVersion: "Une nouvelle version de la page est prête.", useVersion: "L'utiliser", nextNumber: "Nombre suivant",
  offline: "Prêt à servir hors ligne", failed: "Le moteur n'a pas pu être chargé.", retry: "Réessayer",
  labelled: (name, text) => `${name} : ${text}`, numbers: "Nombres", target: "Compte", large: "Grandes plaques", surprise: "Au hasard",
  solveTitle: "Résoudre un tirage", solveHint: "Écrivez ou collez les nombres, ou touchez les plaques. La réponse vient pendant que vous écrivez.",
  tilePad: "Plaques à toucher", erase: "Effacer le dernier nombre", clear: "Vider", exact: "Le compte est bon", away: (n) => `à ${n} du compte`,
  noExact: (n) => `Le compte n'est pas bon : voici le plus proche, à ${n}.`,
  single: "Le compte est un des nombres.", singleNear: "Le plus proche est un des nombres, tel quel.",
  steps: "Étapes", tree: "Arbre", stepCount: (n) => plural(n, "étape", "étapes"), readAloud: "Lire à voix haute", stop: "Arrêter",
  voice: "Voix", copyAnswer: "Copier la réponse", copied: "Copié", notCopied: "La copie n'est pas permise ici",
  copyLink: "Copier un lien", linkCopied: "Lien copié", playThis: "Jouer ce tirage", searching: "Recherche …", cancel: "Annuler",
  cancelled: "Annulé.", took: (text) => `trouvé en ${text}`,
  allSolutions: "Toutes les solutions",
  distinct: (n) => plural(n, "solution distincte", "solutions distinctes"),
  distinctNear: (n, d) => `${plural(n, "façon", "façons")} d'arriver à ${d} près`,
  shownOf: (shown, all) => `Les ${count(shown)} premières sur ${count(all)}.`,
  byStep: (steps, n) => `${plural(steps, "étape", "étapes")} : ${count(n)}`,
  copyAll: "Tout copier", reach: "Ce que ces nombres atteignent",
  reachSummary: (n, all) => `${plural(n, "compte", "comptes")} sur ${count(all)} ${n < 2 ? "est bon" : "sont bons"}.`,
  reachable: (t) => `${t} est possible.`, unreachable: (t, d) => `${t} n'est pas possible : le plus proche est à ${d}.`,
  reachLabel: "Les comptes, possibles ou non", legendReachable: "possible", legendUnreachable: "impossible",
  solveTarget: "Résoudre ce compte", lowerTarget: "Un de moins", higherTarget: "Un de plus",
  difficulty: "Difficulté", rated: (n) => `${n} sur 5`,
  ratings: { any: "Toutes", 1: "1, facile", 2: "2", 3: "3", 4: "4", 5: "5, difficile" },
  tooFew: "Des nombres et un compte suffisent.",
  treeLabel: (text) => `Arbre de ${text}`,
  playTitle: "Jouer une manche", today: "Le tirage du jour", todayText: "Le même pour tous, plus dur vers le dimanche.",
  playToday: "Jouer le tirage du jour", todayDone: (text) => `Vous l'avez joué : ${text}`, newRound: "Une nouvelle manche", start: "Commencer",
  clock: "Chronomètre", seconds: (n) => `${n} secondes`, noClock: "Sans", players: "Joueurs", onePlayer: "Un",
  twoPlayers: "Deux, sur cet appareil", playerName: (n) => `Nom du joueur ${n}`, player: (n) => `Joueur ${n}`,
  drawing: "Tirage …",
  secondsLeft: (n) => plural(n, "seconde restante", "secondes restantes"), noTimeLimit: "sans chronomètre", timeUp: "C'est fini.",
  tiles: "Nombres à utiliser", signs: "Signes", working: "Votre calcul", emptyWorking: "Touchez un nombre, un signe et un nombre, ou écrivez une étape.",
  typeStep: "Écrivez une étape ou un calcul", addStep: "Ajouter", stepPlaceholder: "100 + 3",
  undo: "Annuler", reset: "Recommencer", hints: { 1: "Indice", 2: "Indice plus fort", 3: "Indice le plus fort" }, declare: "Annoncer",
  chosen: (text) => `Choisi : ${text}`, closest: (v, d) => (d === 0 ? `${v} : le compte est bon !` : `Le plus proche : ${v}, à ${d}`),
  used: "utilisé", result: "résultat", signNames: { "+": "plus", "−": "moins", "×": "fois", "÷": "divisé par" },
  undone: "Annulé.", pause: "Quitter la manche", leave: "Quitter cette manche sans résultat ?",
  stay: "Continuer", leaveNow: "Quitter",
  imReady: "Je suis prêt", areYouReady: "Prêt ?", roundWaits: "Votre manche attend",
  readyText: (seconds) => `Les nombres arrivent un par un, puis le compte${seconds ? `, et vous avez ${plural(seconds, "seconde", "secondes")}` : ""}.`,
  waitingRounds: "Des manches attendent", goOnToday: "Continuer le tirage du jour", playTodayAgain: "Le rejouer",
  countsNoMore: (text) => `Vous l'avez joué : ${text}. Cette fois ne compte pas.`,
  leaveCounts: "Quitter cette manche ? Elle se termine, et compte telle quelle.", leaveDay: "Quitter cette manche ? Elle vous attend, avec le temps qui reste.",
  boardSaid: (numbers, target) => `Les nombres sont ${numbers}. Le compte est ${target}. C'est parti !`,
  leftSaid: (numbers, target) => `Il reste ${numbers}. Le compte est ${target}.`,
  nextIn: (hours, minutes) => `Le prochain arrive dans ${hours ? `${hours} h ` : ""}${minutes} min.`,
  earlierDays: "Jours passés", earlierMonth: "Mois précédent", laterMonth: "Mois suivant", roundSettings: "Réglages de la manche",
  somebody: "Quelqu'un", rival: (name, distance, seconds) => `${name} : ${distance === null ? "pas de réponse" : `${distance === 0 ? "le compte est bon" : `à ${distance} du compte`}${seconds === null ? "" : ` après ${seconds} s`}`}.`,
  ahead: "Vous avez fait mieux !", behind: (name) => `${name} a fait mieux.`, even: "Vous avez fait aussi bien.",
  pointsAnew: "Remettre les points à zéro", saveRounds: "Enregistrer dans un fichier", addRounds: "Ajouter d'un fichier", added: (n) => `${plural(n, "manche ajoutée", "manches ajoutées")}.`,
  noRoundsInFile: "Il n'y a pas de manches dans ce fichier.", notLasting: "Ce navigateur ne garde rien : les manches se perdent quand la page est fermée.",
  verdictExact: "Le compte est bon !", verdictAway: (v, d) => `${v}, à ${d} du compte`, verdictNone: "Pas de réponse", points: (n) => plural(n, "point", "points"),
  couldBeCloser: (d) => (d === 0 ? "Le compte était possible." : `Le mieux possible est à ${d} du compte.`),
  closestPossible: "On ne peut pas faire mieux.", yourAnswer: "Votre réponse", bestAnswer: "La meilleure réponse", easierWay: "Il y a plus simple", share: "Partager le résultat",
  nextRound: "Manche suivante", backToStart: "Retour au début", openInSolver: "Toutes les solutions", after: (s) => `après ${s} s`,
  shareTitle: (show, day) => (day ? `NumberRace, ${show}, ${day}` : `NumberRace, ${show}`),
  shareResult: ({ value, target, points, milliseconds, hints }, seconds = Math.round(milliseconds / 1000), distance = Math.abs(value - target)) =>
    value === null ? "pas de réponse"
      : `${distance === 0 ? "le compte est bon" : `à ${distance} du compte`}${milliseconds === null ? "" : ` après ${seconds} s`}, ${plural(points, "point", "points")}${hints ? `, ${plural(hints, "indice", "indices")}` : ""}`,
  bothThink: "Les deux cherchent. À la fin du temps, chacun annonce un nombre.", ready: "Les deux sont prêts",
  declareOf: (name) => `${name}, quel est votre nombre ?`, declareNote: "Seul le plus proche marque. Laissez vide pour aucun.",
  declared: "Annoncer", pass: (name) => `Passez l'appareil à ${name}.`, showOf: (name, n) => `${name} a annoncé ${n} : montrez comment !`,
  showIt: "Montrer", cannotShow: "Je n'y arrive pas", declaredList: (name, n) => `${name} : ${n ?? "aucun nombre"}`,
  winner: (name) => `${name} marque`, bothScore: "Les deux marquent", nobodyScores: "Personne ne marque", total: "Total",
  badDeclaration: "Une annonce est un nombre entier.",
  statistics: "Vos manches", noRounds: "Encore rien. Les manches ne sont gardées que sur cet appareil.",
  stats: {
    rounds: "Manches", points: "Points", exact: "Bons comptes", streak: "Meilleures de suite", longestStreak: "Plus longue série", dailyStreak: "Jours de suite",
    median: "Temps médian", fastest: "Bon compte le plus rapide",
  },
  distances: ["bon compte", "à 1 – 5", "à 6 – 10", "plus loin", "sans réponse"], forget: "Oublier toutes les manches",
  forgetSure: "Oublier toutes les manches sur cet appareil ?", forgotten: "Toutes les manches sont oubliées.",
  exploreTitle: "Tous les tirages qui existent",
  exploreText: (selections, targets, games) => `${selections} façons de choisir six plaques, fois ${targets} comptes, font ${games} tirages. Votre navigateur vient de trouver lesquels ont une solution.`,
  census: "Les comptes, selon le nombre de choix qui les atteignent", counting: "Calcul de tous les tirages …",
  allLarge: "Toutes", largeCount: (n) => `${n} grandes`, solvedShare: "de tous les tirages ont un bon compte",
  meanAway: "est l'écart moyen de la meilleure réponse", perfectSets: "choix atteignent tous les comptes",
  censusOf: (t, n, all, share) => `${t} : ${n} choix sur ${all} l'atteignent, ${share}.`, hardest: "Les comptes les plus durs", easiest: "Les plus faciles",
  distanceTitle: "Écart de la meilleure réponse", tookCensus: (games, seconds) => `${games} tirages en ${seconds} s`,
  byLarge: "Selon le nombre de grandes plaques", largeHead: "Grandes", selectionsHead: "Choix", solvableHead: "Bons comptes", meanHead: "Écart moyen", perfectHead: "Tout",
  shareOf: (text) => `${text} des choix`, legendFew: "peu de choix", legendMany: "tous les choix",
  everyGame: "Tous les tirages", puzzles: "Casse-têtes", puzzlesTitle: "Casse-têtes", puzzle: "Casse-tête",
  puzzleNames: { 24: "24", "make-ten": "Le jeu du dix", krypto: "Krypto", "four-fours": "Les quatre quatre", numbers: "Le compte est bon" },
  puzzleRules: {
    24: "Quatre cartes de 1 à 13, utilisées une fois chacune, font 24. Les fractions et les résultats négatifs sont permis en route.",
    "make-ten": "Quatre chiffres, comme sur un billet de train, utilisés une fois chacun et dans n'importe quel ordre, font 10. Les fractions et les résultats négatifs sont permis en route.",
    krypto: "Cinq cartes de 1 à 25, utilisées une fois chacune, font la sixième. Les résultats sont entiers, négatifs et nuls aussi.",
    "four-fours": "Jusqu'à quatre fois le même chiffre font un nombre, avec puissances, racines carrées, factorielles (deux de suite au plus) et chiffres accolés. Les résultats au-delà de 9 × 10¹⁸ sont écartés.",
    numbers: "Jusqu'à six nombres, utilisés une fois au plus, font le compte, avec des entiers positifs en route. Changez les règles pour un tirage plus dur.",
  },
  puzzleOptions: "Règles", puzzleOption: { "in-order": "Nombres dans l'ordre", decimals: "Décimales, comme .4", roots: "Racines carrées", "use-all": "Tous les nombres" },
  exactSteps: "Nombre exact d'étapes", anySteps: "libre", noneDrawn: "Aucun autre casse-tête n'a été trouvé avec ces règles.",
  drawPuzzle: "Tirer au sort", showAnswer: "Voir la réponse", notMade: (n) => `${n} est impossible`, notMadeAtAll: "Tout a été essayé.",
  notMadeHere: "Tout a été essayé, dans ces limites.", foursMap: (n) => `${n} des nombres de 1 à 100 ${n < 2 ? "est possible" : "sont possibles"}`,
  distanceRow: ["bon compte", "à 1", "à 2", "à 3", "à 4", "à 5", "à 6 – 10", "plus loin"],
};

/** The shows, by the names of their rules. */
export const titles = {
  countdown: "Countdown", lecompteestbon: "Le compte est bon", lettersandnumbers: "Letters and Numbers", cijfersenletters: "Cijfers en Letters",
};

const tables = { en, fr };

/** The words of the language that is chosen. */
export let t = en;
/** The code of the language that is chosen. */
export let language = "en";

/** Chooses a language: "en" or "fr". */
export function useLanguage(code) {
  language = code === "fr" ? "fr" : "en";
  t = tables[language];
  document.documentElement.lang = language;
}

/** The language that the browser prefers, of those there are. */
export function preferredLanguage() {
  for (const code of navigator.languages ?? [navigator.language]) {
    if (/^fr\b/i.test(code)) return "fr";
    if (/^en\b/i.test(code)) return "en";
  }
  return "en";
}

/** The first letter large, and a full stop, as a sentence. */
export const sentence = (text) => {
  const whole = text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
};

/** The language with the region that the browser prefers, for dates and numbers. */
export const locale = () => (navigator.languages ?? []).find((code) => code.startsWith(language)) ?? (language === "en" ? "en-GB" : language);

/** Whole numbers and shares as the language writes them. A share that is not the whole is never written as 100%. */
export const count = (number) => (Math.abs(number) < 1000 ? String(number) : number.toLocaleString(locale()));
export const percent = (share, digits = 1) =>
  (share < 1 ? Math.min(share, 1 - 10 ** (-2 - digits)) : share).toLocaleString(locale(), { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
export const decimal = (number, digits = 2) =>
  number.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
