/// Events of the page: each attribute holds the text that the browser sends to Swift when its event
/// occurs.
///
/// These texts are the only connection from a page to the program. No event handlers are registered
/// for single elements.
extension Attribute {
  /// Sends `text` when the user clicks or taps the element or activates it by keyboard.
  public static func tap(_ text: String?) -> Self { Self(.data, "tap", text) }

  /// Sends `text` when the user scrolls to within two screens of the element.
  public static func near(_ text: String?) -> Self { Self(.data, "near", text) }

  /// Sends `text` and the control's new value on each edit.
  public static func input(_ text: String?) -> Self { Self(.data, "input", text) }

  /// Sends `text` and the control's value when an edit is finished; a checkbox sends `true` or
  /// `false`.
  public static func change(_ text: String?) -> Self { Self(.data, "change", text) }

  /// Sends `text` when the user submits the form.
  public static func submit(_ text: String?) -> Self { Self(.data, "submit", text) }

  /// Sends `text` when the user dismisses a dialog: by Escape, a tap beside it or a back gesture.
  public static func dismiss(_ text: String?) -> Self { Self(.data, "dismiss", text) }

  /// Shows a dialog above everything else and makes the rest of the page inert.
  public static var modal: Self { flag("data-modal") }

  /// Makes the element draggable; the drop target receives `value`.
  public static func drag(_ value: String?) -> Self { Self(.data, "drag", value) }

  /// Makes the element a drag handle: a touch here drags at once, without a long press.
  public static var dragHandle: Self { flag("data-drag-handle") }

  /// Sends `text` and the dragged element's `drag` value when the user drops it here.
  public static func drop(_ text: String?) -> Self { Self(.data, "drop", text) }
}
