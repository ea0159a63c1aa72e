package import Domain

/// An event of the list of gathers.
package enum PastGathersEvent: ScreenEvent {
  case plain(Plain)
  case rowTapped(Gather.ID)

  package enum Plain: String, EventName {
    /// The end of the rows that are shown comes near.
    case endReached
  }
}

extension PastGathersEvent {
  package static var scope: String { "pastGathers" }

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .rowTapped(let gather): text.append("rowTapped", gather)
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.plain(Self.plain) ?? text.event("rowTapped", Self.rowTapped) else {
      return nil
    }
    self = event
  }
}

extension Event {
  package static func pastGathers(_ event: PastGathersEvent) -> Self { Self(event) }
  package static func pastGathers(_ name: PastGathersEvent.Plain) -> Self {
    .pastGathers(.plain(name))
  }
}
