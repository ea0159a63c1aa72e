package import Domain

/// Something that happened: on the open screen, around it, on the device, or at the server.
package indirect enum Event: Equatable, Sendable {
  /// A tap or an input of an element, which the open screen reads.
  case screen(ElementEvent)
  case shell(ShellEvent)
  case device(DeviceEvent)
  case server(ServerEvent)
}

/// An event as an element of a page carries it: `players.rowTapped 3F25…` or `gather.plusTapped A`.
///
/// What is typed, switched, chosen or dropped is not part of the text; the control adds it as the
/// value.
package struct ElementEvent: Equatable, Sendable {
  package let text: ExactText
  package let value: ExactText

  package init(text: String, value: String) {
    self.text = ExactText(text)
    self.value = ExactText(value)
  }

  package init<Event: ScreenEvent>(_ event: Event) {
    var writer = EventWriter(scope: Event.scope)
    event.write(to: &writer)
    self.init(text: writer.text, value: writer.value)
  }
}

extension Event {
  /// The event that an element of a screen causes.
  package init(_ event: some ScreenEvent) { self = .screen(ElementEvent(event)) }

  /// The text for an element; `nil` for an event that no element causes.
  package var text: String? {
    switch self {
    case .screen(let event): event.text.text
    case .shell(let event): ElementEvent(event).text.text
    case .device, .server: nil
    }
  }

  /// Parses the text of an element; `nil` when it has another form, or is none of the shell's events.
  /// - Parameters:
  ///   - text: The text that the element carries.
  ///   - value: The control's value, or the dropped text.
  package init?(text: String, value: String) {
    guard let parsed = EventText(text, value: value) else { return nil }
    guard !parsed.belongs(to: ShellEvent.self) else {
      guard let event: ShellEvent = parsed.read() else { return nil }
      self = .shell(event)
      return
    }
    self = .screen(ElementEvent(text: text, value: value))
  }
}
