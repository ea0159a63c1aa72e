import Domain

extension ScreenContext {
  /// The match that may be the same as one that was entered, on the same day; `nil` when there is none.
  func twin(of gather: Gather) -> Gather? {
    guard gather.isEntered else { return nil }
    let day = day(of: gather)
    return squad.gathers.first { $0.mayBeSameMatch(as: gather) && self.day(of: $0) == day }
  }

  private func day(of gather: Gather) -> CivilDay { CivilDay(localTimeZone.civil(gather.playedAt)) }
}
