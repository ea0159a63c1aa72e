package import Domain

/// An event of the page that compares two players.
package enum HeadToHeadEvent: ScreenEvent {
  case matchTapped(Gather.ID)
}

extension HeadToHeadEvent {
  package static var scope: String { "headToHead" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .matchTapped(let gather): text.append("matchTapped", gather)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("matchTapped", Self.matchTapped)
  }
}

extension Event {
  package static var headToHead: EventMaker<HeadToHeadEvent> { EventMaker() }
}
