// When what calendars show of a planned game last changed.
extension PlannedGame {
  /// An entry of the log that changed what calendars show.
  struct Revision: Equatable, Sendable {
    let place: LogPlace
    /// When and where the game is since, and whether it takes place.
    let occasion: Occasion
    /// How many the game needs since.
    let least: Int?
  }

  /// When the server took in the last change of what calendars show of the game, apart from who comes.
  public var revisedAt: Instant { stamp(of: revisions.map { $0.place }) }

  /// Whether as many come as it needs, of those who did not give their place up.
  public func hasEnough(at now: Instant) -> Bool {
    details.least.map { $0 <= places(at: now).comers.count } ?? true
  }

  /// The stamp by which calendars know what they show of the game: when that was last changed, by an entry of the log
  /// or, where it depends on who comes, by time.
  ///
  /// A calendar reads an event again when its stamp is another one. So of two instants, not of the same second, at which
  /// the event differs, the later has the later stamp, and no stamp is later than its instant. That holds as long as
  /// the clocks of a group's servers agree.
  public func stamp(at now: Instant) -> Instant {
    let edits = revisions.map { $0.place }
    let places = (edits + turns(until: now)).enumerated()
      .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
    return min(stamp(of: places.map { $0.element }), now.wholeSecond)
  }

  /// A later place of the log has a later stamp, even if both were taken in within one second.
  private func stamp(of places: [LogPlace]) -> Instant {
    var stamp: Instant?
    for place in places {
      let second = place.acceptedAt.wholeSecond
      stamp = stamp.map { max($0.advanced(by: .seconds(1)), second) } ?? second
    }
    return stamp ?? .earliest
  }

  /// When enough people came for the first time, or too few again, with the last entry of the log before.
  private func turns(until now: Instant) -> [LogPlace] {
    guard revisions.contains(where: { $0.least != nil }) else { return [] }
    var turns: [LogPlace] = []
    var hadEnough = false
    var number = Int64.min
    replay(entries, until: now) { places, entry in
      number = entry?.number ?? number
      let hasEnough = least(at: number).map { $0 <= places.comers.count } ?? true
      guard hasEnough != hadEnough else { return }
      hadEnough = hasEnough
      let edit = revisions.last { $0.place.acceptedAt <= places.now }?.place.number ?? number
      turns.append(LogPlace(number: max(number, edit), acceptedAt: places.now))
    }
    return turns
  }

  private func least(at number: Int64) -> Int? {
    (revisions.last { $0.place.number <= number } ?? revisions[0]).least
  }
}

extension PlannedGame {
  /// Goes through a log of the game, and shows the places after each entry and each time that they change by themselves.
  /// - Parameters:
  ///   - entries: The log.
  ///   - instant: The instant at which it ends; an entry that a server took in later counts as of then.
  ///   - look: Gets the places, and the entry that was taken just now; `nil` when they changed by themselves.
  func replay(_ entries: [PlanEntry], until instant: Instant, _ look: (Places, PlanEntry?) -> Void)
  {
    var places = Places(firstTerms, in: zone, after: [], at: .earliest)
    func pass(until time: Instant) {
      while let next = places.nextChange, next <= time {
        places.pass(until: next)
        look(places, nil)
      }
      places.pass(until: time)
    }
    for (entry, time) in zip(entries, entries.times) {
      let time = min(time, instant)
      pass(until: time)
      places.take(entry, at: time)
      look(places, entry)
    }
    pass(until: instant)
  }

  /// The log as it was at an instant.
  func entries(asOf instant: Instant) -> [PlanEntry] {
    Array(entries.prefix(entries.times.prefix { $0 <= instant }.count))
  }

  /// The places as they were at an instant, without what happened later.
  func places(asOf instant: Instant) -> Places {
    Places(firstTerms, in: zone, after: entries(asOf: instant), at: instant)
  }
}

extension Instant {
  /// The second in which it is, as calendars write it.
  fileprivate var wholeSecond: Instant {
    Instant(clamping: milliseconds - milliseconds % 1_000)
  }
}
