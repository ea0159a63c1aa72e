package import Domain

/// What the text of an event is written to, piece by piece, such as an attribute of a page.
package protocol EventTextSink {
  mutating func append(_ text: String)
  mutating func append(_ id: RawIdentifier)
}

extension EventTextSink {
  /// Appends an event's name and its argument: `plusTapped A`.
  mutating func append(_ name: String, _ argument: some EventArgument) {
    append(name)
    append(" ")
    argument.write(to: &self)
  }

  /// Appends an event's name and its arguments.
  mutating func append(_ name: String, _ first: some EventArgument, _ second: some EventArgument) {
    append(name, first)
    append(" ")
    second.write(to: &self)
  }

  /// Appends a screen and its event: `gather.plusTapped A`.
  mutating func append(_ scope: EventScope, _ event: some ScreenEvent) {
    append(scope.rawValue)
    append(".")
    event.write(to: &self)
  }
}

extension String: EventTextSink {
  package mutating func append(_ id: RawIdentifier) { append(id.uuidString) }
}
