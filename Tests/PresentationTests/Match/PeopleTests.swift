import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Match: who is where")
struct PeopleTests {
  /// A gather of Ann against Ben with Cem on the bench; Dan is on the list.
  private func playing(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", language: language)
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    device.tap(.confirmPlayers(.startTapped))
    device.pass(minutes: 10)
    return device
  }

  private func people(_ device: TestApp) throws -> [String] {
    try device.gather.people.map { list in
      "\(list.title): \(list.rows.map { $0.name }.joined(separator: ", "))"
    }
  }

  private func personSheet(_ device: TestApp) throws -> PersonSheet {
    guard case .person(let sheet) = try device.gather.matchSheet else { throw NoSheet() }
    return sheet
  }

  private struct NoSheet: Error {}

  @Test func `the bench is a list of its own`() throws {
    #expect(try people(try playing()) == ["Team A: Ann", "Team B: Ben", "Bench: Cem"])
    #expect(
      try people(try playing(language: .korean)) == ["A팀: Ann", "B팀: Ben", "벤치: Cem"])
  }

  @Test func `a tap on a name offers the other places, and one more tap moves`() throws {
    var device = try playing()
    device.tap(.match(.personTapped(try device.id(of: "Ann"))))
    let sheet = try personSheet(device)
    #expect(sheet.name == "Ann" && sheet.leaveLabel == "Left")
    #expect(sheet.moves.map { $0.label } == ["To Team B", "To the bench"])

    device.tap(.match(.teamTapped(.teamB)))
    #expect(try people(device) == ["Team A: ", "Team B: Ann, Ben", "Bench: Cem"])
    #expect(try device.gather.matchSheet == nil)
    #expect(device.toast == "Ann moved to Team B")
    let ann = try device.id(of: "Ann")
    let stints = try #require(
      device.squad.gathers[0].appearances.first { $0.id == ann }
    ).stints
    #expect(stints.map { $0.since } == [.kickOff, .kickOff(plusMinutes: 10)])
  }

  @Test func `the labels are Korean, with the right particle`() throws {
    var device = try playing(language: .korean)
    device.tap(.match(.personTapped(try device.id(of: "Ann"))))
    #expect(try personSheet(device).moves.map { $0.label } == ["B팀으로", "벤치로"])
  }

  @Test func `undoing a move leaves no trace in the minutes`() throws {
    var device = try playing()
    let before = device.squad
    for tap in [MatchEvent.teamTapped(.teamB), .plain(.leftTapped)] {
      device.tap(.match(.personTapped(try device.id(of: "Ann"))))
      device.tap(.match(tap))
      device.pass(seconds: 3)
      device.undo()
      #expect(device.squad == before)
    }
  }

  @Test func `one who left is listed apart and can come back`() throws {
    var device = try playing()
    let ann = try device.id(of: "Ann")
    device.tap(.match(.personTapped(ann)))
    device.tap(.match(.leftTapped))
    #expect(try people(device) == ["Team A: ", "Team B: Ben", "Bench: Cem", "Left: Ann"])
    #expect(device.toast == "Ann left")

    device.pass(minutes: 2)
    device.tap(.match(.personTapped(ann)))
    #expect(try personSheet(device).leaveLabel == nil)
    #expect(try personSheet(device).moves.count == 3)
    device.tap(.match(.teamTapped(.teamA)))
    #expect(try people(device) == ["Team A: Ann", "Team B: Ben", "Bench: Cem"])
  }

  @Test func `a player who comes late takes three taps`() throws {
    var device = try playing()
    device.tap(.match(.lateArrivalTapped))
    guard case .arrival(let sheet) = try device.gather.matchSheet else { throw NoSheet() }
    #expect(sheet.players.map { $0.name } == ["Dan"])
    device.tap(.match(.personTapped(sheet.players[0].id)))
    device.tap(.match(.teamTapped(.teamA)))
    #expect(try people(device) == ["Team A: Ann, Dan", "Team B: Ben", "Bench: Cem"])

    device.undo()
    #expect(try people(device) == ["Team A: Ann", "Team B: Ben", "Bench: Cem"])
  }

  @Test func `a guest plays without becoming a player`() throws {
    var device = try playing()
    device.tap(.match(.lateArrivalTapped))
    device.tap(.match(.arrivalTyped, " Eve "))
    guard case .arrival(let sheet) = try device.gather.matchSheet else { throw NoSheet() }
    #expect(sheet.players.isEmpty && sheet.guestLabel == "“Eve” as a guest")
    device.tap(.match(.arrivalSubmitted))
    device.tap(.match(.teamTapped(.teamB)))
    #expect(try people(device) == ["Team A: Ann", "Team B: Ben, Eve", "Bench: Cem"])
    #expect(device.squad.players.count == 4)
  }

  @Test func `a typed name of a player on the list is that player`() throws {
    var device = try playing()
    device.tap(.match(.lateArrivalTapped))
    device.tap(.match(.arrivalTyped, "Dan"))
    device.tap(.match(.arrivalSubmitted))
    device.tap(.match(.teamTapped(.teamB)))
    #expect(try device.gather.people[1].rows.last?.id == device.id(of: "Dan"))
  }

  @Test(arguments: ["", " ", "\u{200B}", "a\nb"])
  func `no guest is without a name`(name: String) throws {
    var device = try playing()
    device.tap(.match(.lateArrivalTapped))
    device.tap(.match(.arrivalTyped, name))
    guard case .arrival(let sheet) = try device.gather.matchSheet else { throw NoSheet() }
    #expect(sheet.guestLabel == nil)
    device.tap(.match(.arrivalSubmitted))
    guard case .arrival = try device.gather.matchSheet else { throw NoSheet() }
  }

  @Test func `a sheet closes when another device ends the gather`() throws {
    var device = try playing()
    device.tap(.match(.lateArrivalTapped))
    let end = StampedChange.numbered(1, .gather(try device.gather.id, .ended))
    device.send(.device(.otherWindow(.recorded(end))))
    #expect(try device.gather.matchSheet == nil)
    #expect(device.tap(.match(.teamTapped(.teamA))) == [])
  }
}
