import Domain
import TestSupport
import Testing

@Suite("Rules for teams")
struct TeamRuleTests {
  private func rule(_ number: UInt64) throws -> TeamRule {
    try #require(TeamRule(id: .fixed(number), .apart, [.ann, .ben]))
  }

  @Test(
    arguments: [
      [], [1], [1, 1], [1, 2, 1], Array(1...13),
    ] as [[UInt64]])
  func `a rule is about two to twelve different players`(numbers: [UInt64]) {
    #expect(TeamRule(id: .fixed(1), .together, numbers.map { .fixed($0) }) == nil)
  }

  @Test func `rules are added once, in order, and removed`() throws {
    var squad = try Squad(
      after: .squad(.ruleAdded(rule(1))), .squad(.ruleAdded(rule(2))), .squad(.ruleAdded(rule(1))))
    #expect(squad.rules.map(\.id) == [.fixed(1), .fixed(2)])
    try squad.apply([.squad(.ruleRemoved(.fixed(1))), .squad(.ruleRemoved(.fixed(9)))])
    #expect(squad.rules.map(\.id) == [.fixed(2)])
  }

  @Test func `a squad has at most a hundred rules`() throws {
    var squad = Squad()
    for number in 1...100 as ClosedRange<UInt64> {
      try squad.accept([.squad(.ruleAdded(rule(number)))])
    }
    let full = squad
    #expect(throws: ChangeRejection.tooManyRules) {
      try squad.accept([.squad(.ruleAdded(rule(101)))])
    }
    #expect(squad == full)
    try squad.accept([.squad(.ruleAdded(rule(100)))])
    #expect(squad == full, "A known one is no further one.")
  }

  @Test func `rules, levels and what does not count are told to an empty squad`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .squad(.ruleAdded(rule(1))), .player(.ann, .levelSet(Level(tenths: 30))),
      .gather(.friday, .set(.excluded, true)),
    ])
    var other = Squad()
    for addition in other.additions(from: squad) {
      try other.apply(addition.change, at: addition.madeAt, on: .fixed(1))
    }
    #expect(other == squad)
    #expect(other.additions(from: squad).isEmpty)
  }

  @Test func `a server that lost them gets levels and what does not count back`() throws {
    var server = try Squad.friday
    var device = server
    try device.apply([
      .player(.ann, .levelSet(Level(tenths: 30))), .gather(.friday, .set(.excluded, true)),
    ])
    for addition in server.additions(from: device) {
      try server.apply(addition.change, at: addition.madeAt, on: .fixed(1))
    }
    #expect(server == device)
    try server.apply([.player(.ann, .levelSet(Level(tenths: 90)))])
    #expect(server.additions(from: device).isEmpty, "What it has is not overwritten.")
  }

  @Test func `links show no rules, no levels and not whether a gather counts`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .squad(.ruleAdded(rule(1))), .player(.ann, .levelSet(Level(tenths: 30))),
      .gather(.friday, .set(.excluded, true)),
    ])
    for scope in [Scope.link(.gather(.friday), .follow), .link(.gather(.friday), .score)] {
      let view = scope.view(of: squad)
      #expect(view.rules.isEmpty && view.allPlayers.isEmpty)
      #expect(view.gather(.friday)?.isExcluded == false)
    }
  }
}
