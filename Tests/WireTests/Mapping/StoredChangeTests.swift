import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"
private let weekBefore = Instant.kickOff(plusMinutes: -10_080).milliseconds
private let weekAfter = Instant.kickOff(plusMinutes: 10_080).milliseconds
private let three = "00000000-0000-0000-0000-000000000003"

/// A change, and the members with which every version stored it in its log.
struct StoredChange: Sendable {
  let change: Change
  let members: String

  init(_ change: Change, _ members: String) {
    self.change = change
    self.members = members
  }

  static let players = Result {
    [
      Self(
        .player(.fixed(1), .added(try .ann)),
        #""kind":"playerAdded","player":"\#(one)","name":"Ann""#),
      Self(
        .player(.fixed(1), .added(try .quotedBen)),
        #""kind":"playerAdded","player":"\#(one)","name":"Ben \"B\"","age":31,"#
          + #""skill":"amateur","preferredPosition":"winger","favouriteTeam":"FC Example""#),
      Self(
        .player(.fixed(1), .edited(.name(try ShortText("Bo")))),
        #""kind":"playerEdited","player":"\#(one)","field":"name","value":"Bo""#),
      Self(
        .player(.fixed(1), .edited(.age(try Age(31)))),
        #""kind":"playerEdited","player":"\#(one)","field":"age","value":31"#),
      Self(
        .player(.fixed(1), .edited(.skill(.beginner))),
        #""kind":"playerEdited","player":"\#(one)","field":"skill","value":"beginner""#),
      Self(
        .player(.fixed(1), .edited(.preferredPosition(.goalkeeper))),
        #""kind":"playerEdited","player":"\#(one)","field":"preferredPosition","#
          + #""value":"goalkeeper""#),
      Self(
        .player(.fixed(1), .edited(.favouriteTeam(nil))),
        #""kind":"playerEdited","player":"\#(one)","field":"favouriteTeam""#),
      Self(.player(.fixed(1), .set(.removed, true)), #""kind":"playerRemoved","player":"\#(one)""#),
      Self(
        .player(.fixed(1), .set(.removed, false)), #""kind":"playerRestored","player":"\#(one)""#),
      Self(
        .player(.fixed(1), .set(.archived, true)), #""kind":"playerArchived","player":"\#(one)""#),
      Self(
        .player(.fixed(1), .set(.archived, false)), #""kind":"playerUnarchived","player":"\#(one)""#
      ),
      Self(
        .player(.fixed(1), .levelSet(Level(tenths: 65))),
        #""kind":"levelSet","player":"\#(one)","level":65"#),
      Self(.player(.fixed(1), .levelSet(nil)), #""kind":"levelSet","player":"\#(one)""#),
      Self(
        .squad(.ruleAdded(try #require(TeamRule(id: .fixed(2), .apart, [.fixed(1), .fixed(2)])))),
        #""kind":"ruleAdded","rule":"\#(two)","asks":"apart","players":["\#(one)","\#(two)"]"#),
      Self(.squad(.ruleRemoved(.fixed(2))), #""kind":"ruleRemoved","rule":"\#(two)""#),
    ]
  }

  static let gathers = Result {
    [
      Self(
        .gather(.fixed(2), .started([try .ann(.teamB)])),
        #""kind":"gatherStarted","gather":"\#(two)","participants":"#
          + #"[{"player":"\#(one)","name":"Ann","team":"Team B"}]"#),
      Self(
        .gather(.fixed(2), .participantAssigned(try .ann(.bench))),
        #""kind":"participantAssigned","gather":"\#(two)","player":"\#(one)","name":"Ann","#
          + #""team":"Bench""#),
      Self(
        .gather(.fixed(2), .endMoved(to: .kickOff)),
        #""kind":"gatherEndMoved","gather":"\#(two)","endedAt":1795200000000"#),
      Self(
        .gather(.fixed(2), .participantLeft(.fixed(1))),
        #""kind":"participantLeft","gather":"\#(two)","player":"\#(one)""#),
      Self(
        .gather(
          .fixed(2),
          .teamDetailsSet(.teamA, TeamDetails(name: try ShortText("Bibs"), color: .orange))),
        #""kind":"teamDetailsSet","gather":"\#(two)","team":"Team A","name":"Bibs","#
          + #""color":"orange""#),
      Self(
        .gather(.fixed(2), .teamDetailsSet(.teamB, TeamDetails())),
        #""kind":"teamDetailsSet","gather":"\#(two)","team":"Team B""#),
      Self(
        .gather(.fixed(2), .daySet(to: .kickOff)),
        #""kind":"gatherDaySet","gather":"\#(two)","day":\#(Instant.kickOff.milliseconds)"#),
      Self(
        .gather(
          .fixed(2),
          .recorded(
            MatchRecord(day: .kickOff, participants: [], score: Score(home: 3, away: 5) ?? Score()))
        ),
        #""kind":"matchRecorded","gather":"\#(two)","day":\#(Instant.kickOff.milliseconds),"#
          + #""participants":[],"score":"3-5""#),
      Self(
        .gather(
          .fixed(2), .recorded(MatchRecord(day: .kickOff, participants: [], result: .teamBWon))),
        #""kind":"matchRecorded","gather":"\#(two)","day":\#(Instant.kickOff.milliseconds),"#
          + #""participants":[],"winnerTeam":"Team B""#),
      Self(.gather(.fixed(2), .reopened), #""kind":"gatherReopened","gather":"\#(two)""#),
      Self(.gather(.fixed(2), .ended), #""kind":"gatherEnded","gather":"\#(two)""#),
      Self(.gather(.fixed(2), .set(.deleted, true)), #""kind":"gatherDeleted","gather":"\#(two)""#),
      Self(
        .gather(.fixed(2), .set(.deleted, false)), #""kind":"gatherRestored","gather":"\#(two)""#),
      Self(
        .gather(.fixed(2), .set(.leftOutOfTables, true)),
        #""kind":"tablesExcluded","gather":"\#(two)""#),
      Self(
        .gather(.fixed(2), .set(.leftOutOfTables, false)),
        #""kind":"tablesIncluded","gather":"\#(two)""#),
      Self(
        .squad(.tableRulesSet(TableRules())),
        #""kind":"tableRulesSet","won":3,"drawn":1,"lost":0,"share":"third""#),
      Self(
        .squad(.tableRulesSet(TableRules.examples[1])),
        #""kind":"tableRulesSet","won":3,"drawn":2,"lost":1,"clearWin":4,"share":"half""#),
      Self(.player(.ann, .set(.hidden, true)), #""kind":"playerHidden","player":"\#(one)""#),
      Self(.player(.ann, .set(.hidden, false)), #""kind":"playerShown","player":"\#(one)""#),
      Self(
        .season(.fixed(2), .set(try .spring)),
        #""kind":"seasonSet","season":"\#(two)","name":"Spring","from":\#(weekBefore),"#
          + #""until":\#(weekAfter),"won":3,"drawn":1,"lost":0,"share":"third""#),
      Self(.season(.fixed(2), .removed(true)), #""kind":"seasonRemoved","season":"\#(two)""#),
      Self(.season(.fixed(2), .removed(false)), #""kind":"seasonRestored","season":"\#(two)""#),
      Self(
        .tables(.linkMade(.toTable(.fixed(2)), .allTime)),
        #""kind":"tableLinkMade","link":"\#(two)","secret":"AAAAAAAHqx4AAAAAAAAABA","#
          + #""minutesFromUTC":0"#),
      Self(
        .tables(
          .linkMade(
            .toTable(.fixed(2)),
            try #require(
              TableLink.Terms(
                .named(try ShortText("2026"), .aroundKickOff), minutesFromUTC: -210)))),
        #""kind":"tableLinkMade","link":"\#(two)","secret":"AAAAAAAHqx4AAAAAAAAABA","#
          + #""name":"2026","from":\#(weekBefore),"until":\#(weekAfter),"minutesFromUTC":-210"#),
      Self(
        .tables(
          .linkMade(
            .toTable(.fixed(2)),
            try #require(TableLink.Terms(.season(.fixed(1)), minutesFromUTC: 540)))),
        #""kind":"tableLinkMade","link":"\#(two)","secret":"AAAAAAAHqx4AAAAAAAAABA","#
          + #""season":"\#(one)","minutesFromUTC":540"#),
      Self(
        .tables(.linkTurnedOff(.fixed(2))), #""kind":"tableLinkTurnedOff","link":"\#(two)""#),
      Self(
        .squad(.nameSet(try GroupName("월요 축구"))), #""kind":"groupNamed","name":"월요 축구""#),
      Self(.squad(.nameSet(nil)), #""kind":"groupNamed""#),
      Self(
        .squad(.tableNamesSet(.full)), #""kind":"tableNamesSet","form":"full""#),
      Self(
        .gather(.fixed(2), .set(.excluded, true)), #""kind":"gatherExcluded","gather":"\#(two)""#),
      Self(
        .gather(.fixed(2), .set(.excluded, false)), #""kind":"gatherIncluded","gather":"\#(two)""#),
      Self(
        .clock(.fixed(2), nil, .set(.default)),
        #""kind":"clockSet","gather":"\#(two)","seconds":600"#),
      Self(
        .clock(.fixed(2), nil, .formatSet(try #require(ClockFormat(periods: 2, length: .default)))),
        #""kind":"clockFormatSet","gather":"\#(two)","periods":2,"seconds":600"#),
      Self(
        .clock(.fixed(2), nil, .moved(seconds: -60)),
        #""kind":"clockMoved","gather":"\#(two)","seconds":-60"#),
      Self(
        .clock(.fixed(2), nil, .periodEnded(1)),
        #""kind":"periodEnded","gather":"\#(two)","period":1"#),
      Self(
        .clock(.fixed(2), nil, .periodResumed(1)),
        #""kind":"periodResumed","gather":"\#(two)","period":1"#),
      Self(.clock(.fixed(2), nil, .started), #""kind":"clockStarted","gather":"\#(two)""#),
      Self(.clock(.fixed(2), nil, .paused), #""kind":"clockPaused","gather":"\#(two)""#),
      Self(.clock(.fixed(2), nil, .cancelled), #""kind":"clockCancelled","gather":"\#(two)""#),
      Self(
        .goal(.fixed(2), .fixed(1), .added(.teamA)),
        #""kind":"goalAdded","gather":"\#(two)","goal":"\#(one)","team":"Team A""#),
      Self(
        .goal(.fixed(2), .fixed(1), .credited(.scored(by: .fixed(1), assist: .fixed(2)))),
        #""kind":"goalCredited","gather":"\#(two)","goal":"\#(one)","scorer":"\#(one)","#
          + #""assist":"\#(two)""#),
      Self(
        .goal(.fixed(2), .fixed(1), .credited(.ownGoal(by: nil))),
        #""kind":"goalCredited","gather":"\#(two)","goal":"\#(one)","isOwnGoal":true"#),
      Self(
        .goal(.fixed(2), .fixed(1), .moved(to: .kickOff)),
        #""kind":"goalMoved","gather":"\#(two)","goal":"\#(one)","scoredAt":1795200000000"#),
      Self(
        .goal(.fixed(2), .fixed(1), .takenBack),
        #""kind":"goalTakenBack","gather":"\#(two)","goal":"\#(one)""#),
      Self(
        .sharing(.fixed(2), .linkMade(.toFollow)),
        #""kind":"linkMade","gather":"\#(two)","link":"\#(one)","purpose":"follow","#
          + #""secret":"AAAAAAAAAAEAAAAAAAAAAg""#),
      Self(
        .sharing(.fixed(1), .linkMade(.toScore)),
        #""kind":"linkMade","gather":"\#(one)","link":"\#(two)","purpose":"score","#
          + #""secret":"AAAAAAAAAAMAAAAAAAAABA""#),
      Self(
        .sharing(.fixed(2), .linkTurnedOff(.fixed(1))),
        #""kind":"linkTurnedOff","gather":"\#(two)","link":"\#(one)""#),
      Self(
        .sharing(.fixed(2), .followerNamesSet(.firstNameAndInitial)),
        #""kind":"followerNamesSet","gather":"\#(two)","form":"firstNameAndInitial""#),
      Self(
        .sharing(
          .fixed(2), .scorekeeperNamed(Scorekeeper(id: .fixed(1), name: try ShortText("Min")))),
        #""kind":"scorekeeperNamed","gather":"\#(two)","scorekeeper":"\#(one)","name":"Min""#),
      Self(
        .goal(.fixed(2), .fixed(1), .recorded(by: .fixed(2))),
        #""kind":"goalRecorded","gather":"\#(two)","goal":"\#(one)","scorekeeper":"\#(two)""#),
      Self(
        .goal(.fixed(2), .fixed(1), .confirmed),
        #""kind":"goalConfirmed","gather":"\#(two)","goal":"\#(one)""#),
    ]
  }
}

extension StoredChange {
  static let games: [StoredChange] = {
    let start = #""gather":"\#(two)","game":"\#(one)""#
    let pairing = Pairing(.teamA, .teamC) ?? .first
    return [
      Self(
        .gather(.fixed(2), .gameStarted(.fixed(1), pairing)),
        #""kind":"gameStarted",\#(start),"home":"Team A","away":"Team C""#),
      Self(.gather(.fixed(2), .gameTakenBack(.fixed(1))), #""kind":"gameTakenBack",\#(start)"#),
      Self(
        .gather(.fixed(2), .rotationSet(.winnerStays(atMost: 3))),
        #""kind":"rotationSet","gather":"\#(two)","rotation":"winnerStays","atMost":3"#),
      Self(
        .gather(.fixed(2), .rotationSet(.everybodyPlays)),
        #""kind":"rotationSet","gather":"\#(two)","rotation":"everybodyPlays""#),
      Self(
        .clock(.fixed(2), .fixed(1), .set(.default)),
        #""kind":"clockSet",\#(start),"seconds":600"#),
      Self(
        .clock(.fixed(2), .fixed(1), .formatSet(.default)),
        #""kind":"clockFormatSet",\#(start),"periods":1,"seconds":600"#),
      Self(
        .clock(.fixed(2), .fixed(1), .moved(seconds: -60)),
        #""kind":"clockMoved",\#(start),"seconds":-60"#),
      Self(
        .clock(.fixed(2), .fixed(1), .periodEnded(1)), #""kind":"periodEnded",\#(start),"period":1"#
      ),
      Self(
        .clock(.fixed(2), .fixed(1), .periodResumed(1)),
        #""kind":"periodResumed",\#(start),"period":1"#),
      Self(.clock(.fixed(2), .fixed(1), .started), #""kind":"clockStarted",\#(start)"#),
      Self(.clock(.fixed(2), .fixed(1), .paused), #""kind":"clockPaused",\#(start)"#),
      Self(.clock(.fixed(2), .fixed(1), .cancelled), #""kind":"clockCancelled",\#(start)"#),
      Self(
        .goal(.fixed(2), .fixed(3), .added(.teamC, in: .fixed(1))),
        #""kind":"goalAdded",\#(start),"goal":"\#(three)","team":"Team C""#),
    ]
  }()
}

@Suite("The stored format of changes")
struct StoredChangeTests {
  @Test func `every kind of change has its stored text`() throws {
    let stored =
      try StoredChange.players.get() + StoredChange.gathers.get() + StoredChange.games
      + StoredChange.plans.get()
    let forgotten = Set(Change.Kind.allCases).subtracting(stored.map(\.change.kind))
    #expect(forgotten == [])
    for example in stored {
      #expect(example.members.hasPrefix("\"kind\":\"\(example.change.kind.rawValue)\""))
    }
  }

  @Test func `a change to a player keeps its format and reads back`() throws {
    try expectStored(StoredChange.players.get())
  }

  @Test func `a change to a gather keeps its format and reads back`() throws {
    try expectStored(StoredChange.gathers.get())
  }

  @Test func `a change to a game keeps its format and reads back`() throws {
    try expectStored(StoredChange.games)
  }

  @Test func `a change to a plan keeps its format and reads back`() throws {
    try expectStored(StoredChange.plans.get())
  }

  private func expectStored(_ examples: [StoredChange]) throws {
    for example in examples {
      let stamped = StampedChange(
        id: .fixed(1), device: .fixed(2), madeAt: .kickOff, change: example.change)
      let text = #"{"id":"\#(one)","device":"\#(two)","madeAt":1795200000000,\#(example.members)}"#

      #expect(String { $0.change(stamped) } == text)
      #expect(try StampedChange(json: text.bytes) == stamped)
    }
  }

  @Test(
    arguments: [
      (.account(.fixed(2)), #""author":"\#(two)","#),
      (.link(.fixed(2)), #""authorLink":"\#(two)","#),
      (nil, ""),
    ] as [(Author?, String)])
  func `a sequenced change contains its author`(author: Author?, member: String) throws {
    let stamped = StampedChange(
      id: .fixed(1), device: .fixed(2), madeAt: .kickOff,
      change: .player(.fixed(1), .set(.removed, true)))
    let sequenced = SequencedChange(sequence: 12, author: author, stamped: stamped)
    let text =
      #"{"sequence":12,\#(member)"id":"\#(one)","device":"\#(two)","#
      + #""madeAt":1795200000000,"kind":"playerRemoved","player":"\#(one)"}"#

    #expect(String { $0.change(sequenced) } == text)
    #expect(try SequencedChange(json: text.bytes) == sequenced)
  }

  @Test func `a change of which something follows keeps when the server took it in`() throws {
    // Given
    let stamped = StampedChange(
      id: .fixed(1), device: .fixed(2), madeAt: .kickOff,
      change: .plan(.single(.fixed(3)), .reinstated))
    let sequenced = SequencedChange(
      sequence: 12, author: .account(.fixed(2)), acceptedAt: .kickOff(plusMinutes: 1),
      stamped: stamped)
    let content =
      #""acceptedAt":1795200060000,"id":"\#(one)","device":"\#(two)","madeAt":1795200000000,"#
      + #""kind":"planReinstated","plan":"\#(three)""#
    // Then
    let text = #"{"sequence":12,"author":"\#(two)",\#(content)}"#
    #expect(String { $0.change(sequenced) } == text)
    #expect(try SequencedChange(json: text.bytes) == sequenced)
    #expect(String { $0.content(of: sequenced) } == "{\(content)}")
    let read = try SequencedChange(
      sequence: 12, author: .account(.fixed(2)), content: "{\(content)}".bytes)
    #expect(read == sequenced)
  }
}
