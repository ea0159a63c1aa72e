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
  /// Writes the name and the arguments, without the control's value: `plusTapped A`.
  func write(to text: inout some EventTextSink)

  /// Parses what was written; `nil` for anything else.
  init?(_ text: EventText)
}

/// Names of events, each written as it is named.
package protocol EventName: EventArgument, CaseIterable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {}

// A screen whose events carry nothing.
extension ScreenEvent where Self: EventName {
  package func write(to text: inout some EventTextSink) { text.append(word) }

  package init?(_ text: EventText) {
    guard let event = text.plain({ $0 as Self }) else { return nil }
    self = event
  }
}
