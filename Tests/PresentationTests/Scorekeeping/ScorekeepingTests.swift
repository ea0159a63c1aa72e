import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Keeping the score by a link")
struct ScorekeepingTests {
  @Test func `a scorekeeper says their name once, and is at the match`() throws {
    // Given
    var match = try Organised()
    var device = TestApp(number: 7, scoringLink: match.secret)
    #expect(try device.scorekeeping.state == .loading)
    device.sync(with: &match.server)
    #expect(try device.scorekeeping.state == .asking)
    #expect(try device.scorekeeping.match == "Team A 0-0 Team B")
    // When
    device.send(.scorekeeping(.nameTyped, "  "))
    device.send(.scorekeeping(.nameSubmitted))
    #expect(try device.scorekeeping.canStart == false)
    device.sayName("Min")
    // Then
    #expect(device.app.destination == .gather(match.gather))
    device.sync(with: &match.server)
    #expect(match.server[.zoe].gather(match.gather)?.scorekeepers.map(\.name.text) == ["Min"])
    // When
    device = TestApp(restarting: device)
    // Then
    #expect(device.app.destination == .gather(match.gather))
  }

  @Test func `they see the match and nothing else of the squad`() throws {
    var match = try Organised()
    let device = match.scorekeeper("Min")
    #expect(device.squad.allPlayers.isEmpty)
    #expect(device.squad.allGathers.map(\.id) == [match.gather])
    #expect(device.squad.gather(match.gather)?.sharing == Sharing())
    #expect(device.app.shell.tabs == nil)
    #expect(!device.app.shell.hasWayBack)
    #expect(try device.gather.links.isEmpty)
  }

  @Test(
    arguments: [
      Destination.players, .pastGathers, .settings, .login, .account(nil), .help, .addPlayer,
      .confirmPlayers, .gather(.never), .pastGather(.never),
    ])
  func `no other screen opens for them`(destination: Destination) throws {
    var match = try Organised()
    var device = match.scorekeeper("Min")
    device.open(destination)
    #expect(device.app.destination == .gather(match.gather))
    device.send(.device(.navigated(destination.path)))
    #expect(device.app.destination == .gather(match.gather))
  }

  @Test func `goals recorded with no network arrive, and the organiser sees who recorded them`()
    throws
  {
    // Given
    var match = try Organised()
    var device = match.scorekeeper("Min")
    device.loseNetwork()
    // When
    device.score(2, for: .teamA)
    device = TestApp(restarting: device, isOnline: false)
    #expect(device.squad.gather(match.gather)?.currentGame.score.text == "2-0")
    device.findNetwork()
    device.sync(with: &match.server)
    match.organiser.sync(with: &match.server)
    // Then
    #expect(match.score == "2-0")
    #expect(try match.organiser.gather.goals.map(\.recorder) == ["by Min", "by Min"])
    #expect(match.organiser.app.shell.toast?.text == "Goal for Team A, by Min")
    #expect(device.app.replica.pending.isEmpty)
  }

  @Test func `all devices agree after they scored with no network`() throws {
    // Given
    var match = try Organised()
    var min = match.scorekeeper("Min")
    var bo = match.scorekeeper("Bo", number: 8)
    match.organiser.loseNetwork()
    min.loseNetwork()
    bo.loseNetwork()
    // When
    match.organiser.score(1, for: .teamA)
    min.score(2, for: .teamB)
    bo.score(3, for: .teamA)
    match.organiser.findNetwork()
    min.findNetwork()
    bo.findNetwork()
    for _ in 0..<3 {
      match.organiser.sync(with: &match.server)
      min.sync(with: &match.server)
      bo.sync(with: &match.server)
    }
    // Then
    #expect(match.score == "4-2")
    let view = Scope.link(.gather(match.gather), .score).view(of: match.server[.zoe])
    #expect(min.squad == view)
    #expect(bo.squad == view)
    #expect(match.organiser.squad == match.server[.zoe])
    #expect(TestApp(restarting: min).squad == view)
  }

  @Test func `a match that ended is shown with its result, without what only organisers do`() throws
  {
    var match = try Organised()
    let device = match.scorekeeper("Min")
    match.organiser.endGather()
    match.organiser.sync(with: &match.server)
    var late = TestApp(restarting: device)
    late.sync(with: &match.server)
    late = TestApp(restarting: late)

    #expect(late.app.destination == .pastGather(match.gather))
    guard case .pastGather(let model) = late.app.screen else {
      Issue.record("\(late.app.destination)")
      return
    }
    #expect(model.deleteLabel == nil)
    late.tap(.match(.link(.shareOpened)))
    #expect(late.shareSheet?.ways.isEmpty == true)
  }

  @Test func `the organiser sees who follows and who keeps the score, and since when not`() throws {
    // Given
    var match = try Organised()
    _ = match.scorekeeper("Min")
    _ = match.scorekeeper("Bo", number: 8)
    match.organiser.sync(with: &match.server)
    let scorekeepers = try #require(match.server[.zoe].gather(match.gather)).scorekeepers
    #expect(try match.organiser.gather.presence == nil)
    // When
    match.server.presence = [
      Presence(
        gather: match.gather, followers: 12,
        signs: zip(scorekeepers, [Instant.kickOff, .kickOff(plusMinutes: 3)]).map {
          Presence.Sign(of: $0.id, heardAt: $1)
        })
    ]
    match.organiser.pass(minutes: 3)
    match.organiser.score(1, for: .teamA)
    match.organiser.sync(with: &match.server)
    // Then
    #expect(try match.organiser.gather.presence == "12 following, 2 scoring: Min 18:40, Bo")
  }

  @Test func `a scorekeeper's device says who it is, and the organiser's does not`() throws {
    var match = try Organised()
    let device = match.scorekeeper("Min")
    #expect(device.syncs.last?.device == device.app.preferences.device)
    #expect(device.syncs.last?.device != nil)
    #expect(match.organiser.syncs.last?.device == nil)
  }

  @Test func `a scorekeeper cannot discard the match`() throws {
    var match = try Organised()
    var device = match.scorekeeper("Min")
    device.send(.gather(.endTapped))
    #expect(try device.gather.endQuestion?.alternativeLabel == nil)
    device.send(.gather(.discardTapped))
    device.sync(with: &match.server)
    #expect(match.server[.zoe].gather(match.gather) != nil)
  }
}
