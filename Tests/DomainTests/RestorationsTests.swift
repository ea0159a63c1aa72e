import Domain
import TestSupport
import Testing

@Suite("What a server that was put back from a copy gets again")
struct RestorationsTests {
  @Test(arguments: 0..<6)
  func `it takes all of it in, and has afterwards what the device knew`(batch: UInt64) throws {
    for seed in (batch * 50)..<((batch + 1) * 50) {
      var log = try PutBackLog(seed: seed)
      let known = log.squad
      log.putBack()

      log.restore(from: known)

      #expect(log.refused.isEmpty, "seed \(seed)")
      let differences = log.squad.seen.symmetricDifference(known.seen)
      #expect(differences == [], "seed \(seed)")
      #expect(log.squad.restorations(from: known).count == 0, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<6)
  func `it takes all of it in when it has gone on meanwhile, and keeps what came since`(
    batch: UInt64
  ) throws {
    for seed in (batch * 50)..<((batch + 1) * 50) {
      var log = try PutBackLog(seed: seed)
      let known = log.squad
      log.putBack()
      let copy = log.squad
      try log.goOn(changes: 20)
      let since = log.squad

      log.restore(from: known)

      // The server may have ended a series whose later games the device knew.
      let refused = log.refused.filter { if case .planUnknown = $0 { false } else { true } }
      #expect(refused == [], "seed \(seed)")
      let lacking = copy.restorations(from: since).filter { log.squad.lacks($0.change) }
      #expect(lacking.map(\.change) == [], "seed \(seed)")
    }
  }

  @Test(arguments: [
    [
      Change.gather(.friday, .set(.excluded, true)), .gather(.friday, .set(.excluded, false)),
      .gather(.friday, .set(.excluded, true)),
    ],
    [
      .gather(.friday, .set(.leftOutOfTables, true)),
      .gather(.friday, .set(.leftOutOfTables, false)),
      .gather(.friday, .set(.leftOutOfTables, true)),
    ],
    [
      .player(.ann, .set(.hidden, true)), .player(.ann, .set(.hidden, false)),
      .player(.ann, .set(.hidden, true)),
    ],
    [
      .player(.ann, .levelSet(Level(tenths: 20))), .player(.ann, .levelSet(nil)),
      .player(.ann, .levelSet(Level(tenths: 30))),
    ],
    [
      .sharing(.friday, .followerNamesSet(.firstNameAndInitial)),
      .sharing(.friday, .followerNamesSet(.full)),
      .sharing(.friday, .followerNamesSet(.firstNameAndInitial)),
    ],
    [.gather(.friday, .ended), .gather(.friday, .reopened), .gather(.friday, .ended)],
    [
      .player(.ann, .set(.removed, true)), .player(.ann, .set(.removed, false)),
      .player(.ann, .set(.removed, true)),
    ],
    [
      .gather(.friday, .set(.deleted, true)), .gather(.friday, .set(.deleted, false)),
      .gather(.friday, .set(.deleted, true)),
    ],
  ])
  func `a field that was set again after the copy is set as it was last`(changes: [Change]) throws {
    for kept in 0...changes.count {
      // Given
      var log = try PutBackLog(of: .friday)
      for (index, change) in changes.enumerated() {
        if index == kept { log.copy() }
        try log.make(change)
      }
      if kept == changes.count { log.copy() }
      let known = log.squad
      // When
      log.putCopyBack()
      log.restore(from: known)
      // Then
      #expect(log.refused.isEmpty)
      #expect(log.squad == known)
    }
  }

  @Test func `a gather that is deleted in the copy gets what was added after it was restored`()
    throws
  {
    var log = try PutBackLog(of: .friday)
    try log.make(.gather(.friday, .set(.deleted, true)))
    log.copy()
    try log.make(.gather(.friday, .set(.deleted, false)))
    try log.make(.goal(.friday, .opener, .added(.teamA)))
    let known = log.squad

    log.putCopyBack()
    log.restore(from: known)

    #expect(log.squad == known)
  }

  @Test(arguments: [true, false])
  func `what was deleted stays so, also for a device that had not heard of it`(
    isAwareFirst: Bool
  ) throws {
    // Given a gather, a player and a season that the copy lacks, and that one device knows to be deleted
    let season = Season.ID.fixed(1)
    var log = PutBackLog(of: Squad())
    log.copy()
    try log.make(.player(.ann, .added(.ann)))
    try log.make(.gather(.friday, .started([])))
    let details = Season.Details(
      name: try ShortText("Spring"), bounds: .allTime, rules: TableRules())
    try log.make(.season(season, .set(details)))
    let unaware = log.squad
    try log.make(.player(.ann, .set(.removed, true)))
    try log.make(.gather(.friday, .set(.deleted, true)))
    try log.make(.season(season, .removed(true)))
    let aware = log.squad
    // When
    log.putCopyBack()
    for known in isAwareFirst ? [aware, unaware] : [unaware, aware] { log.restore(from: known) }
    // Then
    #expect(log.squad.players.isEmpty && log.squad.gathers.isEmpty && log.squad.seasons.isEmpty)
    #expect(log.refused.isEmpty)
  }

  @Test func `a series that went on after the copy gets its later games`() throws {
    var log = PutBackLog(of: Squad())
    let series = Series.ID.fixed(2)
    let later = PlanKey.series(series, CivilDay.thursday.advanced(byDays: 14))
    try log.make(.squad(.zoneSet(.seoul)))
    try log.make(try .everyThursday(series))
    try log.make(.series(series, .ended(.thursday)))
    log.copy()
    try log.make(.series(series, .ended(nil)))
    try log.make(.plan(later, .cancelled(nil)))
    let known = log.squad

    log.putCopyBack()
    log.restore(from: known)

    #expect(log.refused == [])
    #expect(log.squad.seen == known.seen)
  }

  @Test(arguments: [false, true])
  func `a guest who was removed stays away`(isRemovedOnlyByServer: Bool) throws {
    // Given a game that the copy has, and a guest who came and went after it
    let (key, guest) = (PlanKey.single(.fixed(4)), Player.ID.fixed(104))
    var log = PutBackLog(of: Squad())
    try log.make(.squad(.zoneSet(.seoul)))
    try log.make(.player(.ann, .added(.ann)))
    try log.make(try .planned(.fixed(4), on: .thursday, most: 8))
    log.copy()
    let answer = PlanAnswer(.in, of: .ann, named: try ShortText("Ann"), takesFreePlace: nil)
    try log.make(.plan(key, .answered(answer)))
    try log.make(.plan(key, .guestAdded(guest, host: .ann, nil)))
    let unaware = log.squad
    try log.make(.plan(key, .guestRemoved(guest)))
    let aware = log.squad
    // When
    log.putCopyBack()
    if isRemovedOnlyByServer { try log.make(.plan(key, .guestRemoved(guest))) }
    log.restore(from: isRemovedOnlyByServer ? unaware : aware)
    // Then
    let comers = log.squad.plans.game(key)?.places(at: .kickOff(plusMinutes: 9_000)).comers
    #expect(comers == [.ann])
    #expect(log.refused == [])
  }

  @Test func `an end keeps its time, however often it was set`() throws {
    var log = try PutBackLog(of: .friday)
    log.copy()
    try log.make(.gather(.friday, .ended))
    let end = log.squad.gather(.friday)?.endedAt
    for _ in 0..<5 { try log.make(.gather(.friday, .ended)) }
    let known = log.squad

    log.putCopyBack()
    log.restore(from: known)

    #expect(log.squad.gather(.friday)?.endedAt == end)
  }
}

/// A server's log, which is put back to an earlier state.
private struct PutBackLog {
  private(set) var squad: Squad
  private(set) var refused: [ChangeRejection] = []
  private var states: [Squad] = []
  private var minute: Int64 = 0
  private var generator: ChangeGenerator?

  init(of squad: Squad) { self.squad = squad }

  /// A log of random changes.
  init(seed: UInt64) throws {
    squad = Squad()
    generator = try ChangeGenerator(seed: seed)
    try goOn(changes: 160)
  }

  mutating func goOn(changes count: Int) throws {
    for _ in 0..<count {
      guard let change = try generator?.change(), !change.leavesNothingBehind else { continue }
      copy()
      try? make(change)
    }
  }

  mutating func make(_ change: Change) throws(ChangeRejection) {
    minute += 1
    try squad.take(change, at: .kickOff(plusMinutes: minute), number: minute)
  }

  mutating func copy() { states.append(squad) }

  mutating func putCopyBack() { squad = states.last ?? Squad() }

  mutating func putBack() {
    let kept = generator?.random.number(0...(states.count - 1)) ?? 0
    squad = states[kept]
  }

  /// Sends what a device knows, as it was stamped there.
  mutating func restore(from known: Squad) {
    for (change, instant) in squad.restorations(from: known) {
      minute += 1
      do throws(ChangeRejection) {
        try squad.take(change, at: instant, number: minute)
      } catch {
        refused.append(error)
      }
    }
  }
}

extension Squad {
  fileprivate mutating func take(
    _ change: Change, at instant: Instant, number: Int64
  ) throws(ChangeRejection) {
    let stamped = StampedChange(
      id: .fixed(UInt64(number)), device: .fixed(9), madeAt: instant, change: change)
    try accept(stamped, in: LogPlace(number: number, acceptedAt: instant))
  }

  /// Whether a change would alter what people see of the squad.
  fileprivate func lacks(_ change: Change) -> Bool {
    // Only in these histories two games have one id.
    if case .gather(_, .gameStarted) = change { return false }
    var next = self
    do {
      try next.take(change, at: .kickOff(plusMinutes: 9_999), number: 9_999)
    } catch {
      return false
    }
    return next.seen != seen
  }

  /// What people see of the squad; in lists without an order.
  fileprivate var seen: Set<String> {
    let players = players.map { "\($0.id) \($0.details) \(String(describing: $0.ownLevel))" }
    let archived = archivedPlayers.map { "archived \($0.id)" }
    let hidden = allPlayers.filter { $0.isHidden && !$0.isRemoved }.map { "hidden \($0.id)" }
    let games = plans.allPlans.compactMap { plans.game($0.key) }.map { game in
      let comers = game.places(at: .kickOff(plusMinutes: 9_000)).comers
      return "\(game.day) \(game.details) \(String(describing: game.cancellation)) "
        + "\(String(describing: game.gather)) \(comers.map(\.uuidString).sorted())"
    }
    return Set(
      players + archived + hidden + games + gathers.flatMap(\.seen) + rules.map { "\($0)" }
        + seasons.map { "\($0.id) \($0.details)" } + tableLinks.map { "\($0.id) \($0.link.isOff)" }
        + ["\(String(describing: name)) \(tableRules) \(tableNames) \(plans.zones.map(\.name))"])
  }
}

extension Gather {
  fileprivate var seen: [String] {
    let flags = "\(isExcluded) \(isLeftOutOfTables) \(rotation) \(sharing)"
    let times = "\(startedAt) \(String(describing: endedAt)) \(String(describing: daySetTo))"
    let teams = Side.allCases.map { "\(id) \($0) \(self[$0])" }
    let games = games.map { game in
      "\(id) \(String(describing: game.id)) \(game.score)"
        + "\(game.goals.map { "\($0.id) \($0.scoredAt) \($0.credit)" }.sorted())"
    }
    return ["\(id) \(flags)", "\(id) \(times)"] + teams + games
      + participants.map { "\(id) \($0.id) \($0.team)" }
  }
}

extension Change {
  /// Whether a squad does not show when the change was made.
  fileprivate var leavesNothingBehind: Bool {
    switch self {
    case .squad(.ruleRemoved), .goal(_, _, .takenBack), .goal(_, _, .recorded): true
    case .clock(_, _, .formatSet): false
    case .clock: true
    // Players may be the same as others until both have played in one gather.
    case .replies(.browserBound), .replies(.answersJoined): true
    default: false
    }
  }
}
