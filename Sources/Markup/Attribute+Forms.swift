extension Attribute {
  /// The name by which labels and other elements find this one.
  ///
  /// An element that is to be updated on its own takes a `key` instead.
  public static func id(_ name: String?) -> Self { Self(.plain, "id", name) }

  /// The id of the control that a label is for.
  public static func `for`(_ id: String?) -> Self { Self(.plain, "for", id) }

  /// The kind of a button or a control.
  public static func type(_ type: StaticString) -> Self { Self(.plain, "type", "\(type)") }

  /// The name of a control.
  public static func name(_ name: String?) -> Self { Self(.plain, "name", name) }

  /// What a control holds; without it, the control keeps what was typed.
  public static func value(_ value: String?) -> Self { Self(.plain, "value", value) }

  /// An example in an empty control.
  public static func placeholder(_ text: String?) -> Self { Self(.plain, "placeholder", text) }

  /// What the element is to assistive technology.
  public static func role(_ role: String?) -> Self { Self(.plain, "role", role) }

  /// Whether the control can be used at all.
  public static func disabled(_ isDisabled: Bool) -> Self { flag("disabled", isDisabled) }

  /// Whether the box is ticked.
  public static func checked(_ isChecked: Bool) -> Self { flag("checked", isChecked) }

  /// Whether the option is the chosen one.
  public static func selected(_ isSelected: Bool) -> Self { flag("selected", isSelected) }

  /// Whether the element is neither shown nor read out.
  public static func hidden(_ isHidden: Bool) -> Self { flag("hidden", isHidden) }

  /// Whether the details are shown.
  public static func open(_ isOpen: Bool) -> Self { flag("open", isOpen) }

  /// Gives the element the focus when its page or dialog appears.
  public static var autofocus: Self { flag("autofocus") }

  /// Whether the form cannot be sent without this.
  public static func required(_ isRequired: Bool) -> Self { flag("required", isRequired) }

  /// Which keyboard a phone shows.
  public static func inputMode(_ mode: String?) -> Self { Self(.plain, "inputmode", mode) }

  /// What a browser may fill in.
  public static func autocomplete(_ hint: String?) -> Self { Self(.plain, "autocomplete", hint) }

  /// The language of the text inside.
  public static func lang(_ code: String?) -> Self { Self(.plain, "lang", code) }

  /// The direction of the text inside.
  public static func dir(_ direction: String?) -> Self { Self(.plain, "dir", direction) }

  /// The place in the order of the tab key: 0 for the usual one, -1 for none.
  public static func tabIndex(_ index: Int) -> Self { Self(.plain, "tabindex", "\(index)") }

  /// What a pointer that rests here is told.
  public static func title(_ text: String?) -> Self { Self(.plain, "title", text) }

  /// What stands for a picture that is not seen.
  public static func alt(_ text: String?) -> Self { Self(.plain, "alt", text) }
}
