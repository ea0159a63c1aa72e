import Domain
import Presentation
import TestSupport
import Testing

@Suite("Players and past gathers: long lists")
struct LongListTests {
  @Test(arguments: [1, 60, 61, 100])
  func `a list of up to a hundred players is shown whole`(_ count: Int) throws {
    let list = try TestApp.with(players: count).players.list

    #expect(list.rows.count == count && list.count == count)
    #expect(list.moreLabel == nil)
  }

  @Test func `a longer list begins with sixty, and grows when its end comes near`() throws {
    var device = TestApp.with(players: 150)
    #expect(try device.players.list.rows.map { $0.name } == (0..<60).map(TestApp.name))
    #expect(try device.players.list.count == 150)
    #expect(try device.players.list.moreLabel == "Show more")

    device.tap(.players(.endReached))
    #expect(try device.players.list.rows.count == 120)

    device.tap(.players(.endReached))
    #expect(try device.players.list.rows.map { $0.name } == (0..<150).map(TestApp.name))
    #expect(try device.players.list.moreLabel == nil)
  }

  @Test func `the end can be reached any number of times`() throws {
    var device = TestApp.with(players: 101)
    for _ in 1...1_000 { device.tap(.players(.endReached)) }
    device.type(search: "Player 10")
    device.type(search: "")

    #expect(try device.players.list.rows.count == 60)
  }

  @Test func `a search looks at all players and begins at the top`() throws {
    var device = TestApp.with(players: 250)
    device.tap(.players(.endReached))

    device.type(search: "Player 249")
    #expect(try device.names == ["Player 249"])

    device.type(search: "Player")
    #expect(try device.players.list.rows.count == 60)
    #expect(try device.players.list.count == 250)
  }

  @Test func `players outside the shown rows stay selected`() throws {
    var device = TestApp.with(players: 150)
    device.tap(.players(.newGatherTapped))
    device.type(search: "Player 149")
    device.tap(.players(.rowTapped(try device.id(of: "Player 149"))))

    #expect(try device.players.list.rows.allSatisfy { !$0.isSelected })
    #expect(try device.players.title == "1 selected")
  }

  @Test func `as many rows are shown after a player was opened`() throws {
    var device = TestApp.with(players: 150)
    device.tap(.players(.endReached))
    device.tap(.players(.rowTapped(try device.id(of: "Player 110"))))
    device.goBack()

    #expect(try device.players.list.rows.count == 120)
  }

  @Test func `past gathers are windowed too, and as many are shown after one was opened`() throws {
    var device = try TestApp.with(gathers: 150)
    device.open(.pastGathers)
    #expect(try device.pastGathers.list.rows.count == 60)

    device.tap(.pastGathers(.endReached))
    let rows = try device.pastGathers.list.rows
    #expect(rows.count == 120)

    device.tap(.pastGathers(.rowTapped(try #require(rows.last).id)))
    device.goBack()
    #expect(try device.pastGathers.list.rows.count == 120)
  }
}

extension TestApp {
  fileprivate static func name(_ number: Int) -> String {
    "Player \(number < 10 ? "00" : number < 100 ? "0" : "")\(number)"
  }

  /// A device with players whose names sort by their numbers.
  fileprivate static func with(players count: Int) -> Self {
    var device = with()
    device.add((0..<count).map(name))
    return device
  }

  /// A device with gathers that are over.
  fileprivate static func with(gathers count: Int) throws -> Self {
    var device = with("Ann", "Ben")
    for _ in 0..<count {
      try device.startGather()
      device.endGather()
    }
    return device
  }
}
