import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Players: the list")
struct PlayersListTests {
  @Test func `an empty list offers neither selection nor search`() throws {
    let players = try TestApp.with().players

    #expect(players.isEmpty && players.list.rows == [])
    #expect(players.editLabel == nil && players.nobodyFound == nil && players.running.isEmpty)
  }

  @Test func `a row shows name, initials, and position and skill when they are set`() throws {
    let squad = try Squad(
      after: .added(.ann, "Ann"), .added(.ben, "Ben"),
      .player(.ben, .edited(.preferredPosition(.winger))), .player(.ben, .edited(.skill(.amateur))))
    let device = TestApp(keeping: StoredState(replica: Replica(confirmed: squad)))
    let rows = try device.players.list.rows

    #expect(rows.map { $0.name } == ["Ann", "Ben"])
    #expect(rows.map { $0.position } == [nil, "Winger"])
    #expect(rows.map { $0.skill } == [nil, "Amateur"])
    #expect(rows.map { $0.avatar } == ["A", "B"])
    #expect(rows.map { $0.isSelected } == [false, false])
    #expect(try device.players.title == "Players")
  }

  @Test func `players are sorted by name, whatever its case, accents and script`() throws {
    let device = TestApp.with(
      "지성", "zoe", "Émile", "eva", "Eli", "Łukasz", "lara", "민지", "Österberg", "Otto", "10")
    #expect(
      try device.names == [
        "10", "Eli", "Émile", "eva", "lara", "Łukasz", "Österberg", "Otto", "zoe", "민지", "지성",
      ])
  }

  @Test func `two players with the same name are both listed, in order of creation`() throws {
    let device = TestApp.with("Ann", "ann", "Ann")
    #expect(try device.names == ["Ann (1)", "ann (2)", "Ann (3)"])
  }

  @Test func `a composed and a decomposed accent sort and search alike`() throws {
    var device = TestApp.with("Jose\u{301} B", "Jos\u{E9} A")
    #expect(try device.names == ["Jos\u{E9} A", "Jose\u{301} B"])
    device.type(search: "JOSÉ")
    #expect(try device.names.count == 2)
  }

  @Test func `tapping a row opens the player, and a deleted player opens nothing`() throws {
    var device = TestApp.with("Ann")
    let ann = try device.id(of: "Ann")
    #expect(device.tap(.players(.rowTapped(.fixed(99)))) == [])
    #expect(device.tap(.players(.rowTapped(ann))) == [.navigate(.player(ann), .push)])
  }

  @Test func `the list is sorted again after a rename`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.editPlayer(try device.id(of: "Ann"), .name))
    device.type(value: "Zoe")
    device.tap(.editPlayer(.doneTapped))
    device.open(.players)
    #expect(try device.names == ["Ben", "Zoe"])
  }

  @Test
  func `Korean names come first in Korean, and last in English, also after a change of language`()
    throws
  {
    // Given
    let names = ["하나", "Zoe", "가람", "Ann", "7up"]
    var device = TestApp(language: .korean)
    device.add(names)
    device.open(.players)
    // Then
    #expect(try device.names == ["가람", "하나", "7up", "Ann", "Zoe"])
    // When
    device.open(.settings)
    device.tap(.settings(.languageChosen(.english)))
    device.open(.players)
    // Then
    #expect(try device.names == ["7up", "Ann", "Zoe", "가람", "하나"])
  }
}
