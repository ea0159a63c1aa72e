import Domain
import Presentation
import TestSupport
import Testing

@Suite("Keeping the score: what may be lost")
struct LostLinkTests {
  @Test func `what did not arrive before the link was turned off is shown, and can be shared`()
    throws
  {
    // Given
    var match = try Organised()
    var device = match.scorekeeper("Min")
    device.loseNetwork()
    device.pass(minutes: 2)
    device.score(1, for: .teamB)
    match.turnLinkOff()
    // When
    device.findNetwork()
    device.sync(with: &match.server)
    // Then
    #expect(device.app.destination == .scorekeeping)
    let screen = try device.scorekeeping
    #expect(screen.state == .refused)
    #expect(screen.title == "This link no longer works")
    #expect(screen.unsent == ["18:42 Goal for Team B"])
    #expect(
      device.tap(.scorekeeping(.shareTapped))
        == [.share("This link no longer works (1)\n1. 18:42 Goal for Team B")])
    #expect(match.score == "0-0")
    #expect(device.requests.isEmpty)
  }

  @Test func `a link that was refused is tried again when the app is opened`() throws {
    // Given
    var match = try Organised()
    var device = match.scorekeeper("Min")
    match.server.syncError = .notLoggedIn
    device.send(.gather(.plusTapped(.teamA)))
    device.sync(with: &match.server)
    #expect(try device.scorekeeping.state == .refused)
    match.server.syncError = nil
    // When
    device = TestApp(restarting: device)
    device.sync(with: &match.server)
    // Then
    #expect(device.app.destination == .gather(match.gather))
    #expect(match.score == "1-0")
  }

  @Test func `a gather that the organiser deleted is gone`() throws {
    var match = try Organised()
    var device = match.scorekeeper("Min")
    match.organiser.send(.gather(.endTapped))
    match.organiser.send(.gather(.discardTapped))
    match.organiser.sync(with: &match.server)
    device.loseNetwork()
    device.findNetwork()
    device.sync(with: &match.server)

    #expect(device.app.destination == .scorekeeping)
    #expect(try device.scorekeeping.state == .refused)
  }

  @Test func `a match that was deleted by mistake comes back with what was recorded meanwhile`()
    throws
  {
    // Given
    var match = try Organised()
    var device = match.scorekeeper("Min")
    match.organiser.send(.gather(.endTapped))
    match.organiser.send(.gather(.discardTapped))
    match.organiser.sync(with: &match.server)
    device.score(1, for: .teamA)
    device.sync(with: &match.server)
    #expect(device.app.destination == .scorekeeping)
    // When
    match.organiser.undo()
    match.organiser.sync(with: &match.server)
    device.wait(minutes: 1)
    device.sync(with: &match.server)
    // Then
    #expect(device.app.destination == .gather(match.gather))
    #expect(match.score == "1-0")
  }

  @Test func `a goal that is heard of before a late response is asked for`() throws {
    // Given
    var match = try Organised()
    var device = match.scorekeeper("Min")
    device.send(.gather(.plusTapped(.teamA)))
    let late = try device.takeResponse(of: &match.server)
    match.organiser.sync(with: &match.server)
    match.organiser.score(1, for: .teamB)
    match.organiser.sync(with: &match.server)
    // When
    let goal = try #require(match.server.logs[DeviceAccount.zoe.squad]?.changes.last)
    device.send(.server(.streamed(goal)))
    device.send(.server(late))
    #expect(device.requests.count == 1)
    device.sync(with: &match.server)
    // Then
    #expect(device.squad.gather(match.gather)?.currentGame.score.text == "1-1")
  }

  @Test func `a change that is heard of is asked for, because others may be missing before it`()
    throws
  {
    var match = try Organised()
    var device = match.scorekeeper("Min")
    match.organiser.score(1, for: .teamB)
    match.organiser.sync(with: &match.server)
    let goal = try #require(match.server.logs[DeviceAccount.zoe.squad]?.changes.last)

    device.send(.server(.streamed(goal)))

    #expect(device.squad.gather(match.gather)?.currentGame.score.text == "0-0")
    #expect(device.requests.count == 1)
    device.sync(with: &match.server)
    #expect(device.squad.gather(match.gather)?.currentGame.score.text == "0-1")
  }

  @Test func `what a link shows after a hidden change is there when the app is opened offline`()
    throws
  {
    // Given a change to the players, which the link does not show
    var match = try Organised()
    var device = match.scorekeeper("Min")
    match.organiser.sync(with: &match.server)
    match.organiser.add(["Dan"])
    match.organiser.open(.gather(match.gather))
    match.organiser.score(1, for: .teamB)
    match.organiser.sync(with: &match.server)
    // When
    device.wait(minutes: 1)
    device.sync(with: &match.server)
    #expect(device.squad.gather(match.gather)?.currentGame.score.text == "0-1")
    device = TestApp(restarting: device, isOnline: false)
    // Then
    #expect(device.squad.gather(match.gather)?.currentGame.score.text == "0-1")
  }

  @Test func `a scorekeeper's goals outlive a server that lost their name`() throws {
    // Given
    var match = try Organised()
    let count = try #require(match.server.logs[DeviceAccount.zoe.squad]?.changes.count)
    var device = match.scorekeeper("Min")
    device.loseNetwork()
    device.score(1, for: .teamA)
    // When
    match.server.restoreBackup(of: count)
    device.findNetwork()
    device.sync(with: &match.server)
    // Then
    #expect(match.score == "1-0")
    #expect(match.server[.zoe].gather(match.gather)?.scorekeepers.map(\.name.text) == ["Min"])
    #expect(device.app.replica.rejected.isEmpty)
  }

  @Test func `a scorekeeper gives back what they may change, and nothing else`() throws {
    // Given a match that was named and moved, and a goal that got a scorer, after the copy
    var match = try Organised()
    let gather = match.gather
    var device = match.scorekeeper("Min")
    device.score(1, for: .teamA)
    device.sync(with: &match.server)
    let count = try #require(match.server.logs[DeviceAccount.zoe.squad]?.changes.count)
    let goal = try #require(match.server[.zoe].gather(gather)?.currentGame.goals.first)
    let details = TeamDetails(name: try ShortText("Reds"))
    let changes: [Change] = [
      .gather(gather, .teamDetailsSet(.teamA, details)),
      .gather(gather, .daySet(to: match.organiser.now)),
      .goal(gather, goal.id, .credited(.ownGoal(by: nil))),
    ]
    for (number, change) in changes.enumerated() {
      match.server.take(
        StampedChange(
          id: .fixed(900 + UInt64(number)), device: .fixed(1), madeAt: match.organiser.now,
          change: change))
    }
    device.sync(with: &match.server)
    device.loseNetwork()
    // When
    match.server.restoreBackup(of: count)
    device.findNetwork()
    device.sync(with: &match.server)
    // Then
    #expect(match.server[.zoe].gather(gather)?.currentGame.goals.first?.credit == .ownGoal(by: nil))
    #expect(match.server[.zoe].gather(gather)?[.teamA] == TeamDetails())
    #expect(device.app.replica.rejected.isEmpty)
  }
}
