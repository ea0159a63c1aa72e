import Domain
import Presentation
import TestSupport
import Testing

@Suite("Keeping the score by a link")
struct ScorekeepingTests {
  /// The organiser's device on which a match is open, and the server that knows its scoring link.
  private func organised() throws -> Organised {
    var server = TestServer()
    var organiser = TestApp.loggedIn(to: &server)
    organiser.add(["Ann", "Ben", "Cem"])
    let gather = try organiser.startGather()
    organiser.tap(.match(.link(.scoringOpened)))
    organiser.tap(.match(.sheetDismissed))
    organiser.sync(with: &server)
    let link = try #require(organiser.squad.gather(gather)?.sharing.links.first)
    #expect(link.purpose == .score)
    return Organised(server: server, organiser: organiser, gather: gather, secret: link.secret)
  }

  private struct Organised {
    var server: TestServer
    var organiser: TestApp
    let gather: Gather.ID
    let secret: LinkSecret

    /// A device on which the link was opened and a name was said.
    mutating func scorekeeper(_ name: String, number: UInt64 = 7) -> TestApp {
      var device = TestApp(number: number, now: organiser.now, scoringLink: secret)
      device.sync(with: &server)
      device.sayName(name)
      device.sync(with: &server)
      return device
    }

    mutating func turnLinkOff() {
      organiser.tap(.match(.link(.scoringOpened)))
      organiser.tap(.match(.link(.turnedOff)))
      organiser.sync(with: &server)
    }

    var score: String? { server[.zoe].gather(gather)?.score.text }
  }

  @Test func `a scorekeeper says their name once, and is at the match`() throws {
    // Given
    var match = try organised()
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
    var match = try organised()
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
      Destination.players, .pastGathers, .settings, .login, .account, .help, .addPlayer,
      .confirmPlayers, .gather(.never), .pastGather(.never),
    ])
  func `no other screen opens for them`(destination: Destination) throws {
    var match = try organised()
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
    var match = try organised()
    var device = match.scorekeeper("Min")
    device.loseNetwork()
    // When
    device.score(2, for: .teamA)
    device = TestApp(restarting: device, isOnline: false)
    #expect(device.squad.gather(match.gather)?.score.text == "2-0")
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
    var match = try organised()
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
    let view = Scope.scoring(match.gather).view(of: match.server[.zoe])
    #expect(min.squad == view)
    #expect(bo.squad == view)
    #expect(match.organiser.squad == match.server[.zoe])
    #expect(TestApp(restarting: min).squad == view)
  }

  @Test func `what did not arrive before the link was turned off is shown, and can be shared`()
    throws
  {
    // Given
    var match = try organised()
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
    #expect(screen.title == "This link works no longer")
    #expect(screen.unsent == ["18:42 Goal for Team B"])
    #expect(
      device.tap(.scorekeeping(.shareTapped))
        == [.share("This link works no longer (1)\n1. 18:42 Goal for Team B")])
    #expect(match.score == "0-0")
    #expect(device.requests.isEmpty)
  }

  @Test func `a link that was refused is tried again when the app is opened`() throws {
    // Given
    var match = try organised()
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

  @Test func `a match that ended is shown with its result, without what only organisers do`() throws
  {
    var match = try organised()
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
    #expect(model.links.isEmpty)
  }

  @Test func `a gather that the organiser deleted is gone`() throws {
    var match = try organised()
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

  @Test func `the organiser sees who follows and who keeps the score, and since when not`() throws {
    // Given
    var match = try organised()
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
    var match = try organised()
    let device = match.scorekeeper("Min")
    #expect(device.syncs.last?.device == device.app.preferences.device)
    #expect(device.syncs.last?.device != nil)
    #expect(match.organiser.syncs.last?.device == nil)
  }

  @Test func `a match that was deleted by mistake comes back with what was recorded meanwhile`()
    throws
  {
    // Given
    var match = try organised()
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
    var match = try organised()
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
    device.sync(with: &match.server)
    // Then
    #expect(device.squad.gather(match.gather)?.score.text == "1-1")
  }

  @Test func `a scorekeeper's goals outlive a server that lost their name`() throws {
    // Given
    var match = try organised()
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

  @Test func `a scorekeeper cannot discard the match`() throws {
    var match = try organised()
    var device = match.scorekeeper("Min")
    device.send(.gather(.endTapped))
    #expect(try device.gather.endQuestion?.alternativeLabel == nil)
    device.send(.gather(.discardTapped))
    device.sync(with: &match.server)
    #expect(match.server[.zoe].gather(match.gather) != nil)
  }
}

extension TestApp {
  var scorekeeping: ScorekeepingViewModel {
    get throws {
      guard case .scorekeeping(let model) = app.screen else {
        throw WrongScreen(destination: app.destination)
      }
      return model
    }
  }

  mutating func sayName(_ name: String) {
    send(.scorekeeping(.nameTyped, name))
    send(.scorekeeping(.nameSubmitted))
  }
}
