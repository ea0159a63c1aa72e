/// An event of the screen on which a scorekeeper arrives.
package enum ScorekeepingEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)

  package enum Plain: String, EventName { case nameSubmitted, shareTapped }

  package enum Input: String, EventName { case nameTyped }
}

extension ScorekeepingEvent {
  package static var scope: String { "scorekeeping" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    }
  }
}

extension Event {
  package static var scorekeeping: EventMaker<ScorekeepingEvent> { EventMaker() }
}
