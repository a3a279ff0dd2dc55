extension ClauseWords {
  /// The closed classes of Spanish.
  public static let spanish = ClauseWords(
    spelling: .spanish,
    subjects: (
      first: "yo nosotros nosotras", second: "usted ustedes vosotros",
      third: "ella ellos ellas eso esto"
    ),
    auxiliaries: "es son están estoy estás hay he has ha hemos han soy eres tiene tienes",
    pastAuxiliaries: "era eran fue fueron estaba estaban había tenía",
    modals: "puedes puede podéis pueden podrías podría puedo podemos",
    duties: "debo debes debe debería debemos",
    wishes: "quiero quisiera necesito gustaría debo quiere queremos necesitamos",
    negations: "no nunca jamás", manners: ["cómo"], reasons: ["por qué"],
    questions: "qué cuál cuáles quién dónde cuándo cuánto cuánta cuántos cuántas",
    conditions: "si", contexts: "porque mientras aunque", coordinators: "y e pero luego",
    alternatives: "o u",
    determiners: """
      el la los las un una unos unas mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa esos esas
      """,
    prepositions: "a al de del en con por para sin sobre entre hasta desde",
    withdrawing: """
      olvídalo olvida déjalo deja cancela cancelar broma bromeaba cambiado anula igual
      """,
    beside: """
      idea opinión mejor todavía aún ahora hoy nada da importa hace falta era solo estaba espera perdón pensándolo bien \
      ya más tarde momento
      """,
    oversights: "olvides olvide olvidar olvidéis",
    interjections: "porfa gracias hola eh em pues bueno vale ok oye venga perdón espera sólo ah ay",
    suggestions: ["qué tal si", "por qué no", "qué te parece si"],
    tags: ["o no", "verdad", "no es así", "no es verdad"])
}
