/// The view model of a screen that shows the people and goals of a match, which have events of their own.
protocol MatchScreenModel: ScreenModel {
  /// What is open over the match; `nil` when nothing is.
  var matchSheet: MatchSheetView? { get }

  mutating func handle(_ event: MatchEvent, in moment: Moment) -> [ScreenRequest]
}

extension MatchScreenModel {
  mutating func handle(_ text: EventText, in moment: Moment) -> [ScreenRequest]? {
    if let event: MatchEvent = text.read() { return handle(event, in: moment) }
    guard let event: Events = text.read() else { return nil }
    return handle(event, in: moment)
  }

  var showsLink: Bool { matchSheet?.showsLink ?? false }
}
