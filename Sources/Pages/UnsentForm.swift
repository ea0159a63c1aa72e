import Markup
import Texts

/// A form that the server could not take, to be sent once more as it was.
public struct UnsentForm: Hashable, Sendable {
  /// The path and query to which it was sent.
  public let action: String
  /// The names and values of its fields, in order.
  public let fields: [Field]

  /// A field of a form.
  public struct Field: Hashable, Sendable {
    /// The name.
    public let name: String
    /// What was entered or chosen.
    public let value: String

    /// Creates a field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a form from the fields that were sent.
  public init(action: String, fields: [Field]) {
    self.action = action
    self.fields = fields
  }
}

extension Page {
  /// The form with the same fields in the same order, so that the server knows it if it took it after all.
  func unsentForm(_ unsent: UnsentForm, _ texts: Strings) {
    form(.attribute("method", "post"), .attribute("action", unsent.action)) {
      each(unsent.fields) { field in
        input(
          .type("hidden"), .attribute("name", field.name), .attribute("value", field.value))
      }
      button(.type("submit"), .class("button primary")) { texts.sendAgain }
    }
  }
}
