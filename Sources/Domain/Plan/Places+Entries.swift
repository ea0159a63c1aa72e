// What people do.
extension Places {
  /// Takes the next entry of the log at an instant up to which time has passed, with what it does to others.
  mutating func take(_ entry: PlanEntry, at instant: Instant) {
    take(entry, madeAt: min(entry.madeAt, instant), at: instant)
    endWhatHasNoPlace()
    distribute()
  }

  private mutating func take(_ entry: PlanEntry, madeAt: Instant, at instant: Instant) {
    switch entry.event {
    case .termsSet(let terms): set(terms, at: instant)
    case .answered(let person, let answer, let takesFreePlace):
      guard note(answer, of: person, madeAt: madeAt) else { return }
      switch answer {
      case .in: comeIn(person, entry.number, takesFreePlace: takesFreePlace)
      case .maybe, .out: stayAway(person, isOut: answer == .out, madeAt: madeAt)
      }
    case .guestAdded(let guest, let host): add(guest, of: host, entry.number)
    case .guestRemoved(let guest): leave { $0.id == guest && $0.host != nil }
    case .guestKept(let guest): keep(guest, entry.number)
    case .passed(let person): pass(person)
    case .placeGiven(let person):
      guard note(.in, of: person, madeAt: madeAt) else { return }
      give(person, entry.number)
    case .placeWithdrawn(let person):
      guard let position = position(of: person) else { return }
      if heads[position].isLeaving {
        heads.remove(at: position)
      } else {
        passOver(position, .placeWithdrawn)
      }
    }
  }

  /// A game that begins at another time leaves other times to those who are asked, but never longer ones.
  private mutating func set(_ terms: PlanTerms, at instant: Instant) {
    let isMoved = terms.start != self.terms.start
    self.terms = terms
    guard isMoved else { return }
    let latest = night.hold(from: instant, start: terms.start)
    for position in heads.indices {
      guard case .asked(let until) = heads[position].seat else { continue }
      heads[position].seat = .asked(until: min(until, latest))
    }
  }

  /// Lets a guest come without their host, also one whose host was out before this was said.
  private mutating func keep(_ guest: Player.ID, _ number: Int64) {
    guard let position = position(of: guest) else {
      return comeIn(guest, number, takesFreePlace: true)
    }
    heads[position].host = nil
    if heads[position].isLeaving { heads[position].seat = .placed }
  }

  /// Notes an answer, unless the person's last one was made later.
  private mutating func note(_ answer: Answer, of person: Player.ID, madeAt: Instant) -> Bool {
    if let last = answers[person.raw], madeAt < last.madeAt { return false }
    answers[person.raw] = GivenAnswer(answer: answer, madeAt: madeAt)
    return true
  }

  private mutating func comeIn(_ person: Player.ID, _ number: Int64, takesFreePlace: Bool?) {
    if position(of: person) == nil {
      let seat: PlanHead.Seat = isOpen ? .placed : .waiting(.inLine)
      heads.append(PlanHead(id: person, number: number, seat: seat))
    }
    let left = position(of: person).flatMap { heads[$0].isLeaving ? heads[$0].end : nil }
    for position in heads.indices where heads[position].belongs(to: person) {
      if let takesFreePlace { heads[position].takesFreePlace = takesFreePlace }
      switch heads[position].seat {
      case .asked: heads[position].seat = .placed
      // A guest who was taken off before does not come back with their host.
      case .leaving(let until): if until == left { heads[position].seat = .placed }
      case .waiting: if isOpen { heads[position].seat = .placed }
      case .placed: break
      }
    }
  }

  private mutating func stayAway(_ person: Player.ID, isOut: Bool, madeAt: Instant) {
    if isOut, let position = position(of: person), heads[position].hasPlace, isLate(madeAt) {
      lateMinutes[person.raw] = Int(madeAt.milliseconds(until: terms.start) / 60_000)
    }
    leave { $0.belongs(to: person) }
  }

  /// Takes people off: from the reserve at once, and from a place after the grace.
  private mutating func leave(_ isMeant: (PlanHead) -> Bool) {
    let end = now.advanced(by: grace)
    for position in heads.indices where isMeant(heads[position]) && heads[position].seat == .placed
    {
      heads[position].seat = .leaving(until: end)
    }
    heads.removeAll { isMeant($0) && !$0.hasPlace }
  }

  /// A guest takes the place of one that the same host has just taken off by mistake.
  private mutating func add(_ guest: Player.ID, of host: Player.ID, _ number: Int64) {
    guard answer(of: host) == .in, position(of: guest) == nil else { return }
    if let position = heads.firstIndex(where: { $0.host == host && $0.isLeaving }) {
      heads[position].id = guest
      heads[position].seat = .placed
      return
    }
    var head = PlanHead(
      id: guest, host: host, number: number, seat: isOpen ? .placed : .waiting(.inLine))
    head.takesFreePlace = takesFreePlace(host)
    heads.append(head)
  }

  private mutating func pass(_ person: Player.ID) {
    for position in heads.indices where heads[position].belongs(to: person) {
      if case .asked = heads[position].seat { passOver(position, .byChoice) }
    }
  }

  private mutating func give(_ person: Player.ID, _ number: Int64) {
    guard let position = position(of: person) else {
      return heads.append(PlanHead(id: person, number: number, seat: .placed))
    }
    heads[position].seat = .placed
  }

  private func isLate(_ madeAt: Instant) -> Bool {
    let left = madeAt.span(until: terms.start)
    guard left > .zero else { return false }
    return left <= .hours(24) || terms.deadline.map { $0 < madeAt } ?? false
  }

  /// How long a person who gave a place up may come back.
  private var grace: TimeSpan {
    let left = now.span(until: terms.start)
    guard left > .zero else { return .zero }
    return left <= .hours(1) ? .minutes(1) : .minutes(5)
  }

  private func position(of id: Player.ID) -> Int? { heads.firstIndex { $0.id == id } }
}

extension PlanHead {
  /// Whether it is a person, or a guest of theirs.
  func belongs(to person: Player.ID) -> Bool { id == person || host == person }

  var isAsked: Bool { if case .asked = seat { true } else { false } }

  var isLeaving: Bool { if case .leaving = seat { true } else { false } }
}

extension [PlanEntry] {
  /// The instants at which the entries count, none before another that stands before it.
  ///
  /// A server whose clock is wrong by more than a day does not move them for good: an instant that is more
  /// than a day after a later entry's does not count.
  var times: [Instant] {
    var earliestLater = Instant.latest
    var credible: [Instant] = []
    for entry in reversed() {
      let limit = earliestLater.advanced(by: .days(1))
      credible.append(entry.acceptedAt <= limit ? entry.acceptedAt : .earliest)
      earliestLater = Swift.min(earliestLater, entry.acceptedAt)
    }
    var latest = Instant.earliest
    return credible.reversed().map { time in
      latest = Swift.max(latest, time)
      return latest
    }
  }
}
