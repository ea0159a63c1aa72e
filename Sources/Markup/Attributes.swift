extension Attribute {
  /// Classes for the style sheet; several `class` attributes on one element are joined.
  public static var `class`: ClassName { ClassName() }
  /// Any attribute that has no name of its own here: `.attribute("datetime", …)`.
  ///
  /// Attributes that hold a URL are checked as `href` is. Event handlers such as `onclick` are left
  /// out, because the page's Content-Security-Policy forbids them anyway.
  public static var attribute: AttributePrefix { AttributePrefix(.checked) }
  /// An ARIA attribute: `.aria("label", …)` is `aria-label`.
  public static var aria: AttributePrefix { AttributePrefix(.aria) }
  /// A data attribute: `.data("team", …)` is `data-team`.
  public static var data: AttributePrefix { AttributePrefix(.data) }
  /// The target of a link: within the site, or with the scheme `https`, `http`, `mailto` or `blob`.
  ///
  /// With any other scheme, such as `javascript`, the attribute is left out.
  public static var href: AttributeName { AttributeName(.link, "href") }
  /// The URL of an image; allows the same targets as `href`.
  public static var src: AttributeName { AttributeName(.link, "src") }
  /// The id by which labels and other elements refer to this one.
  ///
  /// An element that is updated on its own takes a `key` instead.
  public static var id: AttributeName { AttributeName("id") }
  /// The id of the control that the label belongs to.
  public static var `for`: AttributeName { AttributeName("for") }
  /// The type of a button or a control, such as `"button"` or `"checkbox"`.
  public static var type: AttributeName { AttributeName("type") }
  /// The name of a control.
  public static var name: AttributeName { AttributeName("name") }
  /// The value of a control; without it, the control keeps what the user typed.
  public static var value: AttributeName { AttributeName("value") }
  /// The hint that an empty control shows.
  public static var placeholder: AttributeName { AttributeName("placeholder") }
  /// The ARIA role of the element.
  public static var role: AttributeName { AttributeName("role") }
  /// The kind of on-screen keyboard, such as `"numeric"`.
  public static var inputMode: AttributeName { AttributeName("inputmode") }
  /// A hint about what the browser may fill in, such as `"username"`.
  public static var autocomplete: AttributeName { AttributeName("autocomplete") }
  /// The language of the element's text, such as `"ko"`.
  public static var lang: AttributeName { AttributeName("lang") }
  /// The direction of the element's text: `"ltr"`, `"rtl"` or `"auto"`.
  public static var dir: AttributeName { AttributeName("dir") }
  /// The place in the tab order: 0 for document order, -1 to leave the element out.
  public static var tabIndex: AttributeName { AttributeName("tabindex") }
  /// The tooltip.
  public static var title: AttributeName { AttributeName("title") }
  /// The alternative text of an image.
  public static var alt: AttributeName { AttributeName("alt") }
}

// Boolean attributes.
extension Attribute {
  /// Whether the control is disabled.
  public static func disabled(_ isDisabled: Bool) -> Self { flag("disabled", isDisabled) }
  /// Whether the checkbox is ticked.
  public static func checked(_ isChecked: Bool) -> Self { flag("checked", isChecked) }
  /// Whether the option is selected.
  public static func selected(_ isSelected: Bool) -> Self { flag("selected", isSelected) }
  /// Whether the element is hidden, from screen readers too.
  public static func hidden(_ isHidden: Bool) -> Self { flag("hidden", isHidden) }
  /// Whether a `details` element is expanded.
  public static func open(_ isOpen: Bool) -> Self { flag("open", isOpen) }
  /// Whether the form can be submitted only with a value here.
  public static func required(_ isRequired: Bool) -> Self { flag("required", isRequired) }
  /// Gives the element the focus when its page or dialog appears.
  public static var autofocus: Self { flag("autofocus") }
}

// Events of the page: the browser sends the value of the attribute to Swift when the event occurs.
// These texts are the only connection from a page to the program. No event handlers are registered
// for single elements.
extension Attribute {
  /// Sends its text when the user clicks or taps the element or activates it by keyboard.
  public static var tap: EventAttribute { EventAttribute("tap") }
  /// Sends its text when the user scrolls to within two screens of the element.
  public static var near: EventAttribute { EventAttribute("near") }
  /// The event of the first touch of the element or of something in it, or of the focus that comes there.
  public static var touch: EventAttribute { EventAttribute("touch") }
  /// Sends its text and the control's new value on each edit.
  public static var input: EventAttribute { EventAttribute("input") }
  /// Sends its text and the control's value when an edit is finished; a checkbox sends `true` or
  /// `false`.
  public static var change: EventAttribute { EventAttribute("change") }
  /// Sends its text and what the user pastes, when that has several lines, in place of pasting it.
  public static var paste: EventAttribute { EventAttribute("paste") }
  /// Sends its text when the user submits the form.
  public static var submit: EventAttribute { EventAttribute("submit") }
  /// Sends its text when the user dismisses a dialog: by Escape, a tap beside it or a back gesture.
  public static var dismiss: EventAttribute { EventAttribute("dismiss") }
  /// Sends its text and the dragged element's `drag` value when the user drops it here.
  public static var drop: EventAttribute { EventAttribute("drop") }
  /// Makes the element draggable; the drop target receives the value.
  public static var drag: AttributeName { AttributeName(.data, "drag") }
  /// Shows a dialog above everything else and makes the rest of the page inert.
  public static var modal: Self { flag("data-modal") }
  /// Scrolls the element into view when it appears in a dialog.
  public static var reveal: Self { flag("data-reveal") }
}
