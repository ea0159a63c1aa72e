import Domain

extension SeriesChange {
  enum Kind: String, ChangeKind {
    case made = "seriesMade"
    case edited = "seriesEdited"
    case ended = "seriesEnded"
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .made:
      self = .made(
        try Recurrence(fields), opens: try TimeBefore(fields.object("opens")),
        try PlanDetails(fields))
    case .edited: self = .edited(from: try fields.day("from"), try PlanEdit(fields))
    case .ended: self = .ended(try fields.dayIfPresent("last"))
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: SeriesChange, of series: Series.ID) {
    switch change {
    case .made(let recurrence, let opens, let details):
      members(.made, series)
      members(recurrence)
      time("opens", opens)
      members(details)
    case .edited(let day, let edit):
      members(.edited, series)
      self.day("from", day)
      members(edit)
    case .ended(let day):
      members(.ended, series)
      if let day { self.day("last", day) }
    }
  }

  private mutating func members(_ kind: SeriesChange.Kind, _ series: Series.ID) {
    string("kind", kind.rawValue)
    id("series", series)
  }
}
