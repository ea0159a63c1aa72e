import Domain
import Presentation
import Testing

@Suite("Confirm players: undoing a move")
struct ConfirmPlayersUndoTests {
  private func confirming(language: Language = .english) throws -> TestApp {
    var phone = TestApp.with("Ann", "Ben", "Cem", language: language)
    try phone.select("Ann", "Ben", "Cem")
    phone.tap(.players(.confirmTapped))
    return phone
  }

  @Test func `undoing a move puts all players back`() throws {
    var phone = try confirming()
    try phone.move("Ann", to: .teamA)
    #expect(phone.toast == "Ann moved to Team A")
    phone.undo()

    #expect(try phone.teams == [["Ann", "Ben", "Cem"], [], []])
    #expect(phone.toast == nil)
    #expect(TestApp(restarting: phone, path: "/teams").disk.state.lineUp == phone.disk.state.lineUp)
  }

  @Test func `the texts are Korean, too`() throws {
    var phone = try confirming(language: .korean)
    try phone.move("Ann", to: .teamB)
    #expect(phone.toast == "Ann 선수를 B팀(으)로 옮겼습니다")
  }

  @Test func `the last of several moves is undone`() throws {
    var phone = try confirming()
    try phone.move("Ann", to: .teamA)
    try phone.move("Ben", to: .teamA)
    try phone.move("Ann", to: .teamB)
    phone.undo()
    phone.undo()
    #expect(try phone.teams == [["Cem"], ["Ann", "Ben"], []])
  }

  @Test func `the undone move is stored`() throws {
    var phone = try confirming()
    try phone.move("Ann", to: .teamA)
    phone.undo()
    #expect(
      try TestApp(restarting: phone, path: "/teams").teams == [["Ann", "Ben", "Cem"], [], []])
  }

  @Test func `an undo that would do nothing is not offered on another screen`() throws {
    var phone = try confirming()
    try phone.move("Ann", to: .teamA)
    try phone.move("Ben", to: .teamB)
    phone.tap(.confirmPlayers(.startTapped))
    #expect(phone.toast == nil)
    #expect(phone.app.wakesAt == nil)
  }

  @Test func `a line-up is not lost when the gather cannot be started`() throws {
    var phone = TestApp.with("Ann", "Ben")
    let names = (0..<(Gather.participantLimit - 1)).map { "P\($0)" }
    for name in names { phone.add(name) }
    phone.tap(.players(.selectTapped))
    while try phone.players.list.moreLabel != nil { phone.tap(.players(.endReached)) }
    for row in try phone.players.list.rows { phone.tap(.players(.rowTapped(row.id))) }
    phone.tap(.players(.confirmTapped))
    try phone.move("Ann", to: .teamA)
    try phone.move("Ben", to: .teamB)
    phone.tap(.confirmPlayers(.startTapped))

    #expect(phone.message == "A gather has at most 200 players.")
    #expect(try phone.confirmPlayers.canStart)
    #expect(phone.disk.state.lineUp?.places.count == 201)
  }
}
