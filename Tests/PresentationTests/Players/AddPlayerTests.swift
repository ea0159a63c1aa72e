import Domain
import Presentation
import TestSupport
import Testing

@Suite("Add player")
struct AddPlayerTests {
  private func adding(language: Language = .english) -> TestApp {
    var phone = TestApp.with(language: language)
    phone.tap(.players(.addTapped))
    return phone
  }

  @Test func `the screen has a title and a back button`() throws {
    #expect(try adding().addPlayer.title == "Add player")
    #expect(try adding(language: .korean).addPlayer.title == "선수 추가")
    #expect(adding().app.shell.hasWayBack)
  }

  @Test(arguments: ["", " ", "\u{3000}", "\u{200D}"])
  func `Done is enabled when the trimmed name is not empty, without an error before`(
    typed: String
  ) throws {
    var phone = adding()
    phone.type(name: typed)
    #expect(try !phone.addPlayer.canFinish)
    #expect(try phone.addPlayer.problem == nil)
    #expect(phone.tap(.addPlayer(.doneTapped)) == [])

    phone.type(name: " Ann ")
    #expect(try phone.addPlayer.canFinish)
  }

  @Test func `the player is on the list with the trimmed name, stored before anything else`() throws
  {
    var phone = adding()
    phone.type(name: " Ann ")
    let effects = phone.tap(.addPlayer(.doneTapped))

    #expect(try phone.names == ["Ann"])
    let change = try #require(phone.app.replica.pending.first)
    #expect(
      effects == [
        .store([.preferences(phone.app.preferences)]), .askToPersist, .store([.append(change)]),
        .tellOtherWindows(.recorded(change)), .navigate(.players, .back),
      ])
    #expect(try TestApp(restarting: phone).names == ["Ann"])
  }

  @Test func `several players can be added without leaving the screen`() throws {
    var phone = adding()
    #expect(try phone.addPlayer.lastAdded == nil && phone.addPlayer.addedCount == 0)
    for name in ["Ann", " Ben "] {
      phone.type(name: name)
      phone.tap(.addPlayer(.anotherTapped))
      #expect(try phone.addPlayer.name == "" && !phone.addPlayer.canAdd)
    }
    #expect(try phone.addPlayer.lastAdded == "Ben was added." && phone.addPlayer.addedCount == 2)
    #expect(phone.tap(.addPlayer(.anotherTapped)) == [])

    phone.type(name: "Cho")
    #expect(try phone.addPlayer.lastAdded == nil)
    phone.tap(.addPlayer(.doneTapped))
    #expect(try phone.names == ["Ann", "Ben", "Cho"])
  }

  @Test func `with no further name, Done goes back`() throws {
    var phone = adding()
    phone.type(name: "Ann")
    phone.tap(.addPlayer(.anotherTapped))
    #expect(try phone.addPlayer.canFinish)
    phone.tap(.addPlayer(.doneTapped))
    #expect(try phone.names == ["Ann"])
  }

  @Test func `the added player is shown in Korean, too`() throws {
    var phone = adding(language: .korean)
    phone.type(name: "유나")
    phone.tap(.addPlayer(.anotherTapped))
    #expect(try phone.addPlayer.lastAdded == "유나 선수를 추가했습니다.")
  }

  @Test func `a second tap on Done adds no one`() throws {
    var phone = adding()
    phone.type(name: "Ann")
    phone.tap(.addPlayer(.doneTapped))
    #expect(phone.tap(.addPlayer(.doneTapped)) == [])
    #expect(try phone.names == ["Ann"])
  }

  @Test func `an invalid name is explained`() throws {
    for (typed, english, korean) in [
      (
        String(repeating: "a", count: 81),
        "A name has at most 80 characters. Some emoji count as several. Shorten it.", "80자"
      ),
      (
        "A\nB", "This has characters that cannot be kept, such as a line break. Type it anew.",
        "줄바꿈"
      ),
    ] {
      var phone = adding()
      phone.type(name: typed)
      #expect(try phone.addPlayer.problem == english)
      #expect(try phone.addPlayer.name == typed)
      var korea = adding(language: .korean)
      korea.type(name: typed)
      #expect(try korea.addPlayer.problem?.contains(korean) == true)
    }
  }

  @Test func `a name is not lost when the squad is full`() throws {
    let full = try Squad.full()
    var phone = TestApp(keeping: StoredState(replica: Replica(confirmed: full)))
    phone.open(.addPlayer)
    phone.type(name: "Ann")
    for event in [AddPlayerEvent.Plain.doneTapped, .anotherTapped] {
      phone.tap(.addPlayer(event))
      #expect(try phone.addPlayer.name == "Ann" && phone.addPlayer.lastAdded == nil)
    }
    #expect(phone.message == "A squad has at most 10000 players.")
  }
}

extension Squad {
  /// A squad with the maximum number of players.
  fileprivate static func full() throws -> Squad {
    let name = try ShortText("Somebody")
    let players = (1...Squad.playerLimit).map { number in
      Player(id: .fixed(UInt64(number)), number: number, details: PlayerDetails(name: name))
    }
    return Squad(players: players, gathers: []) ?? Squad()
  }
}
