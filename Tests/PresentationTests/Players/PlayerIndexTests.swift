import Domain
import TestSupport
import Testing

@testable import Presentation

@Suite("Players: the index")
struct PlayerIndexTests {
  @Test func `a name is folded once, whatever else changes`() throws {
    var squad = try Squad(names: ["Ann", "박지성", "José"])
    let index = PlayerIndex(squad.allPlayers)

    try squad.apply(.player(.fixed(1), .edited(.age(Age(30)))), at: .kickOff)
    try squad.apply(.player(.fixed(2), .set(.removed, true)), at: .kickOff)
    let edited = index.updated(squad.allPlayers)
    #expect(edited.countOfNewKeys(since: index) == 0)
    #expect(edited.names == ["Ann", "José"])

    try squad.apply(.player(.fixed(2), .set(.removed, false)), at: .kickOff)
    try squad.apply(.player(.fixed(4), .added(.ben)), at: .kickOff)
    let grown = edited.updated(squad.allPlayers)
    #expect(grown.countOfNewKeys(since: edited) == 1)
    #expect(grown.names == ["Ann", "Ben", "José", "박지성"])

    try squad.apply(.player(.fixed(1), .edited(.name(ShortText("Zoe")))), at: .kickOff)
    let renamed = grown.updated(squad.allPlayers)
    #expect(renamed.countOfNewKeys(since: grown) == 1)
    #expect(renamed.names == ["Ben", "José", "Zoe", "박지성"])
  }

  @Test func `the index of another squad has its names`() throws {
    let index = PlayerIndex(try Squad(names: ["Ann", "Ben", "Cem"]).allPlayers)
    let other = index.updated(try Squad(names: ["Yuna", "Ben"]).allPlayers)
    #expect(other.names == ["Ben", "Yuna"])
    #expect(other.countOfNewKeys(since: index) == 1)
    #expect(other.updated([]).names == [])
  }

  @Test func `players who are the same have the same index`() throws {
    var squad = try Squad(names: ["Ann", "Ben"])
    let index = PlayerIndex(squad.allPlayers)
    try squad.apply(.gather(.friday, .started([.ann(.teamA), .ben(.teamB)])), at: .kickOff)
    #expect(index.updated(squad.allPlayers) === index)
  }

  @Test func `archived players have an index of their own`() throws {
    var squad = try Squad(names: ["Ann", "Ben", "Cem", "Dan"])
    let changes: [Change] = [
      .player(.fixed(4), .set(.archived, true)), .player(.fixed(1), .set(.archived, true)),
      .player(.fixed(2), .set(.archived, true)),
      .player(.fixed(2), .set(.removed, true)),
    ]
    for change in changes { try squad.apply(change, at: .kickOff) }
    #expect(PlayerIndex(squad.allPlayers).names == ["Cem"])
    #expect(PlayerIndex(squad.allPlayers, areArchived: true).names == ["Ann", "Dan"])
  }

  @Test func `players are looked for once for each text and squad`() throws {
    var device = TestApp.with("Ann", "Ben", "Anna")
    device.type(search: "an")
    let found = try device.players.results.found

    try device.selectToDelete("Anna")
    device.send(.device(.stored))
    device.tap(.players(.cancelTapped))
    #expect(found.isSameMemory(as: try device.players.results.found))

    device.tap(.players(.rowTapped(try device.id(of: "Ann"))))
    device.goBack()
    #expect(found.isSameMemory(as: try device.players.results.found))

    device.type(search: "be")
    #expect(try device.names == ["Ben"])
  }

  @Test func `what a search finds follows the squad`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.type(search: "an")
    let details = PlayerDetails(name: try ShortText("Hannah"))
    device.send(.device(.otherWindow(.recorded(.numbered(1, .player(.fixed(9), .added(details)))))))
    #expect(try device.names == ["Ann", "Hannah"])
  }
}

extension Squad {
  /// A squad of players whose ids are numbered from 1.
  fileprivate init(names: [String]) throws {
    self.init()
    for (position, name) in names.enumerated() {
      let details = PlayerDetails(name: try ShortText(name))
      try apply(.player(.fixed(UInt64(position + 1)), .added(details)), at: .kickOff)
    }
  }
}

extension PlayerIndex {
  fileprivate var names: [String] { sorted.map { players[$0].details.name.text } }

  /// How many names were folded for this index, because the one before did not have them.
  fileprivate func countOfNewKeys(since last: PlayerIndex) -> Int {
    keys.filter { key in !last.keys.contains { key.isSameMemory(as: $0) } }.count
  }
}
