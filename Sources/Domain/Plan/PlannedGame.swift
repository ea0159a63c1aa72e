/// A planned game as it is now: its day, what it is like, and who said what.
///
/// Found from the plan's log and its series. The people's places depend on the time: `places(at:)`.
public struct PlannedGame: Identifiable, Equatable, Sendable {
  /// What the game is known by.
  public let key: PlanKey
  /// The id derived from the key.
  public let id: Plan.ID
  /// Its day.
  public private(set) var day: CivilDay
  /// What it is like.
  public private(set) var details: PlanDetails
  /// The clocks of its place.
  public let zone: Zone
  /// From when on people can answer; `nil` for one that was open at once.
  public let opensAt: Instant?
  /// Why it is cancelled; `nil` unless it is.
  public private(set) var cancellation: Cancellation?
  /// How often its time, place or length changed, or whether it takes place: the number by which
  /// calendars know the latest (RFC 5545 §3.8.7.4).
  public private(set) var version = 0
  /// The entries of the log that changed what calendars show of the game; the first one planned it.
  private(set) var revisions: [Revision]
  /// How its time was last changed; `nil` when it was not.
  public var timeChange: TimeChange? { timeChanges.latest }
  /// The gather that was begun with those who come; `nil` before.
  public private(set) var gather: Gather.ID?
  /// When the server heard that the gather was begun; `nil` before.
  private(set) var begunAt: Instant?
  /// The names of the people who answered and of the guests, as they said them last.
  private var names: [RawIdentifier: ShortText] = [:]
  /// The terms with which it was made.
  let firstTerms: PlanTerms
  private(set) var entries: [PlanEntry] = []
  private var timeChanges = TimeChanges()
  /// The places after the last entry, when they are kept.
  private var latestPlaces = Derived<Places>()

  /// That a game is cancelled.
  public struct Cancellation: Hashable, Sendable {
    /// The organiser's words; `nil` when they gave no reason.
    public let reason: ShortText?
  }
}

extension PlannedGame {
  /// When it begins.
  public var start: Instant { zone.instant(of: day, minute: details.minute.number) }
  /// When it is over.
  public var end: Instant { start.advanced(by: .minutes(details.length)) }
  /// Until when people are asked to answer; `nil` when there is no such time.
  public var deadline: Instant? { details.answerBy?.instant(before: day, in: zone) }

  /// Whether people can answer it or it is under way.
  public func isOpen(at now: Instant) -> Bool {
    opensAt.map { $0 <= now } ?? true && now < start.advanced(by: Plans.timeShown)
  }

  /// Who has a place, who is asked and who waits.
  public func places(at now: Instant) -> Places {
    guard var places = latestPlaces.value, places.now <= now else {
      return Places(firstTerms, in: zone, after: entries, at: now)
    }
    places.pass(until: now)
    return places
  }

  /// The name of a person who answered or of a guest; `nil` for a guest without one, and for others.
  public func name(of person: Player.ID) -> ShortText? { names[person.raw] }

  /// Who brings a guest, also when the guest has been taken off since; `nil` for others.
  public func host(of guest: Player.ID) -> Player.ID? {
    for entry in entries.reversed() {
      if case .guestAdded(guest, let host) = entry.event { return host }
    }
    return nil
  }

  /// The guests that a person brought and did not take off, also when the person does not come any more.
  public func guests(broughtBy host: Player.ID) -> [Player.ID] {
    var guests: [Player.ID] = []
    for entry in entries {
      switch entry.event {
      case .guestAdded(let guest, host):
        if !guests.contains(guest) { guests.append(guest) }
      case .guestRemoved(let guest), .guestKept(let guest): guests.removeAll { $0 == guest }
      default: break
      }
    }
    return guests
  }

  /// The people who answered, in the order in which they first did.
  public var people: [Player.ID] {
    var seen: Set<RawIdentifier> = []
    return entries.compactMap { entry in
      guard case .answered(let person, _, _) = entry.event else { return nil }
      return seen.insert(person.raw).inserted ? person : nil
    }
  }

  /// Whether a person said that they come or may come before the time was changed, so that they are asked
  /// again.
  public func asksAgain(_ person: Player.ID) -> Bool {
    guard let timeChange else { return false }
    for entry in entries.reversed() {
      guard case .answered(person, let answer, _) = entry.event else { continue }
      return answer != .out && entry.madeAt < timeChange.changedAt
    }
    return false
  }

  /// Whether the organiser gave a person a place since their last answer.
  public func isPutIn(_ person: Player.ID) -> Bool {
    let last = entries.last { entry in
      switch entry.event {
      case .answered(person, _, _), .placeGiven(person), .placeWithdrawn(person): true
      default: false
      }
    }
    return if case .placeGiven = last?.event { true } else { false }
  }

  fileprivate var terms: PlanTerms {
    PlanTerms(start: start, deadline: deadline, most: details.most)
  }
}

extension PlannedGame {
  /// Finds a game; `nil` when there is none with this key.
  init?(_ key: PlanKey, in plans: Plans) {
    let log = plans.plan(key)?.entries ?? []
    var steps = log.map { Step($0, plans.replies) }
    switch key {
    case .single:
      guard case .made(let day, let details) = log.first?.change else { return nil }
      self.day = day
      self.details = details
      opensAt = nil
      revisions = [
        Revision(place: log[0].place, occasion: Occasion(day, details), least: details.least)
      ]
    case .series(let id, let day):
      guard let series = plans.series(id) else { return nil }
      self.day = day
      details = series.details
      let zone = plans.zone(named: series.details.zone)
      let first = series.recurrence.first
      // Of a series whose beginning is not known, no stamp is later than its first day.
      let acceptedAt = series.acceptedAt ?? zone.instant(of: first, minute: 0)
      revisions = [
        Revision(
          place: LogPlace(number: .min, acceptedAt: acceptedAt), occasion: Occasion(day, details),
          least: details.least)
      ]
      let isFirst = day == first
      opensAt = isFirst ? nil : series.opens.instant(before: day, in: zone)
      steps = series.edits.filter { $0.from <= day }.map { Step($0) }.merged(with: steps)
    }
    self.key = key
    self.id = key.id
    zone = plans.zone(named: details.zone)
    firstTerms = PlanTerms(
      start: zone.instant(of: day, minute: details.minute.number),
      deadline: details.answerBy?.instant(before: day, in: zone), most: details.most)
    take(steps)
  }

  /// Keeps the places after the last entry, so that `places(at:)` need not start from the first one.
  mutating func keepPlaces() {
    let last = entries.times.last ?? .earliest
    latestPlaces.value = Places(firstTerms, in: zone, after: entries, at: last)
  }

  /// Takes the next entry of the log, which no other was taken in after.
  mutating func take(_ entry: Plan.Entry, _ replies: Replies) {
    let former = entries.count
    take([Step(entry, replies)])
    guard var places = latestPlaces.value else { return }
    // Given up, so that they are changed in place.
    latestPlaces.value = nil
    for entry in entries[former...] {
      places.pass(until: entry.acceptedAt)
      places.take(entry, at: entry.acceptedAt)
    }
    latestPlaces.value = places
  }

  private mutating func take(_ steps: [Step]) {
    /// What was set for this game alone, which later changes to the series leave as it is.
    var own: [PlanEdit.Field] = []
    for step in steps {
      let (former, formerTerms, formerTime) = (calendarEntry, terms, start)
      switch step.change {
      case .series(let edit): if !own.contains(edit.field) { details.apply(edit) }
      case .plan(.edited(let edit)):
        own.append(edit.field)
        details.apply(edit)
      case .plan(let change): take(change)
      }
      if case .plan(.begun) = step.change { begunAt = step.place.acceptedAt }
      if calendarEntry != former {
        if calendarEntry.occasion != former.occasion { version += 1 }
        revisions.append(
          Revision(place: step.place, occasion: calendarEntry.occasion, least: details.least))
      }
      if start != formerTime {
        timeChanges.move(from: formerTime, to: start, at: step.place.acceptedAt)
      }
      if case .answered = step.event { timeChanges.answer(at: step.place.acceptedAt) }
      if terms != formerTerms { entries.append(step.entry(.termsSet(terms))) }
      if let event = step.event, isKnown(in: event) { entries.append(step.entry(event)) }
    }
  }

  /// Whether an event is about someone who was there before: no one keeps a guest who was never brought.
  private func isKnown(in event: PlanEntry.Event) -> Bool {
    if case .guestKept(let guest) = event { host(of: guest) != nil } else { true }
  }

  private mutating func take(_ change: PlanChange) {
    switch change {
    case .made, .edited, .guestRemoved, .guestKept, .placePassed, .placeGiven, .placeWithdrawn:
      break
    case .moved(let day): self.day = day
    case .cancelled(let reason): cancellation = Cancellation(reason: reason)
    case .reinstated: cancellation = nil
    case .begun(let gather): self.gather = gather
    case .answered(let answer): names[answer.person.raw] = answer.name
    case .guestAdded(let guest, _, let name): names[guest.raw] = name
    }
  }

  private var calendarEntry: CalendarEntry {
    CalendarEntry(
      occasion: Occasion(day, details, isCancelled: cancellation != nil),
      cancellation: cancellation, terms: cancellation == nil ? CalendarEntry.Terms(details) : nil)
  }
}

/// What a calendar shows of a game.
private struct CalendarEntry: Equatable {
  /// What a calendar shows of a game that takes place.
  struct Terms: Equatable {
    let price: ShortText?
    let answerBy: TimeBefore?
    /// By which it is certain or not.
    let least: Int?

    init(_ details: PlanDetails) {
      (price, answerBy, least) = (details.price, details.answerBy, details.least)
    }
  }

  let occasion: PlannedGame.Occasion
  let cancellation: PlannedGame.Cancellation?
  let terms: Terms?
}

/// A change to a game or to its series, at its place in the log.
private struct Step {
  enum Change {
    case plan(PlanChange)
    case series(PlanEdit)
  }

  let place: LogPlace
  let madeAt: Instant
  let change: Change

  init(_ entry: Plan.Entry, _ replies: Replies) {
    place = entry.place
    madeAt = entry.madeAt
    change = .plan(replies.resolved(entry.change))
  }

  init(_ edit: Series.Edit) {
    place = edit.place
    madeAt = edit.madeAt
    change = .series(edit.edit)
  }

  var event: PlanEntry.Event? { if case .plan(let change) = change { change.event } else { nil } }

  func entry(_ event: PlanEntry.Event) -> PlanEntry {
    PlanEntry(
      number: place.number, acceptedAt: place.acceptedAt, madeAt: madeAt, event: event)
  }
}

extension [Step] {
  /// Both in the order of the log.
  fileprivate func merged(with others: [Step]) -> [Step] {
    var merged: [Step] = []
    var rest = self[...]
    for other in others {
      while let first = rest.first, first.place.number <= other.place.number {
        merged.append(rest.removeFirst())
      }
      merged.append(other)
    }
    return merged + rest
  }
}

extension PlannedGame {
  /// When and where a game is, and whether it takes place.
  struct Occasion: Equatable {
    let day: CivilDay
    let minute: MinuteOfDay
    let length: Int
    let place: ShortText?
    let isCancelled: Bool

    init(_ day: CivilDay, _ details: PlanDetails, isCancelled: Bool = false) {
      self.day = day
      (minute, length, place) = (details.minute, details.length, details.place)
      self.isCancelled = isCancelled
    }

    /// Whether people who know one of them come to the other at the right time and place.
    func isSameMeeting(as other: Occasion) -> Bool {
      day == other.day && minute == other.minute && place == other.place
    }
  }

  /// What users set of the game, by which two states of it are compared.
  var looks: Looks { Looks(day: day, details: details, cancellation: cancellation) }

  struct Looks: Equatable {
    let day: CivilDay
    let details: PlanDetails
    let cancellation: Cancellation?
  }
}
