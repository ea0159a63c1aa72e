import Domain

/// The parsed text of an event: `scope.name argument argument`.
package struct EventText {
  private let scope: String
  private let name: String
  private let arguments: [String]
  private let value: String

  /// Splits a text into its parts; `nil` when it has another form.
  /// - Parameters:
  ///   - text: The text that an element carries.
  ///   - value: The control's value, or the text that was dropped on the element.
  package init?(_ text: String, value: String) {
    var words = text.parts(separatedBy: " ")
    let names = words.removeFirst().parts(separatedBy: ".")
    guard names.count == 2 else { return nil }
    self.init(scope: names[0], name: names[1], arguments: words, value: value)
  }

  private init(scope: String, name: String, arguments: [String], value: String) {
    self.scope = scope
    self.name = name
    self.arguments = arguments
    self.value = value
  }

  /// Whether it is one of these events, by its first word.
  func belongs<Event: ScreenEvent>(to type: Event.Type) -> Bool {
    scope.isEqualByBytes(to: Event.scope)
  }

  /// The event of these that it stands for; `nil` when it stands for none.
  package func read<Event: ScreenEvent>() -> Event? {
    belongs(to: Event.self) ? Event(self) : nil
  }

  /// The same text with the value as its last argument.
  var withValue: EventText {
    EventText(scope: scope, name: name, arguments: arguments + [value], value: "")
  }

  /// An event without arguments.
  func plain<Name: EventName, Event>(_ make: (Name) -> Event) -> Event? {
    guard arguments.isEmpty, let name = Name(word: name) else { return nil }
    return make(name)
  }

  /// An event with the control's text.
  func input<Name: EventName, Event>(_ make: (Name, String) -> Event) -> Event? {
    plain { make($0, value) }
  }

  /// An event with one argument.
  func event<Argument: EventArgument, Event>(
    _ name: String, _ make: (Argument) -> Event
  ) -> Event? {
    guard hasName(name, arguments: 1), let argument = Argument(word: arguments[0]) else {
      return nil
    }
    return make(argument)
  }

  /// An event with two arguments.
  func event<First: EventArgument, Second: EventArgument, Event>(
    _ name: String, _ make: (First, Second) -> Event
  ) -> Event? {
    guard hasName(name, arguments: 2), let first = First(word: arguments[0]),
      let second = Second(word: arguments[1])
    else { return nil }
    return make(first, second)
  }

  private func hasName(_ name: String, arguments count: Int) -> Bool {
    arguments.count == count && self.name.isEqualByBytes(to: name)
  }
}

extension String {
  /// Appends a name and its argument: `plusTapped A`.
  mutating func append(_ name: String, _ argument: some EventArgument) {
    append(name)
    append(" ")
    append(argument.word)
  }

  /// Appends a name and its arguments.
  mutating func append(_ name: String, _ first: some EventArgument, _ second: some EventArgument) {
    append(name, first)
    append(" ")
    append(second.word)
  }
}
