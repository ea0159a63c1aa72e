/// The events of one screen, and how an element of its page carries them as text.
///
/// Most events carry nothing or what was typed. They are raw values, written as they are named, so
/// that a new one is one line:
///
/// ```swift
/// package enum GatherEvent: ScreenEvent {
///   case plain(Plain)
///   case input(Input, String)
///   case plusTapped(Side)
///
///   package enum Plain: String, EventName { case clockTapped, endTapped }
///   package enum Input: String, EventName { case minutesTyped, secondsTyped }
/// }
/// ```
///
/// Only events with another argument, such as `plusTapped`, are also named in `write` and in
/// `init`.
package protocol ScreenEvent: Equatable, Sendable {
  /// The first word of the text, which no other screen has.
  static var scope: String { get }

  /// Writes the name and the arguments, without the control's value: `plusTapped A`.
  func write(to text: inout String)

  /// What the control adds: what is typed, switched or chosen; empty for all other events.
  var value: String { get }

  /// Parses what was written; `nil` for anything else.
  init?(_ text: EventText)
}

extension ScreenEvent {
  package var value: String { "" }

  /// What an element carries: the scope, the name and the arguments.
  package var text: String {
    var text = Self.scope
    text.append(".")
    write(to: &text)
    return text
  }
}

/// Names of events, each written as it is named.
package protocol EventName: EventArgument, CaseIterable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {}

/// The events of a screen whose elements cause none.
package enum NoEvent: ScreenEvent {
  package static var scope: String { "none" }
  package func write(to text: inout String) {}
  package init?(_ text: EventText) { nil }
}
