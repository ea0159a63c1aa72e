import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Confirm players: fair teams")
struct FairTeamsTests {
  /// A device on which these players have been confirmed, with levels 8, 7, 3, 2.
  private func confirming(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", language: language)
    for (name, tenths) in [("Ann", 80), ("Ben", 70), ("Cem", 30), ("Dan", 20)] {
      device.receive(.player(try device.id(of: name), .levelSet(Level(tenths: tenths))))
    }
    try device.select("Ann", "Ben", "Cem", "Dan")
    device.tap(.players(.confirmTapped))
    return device
  }

  @Test func `Fair teams puts everyone into the closest teams, says why, and can be undone`() throws
  {
    var device = try confirming()
    #expect(try device.confirmPlayers.fairness == nil)
    device.tap(.confirmPlayers(.fairTapped))
    let teams = try device.teams.map { Set($0) }
    #expect(
      teams == [[], ["Ann", "Dan"], ["Ben", "Cem"]]
        || teams == [[], ["Ben", "Cem"], ["Ann", "Dan"]])
    let fairness = try #require(try device.confirmPlayers.fairness)
    #expect(fairness.headline == "Even. 50 : 50")
    #expect(fairness.reasons[0] == "The best of 3 splits.")
    #expect(fairness.reasons[1].hasPrefix("Team A would win "))
    #expect(fairness.reasons[1].hasSuffix("% of matches like this. A draw counts as half."))
    #expect(!fairness.canShowAnother)
    #expect(device.toast == "Fair teams made")
    device.tap(.confirmPlayers(.levelsTapped))
    #expect(try device.confirmPlayers.fairness?.reasons[0] == "Team A 10.0 · Team B 10.0")
    device.undo()
    #expect(try device.teams[0].count == 4)
  }

  @Test func `a move by hand says what it costs`() throws {
    var device = try confirming()
    device.tap(.confirmPlayers(.fairTapped))
    try device.move("Dan", to: .teamA)
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    try device.move("Cem", to: .teamB)
    #expect(try device.confirmPlayers.fairness?.reasons[0] == "The best of 3 splits.")
    try device.move("Dan", to: .teamB)
    try device.move("Cem", to: .teamA)
    #expect(try device.confirmPlayers.fairness?.reasons[0] == "2.0 apart; the best is 0.0.")
    #expect(try device.confirmPlayers.fairness?.headline.hasPrefix("Team A ") == true)
    let label = try #require(try device.confirmPlayers.fairness?.swapLabel)
    #expect(label == "Swap Cem and Dan (0.0 apart)" || label == "Swap Ann and Ben (0.0 apart)")
    device.tap(.confirmPlayers(.swapTapped))
    #expect(device.toast == "Cem and Dan swapped" || device.toast == "Ann and Ben swapped")
    #expect(try device.confirmPlayers.fairness?.headline.hasPrefix("Even. ") == true)
    #expect(try device.confirmPlayers.fairness?.swapLabel == nil)
    #expect(device.tap(.confirmPlayers(.swapTapped)) == [])
  }

  @Test func `Another goes through the splits that are as good and comes round again`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan")
    try device.select("Ann", "Ben", "Cem", "Dan")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.fairTapped))
    var seen: [Set<Set<String>>] = []
    for _ in 0..<4 {
      seen.append(Set(try device.teams[1...].map { Set($0) }))
      device.tap(.confirmPlayers(.anotherTapped))
    }
    #expect(Set(seen).count == 3)
    #expect(seen[0] == seen[3])
  }

  @Test func `levels are shown by one tap and hidden by another, on this device`() throws {
    var device = try confirming(language: .korean)
    device.tap(.confirmPlayers(.fairTapped))
    #expect(try device.confirmPlayers.teams[0].rows.allSatisfy { $0.detail == nil })
    #expect(try device.confirmPlayers.levelsLabel == "레벨 보기")
    device.tap(.confirmPlayers(.levelsTapped))
    let rows = try device.confirmPlayers.teams.flatMap { $0.rows }
    #expect(Set(rows.compactMap { $0.detail }) == ["8.0", "7.0", "3.0", "2.0"])
    #expect(device.disk.state.preferences.showsLevels)
    device.tap(.confirmPlayers(.levelsTapped))
    #expect(!device.disk.state.preferences.showsLevels)
  }

  @Test func `rules are kept and named`() throws {
    var device = try confirming()
    let rule = TeamRule(
      id: .fixed(1), .together, [try device.id(of: "Ann"), try device.id(of: "Ben")])
    device.receive(.squad(.ruleAdded(try #require(rule))))
    device.tap(.confirmPlayers(.fairTapped))
    #expect(try Set(device.teams.map { Set($0) }).contains(["Ann", "Ben"]))
    let fairness = try device.confirmPlayers.fairness
    #expect(fairness?.reasons.last == "Together: Ann, Ben.")
    #expect(fairness?.reasons[0] == "The only possible split.")
  }

  @Test func `where nothing is known of the players, it says that the teams are drawn by lot`()
    throws
  {
    for (language, text) in [
      (
        Language.english,
        "Nothing is known about these players yet, so the teams are random. They will get fairer after a match or two."
      ), (.korean, "아직 선수 기록이 없어 무작위로 나눴습니다. 한두 경기를 치르면 팀이 더 공평해집니다."),
    ] {
      var device = TestApp.with("Ann", "Ben", "Cem", language: language)
      try device.select("Ann", "Ben", "Cem")
      device.tap(.players(.confirmTapped))
      device.tap(.confirmPlayers(.fairTapped))
      #expect(try device.confirmPlayers.fairness?.headline == text)
      #expect(try device.confirmPlayers.fairness?.reasons == [])
    }
  }

  @Test func `rules that contradict each other are named, and the best teams made without one`()
    throws
  {
    for (rules, text) in [
      (
        [(TeamRule.Kind.together, ["Ann", "Ben"]), (.apart, ["Ann", "Ben"])],
        "Both together and apart: Ann, Ben. Not met: Apart: Ann, Ben."
      ),
      (
        [(.apart, ["Ann", "Ben"]), (.apart, ["Ben", "Cem"]), (.apart, ["Ann", "Cem"])],
        "The rules for these players contradict each other: Ann, Ben and Cem. Not met: Apart: Ann, Cem."
      ),
      (
        [(.apart, ["Ann", "Ben", "Cem"])],
        "There are not enough teams to keep these players apart: Ann, Ben and Cem. "
          + "Not met: Apart: Ann, Ben, Cem."
      ),
    ] as [([(TeamRule.Kind, [String])], String)] {
      var device = try confirming()
      for (number, rule) in rules.enumerated() {
        let players = try rule.1.map { try device.id(of: $0) }
        let added = TeamRule(id: .fixed(UInt64(number)), rule.0, players)
        device.receive(.squad(.ruleAdded(try #require(added))))
      }
      device.tap(.confirmPlayers(.fairTapped))
      #expect(try device.confirmPlayers.fairnessProblem == text)
      #expect(try device.teams.map { $0.count } == [0, 2, 2])
      // Teams that the user arranges are not those that were found.
      device.tap(.confirmPlayers(.sameTeamsTapped))
      try device.move("Dan", to: .bench)
      #expect(try device.confirmPlayers.fairnessProblem == nil)
    }
  }

  @Test func `Undo of Another goes back to teams that are as good, and Another goes on`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan")
    try device.select("Ann", "Ben", "Cem", "Dan")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.fairTapped))
    let first = try device.confirmPlayers.fairness
    device.tap(.confirmPlayers(.anotherTapped))
    device.undo()
    #expect(try device.confirmPlayers.fairness == first)
    #expect(first?.canShowAnother == true)
    device.tap(.confirmPlayers(.anotherTapped))
    #expect(try device.confirmPlayers.fairness?.headline == first?.headline)
  }

  @Test(arguments: [
    (TeamRule.Kind.together, "Ben", "Together: Ann, Ben."), (.apart, "Dan", "Apart: Ann, Dan."),
  ])
  func `a rule that came afterwards is not kept, and the verdict is gone until asked again`(
    kind: TeamRule.Kind, other: String, text: String
  ) throws {
    var device = try confirming()
    device.tap(.confirmPlayers(.fairTapped))
    let rule = TeamRule(id: .fixed(1), kind, [try device.id(of: "Ann"), try device.id(of: other)])
    device.receive(.squad(.ruleAdded(try #require(rule))))
    let reasons = try #require(try device.confirmPlayers.fairness?.reasons)
    #expect(reasons[0].hasPrefix("Team A would win "))
    #expect(reasons.last == "Not met: \(text)")
    device.tap(.confirmPlayers(.fairTapped))
    #expect(try device.confirmPlayers.fairness?.reasons.last == text)
  }

  @Test func `the contradiction is gone with the rule that made it`() throws {
    var device = try confirming()
    let ann = try device.id(of: "Ann")
    let ben = try device.id(of: "Ben")
    let cem = try device.id(of: "Cem")
    let rules: [(TeamRule.Kind, [Player.ID])] = [
      (.together, [ann, ben]), (.together, [ben, cem]), (.apart, [ann, cem]),
    ]
    for (number, rule) in rules.enumerated() {
      device.receive(
        .squad(.ruleAdded(try #require(TeamRule(id: .fixed(UInt64(number)), rule.0, rule.1)))))
    }
    device.tap(.confirmPlayers(.fairTapped))
    #expect(
      try device.confirmPlayers.fairnessProblem
        == "Apart, but together through Ben: Ann, Cem. Not met: Apart: Ann, Cem.")
    device.receive(.squad(.ruleRemoved(.fixed(0))))
    #expect(try device.confirmPlayers.fairnessProblem == nil)
  }

  @Test func `one player alone cannot be split`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    device.receive(.player(try device.id(of: "Ben"), .set(.removed, true)))
    #expect(try !device.confirmPlayers.canMakeFair)
    #expect(device.tap(.confirmPlayers(.fairTapped)) == [])
  }

  @Test func `the teams differ from those of the last gathers`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan")
    for (name, team) in [("Ann", Team.teamA), ("Ben", .teamA), ("Cem", .teamB), ("Dan", .teamB)] {
      if name == "Ann" {
        try device.select("Ann", "Ben", "Cem", "Dan")
        device.tap(.players(.confirmTapped))
      }
      try device.move(name, to: team)
    }
    device.tap(.confirmPlayers(.startTapped))
    device.endGather()
    device.open(.players)
    try device.select("Ann", "Ben", "Cem", "Dan")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.fairTapped))
    #expect(try !device.teams.map { Set($0) }.contains(["Ann", "Ben"]))
    #expect(
      try device.confirmPlayers.fairness?.reasons[0] == "The best of 3 splits; 1 more is as good.")
  }
}
