import Markup
import Texts

/// A form that the server could not take, to be sent once more as it was.
public struct UnsentForm: Hashable, Sendable {
  /// The path and query to which it was sent.
  public let action: String
  /// The names and values of its fields, in order.
  public let fields: [Field]

  /// The only field into which people type: their name.
  static let typedField = "name"

  /// A field of a form.
  public struct Field: Hashable, Sendable {
    /// The name.
    public let name: String
    /// What was entered or chosen.
    public let value: String

    /// Whether people type its value.
    var isTyped: Bool { name == UnsentForm.typedField }

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
  /// What the visitor typed into a form that can never be sent, so that they can copy it.
  func typedText(of unsent: UnsentForm, _ texts: Strings) {
    each(unsent.fields.filter { $0.isTyped && !$0.value.isEmpty }) { field in
      label(.class("reply-typed")) {
        span { texts.typedText }
        input(
          .type("text"), .attribute("value", field.value), .attribute("readonly", ""), .dir("auto"))
      }
    }
  }

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
