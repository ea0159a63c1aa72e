import Domain
import TestSupport
import Testing

extension ChangePage {
  /// A page of the log with these changes, numbered from `since + 1`.
  init(since: Int64, _ changes: StampedChange...) {
    self.init(
      since: since, upTo: since + Int64(changes.count),
      changes: zip(Int64(1)..., changes).map { place, change in
        SequencedChange(sequence: since + place, author: .fixed(1), stamped: change)
      })
  }
}

struct ReplicaTests {
  let addAnn: StampedChange
  let addBen: StampedChange
  let start: StampedChange
  let goal = StampedChange.numbered(4, .goal(.friday, .opener, .added(.teamA)))

  init() throws {
    addAnn = .numbered(1, .player(.ann, .added(try .ann)))
    addBen = .numbered(2, .player(.ben, .added(try .ben)))
    start = .numbered(3, .gather(.friday, .started([try .ann(.teamA), try .ben(.teamB)])))
  }

  /// A replica that recorded these changes and never heard from a server.
  private func replica(_ changes: StampedChange...) throws -> Replica {
    var replica = Replica()
    for change in changes { try replica.record(change) }
    return replica
  }

  @Test func `a change that was made on the device is shown at once and is pending`() throws {
    let replica = try replica(addAnn, addBen, start)

    #expect(try replica.squad == .friday)
    #expect(replica.confirmed == Squad())
    #expect(replica.pending == [addAnn, addBen, start])
  }

  @Test func `a change that cannot be applied is not recorded`() throws {
    var replica = try replica(addAnn)
    let before = replica

    #expect(throws: ChangeRejection.gatherUnknown(.friday)) { try replica.record(goal) }
    #expect(replica == before)
  }

  @Test func `a change that the server accepted is applied without checking limits`() throws {
    var replica = try Replica(confirmed: .friday, sequence: 3)
    let goals = (1...100 as ClosedRange<UInt64>).map { number in
      StampedChange.numbered(number, .goal(.friday, .fixed(number), .added(.teamA)))
    }
    let changes = zip(Int64(4)..., goals).map {
      SequencedChange(sequence: $0, author: .fixed(1), stamped: $1)
    }

    try replica.receive(ChangePage(since: 3, upTo: 103, changes: changes))

    #expect(replica.squad.gather(.friday)?.currentGame.goals.count == 100)
    #expect(throws: ChangeRejection.scoreLimitReached(.friday, .teamA)) {
      try replica.record(.numbered(200, .goal(.friday, .fixed(200), .added(.teamA))))
    }
  }

  @Test func `a page confirms its changes and is applied before the pending ones`() throws {
    var replica = try replica(addBen)

    try replica.receive(ChangePage(since: 0, addAnn))
    #expect(replica.pending == [addBen])
    #expect(replica.squad.player(.ben)?.number == 2)

    try replica.receive(ChangePage(since: 1, addBen, start))
    #expect(try replica == Replica(confirmed: .friday, sequence: 3))
  }

  @Test func `a known page changes nothing`() throws {
    var replica = Replica()
    try replica.receive(ChangePage(since: 0, addAnn, addBen, start))
    let before = replica

    try replica.receive(ChangePage(since: 0, addAnn, addBen))
    try replica.receive(ChangePage(since: 1, addBen, start))
    #expect(replica == before)
  }

  @Test func `the unknown rest of a partly known page is applied`() throws {
    var replica = Replica()
    try replica.receive(ChangePage(since: 0, addAnn, addBen))
    try replica.receive(ChangePage(since: 1, addBen, start))
    #expect(try replica == Replica(confirmed: .friday, sequence: 3))
  }

  @Test func `a page after a gap is refused`() throws {
    var replica = try replica(addAnn)
    let before = replica

    #expect(throws: ReplicaError.gap(after: 0)) {
      try replica.receive(ChangePage(since: 1, addBen))
    }
    #expect(replica == before)
  }

  @Test func `a page that cannot be applied is refused as a whole`() throws {
    var replica = try replica(addAnn)
    let before = replica

    #expect(throws: ReplicaError.diverged(at: 2)) {
      try replica.receive(ChangePage(since: 0, addBen, goal, addAnn))
    }
    #expect(replica == before)
  }

  @Test func `a sequence number that the server lost is skipped`() throws {
    var replica = Replica()
    let second = SequencedChange(sequence: 2, author: .fixed(1), stamped: addAnn)
    try replica.receive(ChangePage(since: 0, upTo: 3, changes: [second]))
    #expect(try replica == Replica(confirmed: Squad(after: addAnn.change), sequence: 3))
  }

  @Test func `a pending change that no longer applies is kept but not shown`() throws {
    var replica = try replica(addAnn)
    let other = StampedChange.numbered(9, .player(.ann, .added(try .ben)))
    try replica.receive(ChangePage(since: 0, other))

    #expect(replica.pending == [addAnn])
    #expect(replica.squad == replica.confirmed)
    #expect(try replica.squad.player(.ann)?.details == .ben)
  }

  @Test func `a pending change that would now break a limit is kept but not shown`() throws {
    // Given a side with 98 goals, and one more that only this device knows
    var squad = try Squad.friday
    try squad.apply((1...98).map { .goal(.friday, .fixed($0), .added(.teamA)) })
    var replica = Replica(confirmed: squad, sequence: 101)
    let mine = StampedChange.numbered(1, .goal(.friday, .fixed(99), .added(.teamA)))
    try replica.record(mine)
    // When the goal of another device comes first
    let other = StampedChange.numbered(2, .goal(.friday, .fixed(100), .added(.teamA)))
    try replica.receive(ChangePage(since: 101, other))
    // Then
    #expect(replica.pending == [mine])
    #expect(replica.squad == replica.confirmed)
  }

  @Test func `a device that restarts continues where it was`() throws {
    var replica = try replica(addBen, start, goal)
    try replica.receive(ChangePage(since: 0, addAnn))
    replica.receive(.rejected(.gatherUnknown(.friday)), for: goal.id)

    let restarted = Replica(
      confirmed: replica.confirmed, sequence: replica.sequence, pending: replica.pending,
      rejected: replica.rejected)

    #expect(restarted == replica)
  }

  @Test func `pending changes stay when the device starts again from a snapshot`() throws {
    var replica = try replica(start)
    replica.reset(to: try Squad(after: addAnn.change, addBen.change), at: 7)

    #expect(replica.pending == [start])
    #expect(replica.sequence == 7)
    #expect(try replica.squad == .friday)
  }

  @Test(arguments: 0..<60)
  func `what is shown is the confirmed squad with what is pending, whatever arrives`(
    seed: UInt64
  ) throws {
    // Given a device and a server that takes in some of its changes, and some of others
    var changes = try ChangeGenerator(seed: seed)
    var log = SquadLog()
    var replica = Replica()
    for step: UInt64 in 0..<40 {
      let stamped = StampedChange.numbered(step + 1, try changes.change())
      try? replica.record(stamped)
      if step % 7 == 3 {
        log.deliver([.numbered(1_000 + step, try changes.change())], by: .fixed(2))
      }
      guard step % 3 == 0 else { continue }
      // When
      let outcomes = log.deliver(Array(replica.pending.prefix(4)), by: .fixed(1))
      try replica.receive(log.page(since: replica.sequence, limit: 100))
      replica.receive(outcomes)
      // Then
      let again = Replica(
        confirmed: replica.confirmed, sequence: replica.sequence, pending: replica.pending)
      #expect(replica.squad == again.squad, "step \(step)")
    }
  }
}
