/// The places of a planned game, with the people who are asked and those who wait: derived from the plan's log at an
/// instant, and of nothing else.
///
/// So phones and servers agree, also offline, and no timer can be missed: what time does is found when the
/// places are asked for.
///
/// - A free place goes to the first who waits, in the order of the log. Those who want it at once get it
///   while at least three hours are left; others are asked, and the place is held for them for a while.
/// - A person who gives a place up keeps it for a grace of five minutes, in the last hour for one, in which
///   they may come back.
/// - An offer, and a place that is kept for the grace, ends with its place: when fewer can play from now on, or
///   the organiser gave it to another person. Those who were asked are in line again, where they were.
/// - A person who does not answer in time, or passes, is not asked again, but may take a place that is open
///   to all: one that is free while no person waits, or in a night that leaves no time to ask.
public struct Places: Sendable {
  var terms: PlanTerms { didSet { opening = night.opening(before: terms.start) } }
  /// From when on free places are open to all; `nil` when there is time to ask in the morning.
  private var opening: Instant?
  var heads: [PlanHead] = []
  /// The last answer of each person that counts.
  var answers: [RawIdentifier: GivenAnswer] = [:]
  var lateMinutes: [RawIdentifier: Int] = [:]
  /// How often someone passed, so that they wait in this order.
  var passes = 0
  /// Up to when time has passed.
  var now = Instant.earliest
  let night: PlanNight

  /// Why someone on the reserve is not asked again.
  public enum Passing: Hashable, Sendable {
    /// They passed a place on that they were offered.
    case byChoice
    /// They did not take it in time.
    case timeOver
    /// The organiser took their place away.
    case placeWithdrawn
  }

  /// An answer, and when it was made.
  struct GivenAnswer: Sendable {
    let answer: Answer
    let madeAt: Instant
  }

  /// Finds the places at an instant.
  /// - Parameters:
  ///   - terms: The terms with which the plan was made.
  ///   - zone: The clocks of the place where the game is.
  ///   - entries: The plan's log, in its order.
  ///   - instant: The instant. An entry that a server took in later, by its own clock, counts as of then.
  public init(_ terms: PlanTerms, in zone: Zone, after entries: [PlanEntry], at instant: Instant) {
    self.terms = terms
    night = PlanNight(zone: zone)
    opening = night.opening(before: terms.start)
    for (entry, time) in zip(entries, entries.times) {
      let time = min(time, instant)
      pass(until: time)
      take(entry, at: time)
    }
    pass(until: instant)
  }
}

/// A person or a guest who wants to play, or who has a place for the time of the grace.
struct PlanHead: Sendable {
  enum Seat: Equatable, Sendable {
    /// On the reserve.
    case waiting(Wait)
    /// Asked, until this instant.
    case asked(until: Instant)
    case placed
    /// Gave the place up, and may come back until this instant.
    case leaving(until: Instant)
  }

  enum Wait: Equatable, Sendable {
    /// In line, by the place in the queue.
    case inLine
    /// In line again, because the place is gone for which they were asked.
    case inLineAgain
    /// Passed, with the number of the pass.
    case passed(Int, Places.Passing)
  }

  var id: Player.ID
  /// The person who brings them; `nil` for a person who answers for themselves.
  var host: Player.ID?
  /// The place in the queue.
  let number: Int64
  var seat: Seat
  var takesFreePlace = false

  var hasPlace: Bool {
    switch seat {
    case .placed, .leaving: true
    case .waiting, .asked: false
    }
  }

  /// Whether they wait for a place, and have neither been asked nor passed.
  var isNext: Bool { seat == .waiting(.inLine) || seat == .waiting(.inLineAgain) }

  /// When time changes the seat; `nil` when it does not.
  var end: Instant? {
    switch seat {
    case .asked(let until), .leaving(let until): until
    case .waiting, .placed: nil
    }
  }
}

// What is found.
extension Places {
  /// How many places are taken, those that are kept for the grace among them.
  var count: Int { heads.count { $0.hasPlace } }

  /// Those whose places these are, by their place in the queue.
  var placed: [Player.ID] { heads.filter { $0.hasPlace }.map { $0.id } }

  /// Those who are asked, by their place in the queue, and until when a place is held for each.
  public var asked: [(id: Player.ID, until: Instant)] {
    heads.compactMap { head in
      if case .asked(let until) = head.seat { (head.id, until) } else { nil }
    }
  }

  /// The others who are in, in the order in which they get a place; those who passed come last.
  public var reserve: [Player.ID] { heads.filter { $0.isNext }.map { $0.id } + passed }

  /// Those of the reserve who passed, by will or because their time was over.
  public var passed: [Player.ID] {
    let order = heads.compactMap { head in
      if case .waiting(.passed(let pass, _)) = head.seat { (id: head.id, pass: pass) } else { nil }
    }
    return order.sorted { $0.pass < $1.pass }.map { $0.id }
  }

  /// Why someone on the reserve is not asked again; `nil` for all others.
  public func passing(of person: Player.ID) -> Passing? {
    guard let head = heads.first(where: { $0.id == person }),
      case .waiting(.passed(_, let passing)) = head.seat
    else { return nil }
    return passing
  }

  /// Those of the reserve who were asked for a place that is gone, and wait where they did.
  public var inLineAgain: [Player.ID] {
    heads.filter { $0.seat == .waiting(.inLineAgain) }.map { $0.id }
  }

  /// The last answer of a person; `nil` for one who has not answered, and for a guest.
  public func answer(of person: Player.ID) -> Answer? { answers[person.raw]?.answer }

  /// The guests of a person, by their place in the queue, without those who have been taken off.
  public func guests(of host: Player.ID) -> [Player.ID] {
    heads.filter { $0.host == host && !$0.isLeaving }.map { $0.id }
  }

  /// Those who have a place and have not given it up, guests among them, by their place in the queue.
  public var comers: [Player.ID] { heads.filter { $0.seat == .placed }.map { $0.id } }

  /// Who brings a guest along; `nil` for a person who answers for themselves, and for one who is not there.
  public func host(of guest: Player.ID) -> Player.ID? { heads.first { $0.id == guest }?.host }

  /// The minutes from a late refusal to the start, of a person who had a place and does not come; `nil` for
  /// all others.
  ///
  /// A refusal is late in the last day before the start, and after the deadline.
  public func lateMinutes(of person: Player.ID) -> Int? {
    answer(of: person) == .in ? nil : lateMinutes[person.raw]
  }

  /// Whether someone who waits gets a free place at once instead of being asked.
  public func takesFreePlace(_ person: Player.ID) -> Bool {
    heads.first { $0.id == person }?.takesFreePlace ?? false
  }

  /// Whether the next who wants a place gets it at once.
  public var isOpen: Bool { free > 0 && (isOpenNight || !heads.contains { $0.isNext }) }

  /// When the places change next because time passes; `nil` when they do not.
  public var nextChange: Instant? {
    let ends = heads.lazy.compactMap { $0.end }.min()
    guard let opening, now < opening else { return ends }
    return ends.map { min($0, opening) } ?? opening
  }
}

// What time does.
extension Places {
  /// How long before the start a free place is given to those who want it at once.
  private static let timeToGiveAtOnce: TimeSpan = .hours(3)

  /// Lets time pass, and does what it does on the way.
  mutating func pass(until instant: Instant) {
    while let next = nextChange, next <= instant {
      now = max(now, next)
      for position in heads.indices {
        guard case .asked(let until) = heads[position].seat, until <= now else { continue }
        passOver(position, .timeOver)
      }
      heads.removeAll { if case .leaving(let until) = $0.seat { until <= now } else { false } }
      distribute()
    }
    now = max(now, instant)
  }

  /// Gives free places to those who wait, before the start.
  mutating func distribute() {
    while now < terms.start, free > 0, let next = nextToServe {
      if wouldTake(heads[next]) {
        heads[next].seat = .placed
      } else {
        heads[next].seat = .asked(until: night.hold(from: now, start: terms.start))
      }
    }
  }

  /// Who is given the next free place or is asked; a night that is open to all asks no person.
  private var nextToServe: Int? {
    heads.firstIndex { $0.isNext && (!isOpenNight || wouldTake($0)) }
  }

  private func wouldTake(_ head: PlanHead) -> Bool {
    head.takesFreePlace && Self.timeToGiveAtOnce <= now.span(until: terms.start)
  }

  /// The places that are neither taken nor held.
  var free: Int {
    guard let most = terms.most else { return .max }
    return most - heads.count { $0.hasPlace || $0.end != nil }
  }

  /// Ends offers for which there is no place any more, the last first, and then places that are kept.
  mutating func endWhatHasNoPlace() {
    while free < 0 {
      if let position = heads.lastIndex(where: { $0.isAsked }) {
        heads[position].seat = .waiting(.inLineAgain)
      } else if let position = heads.lastIndex(where: { $0.isLeaving }) {
        heads.remove(at: position)
      } else {
        return
      }
    }
  }

  private var isOpenNight: Bool { opening.map { $0 <= now } ?? false }

  mutating func passOver(_ position: Int, _ passing: Passing) {
    heads[position].seat = .waiting(.passed(passes, passing))
    passes += 1
  }
}
