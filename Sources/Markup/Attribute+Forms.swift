extension Attribute {
  /// The id by which labels and other elements refer to this one.
  ///
  /// An element that is updated on its own takes a `key` instead.
  public static func id(_ name: String?) -> Self { Self(.plain, "id", name) }

  /// The id of the control that the label belongs to.
  public static func `for`(_ id: String?) -> Self { Self(.plain, "for", id) }

  /// The type of a button or a control, such as `"button"` or `"checkbox"`.
  public static func type(_ type: StaticString) -> Self { Self(.plain, "type", "\(type)") }

  /// The name of a control.
  public static func name(_ name: String?) -> Self { Self(.plain, "name", name) }

  /// The value of a control; without it, the control keeps what the user typed.
  public static func value(_ value: String?) -> Self { Self(.plain, "value", value) }

  /// The hint that an empty control shows.
  public static func placeholder(_ text: String?) -> Self { Self(.plain, "placeholder", text) }

  /// The ARIA role of the element.
  public static func role(_ role: String?) -> Self { Self(.plain, "role", role) }

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

  /// Gives the element the focus when its page or dialog appears.
  public static var autofocus: Self { flag("autofocus") }

  /// Whether the form can be submitted only with a value here.
  public static func required(_ isRequired: Bool) -> Self { flag("required", isRequired) }

  /// The kind of on-screen keyboard, such as `"numeric"`.
  public static func inputMode(_ mode: String?) -> Self { Self(.plain, "inputmode", mode) }

  /// A hint about what the browser may fill in, such as `"username"`.
  public static func autocomplete(_ hint: String?) -> Self { Self(.plain, "autocomplete", hint) }

  /// The language of the element's text, such as `"ko"`.
  public static func lang(_ code: String?) -> Self { Self(.plain, "lang", code) }

  /// The direction of the element's text: `"ltr"`, `"rtl"` or `"auto"`.
  public static func dir(_ direction: String?) -> Self { Self(.plain, "dir", direction) }

  /// The place in the tab order: 0 for document order, -1 to leave the element out.
  public static func tabIndex(_ index: Int) -> Self { Self(.plain, "tabindex", "\(index)") }

  /// The tooltip.
  public static func title(_ text: String?) -> Self { Self(.plain, "title", text) }

  /// The alternative text of an image.
  public static func alt(_ text: String?) -> Self { Self(.plain, "alt", text) }
}
