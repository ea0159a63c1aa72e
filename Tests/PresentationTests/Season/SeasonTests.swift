import Domain
import Presentation
import TestSupport
import Testing

@Suite("What the results tell")
struct SeasonTests {
  /// Ann and Ben play against each other, and Ann wins so many times.
  private func device(matches: Int, won: Int) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem")
    for number in 0..<matches {
      try device.startGather()
      device.score(2, for: number < won ? .teamA : .teamB)
      device.wait(minutes: 10)
      device.endGather()
      device.wait(minutes: 24 * 60)
    }
    device.open(.season)
    return device
  }

  @Test func `without results the page says what counts`() throws {
    let device = try device(matches: 0, won: 0)
    #expect(try device.season.title == "Season")
    #expect(try device.season.periods.isEmpty)
    guard case .empty(let advice) = try device.season.content else {
      Issue.record("There is a list.")
      return
    }
    #expect(advice == "Each gather counts here as one match once it has ended.")
  }

  @Test func `after one match there are people without places`() throws {
    let device = try device(matches: 1, won: 1)
    #expect(try device.seasonNote == "Places are counted from two matches on.")
    #expect(try device.seasonRows == ["– Ann 1-0-0 · +2 3.00", "– Ben 0-0-1 · -2 0.00"])
  }

  @Test func `the table has places, by points per match or in all`() throws {
    var device = try device(matches: 3, won: 2)
    #expect(
      try device.seasonNote
        == "3 matches · ranked after 3 matches · points: win 3, draw 1, defeat 0")
    #expect(try device.seasonRows == ["1 Ann 2-0-1 · +2 2.00", "2 Ben 1-0-2 · -2 1.00"])
    device.tap(.season(.inAllTapped))
    #expect(try device.seasonRows == ["1 Ann 2-0-1 · +2 6", "2 Ben 1-0-2 · -2 3"])
    device.tap(.season(.perMatchTapped))
    #expect(try device.seasonRows.first == "1 Ann 2-0-1 · +2 2.00")
  }

  @Test func `who came only once stands below the line`() throws {
    var device = try device(matches: 3, won: 2)
    device.open(.players)
    try device.startGather("Ann", "Cem")
    device.score(1, for: .teamB)
    device.endGather()
    device.open(.season)
    #expect(try device.seasonRows.last == "– Cem 1-0-0 · +1 3.00")
    guard case .list(_, let rows) = try device.season.content else {
      Issue.record("There is no list.")
      return
    }
    #expect(rows.rows.map { $0.heading } == [nil, nil, "fewer than 3 matches"])
  }

  @Test func `those who were there most often come first`() throws {
    var device = try device(matches: 2, won: 2)
    device.tap(.season(.listTapped(.matches)))
    #expect(try device.seasonNote == "2 matches")
    #expect(
      try device.seasonRows == ["1 Ann came to 2 of 2 2", "1 Ben came to 2 of 2 2"])
  }

  @Test func `goals without a scorer are said to be unknown`() throws {
    var device = try device(matches: 1, won: 1)
    device.tap(.season(.listTapped(.goals)))
    #expect(try device.seasonNote == "Scorers are known for 0 of 2 goals")
    #expect(try device.seasonRows.isEmpty)
    device.tap(.season(.listTapped(.assists)))
    #expect(try device.seasonRows.isEmpty)
  }

  @Test func `a year and all time are chosen`() throws {
    var device = try device(matches: 2, won: 1)
    #expect(try device.season.periods.map { $0.label } == ["2026", "All time"])
    #expect(try device.season.periods.map { $0.isChosen } == [true, false])
    device.send(.season(.periodChosen, ""))
    #expect(try device.season.periods.map { $0.isChosen } == [false, true])
    // A year without results is as if none was chosen.
    device.send(.season(.periodChosen, "2025"))
    #expect(try device.season.periods.map { $0.isChosen } == [true, false])
  }

  @Test func `a result that is corrected is in the table at once`() throws {
    var device = try device(matches: 2, won: 2)
    #expect(try device.seasonRows.first == "1 Ann 2-0-0 · +4 3.00")
    let last = try #require(device.app.replica.squad.gathers.last)
    device.open(.pastGather(last.id))
    device.tap(.pastGather(.deleteTapped))
    device.tap(.pastGather(.deletionConfirmed))
    device.open(.season)
    #expect(try device.seasonNote == "Places are counted from two matches on.")
    #expect(try device.seasonRows.first == "– Ann 1-0-0 · +2 3.00")
  }

  @Test func `rules that are changed change past places, and the page says which they are`() throws
  {
    var device = try device(matches: 3, won: 2)
    #expect(try device.season.rulesSheet == nil)
    #expect(device.send(.season(.winChosen, "2")) == [])
    device.tap(.season(.rulesTapped))
    let sheet = try #require(try device.season.rulesSheet)
    #expect(
      sheet.fields.map { field in
        "\(field.label): \(field.options.filter { $0.isChosen }.map { $0.label })"
      } == [
        #"Points for a win: ["3"]"#, #"Points for a draw: ["1"]"#,
        #"Points for a defeat: ["0"]"#,
        #"Clear win +1, clear defeat −1: ["does not count"]"#,
        #"Minimum matches: ["a third of the matches"]"#,
      ])
    device.send(.season(.winChosen, "2"))
    device.send(.season(.drawChosen, "0"))
    device.send(.season(.defeatChosen, "1"))
    device.send(.season(.clearWinChosen, "2"))
    device.send(.season(.shareChosen, "any"))
    device.tap(.season(.sheetDismissed))
    #expect(
      try device.seasonNote
        == "3 matches · ranked after 1 match · points: win 2, draw 0, defeat 1 · ±1 for 2 goals or more"
    )
    // Two clear wins of 3 and a clear defeat of 0.
    #expect(try device.seasonRows == ["1 Ann 2-0-1 · +2 2.00", "2 Ben 1-0-2 · -2 1.00"])
  }

  @Test(arguments: [
    (SeasonEvent.Input.winChosen, "10"), (.winChosen, ""), (.drawChosen, "-1"),
    (.defeatChosen, "a"), (.shareChosen, "all"), (.winChosen, "3"), (.clearWinChosen, "1"),
  ])
  func `what is no rule, or is already one, changes nothing`(
    rule: SeasonEvent.Input, code: String
  ) throws {
    var device = try device(matches: 2, won: 1)
    device.tap(.season(.rulesTapped))
    device.send(.season(rule, code))
    #expect(device.squad.tableRules == TableRules())
  }

  @Test func `a match that is left out of tables counts for levels alone`() throws {
    var device = try device(matches: 2, won: 2)
    let last = try #require(device.squad.gathers.last)
    device.open(.pastGather(last.id))
    #expect(try device.pastGather.tablesLabel == nil)
    #expect(device.tap(.pastGather(.countInTablesTapped)) == [])
    device.tap(.pastGather(.correctTapped))
    #expect(try device.pastGather.tablesLabel == "Leave out of tables")
    device.tap(.pastGather(.countInTablesTapped))
    #expect(try device.pastGather.tablesNote == "Does not count in tables")
    #expect(try device.pastGather.tablesLabel == "Count in tables")
    #expect(try device.pastGather.countNote == nil)
    device.open(.season)
    #expect(try device.seasonRows.first == "– Ann 1-0-0 · +2 3.00")
    device.open(.pastGather(last.id))
    device.tap(.pastGather(.correctTapped))
    device.tap(.pastGather(.countInTablesTapped))
    #expect(try device.pastGather.tablesNote == nil)
    device.open(.season)
    #expect(try device.seasonRows.first == "1 Ann 2-0-0 · +4 3.00")
  }

  @Test func `a match with a clock whose only goal was taken back is a draw`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 1)
    device.score(1, for: .teamA)
    device.wait(minutes: 1)
    device.tap(.gather(.minusTapped(.teamA)))
    device.endGather()
    device.open(.season)
    #expect(try device.seasonRows == ["– Ann 0-1-0 · 0 1.00", "– Ben 0-1-0 · 0 1.00"])
  }

  @Test func `a match in which nothing happened does not count`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.wait(minutes: 10)
    device.endGather()
    device.open(.season)
    guard case .empty = try device.season.content else {
      Issue.record("There is a list.")
      return
    }
  }

  @Test(arguments: [PlayerChange.set(.archived, true), .set(.removed, true)])
  func `a player who is archived or removed keeps the row`(change: PlayerChange) throws {
    var device = try device(matches: 2, won: 2)
    let ann = try device.id(of: "Ann")
    device.send(.device(.otherWindow(.recorded(.numbered(900, .player(ann, change))))))
    #expect(try device.seasonRows.first == "1 Ann 2-0-0 · +4 3.00")
    let effects = device.tap(.season(.rowTapped(ann)))
    let isOpen = device.app.destination == .player(ann)
    #expect(isOpen == (change == .set(.archived, true)), "\(effects)")
  }

  @Test func `a tapped player is opened, and the page stays as it was`() throws {
    var device = try device(matches: 2, won: 2)
    device.tap(.season(.inAllTapped))
    let ann = try #require(device.app.replica.squad.players.first)
    device.tap(.season(.rowTapped(ann.id)))
    #expect(device.app.destination == .player(ann.id))
    device.open(.season)
    #expect(try device.season.order == .inAll)
    #expect(device.tap(.season(.rowTapped(.fixed(99)))) == [])
  }

  @Test func `a year begins at midnight where the phone is`() throws {
    // Given a match at 23:40 of 31 December in London
    var device = TestApp.with("Ann", "Ben")
    device.wait(minutes: 41 * 24 * 60 + 5 * 60)
    try device.startGather()
    device.score(1, for: .teamA)
    device.wait(minutes: 10)
    device.endGather()
    device.open(.season)
    #expect(try device.season.periods.map(\.label) == ["2026", "All time"])
    // When the phone is in Seoul
    device.localTimeZone = LocalTimeZone { _ in 540 }
    device = TestApp(restarting: device)
    // Then
    device.open(.season)
    #expect(try device.season.periods.map(\.label) == ["2027", "All time"])
  }
}

extension TestApp {
  fileprivate var seasonNote: String? {
    get throws {
      guard case .list(let note, _) = try season.content else { return nil }
      return note
    }
  }

  fileprivate var seasonRows: [String] {
    get throws {
      guard case .list(_, let rows) = try season.content else { return [] }
      return rows.rows.map { row in
        "\(row.place.map { String($0) } ?? "–") \(row.name) \(row.facts) \(row.value)"
      }
    }
  }
}
