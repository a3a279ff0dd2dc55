public import IntentKit
import IntentLanguage

/// Recognises the sentences of template files.
///
/// Of several ways to read a sentence, the best one is that with the fewest texts that can be anything, then
/// the most letters in words of the template, then the fewest letters of texts that can be anything; then the
/// intent whose name comes first, and then the first in the files. The order is hassil's (`recognize_best`).
public struct HassilRecognizer: Sendable {
  private let templates: [Template]
  private let knowledge: SlotKnowledge
  private let skipPhrases: SkipPhrases
  private let index: TemplateIndex

  /// The largest number of states of all templates. Those of a language of Home Assistant have a tenth of it.
  private static let maximumStateCount = 1_000_000

  /// A template that is compiled.
  private struct Template: Sendable {
    let intent: String
    let block: HassilTemplates.Block
    let text: String
    let compiled: CompiledTemplate
    let lists: [IntentLanguage.Template.SlotReference: ListReader]
    let sides: SkipPhrases.Sides
  }

  /// The recognised meaning of a sentence.
  public struct Match: Hashable, Sendable {
    /// The name of the intent for programs.
    public let intent: String
    /// The values.
    public let slots: [String: IntentValue]
    /// The key of the response.
    public let response: String?
    /// The template that matched.
    public let template: String
  }

  /// A recogniser.
  ///
  /// - Parameters:
  ///   - templates: The templates to recognise.
  ///   - lists: Lists that the files refer to and do not have, as the names of things and places.
  /// - Throws: ``HassilError`` if a template cannot be read, or refers to a list or rule that there is not.
  public init(
    _ templates: HassilTemplates, lists: [String: HassilTemplates.List] = [:]
  ) throws(HassilError) {
    var compiler = HassilCompiler(
      rules: try HassilCompiler.rules(templates.rules),
      lists: templates.lists.merging(lists) { _, given in given },
      knowledge: SlotKnowledge(Language(code: templates.language), spelling: .known))
    var all: [Template] = []
    var stateCount = 0
    for intent in templates.intents {
      for block in intent.blocks {
        let rules = try compiler.rules(for: block)
        for text in block.sentences {
          let compiled = try compiler.compile(text, rules, in: block, of: intent.name)
          stateCount += compiled.template.stateCount
          guard stateCount <= Self.maximumStateCount else {
            throw HassilError(
              description: "\"\(text)\" of \(intent.name): the templates together have more than "
                + "\(Self.maximumStateCount) states")
          }
          all.append(
            Template(
              intent: intent.name, block: block, text: text, compiled: compiled.template,
              lists: compiled.lists, sides: compiled.sides))
        }
      }
    }
    self.templates = all
    knowledge = compiler.knowledge
    skipPhrases = SkipPhrases(templates.skipPhrases)
    index = TemplateIndex(all.map(\.compiled), compiler.knowledge)
  }

  /// The recognised meaning of a sentence.
  ///
  /// - Parameters:
  ///   - utterance: The sentence.
  ///   - context: The context from outside, such as the room in which the sentence was said.
  /// - Returns: The best way to read it; `nil` if no template matches, or the sentence is longer than 16,000 bytes.
  public func match(_ utterance: String, context: [String: IntentValue] = [:]) -> Match? {
    guard utterance.utf8.count <= TemplateMatcher.maximumLength else { return nil }
    let whole = Sentence(utterance)
    var best: (match: Match, rank: Int, place: Int)?
    for sides in SkipPhrases.Sides.allCases {
      let sentence = skipPhrases.removed(from: whole, at: sides)
      let isWhole = sentence.words.count == whole.words.count
      if sides == .anywhere, isWhole { continue }
      var matcher = TemplateMatcher(sentence, knowledge, order: .freeTexts)
      for place in index.candidates(sentence) {
        let template = templates[place]
        // Words that may be left out may be meant as well.
        guard template.sides == sides || (sides == .none && template.sides == .anywhere),
          let found = matcher.match(template.compiled), found.isAllowed,
          let slots = slots(found, template, context)
        else { continue }
        let rank = found.rank(by: .freeTexts)
        if let best, (best.rank, best.match.intent, best.place) <= (rank, template.intent, place) {
          continue
        }
        let match = Match(
          intent: template.intent, slots: slots, response: template.block.response,
          template: template.text)
        best = (match, rank, place)
      }
    }
    return best?.match
  }

  /// The values, if what is known allows them.
  private func slots(
    _ match: TemplateMatch, _ template: Template, _ context: [String: IntentValue]
  ) -> [String: IntentValue]? {
    var slots = template.block.slots
    var context = context
    // From left to right, so that the later of two that say the same always counts.
    for (name, found) in match.values.sorted(by: {
      $0.value.words.lowerBound < $1.value.words.lowerBound
    }) {
      guard let list = template.lists[found.reference] else { continue }
      guard let value = list.value(found.value, said: found.text) else { return nil }
      if !name.hasPrefix("@") { slots[name] = value }
      context.merge(list.context(of: found.value)) { _, new in new }
    }
    for (name, requirement) in template.block.excluded {
      if let value = context[name], requirement.isMet(by: value) { return nil }
    }
    for (name, requirement) in template.block.required {
      guard let value = context[name], requirement.isMet(by: value) else { return nil }
      if let slot = requirement.slot, match.values[slot] == nil { slots[slot] = value }
    }
    return slots
  }
}
