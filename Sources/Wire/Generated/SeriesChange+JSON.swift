// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension SeriesChange {
  enum Kind: String, ChangeKind {
    case seriesMade, seriesEdited, seriesEnded
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .seriesMade:
      self = .made(try Recurrence(fields), opens: try fields.time("opens"), try PlanDetails(fields))
    case .seriesEdited: self = .edited(from: try fields.day("from"), try PlanEdit(fields))
    case .seriesEnded: self = .ended(try fields.dayIfPresent("last"))
    }
  }

  var kind: Kind {
    switch self {
    case .made: .seriesMade
    case .edited: .seriesEdited
    case .ended: .seriesEnded
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: SeriesChange, of series: Series.ID) {
    string("kind", change.kind.rawValue)
    id("series", series)
    values(of: change)
  }

  mutating func values(of change: SeriesChange) {
    switch change {
    case .made(let recurrence, let opens, let planDetails):
      members(recurrence)
      self.time("opens", opens)
      members(planDetails)
    case .edited(let from, let planEdit):
      self.day("from", from)
      members(planEdit)
    case .ended(let last): if let last { self.day("last", last) }
    }
  }
}
