package import Domain

/// An event of the list of gathers.
package enum PastGathersEvent: ScreenEvent {
  case rowTapped(Gather.ID)
}

extension PastGathersEvent {
  package var words: String {
    switch self {
    case .rowTapped(let gather): "rowTapped \(gather.word)"
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.event("rowTapped", Self.rowTapped) else { return nil }
    self = event
  }
}
