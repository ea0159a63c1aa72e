import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Results as files")
struct ResultsFileTests {
  /// Two players: the first wins 2-0 on the first day; the next day is a draw.
  private func device(_ first: String = "Ann", language: Language = .english) throws -> TestApp {
    var device = TestApp.with(first, "Ben", language: language)
    for goals in [2, 0] {
      try device.startGather(first, "Ben")
      device.score(goals, for: .teamA)
      if goals == 0 { device.score(1, for: .teamA) }
      if goals == 0 { device.score(1, for: .teamB) }
      device.wait(minutes: 10)
      device.endGather()
      device.wait(minutes: 24 * 60)
    }
    device.open(.season)
    return device
  }

  private func lines(of file: ResultsFile, _ device: inout TestApp) throws -> [String] {
    guard case .save(let saved)? = device.tap(.season(.fileTapped(file))).first else {
      Issue.record("There is no file.")
      return []
    }
    #expect(saved.name == file.name)
    #expect(saved.mediaType == "text/csv")
    #expect(saved.contents.prefix(3) == [0xEF, 0xBB, 0xBF])
    return String(decoding: saved.contents.dropFirst(3), as: UTF8.self)
      .split(separator: "\r\n").map { String($0) }
  }

  @Test func `the table has a line for each player`() throws {
    var device = try device()
    #expect(
      try lines(of: .table, &device) == [
        "place,name,played,won,drawn,lost,goals_for,goals_against,difference,points,per_match,goals,assists,own_goals",
        "1,Ann,2,1,1,0,3,1,2,4,2.00,0,0,0", "2,Ben,2,0,1,1,1,3,-2,1,0.50,0,0,0",
      ])
  }

  @Test func `where people write 2,5 cells are divided by semicolons`() throws {
    var device = try device(language: .german)
    #expect(try lines(of: .table, &device)[1] == "1;Ann;2;1;1;0;3;1;2;4;2,00;0;0;0")
  }

  @Test func `each game has a line, with people and scorers`() throws {
    var device = try device()
    let gather = try #require(device.squad.gathers.first)
    device.open(.pastGather(gather.id))
    let (ann, ben) = (device.squad.players[0].id, device.squad.players[1].id)
    var squad = device.squad
    for (goal, credit) in zip(
      gather.currentGame.goals, [GoalCredit.scored(by: ann, assist: nil), .ownGoal(by: ben)])
    {
      try squad.apply(.goal(gather.id, goal.id, .credited(credit)), at: .kickOff)
    }
    var scored = TestApp(keeping: StoredState(replica: Replica(confirmed: squad)))
    scored.open(.season)
    let lines = try lines(of: .matches, &scored)
    #expect(lines.count == 3)
    #expect(lines[1].hasPrefix("\(gather.id.uuidString),1,"))
    #expect(lines[1].hasSuffix(",Team A,Team B,2,0,Team A,Ann,Ben,\"Ann\nBen og\""))
    #expect(lines[2].hasSuffix(",Team A,Team B,1,1,,Ann,Ben,"))
    let people = try self.lines(of: .people, &scored)
    #expect(people.count == 5)
    #expect(
      people[1].hasSuffix(",\(ann.uuidString),Ann,Team A,W,2,0,1,0,0,"))
    #expect(
      people[2].hasSuffix(",\(ben.uuidString),Ben,Team B,L,0,2,0,0,1,"))
    #expect(people[4].hasSuffix(",Ben,Team B,D,1,1,0,0,0,"))
  }

  @Test(arguments: [
    ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("+1", "'+1"), ("-1", "'-1"), ("@Ann", "'@Ann"),
    ("Ann, Jr", "\"Ann, Jr\""), ("Ann \"Ace\"", "\"Ann \"\"Ace\"\"\""),
    ("=A,\"B\"", "\"'=A,\"\"B\"\"\""), ("민준", "민준"), ("＝1", "'＝1"), ("Ann-Marie", "Ann-Marie"),
    ("x;=1+1", "\"x;'=1+1\""), ("x|+1", "\"x|'+1\""), ("x, -1", "\"x, '-1\""),
    ("x; \"=1\"", "\"x; \"\"'=1\"\"\""), ("a = b", "a = b"), ("a;b", "\"a;b\""),
  ])
  func `no name damages a file or becomes a formula`(name: String, cell: String) throws {
    var device = try device(name)
    #expect(try lines(of: .table, &device)[1] == "1,\(cell),2,1,1,0,3,1,2,4,2.00,0,0,0")
  }

  @Test func `people of a team stand in lines of a cell, whatever commas their names have`() throws
  {
    var device = TestApp.with("Ann, Jr", "Cem", "Ben", "-Dan")
    device.open(.players)
    try device.select("Ann, Jr", "Cem", "Ben", "-Dan")
    device.send(.players(.confirmTapped))
    for name in ["Ann, Jr", "Cem"] { try device.move(name, to: .teamA) }
    for name in ["Ben", "-Dan"] { try device.move(name, to: .teamB) }
    device.send(.confirmPlayers(.startTapped))
    device.score(1, for: .teamA)
    device.wait(minutes: 10)
    device.endGather()
    device.open(.season)
    #expect(
      try lines(of: .matches, &device)[1]
        .hasSuffix(",Team A,\"Ann, Jr\nCem\",\"Ben\n'-Dan\","))
  }

  /// What SQL:2016, R and Python reserve, as far as a column of results might be called so.
  private static let reserved: Set<String> = [
    "and", "as", "case", "class", "count", "cross", "current", "date", "day", "default", "end",
    "first", "for", "from", "group", "hour", "if", "in", "is", "last", "left", "level", "match",
    "member", "minute", "month", "next", "not", "number", "of", "on", "or", "order", "out", "over",
    "period", "position", "rank", "result", "right", "row", "rows", "second", "start", "sum",
    "table", "then", "time", "timestamp", "to", "user", "value", "values", "when", "where", "with",
    "year",
  ]

  @Test(arguments: ResultsFile.allCases)
  func `columns have names that programs take without quotes`(file: ResultsFile) {
    for column in file.columns {
      #expect(column.wholeMatch(of: /[a-z][a-z_]*/) != nil)
      #expect(!Self.reserved.contains(column))
    }
    #expect(Set(file.columns).count == file.columns.count)
  }

  @Test func `without results there are no files`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.season)
    #expect(try device.season.files.isEmpty)
  }
}
