import Domain
import Presentation
import TestSupport
import Testing

@Suite("Teams of people who play already")
struct RunningMatchTests {
  /// The teams of Ann and Ben; another phone starts a match with them, or with other people.
  private func device(with people: Participant...) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    let (ann, ben) = (try device.id(of: "Ann"), try device.id(of: "Ben"))
    let played =
      people.isEmpty
      ? [
        Participant(id: ann, name: try ShortText("Ann"), team: .teamA),
        Participant(id: ben, name: try ShortText("Ben"), team: .teamB),
      ] : people
    device.receive(.gather(.friday, .started(played)))
    return device
  }

  @Test func `a match of these people that another window started is offered in place of a second`()
    throws
  {
    var device = try device()
    var teams = try device.confirmPlayers
    #expect(teams.runningNote == "These players already have a gather in progress.")
    #expect(teams.primaryLabel == "Resume gather" && teams.canTapPrimary)
    device.tap(.confirmPlayers(teams.primaryEvent))
    #expect(device.app.destination == .gather(.friday))
    // A second one can be started all the same, as when the first was forgotten last week.
    device = try self.device()
    device.tap(.confirmPlayers(.startTapped))
    teams = try self.device().confirmPlayers
    #expect(device.squad.gathers.count == 2)
  }

  @Test func `a match of others is none of theirs`() throws {
    let others = try [
      Participant(id: .fixed(90), name: ShortText("Zoe"), team: .teamA),
      Participant(id: .fixed(91), name: ShortText("Yan"), team: .teamB),
    ]
    let device = try device(with: others[0], others[1])
    #expect(try device.confirmPlayers.runningNote == nil)
    #expect(try device.confirmPlayers.primaryLabel == "Start gather")
  }

  @Test func `a match that ended elsewhere is called by its day`() throws {
    var device = TestApp.with("Ann", "Ben")
    let id = try device.startGather()
    device.receive(.gather(id, .ended))
    #expect(try device.gather.gone != nil)
    #expect(try device.gather.title == "Today 18:40")
  }

  @Test func `all are ticked with one tap when there are too many to be meant`() throws {
    var device = TestApp()
    device.add((1...40).map { "Player \($0)" })
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    #expect(try device.players.allLabel == "Tick all")
    device.tap(.players(.allTapped))
    #expect(try device.players.allLabel == nil)
    #expect(try device.players.list.rows.allSatisfy { $0.isSelected })
  }
}
