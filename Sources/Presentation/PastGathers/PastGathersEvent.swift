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

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .rowTapped(let gather): text.append("rowTapped", gather)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("rowTapped", Self.rowTapped)
  }
}

extension Event {
  package static var pastGathers: EventMaker<PastGathersEvent> { EventMaker() }
}
