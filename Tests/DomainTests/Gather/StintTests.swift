import Domain
import TestSupport
import Testing

/// Friday's gather after changes, each made so many minutes after kick-off.
private func friday(_ changes: (Int64, Change)...) throws -> Gather {
  var squad = try Squad.friday
  for (minute, change) in changes {
    try squad.apply(change, at: .kickOff(plusMinutes: minute))
  }
  return try #require(squad.gather(.friday))
}

private func ann(to team: Team) throws -> Change {
  .gather(.friday, .participantAssigned(try .ann(team)))
}

@Suite("Participants during play")
struct StintTests {
  private func stints(of gather: Gather) throws -> [Appearance.Stint] {
    try #require(gather.appearances.first { $0.id == .ann }).stints
  }

  @Test func `who changes sides is in the new team and played for both`() throws {
    let gather = try friday((10, ann(to: .teamB)), (30, .gather(.friday, .ended)))
    let appearance = try #require(gather.appearances.first)
    #expect(gather.participants.first?.team == .teamB)
    #expect(gather.played(appearance, for: .teamA, until: .latest) == 600_000)
    #expect(gather.played(appearance, for: .teamB, until: .latest) == 1_200_000)
  }

  @Test func `a match that is over is whole, also for a device whose clock is behind`() throws {
    let gather = try friday((0, .clock(.friday, nil, .started)), (30, .gather(.friday, .ended)))
    let appearance = try #require(gather.appearances.first)
    #expect(gather.played(appearance, for: .teamA, until: .kickOff) == 1_800_000)
  }

  @Test func `minutes played are those of the clock, without the bench`() throws {
    let gather = try friday(
      (5, .clock(.friday, nil, .started)), (8, ann(to: .bench)),
      (10, .clock(.friday, nil, .paused)),
      (12, ann(to: .teamA)), (15, .clock(.friday, nil, .started)), (16, .gather(.friday, .ended)))
    let appearance = try #require(gather.appearances.first)
    #expect(gather.played(appearance, for: .teamA, until: .latest) == 4 * 60_000)
    #expect(gather.played(appearance, for: .teamB, until: .latest) == 0)
  }

  @Test func `who left was in the last team, and may return`() throws {
    let left = try friday((10, .gather(.friday, .participantLeft(.ann))))
    #expect(left.participants.first?.team == .teamA)
    #expect(left.appearances.first?.hasLeft == true)

    let back = try friday((10, .gather(.friday, .participantLeft(.ann))), (20, ann(to: .teamB)))
    #expect(back.appearances.first?.hasLeft == false)
    #expect(try stints(of: back).map(\.team) == [.teamA, nil, .teamB])
  }

  @Test func `a guest who comes late needs no player`() throws {
    let guest = Participant(id: .stranger, name: try ShortText("Zoe"), team: .teamB)
    let gather = try friday((7, .gather(.friday, .participantAssigned(guest))))
    #expect(gather.participants.last == guest)
    #expect(gather.appearances.last?.stints.first?.since == .kickOff(plusMinutes: 7))
  }

  @Test func `an arrival that is undone leaves no trace`() throws {
    let guest = Participant(id: .stranger, name: try ShortText("Zoe"), team: .teamB)
    let gather = try friday(
      (7, .gather(.friday, .participantAssigned(guest))),
      (7, .gather(.friday, .participantLeft(.stranger))))
    #expect(gather == (try friday()))
  }

  @Test func `who is said to leave by a device whose clock is behind took part`() throws {
    for minute in [Int64(-5), 0] {
      let gather = try friday((minute, .gather(.friday, .participantLeft(.ann))))
      #expect(gather.appearances.first?.hasLeft == true)
    }
  }

  @Test func `the same team again, and a tap that is undone at once, leave one stint`() throws {
    #expect(try stints(of: friday((3, ann(to: .teamA)))).count == 1)
    #expect(try stints(of: friday((3, ann(to: .teamB)), (3, ann(to: .teamA)))).count == 1)
  }

  @Test func `a stint never begins before the one before it`() throws {
    let gather = try friday((10, ann(to: .teamB)), (2, ann(to: .bench)))
    #expect(try stints(of: gather).map(\.team) == [.teamA, .bench])
    #expect(try stints(of: gather).last?.since == .kickOff(plusMinutes: 10))
  }

  @Test func `after the end, a team is corrected instead of changed`() throws {
    let ben = try Participant.ben(.bench)
    let carol = Participant(id: .fixed(3), name: try ShortText("Carol"), team: .teamB)
    let gather = try friday(
      (30, .gather(.friday, .ended)), (40, ann(to: .teamB)),
      (41, .gather(.friday, .participantAssigned(ben))),
      (42, .gather(.friday, .participantAssigned(carol))),
      (43, .gather(.friday, .participantLeft(.ann))))
    #expect(gather.participants.map(\.team) == [.teamB, .bench, .teamB])
    #expect(gather.appearances.allSatisfy { $0.stints.count == 1 })
    #expect(gather.appearances.last?.stints.first?.since == .kickOff)
  }

  @Test func `a change of sides at the very end is no correction`() throws {
    let gather = try friday((30, .gather(.friday, .ended)), (30, ann(to: .teamB)))
    #expect(try stints(of: gather).map(\.team) == [.teamA, .teamB])
  }

  @Test func `a change of sides that was made before the end may arrive after it`() throws {
    let gather = try friday((30, .gather(.friday, .ended)), (20, ann(to: .teamB)))
    #expect(try stints(of: gather).map(\.since) == [.kickOff, .kickOff(plusMinutes: 20)])
  }
}

@Suite("Goals told in detail")
struct GoalCreditTests {
  @Test func `who scored can be said and said otherwise, and the last word counts`() throws {
    let gather = try friday(
      (1, .goal(.friday, .opener, .added(.teamA))),
      (2, .goal(.friday, .opener, .credited(.scored(by: .ann, assist: nil)))),
      (3, .goal(.friday, .opener, .credited(.ownGoal(by: .ben)))))
    #expect(gather.currentGame.goals.map(\.credit) == [.ownGoal(by: .ben)])
    #expect(gather.currentGame.score.text == "1-0")
  }

  @Test func `a goal is moved in time`() throws {
    let gather = try friday(
      (9, .goal(.friday, .opener, .added(.teamA))),
      (10, .goal(.friday, .opener, .moved(to: .kickOff(plusMinutes: 4)))))
    #expect(gather.currentGame.goals.map(\.scoredAt) == [.kickOff(plusMinutes: 4)])
  }

  @Test func `what is said about a goal that was taken back has no effect`() throws {
    let gather = try friday(
      (1, .goal(.friday, .opener, .credited(.ownGoal(by: nil)))),
      (2, .goal(.friday, .opener, .moved(to: .kickOff))))
    #expect(gather == (try friday()))
  }

  @Test func `teams get names and colours, each on its own`() throws {
    let bibs = TeamDetails(name: try ShortText("Bibs"), color: .orange)
    let gather = try friday((0, .gather(.friday, .teamDetailsSet(.teamB, bibs))))
    #expect(gather[.teamB] == bibs)
    #expect(gather[.teamA] == TeamDetails())
  }
}
