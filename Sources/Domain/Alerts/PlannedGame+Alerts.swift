extension PlannedGame {
  /// The alerts about the game that are due up to an instant if nothing more happens, in no particular order.
  /// - Parameters:
  ///   - horizon: The instant.
  ///   - expected: Finds those who were expected to answer at an instant, whether they did or not.
  /// - Returns: The alerts, whoever is to get them.
  func alerts(through horizon: Instant, expected: (Instant) -> [Player.ID]) -> [Alert] {
    let end = min(horizon, start.advanced(by: -.milliseconds(1)))
    let history = PlaceHistory(of: self, until: end)
    let found =
      placeAlerts(history) + changeAlerts() + reminders(expected) + turnoutAlerts(history)
    return found.filter { $0.due <= end }
  }

  /// Whether the game was to take place at an instant, and had not begun.
  func isExpected(at instant: Instant) -> Bool {
    let last = revisions.last { $0.place.acceptedAt <= instant } ?? revisions[0]
    return !last.occasion.isCancelled && begunAt.map { instant < $0 } ?? true
  }

  private var night: PlanNight { PlanNight(zone: zone) }

  private func alert(
    _ content: Alert.Content, for recipient: Alert.Recipient, _ number: Int = 1,
    due: Instant, worthUntil: Instant? = nil
  ) -> Alert {
    Alert(
      game: key, recipient: recipient, content: content, number: number, due: due,
      worthUntil: worthUntil ?? terms(asOf: due).start)
  }

  /// The terms that the game had one after another, with the instants between which it had each.
  private var pastTerms: [(since: Instant, until: Instant, terms: PlanTerms)] {
    var past = [(since: revisions[0].place.acceptedAt, until: Instant.latest, terms: firstTerms)]
    for (entry, time) in zip(entries, entries.times) {
      guard case .termsSet(let terms) = entry.event else { continue }
      past[past.count - 1].until = time
      past.append((since: time, until: .latest, terms: terms))
    }
    return past
  }

  private func terms(asOf instant: Instant) -> PlanTerms {
    pastTerms.last { $0.since <= instant }?.terms ?? firstTerms
  }

  /// The instant that follows from the terms of the game, as it was when that instant came, and perhaps others
  /// before the game was moved.
  private func instants(_ instant: (PlanTerms) -> Instant) -> [Instant] {
    pastTerms.compactMap { since, until, terms in
      let instant = instant(terms)
      return since <= instant && instant < until ? instant : nil
    }
  }
}

// Places.
extension PlannedGame {
  private func placeAlerts(_ history: PlaceHistory) -> [Alert] {
    history.spells.compactMap { spell in
      let due = night.waking(after: spell.begin, start: spell.start)
      guard due < spell.end, isExpected(at: due) else { return nil }
      return switch spell.news {
      case .asked(let until):
        alert(
          .asked(until: until), for: .person(spell.person), spell.number, due: due,
          worthUntil: until)
      case .open: alert(.placeOpen, for: .person(spell.person), spell.number, due: due)
      case .given: alert(.placeGiven, for: .person(spell.person), spell.number, due: due)
      }
    }
  }
}

// Changes of the game.
extension PlannedGame {
  /// How long nothing more may be edited until people hear of it.
  private static let timeToEdit: TimeSpan = .minutes(2)

  private func changeAlerts() -> [Alert] {
    var known = revisions[0].occasion
    var number = 0
    var alerts: [Alert] = []
    for (revision, next) in zip(
      revisions, revisions.dropFirst().map { $0.place.acceptedAt } + [.latest])
    {
      let occasion = revision.occasion
      let edited = revision.place.acceptedAt.advanced(by: Self.timeToEdit)
      let due = night.waking(after: edited, start: min(start(of: known), start(of: occasion)))
      guard due < next, let content = content(of: occasion, after: known) else { continue }
      known = occasion
      number += 1
      let people = places(asOf: due).interested
      alerts += people.map { alert(content, for: .person($0), number, due: due) }
    }
    return alerts
  }

  private func start(of occasion: Occasion) -> Instant {
    zone.instant(of: occasion.day, minute: occasion.minute.number)
  }

  /// What people who know one state of a game hear of another; `nil` when it is the same to them.
  private func content(of occasion: Occasion, after known: Occasion) -> Alert.Content? {
    switch (known.isCancelled, occasion.isCancelled) {
    case (true, true): nil
    case (false, true): .cancelled
    case (true, false): .reinstated
    case (false, false): known.isSameMeeting(as: occasion) ? nil : .changed
    }
  }
}

// Reminders.
extension PlannedGame {
  /// How long before the deadline people are reminded, and before the start of a game without one.
  private static let timeToAnswer = (
    beforeDeadline: TimeSpan.hours(24), beforeStart: TimeSpan.hours(48)
  )
  /// No reminder follows that soon after the game was planned or opened, or after an answer.
  private static let timeRemembered: TimeSpan = .hours(3)
  /// The hours in which people are reminded.
  private static let reminding = (from: 9 * 60, to: 21 * 60)

  private func reminders(_ expected: (Instant) -> [Player.ID]) -> [Alert] {
    answerReminders(expected) + tomorrowReminders()
  }

  private func answerReminders(_ expected: (Instant) -> [Player.ID]) -> [Alert] {
    reminders(at: remindingTime) { due, number in
      let answers = places(asOf: due).answers
      return expected(due).filter { answers[$0.raw] == nil }
        .map { alert(.answerWanted, for: .person($0), number, due: due) }
    }
  }

  private func remindingTime(_ terms: PlanTerms) -> Instant {
    let (beforeDeadline, beforeStart) = Self.timeToAnswer
    let time =
      terms.deadline?.advanced(by: -beforeDeadline) ?? terms.start.advanced(by: -beforeStart)
    let civil = zone.civil(time)
    let minute = civil.hour * 60 + civil.minute
    let (from, to) = Self.reminding
    return (from...to).contains(minute)
      ? time : zone.instant(of: CivilDay(civil), minute: minute < from ? from : to)
  }

  private func tomorrowReminders() -> [Alert] {
    reminders(at: eveningBefore) { due, number in
      let recent = due.advanced(by: -Self.timeRemembered)
      let places = places(asOf: due)
      return places.interested.filter { person in
        guard let given = places.answers[person.raw] else { return true }
        return given.answer == .maybe || given.madeAt < recent
      }
      .map { alert(.tomorrow, for: .person($0), number, due: due) }
    }
  }

  private func eveningBefore(_ terms: PlanTerms) -> Instant {
    zone.instant(of: CivilDay(zone.civil(terms.start)).advanced(byDays: -1), minute: 18 * 60)
  }

  private func reminders(
    at time: (PlanTerms) -> Instant, _ alerts: (Instant, Int) -> [Alert]
  ) -> [Alert] {
    instants(time).enumerated().filter { mayRemind(at: $0.element) }
      .flatMap { alerts($0.element, $0.offset + 1) }
  }

  private func mayRemind(at due: Instant) -> Bool {
    let known = opensAt ?? revisions[0].place.acceptedAt
    return known.advanced(by: Self.timeRemembered) <= due && isExpected(at: due)
  }
}

// Numbers for organisers.
extension PlannedGame {
  /// How long after one alert the next is sent at the earliest.
  private static let turnoutPause: TimeSpan = .minutes(15)
  /// How long before the start too few people are a reason to alert the organiser, without a deadline.
  private static let timeToCallOff: TimeSpan = .hours(24)

  private func turnoutAlerts(_ history: PlaceHistory) -> [Alert] {
    let checks = instants { $0.deadline ?? $0.start.advanced(by: -Self.timeToCallOff) }
      .filter { places(asOf: $0).isTooFew(least(at: $0)) }
      .map { PlaceHistory.Event(at: $0, kind: .tooFew) }
    var events = (history.events + checks).enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map { $0.element }[...]
    var alerts: [Alert] = []
    while let first = events.first {
      let earliest = alerts.last?.due.advanced(by: Self.turnoutPause) ?? .earliest
      let time = max(first.at, earliest)
      let due = night.waking(after: time, start: terms(asOf: time).start)
      let bundle = events.prefix { $0.at <= due }
      events = events.dropFirst(bundle.count)
      guard isExpected(at: due), let turnout = turnout(after: Array(bundle), at: due) else {
        continue
      }
      alerts.append(alert(.turnout(turnout), for: .organisers, alerts.count + 1, due: due))
    }
    return alerts
  }

  /// What is still true of some events; `nil` when nothing is.
  private func turnout(after events: [PlaceHistory.Event], at due: Instant) -> Alert.Turnout? {
    let places = places(asOf: due)
    let lateRefusals = Set(events.compactMap { $0.lateRefusal?.raw })
      .filter { places.answers[$0]?.answer != .in }.count
    let turnout = Alert.Turnout(
      taken: places.count, most: places.terms.most, lateRefusals: lateRefusals,
      isTooFew: places.isTooFew(least(at: due)))
    let isWorthIt =
      lateRefusals > 0
      || events.contains { $0.kind == .full } && turnout.isFull
      || events.contains { $0.kind == .tooFew } && turnout.isTooFew
    return isWorthIt ? turnout : nil
  }

  /// How many the game needed at an instant; `nil` for any number.
  func least(at instant: Instant) -> Int? {
    (revisions.last { $0.place.acceptedAt <= instant } ?? revisions[0]).least
  }
}

extension Places {
  /// Those who come, may come or wait, without guests.
  fileprivate var interested: [Player.ID] {
    let waiting = heads.filter { $0.host == nil }.map { $0.id }
    let others = answers.filter { $0.value.answer != .out }.map { Player.ID($0.key) }
    var seen: Set<RawIdentifier> = []
    return (waiting + others).filter {
      answers[$0.raw]?.answer != .out && seen.insert($0.raw).inserted
    }
    .sorted { ($0.high, $0.low) < ($1.high, $1.low) }
  }

  fileprivate func isTooFew(_ least: Int?) -> Bool { least.map { count < $0 } ?? false }
}
