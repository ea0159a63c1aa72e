import Domain
import Presentation
import TestSupport
import Testing

@Suite("Add player: a pasted list is mended")
struct MendListTests {
  private func pasting(_ text: String) -> TestApp {
    var device = TestApp.with("Ann")
    device.open(.addPlayer)
    device.send(.addPlayer(.linesPasted, text))
    return device
  }

  @Test func `who does not play is shown with the reason, and not ticked`() throws {
    let device = pasting(
      "In: Ben, Cem (GK)\nOut: Dan\nMaybe: Eve\nReserves: Flo\n- [ ] Gus\n- [x] Hal")
    let rows = try device.rows
    #expect(rows.map { $0.name } == ["Ben", "Cem", "Dan", "Eve", "Flo", "Gus", "Hal"])
    #expect(rows.map { $0.isChosen } == [true, true, false, false, false, false, true])
    #expect(
      rows.map { $0.note } == [nil, "GK", "Said no", "Maybe", "Reserve", "No answer", nil])
  }

  @Test func `a name that comes twice is asked about, and both can be added`() throws {
    var device = pasting("1. Min\n2. Ben\n3. Min")
    #expect(try device.rows.map { $0.name } == ["Min", "Ben", "Min"])
    #expect(try device.rows.map { $0.isChosen } == [true, true, false])
    #expect(
      try device.rows.map { $0.note } == [nil, nil, "Listed twice: a different person?"])
    #expect(
      try device.rows.map { $0.mendLabel } == ["Change Min", "Change Ben", "Change Min (2)"])
    device.send(.addPlayer(.listedNameTapped, "2"))
    #expect(try device.rows.map { $0.isChosen } == [true, true, true])
    device.tap(.addPlayer(.listConfirmed))
    #expect(device.squad.players.map { $0.details.name.text } == ["Ann", "Min", "Ben", "Min"])
  }

  @Test func `a guest is added with one tap, until there is none left`() throws {
    var device = pasting("1. Ben +2\n2. Cem")
    #expect(try device.rows.map { $0.guestLabel } == ["Add a guest of Ben", nil])
    #expect(try device.rows[0].note == "+2")
    device.send(.addPlayer(.guestTapped, "0"))
    device.send(.addPlayer(.guestTapped, "0"))
    device.send(.addPlayer(.guestTapped, "0"))
    #expect(try device.rows.map { $0.name } == ["Ben", "Ben +1", "Ben +2", "Cem"])
    #expect(try device.rows.allSatisfy { $0.isChosen && $0.guestLabel == nil })
  }

  @Test func `a name is renamed, split, joined and left out in place`() throws {
    var device = pasting("1. Ben Cem\n2. Dan\n3. Lee\n4. Eve")
    device.send(.addPlayer(.mendTapped, "0"))
    #expect(try device.sheet?.title == "Change Ben Cem")
    #expect(try device.sheet?.splitLabel == "Split: Ben | Cem")
    device.tap(.addPlayer(.splitTapped))
    #expect(try device.rows.map { $0.name } == ["Ben", "Cem", "Dan", "Lee", "Eve"])

    device.send(.addPlayer(.mendTapped, "2"))
    #expect(try device.sheet?.joinLabel == "Join with Lee")
    device.tap(.addPlayer(.joinTapped))
    #expect(try device.rows.map { $0.name } == ["Ben", "Cem", "Dan Lee", "Eve"])

    device.send(.addPlayer(.mendTapped, "0"))
    device.send(.addPlayer(.mendedNameTyped, " Benny "))
    device.tap(.addPlayer(.mendConfirmed))
    device.send(.addPlayer(.mendTapped, "3"))
    device.tap(.addPlayer(.dropTapped))
    #expect(try device.rows.map { $0.name } == ["Benny", "Cem", "Dan Lee"])
    #expect(try device.sheet == nil)

    // What was mended stays while the text is edited.
    device.send(.addPlayer(.listTyped, "1. Ben Cem\n2. Dan\n3. Lee\n4. Eve\n5. Zoe"))
    #expect(try device.rows.map { $0.name } == ["Benny", "Cem", "Dan Lee", "Zoe"])
  }

  @Test func `one tap reads a name as that of two people, and one reads it as before`() throws {
    var device = pasting("Ben\nJean Pierre\nCem\nDan & Eve\nFlo")
    #expect(try device.rows.map { $0.name } == ["Ben", "Jean Pierre", "Cem", "Dan", "Eve", "Flo"])
    #expect(
      try device.rows.map { $0.alternative?.label } == [
        nil, "Split: Jean | Pierre", nil, "One person: Dan & Eve", nil, nil,
      ])
    #expect(try device.rows[1].alternative?.text == "Two people?")

    device.send(.addPlayer(.otherReadingTapped, "1"))
    device.send(.addPlayer(.otherReadingTapped, "4"))
    #expect(
      try device.rows.map { $0.name } == ["Ben", "Jean", "Pierre", "Cem", "Dan & Eve", "Flo"])
    #expect(try device.rows.allSatisfy { $0.isChosen })

    device.send(.addPlayer(.otherReadingTapped, "1"))
    device.send(.addPlayer(.otherReadingTapped, "3"))
    #expect(try device.rows.map { $0.name } == ["Ben", "Jean Pierre", "Cem", "Dan", "Eve", "Flo"])
  }

  @Test(arguments: [
    "Ben\nCem\nBig Dave\nTom P", "1. Ben and Cem are in\n2. Dan", "Ben +1\nCem and a friend",
    "김민준\n이 서연\n박지호",
  ])
  func `a name that has one reading has no button for another`(_ text: String) throws {
    #expect(try pasting(text).rows.allSatisfy { $0.alternative == nil })
  }

  @Test func `me is no name, and is taken as one with a tap`() throws {
    var device = pasting("1. Ben\n2. me\n3. Ich")
    #expect(try device.rows.map { $0.name } == ["Ben"])
    #expect(
      try device.leftOut.map { $0.note } == Array(repeating: "Whoever wrote the list", count: 2))
    device.send(.addPlayer(.listedNameTapped, "1"))
    #expect(try device.leftOut.map { $0.isChosen } == [true, false])
  }

  @Test func `a name that is mended to one on the list is not added twice`() throws {
    var device = pasting("1. Anne\n2. Ben")
    device.send(.addPlayer(.mendTapped, "0"))
    device.send(.addPlayer(.mendedNameTyped, ""))
    #expect(try device.sheet?.canConfirm == false && device.sheet?.errorText == nil)
    device.tap(.addPlayer(.mendConfirmed))
    device.send(.addPlayer(.mendedNameTyped, "ann"))
    device.tap(.addPlayer(.mendConfirmed))
    #expect(try device.rows.map { $0.note } == ["Already on the list · In", nil])
    #expect(try device.rows.map { $0.isChosen } == [false, true])
  }

  @Test func `a line that was left out can be taken as a name`() throws {
    var device = pasting("Bring water\n1. Ben\n2. Cem")
    #expect(try device.leftOut.map { $0.position } == [2])
    device.send(.addPlayer(.listedNameTapped, "2"))
    #expect(try device.leftOut.map { $0.isChosen } == [true])
    device.send(.addPlayer(.mendTapped, "2"))
    device.send(.addPlayer(.mendedNameTyped, "Waters"))
    device.tap(.addPlayer(.mendConfirmed))
    device.tap(.addPlayer(.listConfirmed))
    #expect(
      device.squad.players.map { $0.details.name.text } == ["Ann", "Ben", "Cem", "Waters"])
  }

  @Test func `the folded field shows the first line that is not empty`() throws {
    var device = pasting("\n\n Friday 8pm\n1. Ben\n2. Cem")
    #expect(try device.addPlayer.foldedText(of: device.list) == " Friday 8pm")
    device.tap(.addPlayer(.textTapped))
    #expect(try device.addPlayer.foldedText(of: device.list) == nil)
  }

  @Test func `the field folds when a text was pasted, and opens to be edited`() throws {
    var device = TestApp.with("Ann")
    device.open(.addPlayer)
    device.tap(.addPlayer(.pasteTapped))
    for text in ["B", "Be", "Ben", "Ben,", "Ben, C"] {
      device.send(.addPlayer(.listTyped, text))
      #expect(try !device.list.isFolded)
    }
    for _ in 1...2 {
      device.send(.addPlayer(.listTyped, "1. Ben\n2. Cem\n3. Dan"))
      #expect(try device.list.isFolded)
    }
    device.tap(.addPlayer(.textTapped))
    #expect(try !device.list.isFolded)
    device.send(.addPlayer(.listTyped, "1. Ben\n2. Cem\n3. Dana"))
    #expect(try !device.list.isFolded)
    #expect(try pasting("1. Ben\n2. Cem").list.isFolded)
  }

  @Test(arguments: ["", "9", "x"])
  func `a tap on a row that is gone changes nothing`(place: String) throws {
    var device = pasting("1. Ben +1\n2. Cem")
    for input in [
      AddPlayerEvent.Input.listedNameTapped, .mendTapped, .guestTapped, .otherReadingTapped,
    ] {
      device.send(.addPlayer(input, place))
    }
    for event in [AddPlayerEvent.Plain.splitTapped, .joinTapped, .dropTapped, .mendConfirmed] {
      device.tap(.addPlayer(event))
    }
    #expect(try device.rows.map { $0.name } == ["Ben", "Cem"])
    #expect(try device.sheet == nil)
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
  fileprivate var sheet: PastedSheet? { get throws { try addPlayer.sheet(of: list) } }
}
