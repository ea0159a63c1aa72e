import Domain
import Presentation
import TestSupport
import Testing

@Suite("Seasons that the organiser names, and the link to a table")
struct NamedSeasonTests {
  /// Ann beats Ben three times, a week apart, from Friday 20 November 2026 on.
  private func device(keeping state: StoredState? = nil) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try play(3, on: &device)
    device.open(.season)
    return device
  }

  private func play(_ matches: Int, on device: inout TestApp) throws {
    for _ in 0..<matches {
      try device.startGather()
      device.score(2, for: .teamA)
      device.wait(minutes: 10)
      device.endGather()
      device.wait(minutes: 7 * 24 * 60)
    }
  }

  private func name(_ name: String, _ from: String, _ until: String, on device: inout TestApp) {
    device.tap(.season(.seasonsTapped))
    device.tap(.season(.newSeasonTapped))
    device.send(.season(.seasonName, name))
    device.send(.season(.seasonFrom, from))
    device.send(.season(.seasonUntil, until))
    device.tap(.season(.seasonSubmitted))
  }

  private func periods(_ device: TestApp) throws -> [String] {
    try device.season.periods.map { "\($0.label)\($0.isChosen ? "!" : "")" }
  }

  @Test func `a new season is shown at once, and counts its days alone`() throws {
    var device = try device()
    name("Autumn", "2026-11-27", "2026-12-04", on: &device)
    #expect(try periods(device) == ["Autumn!", "2026", "All time"])
    #expect(device.squad.seasons.map(\.details.name.text) == ["Autumn"])
    // The last day is one of them.
    #expect(try device.matchCount == 2)
    name("One day", "2026-11-27", "2026-11-27", on: &device)
    #expect(try device.matchCount == 1)
    device.send(.season(.periodChosen, "2026"))
    #expect(try device.matchCount == 3)
  }

  @Test func `days begin where the phone is, also on the day on which clocks change`() throws {
    var device = try device()
    let change = Instant(year: 2026, month: 3, day: 29, hour: 1) ?? .kickOff
    device.localTimeZone = LocalTimeZone(name: "Europe/Berlin") { $0 < change ? 60 : 120 }
    device = TestApp(restarting: device)
    device.open(.season)
    name("Summer", "2026-03-29", "2026-03-29", on: &device)
    let bounds = try #require(device.squad.seasons.first?.details.bounds)
    #expect(bounds.from == Instant(year: 2026, month: 3, day: 28, hour: 23))
    #expect(bounds.until == Instant(year: 2026, month: 3, day: 29, hour: 22))
  }

  @Test func `a match that began before midnight belongs to the season that ended with that day`()
    throws
  {
    // Given a match from 23:40 until after midnight
    var device = TestApp.with("Ann", "Ben")
    device.now = Instant(year: 2026, month: 12, day: 31, hour: 23, minute: 40) ?? .kickOff
    try device.startGather()
    device.score(1, for: .teamA)
    device.wait(minutes: 50)
    device.endGather()
    device.open(.season)
    // When
    name("2026", "2026-01-01", "2026-12-31", on: &device)
    // Then
    #expect(try device.matchCount == 1)
    name("2027", "2027-01-01", "", on: &device)
    guard case .empty = try device.season.content else {
      Issue.record("The match is in both seasons.")
      return
    }
  }

  @Test func `a season is no season without a name, a first day, and days in their order`() throws {
    var device = try device()
    device.tap(.season(.seasonsTapped))
    device.tap(.season(.newSeasonTapped))
    #expect(try device.season.seasonSheet?.canFinish == false)
    #expect(try device.season.seasonSheet?.problem == nil)
    #expect(device.tap(.season(.seasonSubmitted)) == [])
    device.send(.season(.seasonName, "Autumn"))
    #expect(try device.season.seasonSheet?.canFinish == true)
    device.send(.season(.seasonFrom, ""))
    #expect(try device.season.seasonSheet?.problem == "Enter the first day.")
    device.send(.season(.seasonFrom, "2026-11-20"))
    device.send(.season(.seasonUntil, "2026-11-19"))
    #expect(try device.season.seasonSheet?.problem == "The last day is before the first.")
    device.send(.season(.seasonUntil, "2026-02-31"))
    #expect(try device.season.seasonSheet?.canFinish == false)
    device.send(.season(.seasonUntil, "2028-02-29"))
    #expect(try device.season.seasonSheet?.canFinish == true)
    device.send(.season(.seasonName, "a\u{0}b"))
    #expect(try device.season.seasonSheet?.problem != nil)
  }

  @Test func `a season is edited, and what was typed and not used is there again`() throws {
    // Given
    var device = try device()
    name("Autumn", "2026-11-20", "", on: &device)
    let id = try #require(device.squad.seasons.first?.id)
    // When
    device.tap(.season(.seasonsTapped))
    #expect(try device.season.seasonsSheet?.rows.map(\.days) == ["Fri, 20 Nov 2026 – "])
    device.tap(.season(.seasonTapped(id)))
    device.send(.season(.seasonName, "Winter"))
    device.tap(.season(.sheetDismissed))
    device = TestApp(restarting: device)
    device.open(.season)
    device.tap(.season(.seasonsTapped))
    device.tap(.season(.seasonTapped(id)))
    // Then
    #expect(try device.season.seasonSheet?.title == "Edit season")
    #expect(try device.season.seasonSheet?.name == "Winter")
    device.tap(.season(.seasonSubmitted))
    #expect(device.squad.seasons.map(\.details.name.text) == ["Winter"])
  }

  @Test func `a season that is removed leaves its matches, and can be brought back`() throws {
    var device = try device()
    name("Autumn", "2026-11-20", "", on: &device)
    let id = try #require(device.squad.seasons.first?.id)
    device.tap(.season(.seasonsTapped))
    device.tap(.season(.seasonTapped(id)))
    device.tap(.season(.seasonRemoved))
    #expect(try periods(device) == ["2026!", "All time"])
    #expect(device.toast == "Season Autumn removed. Its matches stay.")
    device.tap(.shell(.undoTapped))
    #expect(try periods(device) == ["Autumn!", "2026", "All time"])
  }

  @Test func `rules that are set for a season are its own`() throws {
    var device = try device()
    name("Autumn", "2026-11-20", "", on: &device)
    device.tap(.season(.rulesTapped))
    device.send(.season(.winChosen, "2"))
    device.tap(.season(.sheetDismissed))
    #expect(device.squad.seasons.first?.details.rules.won == 2)
    #expect(device.squad.tableRules.won == 3)
    #expect(try device.note?.contains("win 2, draw 1, defeat 0") == true)
    device.send(.season(.periodChosen, "2026"))
    #expect(try device.note?.contains("win 3, draw 1, defeat 0") == true)
  }

  @Test func `a season that is over says who won it`() throws {
    var device = try device()
    name("Autumn", "2026-11-20", "2026-12-10", on: &device)
    #expect(try device.season.champion == "Ann won Autumn")
    name("Open", "2026-11-20", "", on: &device)
    #expect(try device.season.champion == nil)
  }

  // MARK: - The link

  /// A device with an account whose server has three matches.
  private func organiser(_ server: inout TestServer) throws -> TestApp {
    var device = TestApp.loggedIn(to: &server)
    device.add(["Ann", "Ben"])
    try play(3, on: &device)
    device.sync(with: &server)
    device.open(.season)
    return device
  }

  @Test func `three taps make a link to the table, which is shown when the server has it`() throws {
    var server = TestServer()
    var device = try organiser(&server)
    device.tap(.season(.shareTableTapped))
    #expect(try device.season.linkProblem == nil)
    device.tap(.season(.linkTapped))
    #expect(device.linkText == "Making the link…")
    device.sync(with: &server)
    let link = try #require(device.squad.tableLinks.first)
    #expect(device.readyLink?.address == "https://gather.example/table/\(link.link.secret.text)")
    #expect(link.terms.period == .named(try ShortText("2026"), try .year2026))
    let sent = device.tap(.season(.link(.shareTapped)))
    #expect(
      sent == [.share("Season · 2026\nhttps://gather.example/table/\(link.link.secret.text)")])
    // When it is opened again, it is the same
    device.tap(.season(.sheetDismissed))
    device.tap(.season(.shareTableTapped))
    device.tap(.season(.linkTapped))
    #expect(device.squad.tableLinks.count == 1)
  }

  @Test func `each season has a link of its own, and all time`() throws {
    var server = TestServer()
    var device = try organiser(&server)
    name("Autumn", "2026-11-20", "", on: &device)
    for period in [device.squad.seasons.first?.id.uuidString ?? "", "", "2026"] {
      device.send(.season(.periodChosen, period))
      device.tap(.season(.shareTableTapped))
      device.tap(.season(.linkTapped))
      device.tap(.season(.sheetDismissed))
    }
    #expect(
      try device.squad.tableLinks.map(\.terms.period) == [
        .season(try #require(device.squad.seasons.first?.id)), .allTime,
        .named(try ShortText("2026"), try .year2026),
      ])
  }

  @Test func `names are first name and initial, until the organiser chooses otherwise`() throws {
    var server = TestServer()
    var device = try organiser(&server)
    device.tap(.season(.shareTableTapped))
    device.tap(.season(.linkTapped))
    device.sync(with: &server)
    #expect(device.readyLink?.names.map(\.isChosen) == [false, true])
    device.tap(.season(.link(.fullNamesTapped)))
    #expect(device.readyLink?.names.map(\.isChosen) == [true, false])
    let changes = device.app.replica.pending.count
    device.tap(.season(.link(.fullNamesTapped)))
    #expect(device.app.replica.pending.count == changes)
    #expect(device.squad.tableNames == .full)
    device.tap(.season(.link(.initialsTapped)))
    #expect(device.squad.tableNames == .firstNameAndInitial)
  }

  @Test func `a link that was turned off is replaced by another`() throws {
    var server = TestServer()
    var device = try organiser(&server)
    device.tap(.season(.shareTableTapped))
    device.tap(.season(.linkTapped))
    device.sync(with: &server)
    device.tap(.season(.link(.turnedOff)))
    #expect(device.linkSheet == nil)
    device.tap(.season(.shareTableTapped))
    device.tap(.season(.linkTapped))
    #expect(device.squad.tableLinks.map(\.link.isOff) == [true, false])
  }

  @Test func `without a network there is no link, and a reason`() throws {
    var server = TestServer()
    var device = try organiser(&server)
    device.send(.device(.offline))
    device.tap(.season(.shareTableTapped))
    #expect(try device.season.linkProblem != nil)
    #expect(device.tap(.season(.linkTapped)) == [])
    #expect(device.squad.tableLinks.isEmpty)
  }

  @Test func `without an account the first link makes one, and says where data goes`() throws {
    var server = TestServer()
    var device = try device()
    device.tap(.season(.shareTableTapped))
    #expect(
      try device.season.linkNote
        == "So that friends can open it, your players and results are also kept on gather.example. No name needed."
    )
    device.tap(.season(.linkTapped))
    device.sync(with: &server)
    let account = try #require(device.app.account)
    #expect(account.isUnnamed)
    #expect(server[account].tableLinks.count == 1)
    #expect(device.readyLink != nil)
  }
}

extension SeasonBounds {
  fileprivate static var year2026: Self {
    get throws {
      try #require(
        Self(
          from: Instant(year: 2026, month: 1, day: 1), until: Instant(year: 2027, month: 1, day: 1))
      )
    }
  }
}

extension TestApp {
  fileprivate var note: String? {
    get throws {
      guard case .list(let note, _) = try season.content else { return nil }
      return note
    }
  }

  /// How many matches the table counts.
  fileprivate var matchCount: Int? {
    get throws {
      guard let note = try note, !note.hasPrefix("Places are counted") else { return 1 }
      return Int(note.prefix { $0.isNumber })
    }
  }
}
