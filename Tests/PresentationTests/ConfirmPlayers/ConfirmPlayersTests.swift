import Domain
import Presentation
import TestSupport
import Testing

@Suite("Confirm players")
struct ConfirmPlayersTests {
  /// A device on which Ann, Ben and Cem have been confirmed.
  private func confirming(language: Language = .english) throws -> TestApp {
    var phone = TestApp.with("Ann", "Ben", "Cem", language: language)
    try phone.select("Ann", "Ben", "Cem")
    phone.tap(.players(.confirmTapped))
    return phone
  }

  @Test func `there are three sections, and all players start on the bench`() throws {
    let phone = try confirming()
    let sections = try phone.confirmPlayers.sections

    #expect(try phone.confirmPlayers.title == "Confirm players")
    #expect(sections.map { $0.team } == [.bench, .teamA, .teamB])
    #expect(sections.map { $0.title } == ["Bench", "Team A", "Team B"])
    #expect(sections.map { $0.count } == ["3 players", "0 players", "0 players"])
    #expect(sections.map { $0.emptyHint } == [nil, "Nobody here yet", "Nobody here yet"])
    #expect(try phone.teams == [["Ann", "Ben", "Cem"], [], []])
    #expect(sections[0].rows.map { $0.avatar } == ["A", "B", "C"])
  }

  @Test func `a player has a button for each other team`() throws {
    var phone = try confirming()
    try phone.move("Ann", to: .teamB)
    let moves = try phone.confirmPlayers.sections[2].rows[0].moves
    #expect(moves.map { $0.label } == ["Move Ann to Bench", "Move Ann to Team A"])
    #expect(moves.map { $0.shortLabel } == ["Bench", "A"])
    let korean = try confirming(language: .korean).confirmPlayers.sections[0].rows[0].moves
    #expect(korean.map { $0.label } == ["Ann 선수를 A팀(으)로 옮기기", "Ann 선수를 B팀(으)로 옮기기"])
  }

  @Test func `Start gather is enabled when both teams have players`() throws {
    var phone = try confirming()
    for (name, team, canStart) in [
      ("Ann", Team.teamA, false), ("Ben", .teamA, false), ("Ben", .teamB, true),
      ("Ann", .bench, false), ("Ann", .teamA, true),
    ] {
      try phone.move(name, to: team)
      let screen = try phone.confirmPlayers
      #expect(screen.canStart == canStart)
      #expect(screen.startHint == (canStart ? nil : "Both teams need at least one player."))
    }
  }

  @Test func `Start gather does nothing while a team is empty`() throws {
    var phone = try confirming()
    try phone.move("Ann", to: .teamA)
    #expect(phone.tap(.confirmPlayers(.startTapped)) == [])
  }

  @Test func `the gather has the players in their teams, with their names`() throws {
    var phone = try confirming()
    try phone.move("Cem", to: .teamA)
    try phone.move("Ann", to: .teamB)
    phone.tap(.confirmPlayers(.startTapped))

    let gather = try #require(phone.squad.gathers.first)
    #expect(
      gather.participants.map { "\($0.name.text): \($0.team.rawValue)" }
        == ["Ben: Bench", "Cem: Team A", "Ann: Team B"])
    #expect(phone.app.destination == .gather(gather.id))
    #expect(phone.effects.last == .navigate(.gather(gather.id), .replace))
    #expect(phone.disk.state.lineUp == nil)
  }

  @Test func `a double tap on Start gather starts one`() throws {
    var phone = try confirming()
    try phone.move("Ann", to: .teamA)
    try phone.move("Ben", to: .teamB)
    phone.tap(.confirmPlayers(.startTapped))
    #expect(phone.tap(.confirmPlayers(.startTapped)) == [])
    #expect(phone.squad.gathers.count == 1)
  }

  @Test func `moves of unknown players and to the same team change nothing`() throws {
    var phone = try confirming()
    phone.forgetEffects()
    try phone.move("Ann", to: .bench)
    phone.tap(.confirmPlayers(.moved(.fixed(99), .teamA)))
    #expect(phone.effects == [] && phone.toast == nil)
  }

  @Test func `the teams survive a restart`() throws {
    var phone = try confirming()
    try phone.move("Ben", to: .teamA)
    let restarted = TestApp(restarting: phone, path: phone.app.destination.path)
    #expect(try restarted.teams == [["Ann", "Cem"], ["Ben"], []])
  }

  @Test func `a player who was deleted meanwhile is in no team`() throws {
    var phone = try confirming()
    try phone.move("Ann", to: .teamA)
    try phone.move("Ben", to: .teamB)
    let ann = try phone.id(of: "Ann")
    phone.send(.device(.otherWindow(.recorded(.numbered(1, .playerRemoved(ann))))))

    #expect(try phone.teams == [["Cem"], [], ["Ben"]])
    #expect(try !phone.confirmPlayers.canStart)
    #expect(phone.tap(.confirmPlayers(.moved(ann, .teamB))) == [])

    phone.send(.device(.otherWindow(.recorded(.numbered(2, .playerRestored(ann))))))
    #expect(try phone.teams == [["Cem"], ["Ann"], ["Ben"]])
  }

  @Test func `without players to confirm, the list is opened instead, once`() {
    var phone = TestApp.with("Ann")
    #expect(phone.open(.confirmPlayers) == [])
    #expect(phone.app.destination == .players)
    phone.open(.settings)
    #expect(phone.send(.device(.navigated("/teams"))) == [.navigate(.players, .replace)])
    let restarted = TestApp(restarting: phone, path: "/teams")
    #expect(
      restarted.effects.filter { $0 == .navigate(.players, .replace) }.count == 1)
  }
}
