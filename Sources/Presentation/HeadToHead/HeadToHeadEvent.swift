package import Domain

/// An event of the page that compares two players.
package enum HeadToHeadEvent: ScreenEvent {
  case matchTapped(Gather.ID)
}

extension HeadToHeadEvent {
  package static var scope: String { "headToHead" }

  package func write(to text: inout String) {
    switch self {
    case .matchTapped(let gather): text.append("matchTapped", gather)
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.event("matchTapped", Self.matchTapped) else { return nil }
    self = event
  }
}

extension Event {
  package static func headToHead(_ event: HeadToHeadEvent) -> Self { Self(event) }
}
