// swift-format-ignore-file

// What an intent gives back.

public import SwiftUI

public protocol IntentResult {
  associatedtype Value
}

public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}

public struct _SnippetViewContainer {}

public struct IntentResultContainer<Value, OpensIntent, Snippet, Dialog>: IntentResult {
  public let value: Value?
  public let dialog: Dialog?
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension IntentResult {
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<Content: View>(
    dialog: IntentDialog, view: Content = EmptyView()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: nil, dialog: dialog)
  }
}
