/// Writes an event as an element carries it: a text of its scope, name and arguments, and the value
/// that the control adds.
package struct EventWriter {
  private(set) var text: String
  private(set) var value = ""

  init(scope: String) {
    text = scope
    text.append(".")
  }

  /// Writes the name of an event that carries nothing.
  mutating func append(_ name: some EventName) { text.append(name.word) }

  /// Writes the name of an event that carries what was typed, switched or chosen.
  mutating func append(_ name: some EventName, value: String) {
    append(name)
    self.value = value
  }

  /// Writes the name of an event whose argument the control adds.
  mutating func append(_ name: String, value: some EventArgument) {
    text.append(name)
    self.value = value.word
  }

  /// Writes an event's name and its argument: `plusTapped A`.
  mutating func append(_ name: String, _ argument: some EventArgument) {
    text.append(name, argument)
  }

  /// Writes an event's name and its arguments.
  mutating func append(_ name: String, _ first: some EventArgument, _ second: some EventArgument) {
    text.append(name, first, second)
  }
}
