/// What comes back to Swift when something happens to an element: an opaque text, given here.
///
/// Nothing else connects a page to the program; no handler is ever made.
extension Attribute {
  /// Comes back when the element is clicked, tapped or pressed by the keyboard.
  public static func tap(_ text: String?) -> Self { Self(.data, "tap", text) }

  /// Comes back with each edit, and what the control then holds.
  public static func input(_ text: String?) -> Self { Self(.data, "input", text) }

  /// Comes back when an edit is done, with what the control holds; a box holds `true` or `false`.
  public static func change(_ text: String?) -> Self { Self(.data, "change", text) }

  /// Comes back when a form is sent.
  public static func submit(_ text: String?) -> Self { Self(.data, "submit", text) }

  /// Comes back when a dialog is to go away by Escape or by a tap beside it.
  public static func dismiss(_ text: String?) -> Self { Self(.data, "dismiss", text) }

  /// Shows a dialog above everything else, with the rest of the page out of reach.
  public static var modal: Self { flag("data-modal") }

  /// Lets the element be dragged; `value` is what it brings to where it is dropped.
  public static func drag(_ value: String?) -> Self { Self(.data, "drag", value) }

  /// Makes the element a handle: a touch here drags at once, without a long press.
  public static var dragHandle: Self { flag("data-drag-handle") }

  /// Comes back when something is dropped here, with the value it brings.
  public static func drop(_ text: String?) -> Self { Self(.data, "drop", text) }
}
