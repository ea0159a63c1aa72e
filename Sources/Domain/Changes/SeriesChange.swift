/// Something that a user did to a series of planned games.
public enum SeriesChange: Hashable, Sendable {
  /// The series was made, with its days, from when on people can answer, and what its games are like.
  indirect case made(Recurrence, opens: TimeBefore, PlanDetails)
  /// One field of its games got a new value, from a day on.
  case edited(from: CivilDay, PlanEdit)
  /// After this day there are no more games; `nil` when the series goes on.
  case ended(CivilDay?)
}

extension SeriesChange {
  /// The field that the change sets.
  var field: Series.Field? {
    switch self {
    case .made: nil
    case .edited(_, let edit): .detail(edit.field)
    case .ended: .end
    }
  }
}

extension Squad {
  mutating func apply(
    _ change: SeriesChange, to id: Series.ID, at instant: Instant, in place: LogPlace
  ) throws(ChangeRejection) {
    switch change {
    case .made(let recurrence, let opens, let details):
      guard plans.series(id) == nil else { throw .planExists(Plan.ID(id.raw)) }
      plans.append(
        Series(
          id: id, recurrence: recurrence, opens: opens, details: details,
          acceptedAt: place.acceptedAt))
    case .edited(let day, let edit):
      try update(id) {
        $0.edits.append(Series.Edit(place: place, madeAt: instant, from: day, edit: edit))
      }
    case .ended(let day):
      try update(id) {
        $0.recurrence.last = day
        $0.endSetAt = max($0.endSetAt ?? instant, instant)
      }
    }
  }

  private mutating func update(
    _ id: Series.ID, _ body: (inout Series) -> Void
  ) throws(ChangeRejection) {
    guard plans.update(id, body) else { throw .planUnknown(Plan.ID(id.raw)) }
  }

  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: SeriesChange, to id: Series.ID, at now: Instant) -> ChangeRejection? {
    guard case .made = change, plans.series(id) == nil else { return nil }
    return plans.runningSeries(at: now).count >= Plans.seriesLimit ? .tooManyPlans : nil
  }
}
