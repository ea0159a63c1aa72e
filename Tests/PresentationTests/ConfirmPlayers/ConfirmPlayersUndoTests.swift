import Domain
import Presentation
import Testing
import Texts

@Suite("Confirm players: undoing a move")
struct ConfirmPlayersUndoTests {
  private func confirming(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", language: language)
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    return device
  }

  @Test func `undoing a move puts all players back`() throws {
    var device = try confirming()
    try device.move("Ann", to: .teamA)
    #expect(device.toast == "Ann moved to Team A")
    device.undo()

    #expect(try device.teams == [["Ann", "Ben", "Cem"], [], []])
    #expect(device.toast == nil)
    #expect(
      TestApp(restarting: device, path: "/teams").disk.state.lineUp == device.disk.state.lineUp)
  }

  @Test func `the texts are Korean, too`() throws {
    var device = try confirming(language: .korean)
    try device.move("Ann", to: .teamB)
    #expect(device.toast == "Ann 선수를 B팀으로 옮겼습니다")
  }

  @Test func `the last of several moves is undone`() throws {
    var device = try confirming()
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamA)
    try device.move("Ann", to: .teamB)
    device.undo()
    device.undo()
    #expect(try device.teams == [["Cem"], ["Ann", "Ben"], []])
  }

  @Test func `the undone move is stored`() throws {
    var device = try confirming()
    try device.move("Ann", to: .teamA)
    device.undo()
    #expect(
      try TestApp(restarting: device, path: "/teams").teams == [["Ann", "Ben", "Cem"], [], []])
  }

  @Test func `an undo that would do nothing is not offered on another screen`() throws {
    var device = try confirming()
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    device.tap(.confirmPlayers(.startTapped))
    #expect(device.toast == nil)
    #expect(device.app.wakesAt == nil)
  }

  @Test func `a line-up is not lost when the gather cannot be started`() throws {
    var device = TestApp.with("Ann", "Ben")
    let names = (0..<(Gather.participantLimit - 1)).map { "P\($0)" }
    for name in names { device.add(name) }
    device.openSelection()
    while try device.players.list.moreLabel != nil { device.tap(.players(.endReached)) }
    for row in try device.players.list.rows { device.tap(.players(.rowTapped(row.id))) }
    device.tap(.players(.confirmTapped))
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    device.tap(.confirmPlayers(.startTapped))

    #expect(device.message == "A gather can have at most 200 players.")
    #expect(try device.confirmPlayers.canStart)
    #expect(device.disk.state.lineUp?.places.count == 201)
  }
}
