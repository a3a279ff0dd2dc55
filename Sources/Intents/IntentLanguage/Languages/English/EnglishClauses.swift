extension ClauseWords {
  /// The closed classes of English.
  public static let english = ClauseWords(
    spelling: .english,
    subjects: (first: "i we", second: "you u", third: "he she it they this that these those there"),
    auxiliaries: "am is are has have do does", pastAuxiliaries: "was were had did been",
    commands: "do have",
    modals: "can could may might will would shall",
    duties: "must should ought need needs",
    wishes: "want wanted wanna need needed like love wish hope hoping gonna going gotta trying",
    negations: "not no nope nah never", manners: ["how"], reasons: ["why", "whether"],
    questions: "what which who whom whose when where",
    measures: "much many long often far old big soon",
    conditions: "if unless",
    contexts: "because since while whereas although though before after until",
    coordinators: "and but so then plus or", alternatives: "or",
    determiners: "the a an my our your his her its their this that these those some any",
    prepositions: "to from on onto into in at for with of by via",
    withdrawing: """
      nevermind cancel scrap scratch disregard ignore abort kidding joking joke changed bother \
      undecided forget leave stop thoughts
      """,
    beside: """
      mind thought second yet now later today tonight really after all any more anymore \
      just only quite better actually wait sorry please think said right time moment need want ready sure else either \
      worry rather
      """,
    oversights: "forget hesitate fail", interjections: englishInterjections,
    suggestions: [
      "how about", "what about", "why do not you", "why do not we", "why not", "do you mind",
      "would you mind", "what if we", "what do you say we",
    ],
    tags: ["or not", "is not it", "right"])

  private static let englishInterjections = """
    please pls plz thanks thank ta cheers thx ty um uh uhm umm er erm ah oh eh hm hmm mm well okay ok alright yes yeah \
    yep sure no nope nah hi hello hey hiya so just kindly actually basically anyway sorry pardon wait oops
    """
}
