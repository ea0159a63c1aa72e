import Domain
import Markup

/// A retained control, as in UIKit: it keeps its state and is rendered with the page.
class Control {
  let key: String
  /// The classes for the style sheet.
  var classes = ""

  init(_ key: String) { self.key = key }

  /// Writes the control in its current state.
  func write(to page: Page) {}

  /// Called with the event of any control on the page; the control handles its own.
  func received(_ event: String, _ value: String) {}
}

/// A text; with `isReporting`, screen readers announce its changes.
final class Label: Control {
  var text: String?
  var isReporting = false

  override func write(to page: Page) {
    page.p(key: Text(key), .class(classes), .role(isReporting ? "status" : nil)) { text }
  }
}

/// A button that reports taps or, with `isSubmitting`, submits the form around it.
final class Button: Control {
  var title = ""
  var isSubmitting = false
  var isBusy = false
  var onTap: (() -> Void)?
  private var tapped: String { "\(key)Tapped" }

  override func write(to page: Page) {
    // Not the `disabled` attribute, which would remove the focus.
    page.button(
      key: "\(key)", .type(isSubmitting ? "submit" : "button"), .class(classes),
      .aria("disabled", isBusy ? "true" : nil), .tap(isSubmitting ? nil : tapped)
    ) { title }
  }

  override func received(_ event: String, _ value: String) {
    if event.isEqualByBytes(to: tapped) { onTap?() }
  }
}

/// A text field with a label.
final class TextField: Control {
  enum Kind { case username, password }

  var kind = Kind.username
  var title = ""
  /// The text of a user name field; a password stays in the browser and is never in markup.
  var text = ""
  var isReadOnly = false
  /// The key of the label with the field's error; `nil` when there is none.
  var problemKey: String?
  var onInput: ((String) -> Void)?
  private var changed: String { "\(key)Changed" }

  override func write(to page: Page) {
    let isSecret = kind == .password
    page.div(.class(classes)) {
      page.label(.for(key), .class("label")) { title }
      page.input(
        key: "\(key)", .class("input"), .name(key), .type(isSecret ? "password" : "text"),
        .value(isSecret ? nil : text), .autocomplete(isSecret ? "current-password" : "username"),
        .attribute("autocapitalize", "none"), .attribute("autocorrect", "off"),
        .attribute("spellcheck", "false"), .attribute("enterkeyhint", isSecret ? "go" : "next"),
        .dir(isSecret ? nil : "auto"), .flag("readonly", isReadOnly),
        .aria("invalid", problemKey == nil ? nil : "true"), .aria("describedby", problemKey),
        .input(changed))
    }
  }

  override func received(_ event: String, _ value: String) {
    if event.isEqualByBytes(to: changed) { onInput?(value) }
  }
}

/// A column of controls; with `onSubmit`, a form.
final class Stack: Control {
  var onSubmit: (() -> Void)?
  private var submitted: String { "\(key)Submitted" }
  private var subviews: [Control] = []

  func addSubview(_ control: Control) { subviews.append(control) }

  override func write(to page: Page) {
    let tag = onSubmit == nil ? page.div : page.form
    tag(key: "\(key)", .class(classes), .submit(onSubmit == nil ? nil : submitted)) {
      page.each(subviews) { $0.write(to: page) }
    }
  }

  override func received(_ event: String, _ value: String) {
    if event.isEqualByBytes(to: submitted) { onSubmit?() }
    for control in subviews { control.received(event, value) }
  }
}
