import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"
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
        .playerAdded(.fixed(1), try .ann), #""kind":"playerAdded","player":"\#(one)","name":"Ann""#),
      Self(
        .playerAdded(.fixed(1), try .quotedBen),
        #""kind":"playerAdded","player":"\#(one)","name":"Ben \"B\"","age":31,"#
          + #""skill":"amateur","preferredPosition":"winger","favouriteTeam":"FC Example""#),
      Self(
        .playerEdited(.fixed(1), .name(try ShortText("Bo"))),
        #""kind":"playerEdited","player":"\#(one)","field":"name","value":"Bo""#),
      Self(
        .playerEdited(.fixed(1), .age(try Age(31))),
        #""kind":"playerEdited","player":"\#(one)","field":"age","value":31"#),
      Self(
        .playerEdited(.fixed(1), .skill(.beginner)),
        #""kind":"playerEdited","player":"\#(one)","field":"skill","value":"beginner""#),
      Self(
        .playerEdited(.fixed(1), .preferredPosition(.goalkeeper)),
        #""kind":"playerEdited","player":"\#(one)","field":"preferredPosition","#
          + #""value":"goalkeeper""#),
      Self(
        .playerEdited(.fixed(1), .favouriteTeam(nil)),
        #""kind":"playerEdited","player":"\#(one)","field":"favouriteTeam""#),
      Self(.playerRemoved(.fixed(1)), #""kind":"playerRemoved","player":"\#(one)""#),
      Self(.playerRestored(.fixed(1)), #""kind":"playerRestored","player":"\#(one)""#),
      Self(.playerArchived(.fixed(1)), #""kind":"playerArchived","player":"\#(one)""#),
      Self(.playerUnarchived(.fixed(1)), #""kind":"playerUnarchived","player":"\#(one)""#),
      Self(
        .levelSet(.fixed(1), Level(tenths: 65)),
        #""kind":"levelSet","player":"\#(one)","level":65"#),
      Self(.levelSet(.fixed(1), nil), #""kind":"levelSet","player":"\#(one)""#),
      Self(
        .ruleAdded(try #require(TeamRule(id: .fixed(2), .apart, [.fixed(1), .fixed(2)]))),
        #""kind":"ruleAdded","rule":"\#(two)","asks":"apart","players":["\#(one)","\#(two)"]"#),
      Self(.ruleRemoved(.fixed(2)), #""kind":"ruleRemoved","rule":"\#(two)""#),
    ]
  }

  static let gathers = Result {
    [
      Self(
        .gatherStarted(.fixed(2), [try .ann(.teamB)]),
        #""kind":"gatherStarted","gather":"\#(two)","participants":"#
          + #"[{"player":"\#(one)","name":"Ann","team":"Team B"}]"#),
      Self(
        .participantAssigned(.fixed(2), try .ann(.bench)),
        #""kind":"participantAssigned","gather":"\#(two)","player":"\#(one)","name":"Ann","#
          + #""team":"Bench""#),
      Self(
        .gatherEndMoved(.fixed(2), to: .kickOff),
        #""kind":"gatherEndMoved","gather":"\#(two)","endedAt":1795200000000"#),
      Self(
        .participantLeft(.fixed(2), .fixed(1)),
        #""kind":"participantLeft","gather":"\#(two)","player":"\#(one)""#),
      Self(
        .teamDetailsSet(
          .fixed(2), .teamA, TeamDetails(name: try ShortText("Bibs"), color: .orange)),
        #""kind":"teamDetailsSet","gather":"\#(two)","team":"Team A","name":"Bibs","#
          + #""color":"orange""#),
      Self(
        .teamDetailsSet(.fixed(2), .teamB, TeamDetails()),
        #""kind":"teamDetailsSet","gather":"\#(two)","team":"Team B""#),
      Self(.gatherReopened(.fixed(2)), #""kind":"gatherReopened","gather":"\#(two)""#),
      Self(.gatherEnded(.fixed(2)), #""kind":"gatherEnded","gather":"\#(two)""#),
      Self(.gatherDeleted(.fixed(2)), #""kind":"gatherDeleted","gather":"\#(two)""#),
      Self(.gatherRestored(.fixed(2)), #""kind":"gatherRestored","gather":"\#(two)""#),
      Self(.gatherExcluded(.fixed(2)), #""kind":"gatherExcluded","gather":"\#(two)""#),
      Self(.gatherIncluded(.fixed(2)), #""kind":"gatherIncluded","gather":"\#(two)""#),
      Self(.clockSet(.fixed(2), .default), #""kind":"clockSet","gather":"\#(two)","seconds":600"#),
      Self(
        .clockFormatSet(.fixed(2), try #require(ClockFormat(periods: 2, length: .default))),
        #""kind":"clockFormatSet","gather":"\#(two)","periods":2,"seconds":600"#),
      Self(
        .clockMoved(.fixed(2), seconds: -60),
        #""kind":"clockMoved","gather":"\#(two)","seconds":-60"#),
      Self(.periodEnded(.fixed(2), 1), #""kind":"periodEnded","gather":"\#(two)","period":1"#),
      Self(.periodResumed(.fixed(2), 1), #""kind":"periodResumed","gather":"\#(two)","period":1"#),
      Self(.clockStarted(.fixed(2)), #""kind":"clockStarted","gather":"\#(two)""#),
      Self(.clockPaused(.fixed(2)), #""kind":"clockPaused","gather":"\#(two)""#),
      Self(.clockCancelled(.fixed(2)), #""kind":"clockCancelled","gather":"\#(two)""#),
      Self(
        .goalAdded(.fixed(2), .fixed(1), .teamA),
        #""kind":"goalAdded","gather":"\#(two)","goal":"\#(one)","team":"Team A""#),
      Self(
        .goalCredited(.fixed(2), .fixed(1), .scored(by: .fixed(1), assist: .fixed(2))),
        #""kind":"goalCredited","gather":"\#(two)","goal":"\#(one)","scorer":"\#(one)","#
          + #""assist":"\#(two)""#),
      Self(
        .goalCredited(.fixed(2), .fixed(1), .ownGoal(by: nil)),
        #""kind":"goalCredited","gather":"\#(two)","goal":"\#(one)","isOwnGoal":true"#),
      Self(
        .goalMoved(.fixed(2), .fixed(1), to: .kickOff),
        #""kind":"goalMoved","gather":"\#(two)","goal":"\#(one)","scoredAt":1795200000000"#),
      Self(
        .goalTakenBack(.fixed(2), .fixed(1)),
        #""kind":"goalTakenBack","gather":"\#(two)","goal":"\#(one)""#),
      Self(
        .linkMade(.fixed(2), .toFollow),
        #""kind":"linkMade","gather":"\#(two)","link":"\#(one)","purpose":"follow","#
          + #""secret":"AAAAAAAAAAEAAAAAAAAAAg""#),
      Self(
        .linkMade(.fixed(1), .toScore),
        #""kind":"linkMade","gather":"\#(one)","link":"\#(two)","purpose":"score","#
          + #""secret":"AAAAAAAAAAMAAAAAAAAABA""#),
      Self(
        .linkTurnedOff(.fixed(2), .fixed(1)),
        #""kind":"linkTurnedOff","gather":"\#(two)","link":"\#(one)""#),
      Self(
        .followerNamesSet(.fixed(2), .firstNameAndInitial),
        #""kind":"followerNamesSet","gather":"\#(two)","form":"firstNameAndInitial""#),
      Self(
        .scorekeeperNamed(.fixed(2), Scorekeeper(id: .fixed(1), name: try ShortText("Min"))),
        #""kind":"scorekeeperNamed","gather":"\#(two)","scorekeeper":"\#(one)","name":"Min""#),
      Self(
        .goalRecorded(.fixed(2), .fixed(1), by: .fixed(2)),
        #""kind":"goalRecorded","gather":"\#(two)","goal":"\#(one)","scorekeeper":"\#(two)""#),
      Self(
        .goalConfirmed(.fixed(2), .fixed(1)),
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
        .gameStarted(.fixed(2), .fixed(1), pairing),
        #""kind":"gameStarted",\#(start),"home":"Team A","away":"Team C""#),
      Self(.gameTakenBack(.fixed(2), .fixed(1)), #""kind":"gameTakenBack",\#(start)"#),
      Self(
        .rotationSet(.fixed(2), .winnerStays(atMost: 3)),
        #""kind":"rotationSet","gather":"\#(two)","rotation":"winnerStays","atMost":3"#),
      Self(
        .rotationSet(.fixed(2), .everybodyPlays),
        #""kind":"rotationSet","gather":"\#(two)","rotation":"everybodyPlays""#),
      Self(
        .clockSet(.fixed(2), .default, in: .fixed(1)),
        #""kind":"clockSet",\#(start),"seconds":600"#),
      Self(
        .clockFormatSet(.fixed(2), .default, in: .fixed(1)),
        #""kind":"clockFormatSet",\#(start),"periods":1,"seconds":600"#),
      Self(
        .clockMoved(.fixed(2), seconds: -60, in: .fixed(1)),
        #""kind":"clockMoved",\#(start),"seconds":-60"#),
      Self(
        .periodEnded(.fixed(2), 1, in: .fixed(1)), #""kind":"periodEnded",\#(start),"period":1"#),
      Self(
        .periodResumed(.fixed(2), 1, in: .fixed(1)),
        #""kind":"periodResumed",\#(start),"period":1"#),
      Self(.clockStarted(.fixed(2), in: .fixed(1)), #""kind":"clockStarted",\#(start)"#),
      Self(.clockPaused(.fixed(2), in: .fixed(1)), #""kind":"clockPaused",\#(start)"#),
      Self(.clockCancelled(.fixed(2), in: .fixed(1)), #""kind":"clockCancelled",\#(start)"#),
      Self(
        .goalAdded(.fixed(2), .fixed(3), .teamC, in: .fixed(1)),
        #""kind":"goalAdded",\#(start),"goal":"\#(three)","team":"Team C""#),
    ]
  }()
}

@Suite("The stored format of changes")
struct StoredChangeTests {
  @Test func `every kind of change has its stored text`() throws {
    let stored = try StoredChange.players.get() + StoredChange.gathers.get() + StoredChange.games
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

  private func expectStored(_ examples: [StoredChange]) throws {
    for example in examples {
      let stamped = StampedChange(
        id: .fixed(1), device: .fixed(2), madeAt: .kickOff, change: example.change)
      let text = #"{"id":"\#(one)","device":"\#(two)","madeAt":1795200000000,\#(example.members)}"#

      #expect(String { $0.change(stamped) } == text)
      #expect(try StampedChange(json: text.bytes) == stamped)
    }
  }

  @Test func `a sequenced change contains its author`() throws {
    let stamped = StampedChange(
      id: .fixed(1), device: .fixed(2), madeAt: .kickOff, change: .playerRemoved(.fixed(1)))
    let sequenced = SequencedChange(sequence: 12, author: .fixed(2), stamped: stamped)
    let text =
      #"{"sequence":12,"author":"\#(two)","id":"\#(one)","device":"\#(two)","#
      + #""madeAt":1795200000000,"kind":"playerRemoved","player":"\#(one)"}"#

    #expect(String { $0.change(sequenced) } == text)
    #expect(try SequencedChange(json: text.bytes) == sequenced)
  }
}
