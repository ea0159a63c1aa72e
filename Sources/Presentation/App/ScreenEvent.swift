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
/// Only events with another argument, such as `plusTapped`, are also named in `write` and in `other`.
package protocol ScreenEvent: Equatable, Sendable {
  associatedtype Plain: EventName = NoName
  associatedtype Input: EventName = NoName

  /// The first word of the text, which no other screen has.
  static var scope: String { get }

  /// An event that carries nothing.
  static func plain(_ name: Plain) -> Self

  /// An event that carries what was typed, switched or chosen.
  static func input(_ name: Input, _ value: String) -> Self

  /// Writes the name and the arguments, and the control's value apart from them.
  func write(to text: inout EventWriter)

  /// Parses an event that is neither `plain` nor `input`; `nil` for anything else.
  static func other(_ text: EventText) -> Self?
}

extension ScreenEvent {
  /// Parses what was written; `nil` for anything else.
  package init?(_ text: EventText) {
    guard let event = text.plain(Self.plain) ?? text.input(Self.input) ?? Self.other(text) else {
      return nil
    }
    self = event
  }

  package static func other(_ text: EventText) -> Self? { nil }
}

extension ScreenEvent where Plain == NoName {
  package static func plain(_ name: NoName) -> Self {}
}

extension ScreenEvent where Input == NoName {
  package static func input(_ name: NoName, _ value: String) -> Self {}
}

/// Makes the events of a screen, by name: `.gather(.clockTapped)`, `.gather(.minutesTyped, "07")`,
/// `.gather(.plusTapped(.teamA))`.
package struct EventMaker<Events: ScreenEvent> {
  package func callAsFunction(_ event: Events) -> Event { Event(event) }

  package func callAsFunction(_ name: Events.Plain) -> Event { Event(Events.plain(name)) }

  /// The value is for tests: on a page, the control adds it.
  package func callAsFunction(_ name: Events.Input, _ value: String = "") -> Event {
    Event(Events.input(name, value))
  }
}

/// Names of events, each written as it is named.
package protocol EventName: EventArgument, CaseIterable, RawRepresentable, Sendable
where RawValue == String, AllCases == [Self] {}

/// The names of a screen that has no such events.
package enum NoName: EventName {
  package static var allCases: [Self] { [] }
  package var rawValue: String { switch self {} }
  package init?(rawValue: String) { nil }
}

/// The events of a screen whose elements cause none.
package enum NoEvent: ScreenEvent {
  package static var scope: String { "none" }
  package func write(to text: inout EventWriter) {}
}
