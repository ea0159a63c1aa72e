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
    var phone = TestApp.with(players: 150)
    #expect(try phone.players.list.rows.map { $0.name } == (0..<60).map(TestApp.name))
    #expect(try phone.players.list.count == 150)
    #expect(try phone.players.list.moreLabel == "Show more")

    phone.tap(.players(.endReached))
    #expect(try phone.players.list.rows.count == 120)

    phone.tap(.players(.endReached))
    #expect(try phone.players.list.rows.map { $0.name } == (0..<150).map(TestApp.name))
    #expect(try phone.players.list.moreLabel == nil)
  }

  @Test func `the end can be reached any number of times`() throws {
    var phone = TestApp.with(players: 101)
    for _ in 1...1_000 { phone.tap(.players(.endReached)) }
    phone.type(search: "Player 10")
    phone.type(search: "")

    #expect(try phone.players.list.rows.count == 60)
  }

  @Test func `a search looks at all players and begins at the top`() throws {
    var phone = TestApp.with(players: 250)
    phone.tap(.players(.endReached))

    phone.type(search: "Player 249")
    #expect(try phone.names == ["Player 249"])

    phone.type(search: "Player")
    #expect(try phone.players.list.rows.count == 60)
    #expect(try phone.players.list.count == 250)
  }

  @Test func `players outside the shown rows stay selected`() throws {
    var phone = TestApp.with(players: 150)
    phone.tap(.players(.selectTapped))
    phone.type(search: "Player 149")
    phone.tap(.players(.rowTapped(try phone.id(of: "Player 149"))))
    phone.type(search: "")

    #expect(try phone.players.list.rows.allSatisfy { !$0.isSelected })
    #expect(try phone.players.title == "1 selected")
  }

  @Test func `as many rows are shown after a player was opened`() throws {
    var phone = TestApp.with(players: 150)
    phone.tap(.players(.endReached))
    phone.tap(.players(.rowTapped(try phone.id(of: "Player 110"))))
    phone.goBack()

    #expect(try phone.players.list.rows.count == 120)
  }

  @Test func `past gathers are windowed too, and as many are shown after one was opened`() throws {
    var phone = try TestApp.with(gathers: 150)
    phone.open(.pastGathers)
    #expect(try phone.pastGathers.list.rows.count == 60)

    phone.tap(.pastGathers(.endReached))
    let rows = try phone.pastGathers.list.rows
    #expect(rows.count == 120)

    phone.tap(.pastGathers(.rowTapped(try #require(rows.last).id)))
    phone.goBack()
    #expect(try phone.pastGathers.list.rows.count == 120)
  }
}

extension TestApp {
  fileprivate static func name(_ number: Int) -> String {
    "Player \(number < 10 ? "00" : number < 100 ? "0" : "")\(number)"
  }

  /// A device with players whose names sort by their numbers.
  fileprivate static func with(players count: Int) -> Self {
    var phone = with()
    phone.add((0..<count).map(name))
    return phone
  }

  /// A device with gathers that are over.
  fileprivate static func with(gathers count: Int) throws -> Self {
    var phone = with("Ann", "Ben")
    for _ in 0..<count {
      try phone.startGather()
      phone.endGather()
    }
    return phone
  }
}
