import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Add player: a pasted list")
struct PasteListTests {
  @Test func `what was added is said on the list, and no longer on the teams after it`() throws {
    var device = TestApp()
    device.open(.addPlayer)
    device.tap(.addPlayer(.pasteTapped))
    device.tap(.addPlayer(.listTyped, "Ann\nBen"))
    device.tap(.addPlayer(.listConfirmed))
    #expect(device.toast == "2 players added")
    device.tap(.players(.newGatherTapped))
    #expect(device.toast == "Teams shuffled")
  }

  private func pasting(_ text: String, language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", language: language)
    device.open(.addPlayer)
    device.tap(.addPlayer(.pasteTapped))
    device.send(.addPlayer(.listTyped, text))
    return device
  }

  @Test func `the names are shown before they are added, all at once`() throws {
    var device = try pasting("1. Ben\n2) ✅ Cem\n유나, Dan")
    #expect(try device.addPlayer.title == "Paste a list")
    #expect(try device.rows.map { $0.name } == ["Ben", "Cem", "유나", "Dan"])
    #expect(try device.rows.allSatisfy { $0.isChosen && $0.note == nil })
    #expect(try device.summary == "4 names found")
    #expect(try device.addLabel == "Add 4 players")
    #expect(
      try device.names(after: .addPlayer(.listConfirmed)) == ["Ann", "Ben", "Cem", "Dan", "유나"])
    #expect(device.toast == "4 players added")
    #expect(try TestApp(restarting: device).names.count == 5)

    device.undo()
    #expect(try device.names == ["Ann"])
  }

  @Test func `the texts are Korean, too`() throws {
    var device = try pasting("1. 민준\n2. 서연\n3. ann", language: .korean)
    #expect(try device.addPlayer.title == "목록 붙여넣기")
    #expect(try device.summary == "이름 3개를 찾았습니다")
    #expect(try device.rows.map { $0.note } == [nil, nil, "이미 목록에 있음 · 참석"])
    #expect(try device.addLabel == "선수 2명 추가")
    device.tap(.addPlayer(.listConfirmed))
    #expect(device.toast == "선수 2명을 추가했습니다")
  }

  @Test(arguments: ["Ann", "ANN", "Änn"])
  func `a name that is on the list already is left out at first`(_ name: String) throws {
    var device = try pasting("\(name)\nBen")
    #expect(try device.rows.map { $0.note } == ["Already on the list · In", nil])
    #expect(try device.rows.map { $0.isChosen } == [false, true])
    #expect(try device.addLabel == "Add 1 player")

    device.send(.addPlayer(.listedNameTapped, "0"))
    #expect(try device.rows[0].note == "Listed twice: a different person?")
    #expect(try device.addLabel == "Add 2 players")
    device.tap(.addPlayer(.listConfirmed))
    #expect(device.squad.players.map { $0.details.name.text } == ["Ann", name, "Ben"])
  }

  @Test func `a deleted player's name is not on the list`() throws {
    var device = try pasting("")
    device.send(
      .device(
        .otherWindow(
          .recorded(.numbered(1, .player(try device.id(of: "Ann"), .set(.removed, true)))))))
    device.send(.addPlayer(.listTyped, "Ann"))
    #expect(try device.rows.map { $0.isChosen } == [true])
  }

  @Test func `an archived player whose name is pasted comes back`() throws {
    var device = try pasting("")
    let ann = try device.id(of: "Ann")
    device.send(.device(.otherWindow(.recorded(.numbered(1, .player(ann, .set(.archived, true)))))))
    device.send(.addPlayer(.listTyped, "ann\nBen"))
    #expect(try device.rows.map { $0.note } == ["Archived – will be brought back", nil])
    #expect(try device.addLabel == "Add 2 players")
    device.tap(.addPlayer(.listConfirmed))
    #expect(device.squad.players.map { $0.details.name.text } == ["Ann", "Ben"])
    #expect(try device.id(of: "Ann") == ann)

    device.undo()
    #expect(device.squad.players == [] && device.squad.archivedPlayers.map { $0.id } == [ann])
  }

  @Test func `of two players with a pasted name, the one on the list counts`() throws {
    var device = TestApp.with("Ann", "Ann")
    for archived in device.squad.players.map({ $0.id }) {
      device.send(
        .device(.otherWindow(.recorded(.numbered(1, .player(archived, .set(.archived, true)))))))
      device.open(.addPlayer)
      device.send(.addPlayer(.linesPasted, "Ann\nBen"))
      #expect(try device.rows.map { $0.note } == ["Already on the list · In", nil])
      device.send(
        .device(.otherWindow(.recorded(.numbered(2, .player(archived, .set(.archived, false)))))))
      device.open(.players)
    }
  }

  @Test func `a line without a mark among marked ones is perhaps a heading`() throws {
    let device = try pasting("Bring water\n1. Ben\n2. Cem")
    #expect(try device.rows.map { $0.name } == ["Ben", "Cem"])
    #expect(try device.leftOut.map { $0.name } == ["Bring water"])
    #expect(try device.leftOut.map { $0.note } == ["Perhaps a heading"])
    #expect(try device.leftOut.map { $0.isChosen } == [false])
    // With as many lines without a mark, none is special.
    #expect(try pasting("Ben\nCem\n1. Dan\n2. Eve").rows.allSatisfy { $0.isChosen })
  }

  @Test func `what the user left out stays so while the text is edited`() throws {
    var device = try pasting("Ben, Cem")
    device.send(.addPlayer(.listedNameTapped, "0"))
    device.send(.addPlayer(.listedNameTapped, "7"))
    device.send(.addPlayer(.listedNameTapped, ""))
    device.send(.addPlayer(.listTyped, "Ben, Cem, Dan"))
    #expect(try device.rows.map { $0.isChosen } == [false, true, true])
    device.send(.addPlayer(.listedNameTapped, "0"))
    #expect(try device.rows.map { $0.isChosen } == [true, true, true])
  }

  @Test(arguments: ["", "1.\n2.", "Ann"])
  func `without a name to add, nothing is added`(_ text: String) throws {
    var device = try pasting(text)
    #expect(try !device.addPlayer.canConfirm(device.list))
    #expect(try device.addLabel == "Add players")
    #expect(device.tap(.addPlayer(.listConfirmed)) == [])
  }

  @Test func `several lines that are pasted as one name become a list`() throws {
    var device = TestApp.with("Ann")
    device.open(.addPlayer)
    device.send(.addPlayer(.linesPasted, "Ben\nCem"))
    #expect(try device.rows.map { $0.name } == ["Ben", "Cem"])
    #expect(try device.addPlayer.formNumber == 1)
    // Late events of the form that is gone.
    device.type(name: "Dan")
    device.tap(.addPlayer(.pasteTapped))
    device.send(.addPlayer(.linesPasted, "Eve\nFay"))
    #expect(try device.rows.map { $0.name } == ["Ben", "Cem"])
  }

  @Test func `no more than 200 names are read, and the screen says so`() throws {
    let device = try pasting((1...201).map { "P\($0)" }.joined(separator: "\n"))
    #expect(try device.rows.count == 200)
    #expect(try device.summary == "200 names found. Only the first 200 names are read.")
  }

  @Test func `those of the list play at once, the known ones and the new ones`() throws {
    // Given
    var device = TestApp.with("Ann", "Bob", "Cem", "Dan")
    device.open(.addPlayer)
    device.tap(.addPlayer(.pasteTapped))
    device.send(.addPlayer(.listTyped, "Bob\nann\nEva\nDan: out\nBob"))
    #expect(try device.addPlayer.gatherLabel(of: device.list) == "New gather (3 are in)")
    // When
    device.tap(.addPlayer(.gatherTapped))
    // Then
    #expect(device.toast == "Eva added")
    let teams = try device.teams
    #expect(teams.map(\.count).sorted() == [0, 1, 2])
    #expect(Set(teams.joined()) == ["Ann", "Bob", "Eva"])
    #expect(device.squad.players.count == 5)
  }

  @Test func `a list of known people alone makes the teams, and adds no one`() throws {
    var device = TestApp.with("Ann", "Bob", "Cem")
    device.open(.addPlayer)
    device.tap(.addPlayer(.pasteTapped))
    device.send(.addPlayer(.listTyped, "Bob\nAnn"))
    #expect(try !device.addPlayer.canConfirm(device.list))
    device.tap(.addPlayer(.gatherTapped))
    #expect(device.toast == "Teams shuffled")
    #expect(try device.teams.map(\.count) == [0, 1, 1])
    #expect(device.squad.players.count == 3)
  }

  @Test func `another person of a known name plays in the place of the one who has it`() throws {
    var device = try pasting("Ann\nBen")
    device.send(.addPlayer(.listedNameTapped, "0"))
    device.tap(.addPlayer(.gatherTapped))
    #expect(Set(try device.teams.joined()) == ["Ann (2)", "Ben"])
    #expect(device.squad.players.count == 3)
  }

  @Test(arguments: ["Ann", "Ann: out\nBob: out", ""])
  func `too few who play make no teams`(_ text: String) throws {
    var device = try pasting(text)
    #expect(try device.addPlayer.gatherLabel(of: device.list) == nil)
    device.tap(.addPlayer(.gatherTapped))
    #expect(try device.addPlayer.title == "Paste a list")
  }

  @Test func `players from a list are in the line-up that is being put together`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann")
    device.tap(.players(.addTapped))
    device.send(.addPlayer(.linesPasted, "Cem\nDan"))
    device.tap(.addPlayer(.listConfirmed))
    #expect(try device.players.list.rows.map { $0.isSelected } == [true, false, true, true])
    device.undo()
    #expect(try device.players.title == "1 selected")
  }
}

private struct NoList: Error {}

extension TestApp {
  fileprivate var list: PastedList {
    get throws {
      guard case .list(let list) = try addPlayer.source else { throw NoList() }
      return list
    }
  }

  fileprivate var rows: [PastedRow] { get throws { try addPlayer.rows(of: list) } }
  fileprivate var leftOut: [PastedRow] { get throws { try addPlayer.rest(of: list) } }
  fileprivate var summary: String? { get throws { try addPlayer.summary(of: list) } }
  fileprivate var addLabel: String { get throws { try addPlayer.confirmLabel(of: list) } }

  fileprivate mutating func names(after event: Event) throws -> [String] {
    tap(event)
    return try names
  }
}
