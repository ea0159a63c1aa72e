import Domain
import Presentation
import TestSupport
import Testing

@Suite("The record of a player, two players compared, and what a gather reached")
struct RecordPagesTests {
  /// Ann and Cem beat Ben and Dan, so many days one after the other; Eva never plays.
  private func device(matches: Int) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", "Eva")
    for _ in 0..<matches {
      try device.lineUp(["Ann", "Cem"], ["Ben", "Dan"])
      device.send(.confirmPlayers(.startTapped))
      device.score(2, for: .teamA)
      device.wait(minutes: 10)
      device.endGather()
      device.wait(minutes: 24 * 60)
    }
    return device
  }

  @Test func `who never played has no record`() throws {
    var device = try device(matches: 1)
    device.open(.player(try device.id(of: "Eva")))
    #expect(try device.playerDetails.record == nil)
    #expect(device.tap(.playerDetails(.allMatchesTapped)) == [])
  }

  @Test func `a player's page opens with the record`() throws {
    var device = try device(matches: 6)
    device.open(.player(try device.id(of: "Ann")))
    let record = try #require(try device.playerDetails.record)
    #expect(record.periods.map { $0.label } == ["2026", "All time"])
    #expect(record.matches == "6 matches")
    #expect(record.tally == "6 won, 0 drawn, 0 lost")
    #expect(record.form == Array(repeating: .won, count: 5))
    #expect(
      record.facts.map { $0.text } == [
        "place 1 of 4 · 3.00 points a match", "won 6 in a row · best 6",
        "came to 6 of 6 · 6 in a row", "6 clean sheets",
        "4 more matches until number 10",
      ])
    #expect(
      record.companions.map { "\($0.label): \($0.name), \($0.facts)" }
        == ["Most often with: Cem, together 6 times"])
    #expect(record.others.map { $0.name } == ["Ben", "Cem", "Dan"])
  }

  @Test func `one who won more with a teammate than usually is best with them`() throws {
    var device = try device(matches: 5)
    for _ in 0..<5 {
      try device.lineUp(["Ann", "Dan"], ["Ben", "Cem"])
      device.send(.confirmPlayers(.startTapped))
      device.score(1, for: .teamB)
      device.wait(minutes: 10)
      device.endGather()
      device.wait(minutes: 24 * 60)
    }
    device.open(.player(try device.id(of: "Ann")))
    #expect(
      try device.playerDetails.record?.companions.map { "\($0.label): \($0.name), \($0.facts)" }
        == [
          "Best with: Cem, 5 won, 0 drawn, 0 lost",
          "Toughest opponent: Cem, 0 won, 0 drawn, 5 lost",
          "Most often with: Cem, together 5 times",
        ])
  }

  @Test func `the record is of the period that was chosen on any page`() throws {
    var device = try device(matches: 2)
    device.open(.season)
    device.send(.season(.periodChosen, ""))
    device.open(.player(try device.id(of: "Ann")))
    #expect(try device.playerDetails.record?.periods.map { $0.isChosen } == [false, true])
    device.send(.playerDetails(.periodChosen, "2026"))
    #expect(try device.playerDetails.record?.periods.map { $0.isChosen } == [true, false])
    device.send(.playerDetails(.periodChosen, "hostile"))
    #expect(try device.playerDetails.record?.periods.map { $0.isChosen } == [true, false])
  }

  @Test func `all matches of a player are a list of their own`() throws {
    var device = try device(matches: 2)
    try device.lineUp(["Ben"], ["Eva"])
    device.send(.confirmPlayers(.startTapped))
    device.score(1, for: .teamA)
    device.endGather()
    device.open(.player(try device.id(of: "Ann")))
    device.tap(.playerDetails(.allMatchesTapped))
    #expect(device.app.destination == .playerMatches(try device.id(of: "Ann")))
    #expect(try device.pastGathers.title == "Ann")
    #expect(try device.pastGathers.list.count == 2)
    #expect(device.app.shell.hasWayBack)
    device.open(.playerMatches(.fixed(99)))
    #expect(try device.pastGathers.title == "This player is no longer on the list.")
    #expect(try device.pastGathers.list.count == 0)
    device.open(.playerMatches(try device.id(of: "Ann")))
    let row = try #require(try device.pastGathers.list.rows.first)
    device.tap(.pastGathers(.rowTapped(row.id)))
    device.open(.pastGathers)
    #expect(try device.pastGathers.list.count == 3)
  }

  @Test func `two players are compared from either side`() throws {
    var device = try device(matches: 2)
    let (ann, ben) = (try device.id(of: "Ann"), try device.id(of: "Ben"))
    device.open(.player(ann))
    device.send(.playerDetails(.companionChosen, ben.uuidString))
    #expect(device.app.destination == .headToHead(ann, ben))
    #expect(try device.headToHead.title == "Ann and Ben")
    let comparison = try #require(try device.headToHead.comparison)
    #expect(comparison.note == "From Ann’s point of view")
    #expect(
      comparison.facts.map { "\($0.label): \($0.value)" }
        == ["Against each other: 2 won, 0 drawn, 0 lost"])
    #expect(comparison.matches.count == 2)
    let match = try #require(comparison.matches.rows.first)
    #expect(match.result == "Ann won")
    device.open(.headToHead(ben, ann))
    let other = try #require(try device.headToHead.comparison?.matches.rows.first)
    #expect(other.result == "Ben lost")
    #expect(
      [match.markedSide, other.markedSide] == [
        match.winner, match.winner.map { $0 == .teamA ? .teamB : .teamA },
      ])
    device.open(.headToHead(ann, ben))
    device.tap(.headToHead(.matchTapped(match.id)))
    #expect(device.app.destination == .pastGather(match.id))
    #expect(device.app.screen.title != "")
  }

  @Test func `players who never met are not compared`() throws {
    var device = try device(matches: 1)
    let (ann, eva) = (try device.id(of: "Ann"), try device.id(of: "Eva"))
    device.open(.headToHead(ann, eva))
    #expect(try device.headToHead.comparison == nil)
    #expect(try device.headToHead.neverMet == "They have not played in the same game yet.")
    #expect(device.tap(.headToHead(.matchTapped(.fixed(99)))) == [])
    device.open(.headToHead(ann, .fixed(99)))
    #expect(try device.headToHead.title == "This player is no longer on the list.")
    #expect(try device.headToHead.neverMet == nil)
    device.open(.player(ann))
    #expect(device.send(.playerDetails(.companionChosen, "")) == [])
    #expect(device.tap(.playerDetails(.companionTapped(ann))) == [])
  }

  @Test func `the tenth match is said before it and after it`() throws {
    var device = try device(matches: 9)
    try device.lineUp(["Ann", "Eva"], ["Ben", "Cem"])
    #expect(
      try device.confirmPlayers.milestones
        == "Today: Ann: match number 10, Ben: match number 10, Cem: match number 10")
    device.send(.confirmPlayers(.startTapped))
    device.score(1, for: .teamA)
    device.endGather()
    let last = try #require(device.squad.gathers.last)
    device.open(.pastGather(last.id))
    #expect(
      try device.pastGather.milestones
        == ["Ann: match number 10", "Ben: match number 10", "Cem: match number 10"])
    let effects = device.tap(.pastGather(.shareTapped))
    guard case .share(let shared)? = effects.first else {
      Issue.record("Nothing is shared.")
      return
    }
    let text = shared.text
    #expect(text.contains("\nAnn: match number 10 · Ben: match number 10 · Cem: match number 10\n"))
  }

  @Test func `an ordinary match is no milestone`() throws {
    var device = try device(matches: 2)
    try device.lineUp(["Ann", "Cem"], ["Ben", "Dan"])
    #expect(try device.confirmPlayers.milestones == nil)
    let last = try #require(device.squad.gathers.last)
    device.open(.pastGather(last.id))
    #expect(try device.pastGather.milestones == [])
  }

  @Test func `the season lists its records`() throws {
    var device = try device(matches: 3)
    device.open(.season)
    device.tap(.season(.listTapped(.records)))
    guard case .records(let note, let rows) = try device.season.content else {
      Issue.record("There are no records.")
      return
    }
    #expect(note == "3 matches")
    #expect(
      rows.map { "\($0.label): \($0.value)" } == [
        "Biggest win: 2-0", "Most goals in a game: 2-0", "Most wins in a row: 3",
        "Longest unbeaten run: 3", "Most matches in a row: 3",
      ])
    #expect(rows[0].facts.hasSuffix(" · equalled 2 times"))
    #expect(rows[2].facts.hasPrefix("Ann · "))
    #expect(rows[2].facts.hasSuffix(" · equalled by Cem"))
    device.tap(.season(.matchTapped(rows[0].match)))
    #expect(device.app.destination == .pastGather(rows[0].match))
  }

  @Test func `the table is shared as a text`() throws {
    var device = try device(matches: 3)
    device.open(.season)
    #expect(try device.season.canShare)
    #expect(device.tap(.season(.textTapped)) == [])
    device.tap(.season(.shareTableTapped))
    #expect(try device.season.offersShare)
    #expect(
      device.tap(.season(.textTapped)) == [
        .share(
          """
          Season · 2026
          3 matches · ranked after 3 matches · points: win 3, draw 1, defeat 0

          1. Ann 3.00 (3: 3-0-0)
          1. Cem 3.00 (3: 3-0-0)
          3. Ben 0.00 (3: 0-0-3)
          3. Dan 0.00 (3: 0-0-3)
          """)
      ])
    #expect(try !device.season.offersShare)
    device.tap(.season(.listTapped(.goals)))
    #expect(try !device.season.canShare)
    device.tap(.season(.shareTableTapped))
    #expect(try !device.season.offersShare)
  }

  @Test func `a table is drawn with its leader and everyone's form, and a record as a list`() throws
  {
    var device = try device(matches: 3)
    device.open(.season)
    device.tap(.season(.shareTableTapped))
    guard case .sharePicture(let tablePicture)? = device.tap(.season(.pictureTapped)).first else {
      Issue.record("Nothing is drawn.")
      return
    }
    let table = tablePicture.text
    let lines = table.split(separator: "\n").map { String($0) }
    #expect(
      lines[..<3] == [
        "table", "Season · 2026",
        "3 matches · ranked after 3 matches · points: win 3, draw 1, defeat 0",
      ])
    #expect(lines[3].hasSuffix(" · Football Gather"))
    let dots = [280, 840, 1400].map { "M\($0 - 200) 200a200 200 0 1 0 400 0a200 200 0 1 0 -400 0z" }
    #expect(lines[4] == "1. Ann (3: 3-0-0)\t3.00\tf\(dots.joined())")
    #expect(lines.count == 8)
    device.open(.player(try device.id(of: "Ann")))
    guard case .sharePicture(let cardPicture)? = device.tap(.playerDetails(.pictureTapped)).first
    else {
      Issue.record("Nothing is drawn.")
      return
    }
    let card = cardPicture.text
    #expect(card.hasPrefix("list\nAnn\n2026 · 3 matches\n"))
    #expect(card.contains("\n3 won, 0 drawn, 0 lost\nplace 1 of 4 · 3.00 points a match\n"))
    #expect(!card.contains("Cem"))
    device.open(.player(try device.id(of: "Eva")))
    #expect(device.tap(.playerDetails(.pictureTapped)) == [])
  }

  @Test func `a year in short is offered from its December on`() throws {
    var device = try device(matches: 3)
    device.open(.season)
    device.tap(.season(.shareTableTapped))
    #expect(try device.season.yearLabel == nil)
    #expect(device.tap(.season(.yearTapped)) == [])
    #expect(try device.season.champion == nil)
    device.wait(minutes: 10 * 24 * 60)
    #expect(try device.season.yearLabel == "2026 in short")
    guard case .sharePicture(let yearPicture)? = device.tap(.season(.yearTapped)).first else {
      Issue.record("Nothing is drawn.")
      return
    }
    let year = yearPicture.text
    let lines = year.split(separator: "\n").map { String($0) }
    #expect(lines[..<3] == ["list", "2026 in short", "3 matches · 6 goals"])
    #expect(
      lines[4...] == [
        "Champion: Ann and Cem", "Most matches: Ann, Ben, Cem and 1 more\t3",
        "Most wins in a row: Ann and Cem\t3", "Biggest win\t2-0",
      ])
  }

  @Test func `a year that is over says who won it`() throws {
    var device = try device(matches: 3)
    device.open(.season)
    device.wait(minutes: 60 * 24 * 60)
    #expect(try device.season.champion == "Ann and Cem won 2026")
    device.tap(.season(.listTapped(.goals)))
    #expect(try device.season.champion == nil)
    device.tap(.season(.listTapped(.table)))
    device.send(.season(.periodChosen, ""))
    #expect(try device.season.champion == nil)
  }

  @Test func `one match is no table to share`() throws {
    var device = try device(matches: 1)
    device.open(.season)
    #expect(try !device.season.canShare)
  }
}

extension TestApp {
  /// Puts people into two teams, and leaves the page open.
  fileprivate mutating func lineUp(_ home: [String], _ away: [String]) throws {
    open(.players)
    try select(home + away)
    send(.players(.confirmTapped))
    for name in home { try move(name, to: .teamA) }
    for name in away { try move(name, to: .teamB) }
  }
}
