/// A rule of which planned games follow: every one to four weeks on the same weekday.
///
/// Its games are computed and never made, so none is doubled or forgotten, on whatever device.
public struct Series: Identifiable, Equatable, Sendable {
  /// Identifies a series.
  public typealias ID = Identifier<Series>

  /// A change to all games from a day on.
  public struct Edit: Equatable, Sendable {
    /// The place in the log.
    public let place: LogPlace
    /// When the change was made, by the clock of its device.
    public let madeAt: Instant
    /// The first day that it is about.
    public let from: CivilDay
    /// What was set.
    public let edit: PlanEdit

    /// Creates a change.
    public init(place: LogPlace, madeAt: Instant, from: CivilDay, edit: PlanEdit) {
      self.place = place
      self.madeAt = madeAt
      self.from = from
      self.edit = edit
    }
  }

  /// The id.
  public let id: ID
  /// The days.
  public internal(set) var recurrence: Recurrence
  /// From when on people can answer; the first game is open at once.
  public let opens: TimeBefore
  /// What its games were like when it was made.
  public let details: PlanDetails
  /// The changes to its games, in the order of the log.
  public internal(set) var edits: [Edit]
  /// When the server took the series in; `nil` for one of a snapshot that does not have that.
  public let acceptedAt: Instant?
  /// When a user last set after which day there are no more games; `nil` when that was never set since.
  public internal(set) var endSetAt: Instant?

  /// Creates a series.
  public init(
    id: ID, recurrence: Recurrence, opens: TimeBefore, details: PlanDetails, edits: [Edit] = [],
    acceptedAt: Instant? = nil, endSetAt: Instant? = nil
  ) {
    self.id = id
    self.recurrence = recurrence
    self.opens = opens
    self.details = details
    self.edits = edits
    self.acceptedAt = acceptedAt
    self.endSetAt = endSetAt
  }

  /// What its game on a day is like.
  public func details(on day: CivilDay) -> PlanDetails {
    var details = details
    for edit in edits where edit.from <= day { details.apply(edit.edit) }
    return details
  }
}

extension Series {
  /// What users set of a series, each by itself.
  public enum Field: Hashable, Sendable {
    /// One of the details of its games.
    case detail(PlanEdit.Field)
    /// After which day there are no more games.
    case end
  }

  /// When a field was last set; `nil` when it has the value with which the series was made.
  func setAt(_ field: Field) -> Instant? {
    switch field {
    case .detail(let detail):
      edits.lazy.filter { $0.edit.field == detail }.map { $0.madeAt }.max()
    case .end: endSetAt
    }
  }
}

extension Series {
  /// Whether its games are the same as in another state; `false` when there it is not.
  func agrees(with other: Series?) -> Bool {
    guard let other, recurrence == other.recurrence else { return false }
    // What they are like changes on these days only.
    let days = (edits + other.edits).map { $0.from } + [recurrence.first]
    return days.allSatisfy { details(on: $0) == other.details(on: $0) }
  }
}
