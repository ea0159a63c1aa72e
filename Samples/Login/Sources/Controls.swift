import Domain
import Markup

/// A retained control, as in UIKit: it keeps its state and is rendered with the page.
class Control {
  let key: String
  /// The classes for the style sheet.
  var classes = ""

  init(_ key: String) { self.key = key }

  /// The HTML for the control's current state.
  var markup: Content { Content() }

  /// Called with the event of any control on the page; the control handles its own.
  func received(_ event: String, _ value: String) {}
}

/// A text; with `isReporting`, screen readers announce its changes.
final class Label: Control {
  var text: String?
  var isReporting = false

  override var markup: Content {
    p(key: key, .class(classes), .role(isReporting ? "status" : nil)) { text }.content
  }
}

/// A button that reports taps or, with `isSubmitting`, submits the form around it.
final class Button: Control {
  var title = ""
  var isSubmitting = false
  var isBusy = false
  var onTap: (() -> Void)?
  private var tapped: String { "\(key)Tapped" }

  override var markup: Content {
    // Not the `disabled` attribute, which would remove the focus.
    let isDisabled = Attribute.aria("disabled", isBusy ? "true" : nil)
    let markup =
      isSubmitting
      ? button(key: key, .type("submit"), .class(classes), isDisabled) { title }
      : button(key: key, .type("button"), .class(classes), isDisabled, .tap(tapped)) { title }
    return markup.content
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

  override var markup: Content {
    let isSecret = kind == .password
    let field = div(.class(classes)) {
      label(.for(key), .class("label")) { title }
      input(
        key: key, .class("input"), .name(key), isSecret ? .type("password") : .type("text"),
        .value(isSecret ? nil : text), .autocomplete(isSecret ? "current-password" : "username"),
        .attribute("autocapitalize", "none"), .attribute("autocorrect", "off"),
        .attribute("spellcheck", "false"), .attribute("enterkeyhint", isSecret ? "go" : "next"),
        .dir(isSecret ? nil : "auto"), .flag("readonly", isReadOnly),
        .aria("invalid", problemKey == nil ? nil : "true"), .aria("describedby", problemKey),
        .input(changed))
    }
    return field.content
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

  override var markup: Content {
    let markup =
      onSubmit == nil
      ? div(key: key, .class(classes)) { inside }
      : form(key: key, .class(classes), .submit(submitted)) { inside }
    return markup.content
  }

  @MarkupBuilder private var inside: Content {
    for control in subviews { control.markup }
  }

  override func received(_ event: String, _ value: String) {
    if event.isEqualByBytes(to: submitted) { onSubmit?() }
    for control in subviews { control.received(event, value) }
  }
}
