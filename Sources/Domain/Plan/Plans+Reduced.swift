// What a snapshot keeps of games that are long over: who came and the gather that was played, but no longer what
// each person said.
extension Plans {
  /// For how long after its start all answers to a game are kept.
  private static let timeAnswersAreKept: TimeSpan = .days(60)

  /// The plans with nothing but who came to games that are long over.
  ///
  /// It follows from the plans alone, so equal plans stay equal, and plans that were reduced before stay as they
  /// are.
  var reduced: Plans { replacingLongOver { PlanReduction($0, in: self).entries } }

  /// The plans without the people in games that are long over, by which a reduced log and a whole one are compared.
  var withoutLongOverAnswers: Plans {
    replacingLongOver { plan in plan.entries.filter { !$0.change.isAboutPeople } }
  }

  private func replacingLongOver(_ entries: (Plan) -> [Plan.Entry]) -> Plans {
    guard let now = latestCertainInstant else { return self }
    var plans = self
    for plan in allPlans where plan.entries.contains(where: { $0.change.isAboutPeople }) {
      guard plan.lastDay.midnight < now, let start = game(plan.key)?.start,
        start.advanced(by: Self.timeAnswersAreKept) < now
      else { continue }
      plans.replaceEntries(of: plan.id, with: entries(plan))
    }
    return plans
  }

  /// The latest instant of the log that lies at least a day before another one: a server whose clock is wrong for
  /// less than a day ends no game.
  private var latestCertainInstant: Instant? {
    let instants = allPlans.lazy.flatMap { $0.entries.lazy.map { $0.place.acceptedAt } }
    guard let latest = instants.max() else { return nil }
    let limit = latest.advanced(by: -.days(1))
    return instants.filter { $0 <= limit }.max()
  }
}

/// The entries of a game that is long over, from which it follows who came.
private struct PlanReduction {
  private let plan: Plan
  private let plans: Plans
  /// When all that was said has come true.
  private let now: Instant
  private let comers: [PlanHead]

  init(_ plan: Plan, in plans: Plans) {
    self.plan = plan
    self.plans = plans
    let game = plans.game(plan.key)
    let last = plan.entries.map { $0.place.acceptedAt }.max() ?? .earliest
    now = max(game?.end ?? last, last).advanced(by: .days(1))
    comers = game?.places(at: now).heads.filter { $0.seat == .placed } ?? []
  }

  /// Those that are kept; all when fewer would not say who came.
  var entries: [Plan.Entry] {
    let kept = plan.entries.filter { isKept($0) }.map { entry in
      let device = entry.change.isAboutPeople ? nil : entry.device
      return Plan.Entry(
        place: entry.place, device: device, madeAt: entry.madeAt, change: entry.change)
    }
    if says(kept) { return kept }
    let forced = kept + comers.compactMap { placeGiven($0) }
    return says(forced) ? forced : plan.entries
  }

  private func isKept(_ entry: Plan.Entry) -> Bool {
    switch plans.replies.resolved(entry.change) {
    case .answered(let answer):
      answer.answer == .in
        && comers.contains { $0.id == answer.person && $0.number == entry.place.number }
    case .placeGiven(let person):
      comers.contains { $0.id == person && $0.number == entry.place.number }
    case .guestAdded(let guest, _, _), .guestKept(let guest): comers.contains { $0.id == guest }
    case .guestRemoved, .placePassed, .placeWithdrawn: false
    case .made, .moved, .edited, .cancelled, .reinstated, .begun: true
    }
  }

  /// That a person has a place, said at the end of the log.
  private func placeGiven(_ head: PlanHead) -> Plan.Entry? {
    plan.entries.last.map {
      Plan.Entry(place: $0.place, device: nil, madeAt: $0.madeAt, change: .placeGiven(head.id))
    }
  }

  private func says(_ entries: [Plan.Entry]) -> Bool {
    var reduced = plans
    reduced.replaceEntries(of: plan.id, with: entries)
    return reduced.game(plan.key)?.places(at: now).comers == comers.map { $0.id }
  }
}

extension PlanChange {
  /// Whether it says who comes, and not what the game is like.
  fileprivate var isAboutPeople: Bool {
    switch self {
    case .answered, .guestAdded, .guestRemoved, .guestKept, .placePassed, .placeGiven,
      .placeWithdrawn:
      true
    case .made, .moved, .edited, .cancelled, .reinstated, .begun: false
    }
  }
}

extension Squad {
  /// The squad as a snapshot keeps it.
  var reduced: Squad {
    var squad = self
    squad.plans = plans.reduced
    return squad
  }

  /// Whether a squad that was read from a snapshot is what the log makes of it, apart from answers to games that
  /// are long over, which a snapshot does not keep.
  public func agrees(withSnapshot other: Squad) -> Bool {
    var (own, other) = (self, other)
    own.plans = plans.withoutLongOverAnswers
    other.plans = other.plans.withoutLongOverAnswers
    return own == other
  }
}
