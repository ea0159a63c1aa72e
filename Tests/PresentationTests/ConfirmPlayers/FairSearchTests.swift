import Domain
import Presentation
import TestSupport
import Testing

@Suite("Confirm players: fair teams that take a while")
struct FairSearchTests {
  private static let names = (1...20).map { "Player \($0)" }

  /// A device on which twenty players are to be in four teams, just after the tap on "Fair teams".
  private func searching() throws -> TestApp {
    var device = TestApp()
    device.add(Self.names)
    device.open(.players)
    try device.select(Self.names)
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.teamCountTapped(4)))
    device.send(.confirmPlayers(.fairTapped))
    return device
  }

  private func finish(_ device: inout TestApp) -> Int {
    var slices = 0
    while device.app.wakesAt == device.deviceTime, slices < 1_000 {
      device.send(.device(.woke))
      slices += 1
    }
    return slices
  }

  @Test func `the tap ends before the search begins, which goes on in slices`() throws {
    var device = try searching()
    #expect(try device.confirmPlayers.isSearching)
    #expect(try device.teams[0].count == 20)
    #expect(finish(&device) > 2)
    #expect(try !device.confirmPlayers.isSearching)
    #expect(try device.teams[1...].map(\.count) == [5, 5, 5, 5])
    device.undo()
    #expect(try device.teams[0].count == 20)
  }

  @Test func `a second tap meanwhile is the first`() throws {
    var once = try searching()
    var twice = try searching()
    twice.send(.device(.woke))
    #expect(twice.send(.confirmPlayers(.fairTapped)) == [])
    #expect(twice.send(.confirmPlayers(.anotherTapped)) == [])
    _ = (finish(&once), finish(&twice))
    #expect(try once.teams == twice.teams)
  }

  @Test func `a rule that comes meanwhile is kept`() throws {
    var device = try searching()
    device.send(.device(.woke))
    let players = try Self.names[..<4].map { try device.id(of: $0) }
    device.receive(.squad(.ruleAdded(try #require(TeamRule(id: .fixed(1), .apart, players)))))
    _ = finish(&device)
    #expect(try device.teams[1...].allSatisfy { !Set($0).isDisjoint(with: Self.names[..<4]) })
  }

  @Test func `when all but one are removed meanwhile, the search ends`() throws {
    var device = try searching()
    for name in Self.names.dropFirst() {
      device.receive(.player(try device.id(of: name), .set(.removed, true)))
    }
    _ = finish(&device)
    #expect(try !device.confirmPlayers.isSearching)
    #expect(try device.confirmPlayers.fairness == nil)
  }

  @Test func `a move by hand meanwhile stays, and ends the search`() throws {
    var device = try searching()
    device.send(.device(.woke))
    try device.move("Player 1", to: .teamB)
    #expect(finish(&device) == 1)
    #expect(try !device.confirmPlayers.isSearching)
    #expect(try device.teams.map(\.count) == [19, 0, 1, 0, 0])
    device.tap(.confirmPlayers(.fairTapped))
    #expect(try device.teams[1...].map(\.count) == [5, 5, 5, 5])
  }

  @Test func `a screen that was left searches no more`() throws {
    var device = try searching()
    device.goBack()
    #expect(finish(&device) == 0)
    device.wait(seconds: 1)
    device.tap(.players(.confirmTapped))
    #expect(try device.teams[0].count == 20)
    #expect(try !device.confirmPlayers.isSearching)
  }

  @Test func `while Another is looked for, the reasons stay and no swap is offered`() throws {
    var device = try searching()
    _ = finish(&device)
    let before = try #require(try device.confirmPlayers.fairness)
    device.send(.confirmPlayers(.anotherTapped))
    #expect(try device.confirmPlayers.fairness?.reasons == before.reasons)
    #expect(try device.confirmPlayers.fairness?.swapLabel == nil)
    _ = finish(&device)
    #expect(try device.teams[1...].map(\.count) == [5, 5, 5, 5])
  }
}
