/// The visual presentation of a response, as data, which any front end can draw in its own way.
/// This module draws it as text, with ANSI colours, as HTML and as SVG.
public struct Snippet: Hashable, Sendable, Codable {
  /// A short description.
  public var title: String
  /// The conclusion: "exact", "2 away".
  public var subtitle: Emphasised?
  /// The content, from top to bottom.
  public var blocks: [Block]
  /// The available actions.
  public var actions: [Action]

  /// Creates a snippet.
  ///
  /// - Parameters:
  ///   - title: A short description.
  ///   - subtitle: The conclusion.
  ///   - blocks: The content, from top to bottom.
  ///   - actions: The available actions.
  public init(
    title: String, subtitle: Emphasised? = nil, blocks: [Block] = [], actions: [Action] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.blocks = blocks
    self.actions = actions
  }

  /// A part of a snippet.
  public enum Block: Hashable, Sendable {
    /// Some sentences.
    case paragraph(String)
    /// What is called something and is something.
    case rows([Row])
    /// What is done one after the other; the last words of each are what it comes to.
    case steps([Step])
    /// Short texts beside each other, such as the tiles of a game.
    case tiles([String])
    /// A drawing.
    case picture(Picture)
  }

  /// Something that is called something and is something.
  public struct Row: Hashable, Sendable, Codable {
    /// The name.
    public let label: String
    /// What it is.
    public let value: String

    /// A row.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - value: What it is.
    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// Something that is done.
  public struct Step: Hashable, Sendable, Codable {
    /// What is done, such as `6 × 75`.
    public let text: String
    /// What it comes to, such as `450`.
    public let result: String

    /// A step.
    ///
    /// - Parameters:
    ///   - text: What is done.
    ///   - result: What it comes to.
    public init(_ text: String, result: String) {
      self.text = text
      self.result = result
    }
  }

  /// A text with its merit.
  public struct Emphasised: Hashable, Sendable, Codable {
    /// The text.
    public let text: String
    /// How good it is.
    public let merit: Merit

    /// A text with its merit.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - merit: How good it is.
    public init(_ text: String, _ merit: Merit = .neutral) {
      self.text = text
      self.merit = merit
    }
  }

  /// How good something is.
  public enum Merit: String, Hashable, Sendable, Codable {
    /// Neither good nor bad.
    case neutral
    /// All that could be wished for.
    case good
    /// Something, but not all.
    case fair
    /// Nothing that was wished for.
    case bad
  }

  /// Something that can be done with what is shown: an intent, with its values.
  public struct Action: Hashable, Sendable, Codable {
    /// What it does, as on a button.
    public let title: String
    /// The intent and its values.
    public let invocation: Invocation
    /// The same for links, if the intent has an activity.
    public let activity: UserActivity?

    /// An action.
    ///
    /// - Parameters:
    ///   - title: What it does, as on a button.
    ///   - intent: The intent, with its values.
    public init(_ title: String, _ intent: some Intent) {
      self.title = title
      invocation = Invocation(intent)
      activity = UserActivity(intent)
    }
  }
}
