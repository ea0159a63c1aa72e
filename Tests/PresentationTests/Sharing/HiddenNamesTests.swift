import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Names that the organiser hides, in everything that is shared")
struct HiddenNamesTests {
  /// What must stand in nothing that is shared: a hidden player's name, a former one, and that of a guest and of a friend
  /// who turned out to be the player.
  private static let words = ["Quincy", "Quentin", "Quill", "Zebulon"]

  /// Ann, Cem and Dan, and hidden players who scored, passed, answered, brought a guest, were renamed and archived.
  private func device() throws -> (TestApp, TestServer) {
    var server = TestServer()
    var device = TestApp.with("Ann", "Quentin Quill", "Cem", "Zebulon")
    for _ in 0..<2 {
      try device.lineUp(["Ann", "Cem"], ["Quentin Quill", "Zebulon"])
      device.send(.confirmPlayers(.startTapped))
      let quentin = try device.id(of: "Quentin Quill")
      for (scorer, assist) in [(quentin, nil), (try device.id(of: "Ann"), quentin)] {
        device.score(1, for: .teamB)
        let gather = try #require(device.squad.gathers.last)
        let goal = try #require(gather.currentGame.goals.last)
        device.receive(.goal(gather.id, goal.id, .credited(.scored(by: scorer, assist: assist))))
      }
      device.wait(minutes: 10)
      device.endGather()
      device.wait(minutes: 24 * 60)
    }
    let (quentin, zebulon) = (try device.id(of: "Quentin Quill"), try device.id(of: "Zebulon"))
    for change: Change in [
      .player(quentin, .set(.hidden, true)), .player(zebulon, .set(.hidden, true)),
      .player(zebulon, .set(.archived, true)),
      .player(quentin, .edited(.name(try ShortText("Quincy")))),
    ] { device.receive(change) }
    device.sync(with: &server)
    return (device, server)
  }

  /// Shares a thing as a user does; `nil` for what names no one.
  private func text(_ thing: SharedThing) throws -> SharedText? {
    var (device, server) = try device()
    var shared: [SharedText] = []
    switch thing {
    case .teams:
      try device.lineUp(["Ann", "Cem"], ["Quincy"])
      shared = device.tap(.confirmPlayers(.shareTapped)).shared
    case .result, .resultPicture:
      device.open(.pastGather(try #require(device.squad.gathers.last?.id)))
      shared =
        device.tap(.pastGather(thing == .result ? .shareTapped : .pictureTapped)).shared
    case .table, .tablePicture, .yearPicture:
      if thing == .yearPicture { device.wait(minutes: 10 * 24 * 60) }
      device.open(.season)
      device.tap(.season(.shareTableTapped))
      switch thing {
      case .table: shared = device.tap(.season(.textTapped)).shared
      case .yearPicture: shared = device.tap(.season(.yearTapped)).shared
      default: shared = device.tap(.season(.pictureTapped)).shared
      }
    case .recordPicture:
      device.open(.player(try device.id(of: "Quincy")))
      shared = device.tap(.playerDetails(.pictureTapped)).shared
    case .invitation, .reminder:
      try device.planGame((.most, "10"))
      device.sync(with: &server)
      let key = try #require(device.games.first?.key)
      let quincy = try device.id(of: "Quincy")
      if thing == .invitation {
        let zebulon = try #require(device.squad.archivedPlayers.first).id
        for person in [quincy, zebulon, try device.id(of: "Ann")] {
          device.receive(try .answered(.in, of: person, to: key))
        }
        device.receive(.plan(key, .guestAdded(.fixed(77), host: quincy, try ShortText("Quill"))))
        shared = device.tap(.plan(.link(.shareTapped))).shared
      } else {
        device.send(.plan(.sheetDismissed))
        device.send(.plan(.remindTapped))
        shared = device.tap(.plan(.remindConfirmed)).shared
      }
    // The first two name teams and a period, and the third is what a scorekeeper sends to the organiser.
    case .gatherLink, .tableLink, .unsentChanges: return nil
    }
    return try #require(shared.first, "\(thing) is not shared")
  }

  @Test(arguments: SharedThing.allCases)
  func `no hidden name is in it`(_ thing: SharedThing) throws {
    guard let shared = try text(thing) else { return }
    #expect(shared.thing == thing)
    for word in Self.words {
      #expect(!shared.text.contains(word), "\(word) in \(shared.text)")
    }
  }

  @Test func `lists say how many more there are, and tables keep the row`() throws {
    #expect(try text(.teams)?.text.contains("Team B (1)\nand 1 more") == true)
    let result = try #require(try text(.result)?.text)
    #expect(result.hasSuffix("Team A: Ann, Cem\nTeam B: and 2 more"))
    #expect(try text(.table)?.text.contains("1. Not shown") == true)
    #expect(try text(.invitation)?.text.contains("4 of 10: Ann and 3 more") == true)
    #expect(try text(.reminder)?.text.contains("No answer yet: Ann, Cem and 1 more") == true)
    #expect(try text(.recordPicture)?.text.hasPrefix("list\nNot shown\n") == true)
  }

  @Test func `a scorekeeper, who does not know which names are hidden, shares none`() throws {
    var match = try Organised()
    var device = match.scorekeeper("Min")
    device.tap(.gather(.clockTapped))
    device.score(1, for: .teamB)
    let ben = try #require(device.app.shell.toast?.choices?.list.first)
    #expect(ben.label == "Ben")
    device.tap(ben.event)
    device.pass(minutes: 4)
    device.endGather()
    #expect(try device.pastGather.goals.map(\.scorer) == ["Ben"])
    for event in [PastGatherEvent.Plain.shareTapped, .pictureTapped] {
      let shared = try #require(device.tap(.pastGather(event)).shared.first)
      #expect(shared.text.contains("Team B"))
      #expect(!shared.text.contains("Ben") && !shared.text.contains("Ann"))
    }
  }

  @Test func `the organiser's screens keep the name`() throws {
    var (device, _) = try device()
    device.open(.pastGather(try #require(device.squad.gathers.last?.id)))
    let names = try device.pastGather.people.flatMap { $0.rows.map(\.name) }
    #expect(names.contains("Quentin Quill"))
    device.open(.players)
    #expect(try device.players.list.rows.map(\.name).contains("Quincy"))
  }
}

extension [Effect] {
  /// What is shared.
  fileprivate var shared: [SharedText] {
    compactMap { effect in
      switch effect {
      case .share(let shared), .sharePicture(let shared): shared
      default: nil
      }
    }
  }
}

extension TestApp {
  /// Puts these players into two teams, before the gather starts.
  fileprivate mutating func lineUp(_ home: [String], _ away: [String]) throws {
    open(.players)
    try select(home + away)
    send(.players(.confirmTapped))
    for name in home { try move(name, to: .teamA) }
    for name in away { try move(name, to: .teamB) }
  }
}
