import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Add player")
struct AddPlayerTests {
  private func adding(language: Language = .english) -> TestApp {
    var device = TestApp.with(language: language)
    device.tap(.players(.addTapped))
    return device
  }

  @Test func `the screen has a title and a back button`() throws {
    #expect(try adding().addPlayer.title == "Add player")
    #expect(try adding(language: .korean).addPlayer.title == "선수 추가")
    #expect(adding().app.shell.hasWayBack)
  }

  @Test(arguments: ["", " ", "\u{3000}", "\u{200D}"])
  func `a blank name adds no one, without an error, and Done goes back`(typed: String) throws {
    var device = adding()
    device.type(name: typed)
    #expect(try !device.addPlayer.canAdd)
    #expect(try device.addPlayer.errorText == nil)
    #expect(device.tap(.addPlayer(.nameSubmitted)) == [])
    #expect(device.tap(.addPlayer(.addTapped)) == [])
    #expect(device.tap(.addPlayer(.doneTapped)) == [.navigate(.players, .back)])
    #expect(device.squad.players == [])
  }

  @Test func `the player is on the list with the trimmed name, stored before anything else`() throws
  {
    var device = adding()
    device.type(name: " Ann ")
    let effects = device.tap(.addPlayer(.doneTapped))

    #expect(try device.names == ["Ann"])
    let change = try #require(device.app.replica.pending.first)
    #expect(
      effects == [
        .store([.preferences(device.app.preferences)]), .askToPersist,
        .store([.append(change), .draft(.plain(.newPlayer), nil)]),
        .tellOtherWindows(.recorded(change)), .navigate(.players, .back),
      ])
    #expect(try TestApp(restarting: device).names == ["Ann"])
  }

  @Test func `Enter adds and stays, in the same form, and what was added is listed`() throws {
    var device = adding()
    #expect(try device.addPlayer.lastAdded == nil && device.addPlayer.addedPlayers.isEmpty)
    for name in ["Ann", " Ben "] {
      device.type(name: name)
      device.tap(.addPlayer(.nameSubmitted))
      #expect(try device.addPlayer.name == "" && !device.addPlayer.canAdd)
    }
    #expect(try device.addPlayer.lastAdded == "Ben was added.")
    #expect(try device.addPlayer.addedPlayers.map { $0.name } == ["Ben", "Ann"])
    #expect(try device.addPlayer.formNumber == 0)

    device.type(name: "Cho")
    #expect(try device.addPlayer.lastAdded == nil)
    device.tap(.addPlayer(.doneTapped))
    #expect(try device.names == ["Ann", "Ben", "Cho"])
  }

  @Test func `the Add button does the same, and makes a new form, which has the focus`() throws {
    var device = adding()
    device.type(name: "Ann")
    device.tap(.addPlayer(.addTapped))
    #expect(try device.addPlayer.formNumber == 1)
    #expect(try device.addPlayer.addedPlayers.map { $0.name } == ["Ann"])
    device.tap(.addPlayer(.doneTapped))
    #expect(try device.names == ["Ann"])
  }

  @Test func `a player who was just added can be removed, and that undone`() throws {
    var device = adding()
    for name in ["Ann", "Ben"] {
      device.type(name: name)
      device.tap(.addPlayer(.nameSubmitted))
    }
    let ann = try #require(try device.addPlayer.addedPlayers.last)
    #expect(ann.removeLabel == "Remove Ann")
    device.tap(.addPlayer(.removeTapped(ann.id)))
    #expect(try device.addPlayer.addedPlayers.map { $0.name } == ["Ben"])
    #expect(device.tap(.addPlayer(.removeTapped(ann.id))) == [])
    #expect(device.toast == "Ann deleted")

    device.undo()
    #expect(try device.addPlayer.addedPlayers.map { $0.name } == ["Ben", "Ann"])
  }

  @Test func `the added player is shown in Korean, too`() throws {
    var device = adding(language: .korean)
    device.type(name: "유나")
    device.tap(.addPlayer(.nameSubmitted))
    #expect(try device.addPlayer.lastAdded == "유나 선수를 추가했습니다.")
    #expect(try device.addPlayer.addedPlayers.map { $0.removeLabel } == ["유나 선수 빼기"])
  }

  @Test func `a second tap on Done adds no one`() throws {
    var device = adding()
    device.type(name: "Ann")
    device.tap(.addPlayer(.doneTapped))
    #expect(device.tap(.addPlayer(.doneTapped)) == [])
    #expect(try device.names == ["Ann"])
  }

  @Test func `an invalid name is explained`() throws {
    for (typed, english, korean) in [
      (
        String(repeating: "a", count: 81),
        "A name can have at most 80 characters. Some emoji count as several. Shorten it.", "80자"
      ),
      (
        "A\nB",
        "This contains characters that cannot be saved, such as a line break. Type it again.",
        "줄바꿈"
      ),
    ] {
      var device = adding()
      device.type(name: typed)
      #expect(try device.addPlayer.errorText == english)
      #expect(try device.addPlayer.name == typed)
      #expect(try !device.addPlayer.canAdd && !device.addPlayer.canFinish)
      #expect(device.tap(.addPlayer(.doneTapped)) == [])
      #expect(device.tap(.addPlayer(.nameSubmitted)) == [])
      var korea = adding(language: .korean)
      korea.type(name: typed)
      #expect(try korea.addPlayer.errorText?.contains(korean) == true)
    }
  }

  @Test(arguments: ["Ann", "ann ", "ÁNN", "A\u{200B}nn", "Ann\u{A0}"])
  func `a typed name that is on the list already is said to be so, and can be added`(
    typed: String
  ) throws {
    var device = TestApp.with("Ann")
    device.open(.addPlayer)
    device.type(name: "An")
    #expect(try device.addPlayer.duplicateText == nil)
    device.type(name: typed)
    #expect(
      try device.addPlayer.duplicateText
        == "Ann is already on the list. Tap “Add” to add another person with this name.")
    device.tap(.addPlayer(.nameSubmitted))
    #expect(device.squad.players.count == 2)
    #expect(try device.addPlayer.duplicateText == nil)
  }

  @Test func `a name is not lost when the squad is full`() throws {
    let full = try Squad.full()
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: full)))
    device.open(.addPlayer)
    device.type(name: "Ann")
    for event in [AddPlayerEvent.Plain.doneTapped, .nameSubmitted, .addTapped] {
      device.tap(.addPlayer(event))
      #expect(try device.addPlayer.name == "Ann" && device.addPlayer.lastAdded == nil)
    }
    #expect(device.message == "A group can have at most 10,000 players.")
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
