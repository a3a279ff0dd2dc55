/// The visual presentation of a response, as data, which any front end can draw in its own way.
/// This module draws it as text, with ANSI colours, and as SVG.
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
    /// A paragraph of text.
    case paragraph(String)
    /// Rows of labels and values.
    case rows([Row])
    /// Consecutive steps, each with its result.
    case steps([Step])
    /// Short texts in a row, such as the tiles of a game.
    case tiles([String])
    /// A drawing.
    case picture(Picture)
  }

  /// A label and its value.
  public struct Row: Hashable, Sendable, Codable {
    /// The label.
    public let label: String
    /// The value.
    public let value: String
    /// The action of the label, such as of a box that is ticked; `nil` if it has none.
    public let action: Action?

    /// Creates a row.
    public init(_ label: String, _ value: String, action: Action? = nil) {
      self.label = label
      self.value = value
      self.action = action
    }
  }

  /// A step with its result.
  public struct Step: Hashable, Sendable, Codable {
    /// The step, such as `6 × 75`.
    public let text: String
    /// The result, such as `450`.
    public let result: String

    /// Creates a step.
    public init(_ text: String, result: String) {
      self.text = text
      self.result = result
    }
  }

  /// A text with a rating.
  public struct Emphasised: Hashable, Sendable, Codable {
    /// The text.
    public let text: String
    /// The rating of the text.
    public let merit: Merit

    /// Creates a text with a rating.
    public init(_ text: String, _ merit: Merit = .neutral) {
      self.text = text
      self.merit = merit
    }
  }

  /// A rating.
  public enum Merit: String, Hashable, Sendable, Codable {
    /// Neither good nor bad.
    case neutral
    /// The best possible.
    case good
    /// Partly successful.
    case fair
    /// Unsuccessful.
    case bad
  }

  /// An available action: an intent with its values.
  public struct Action: Hashable, Sendable, Codable {
    /// The title, as on a button.
    public let title: String
    /// The intent and its values.
    public let invocation: Invocation
    /// The activity of the intent, for links, if there is one.
    public let activity: UserActivity?

    /// Creates an action.
    public init(_ title: String, _ intent: some Intent) {
      self.title = title
      invocation = Invocation(intent)
      activity = UserActivity(intent)
    }
  }
}
