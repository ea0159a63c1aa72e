package import Domain

/// An event of the list of gathers.
package enum PastGathersEvent: ScreenEvent {
  case rowTapped(Gather.ID)
}

extension PastGathersEvent {
  package func write(to text: inout some EventTextSink) {
    switch self {
    case .rowTapped(let gather): text.append("rowTapped", gather)
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.event("rowTapped", Self.rowTapped) else { return nil }
    self = event
  }
}
