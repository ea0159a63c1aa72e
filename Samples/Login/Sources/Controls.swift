import Domain
import Markup

/// Something on a page that stays there, is changed now and then, and is drawn with the page.
class Control {
  /// By which the browser finds it.
  let key: String
  /// For the style sheet.
  var classes = ""

  init(_ key: String) { self.key = key }

  /// How it looks now.
  var markup: Content { Content() }

  /// Something happened to a control, perhaps to this one.
  func received(_ event: String, _ value: String) {}
}

/// A text; what comes into one that reports is read out.
final class Label: Control {
  var text: String?
  var isReporting = false

  override var markup: Content {
    p(key: key, .class(classes), .role(isReporting ? "status" : nil)) { text }.content
  }
}

/// A button, which reports taps; or one that sends the form around it, which then reports that.
final class Button: Control {
  var title = ""
  var isSubmitting = false
  var isBusy = false
  var onTap: (() -> Void)?
  private var tapped: String { "\(key)Tapped" }

  override var markup: Content {
    // Not really disabled, which would take the focus away.
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

/// A field to type into, with a label.
final class TextField: Control {
  enum Kind { case username, password }

  var kind = Kind.username
  var title = ""
  /// What it holds; a password is left to the browser and never becomes markup.
  var text = ""
  var isReadOnly = false
  /// The key of the label that says what is wrong with it; `nil` when nothing is.
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

/// Controls one below another; with `onSubmit`, a form.
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
