import Domain
import EmbeddedListWords
import PastedLists
import Presentation
import TestSupport
import Testing
import Texts

@Suite("A planned game")
struct PlanScreenTests {
  /// A device with four players, on which a game for two is planned.
  private func planned(most: String = "2") throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dae")
    try device.planGame((.most, most), (.least, "2"))
    return device
  }

  @Test func `people are where their answers put them`() throws {
    var device = try planned()
    #expect(try device.sections == ["silent: Ann, Ben, Cem, Dae"])
    try device.say(.in, of: "Ben")
    try device.say(.in, of: "Ann")
    try device.say(.in, of: "Cem")
    try device.say(.maybe, of: "Dae")
    #expect(try device.sections == ["in: Ben, Ann", "reserve: Cem", "maybe: Dae"])
    #expect(try device.plan.summary == "2 of 2 · 1 maybe · 1 in line · Answer by today 20:00")
    try device.say(.out, of: "Dae")
    #expect(try device.sections == ["in: Ben, Ann", "reserve: Cem", "out: Dae"])
  }

  @Test func `an answer that replaced another can be taken back`() throws {
    var device = try planned()
    try device.say(.in, of: "Ben")
    try device.say(.out, of: "Ben")
    #expect(device.app.shell.toast?.text == "Ben is out.")
    device.undo()
    #expect(try device.sections.first == "in: Ben")
  }

  @Test func `guests stand beside their host and count`() throws {
    var device = try planned(most: "3")
    try device.say(.in, of: "Ben")
    device.send(.plan(.personTapped(try device.person("Ben"))))
    device.send(.plan(.guestAdded))
    device.send(.plan(.guestAdded))
    device.send(.plan(.guestAdded))
    #expect(try device.plan.personSheet?.guests == 3)
    #expect(try device.sections.prefix(2) == ["in: Ben (+2 1 in line)", "reserve: Guest (Ben)"])
    device.send(.plan(.guestRemoved))
    #expect(try device.sections.first == "in: Ben (+2)")
    #expect(try device.plan.summary?.hasPrefix("3 of 3") == true)
  }

  @Test func `a guest comes although their host does not`() throws {
    // Given
    var device = try planned(most: "10")
    try device.say(.in, of: "Ben")
    device.send(.plan(.personTapped(try device.person("Ben"))))
    device.send(.plan(.guestAdded))
    #expect(try device.plan.personSheet?.leftGuests.isEmpty == true)
    try device.say(.out, of: "Ben")
    device.wait(minutes: 10)
    #expect(try device.plan.summary?.hasPrefix("0 of 10") == true)
    // When
    device.send(.plan(.personTapped(try device.person("Ben"))))
    let guest = try #require(try device.plan.personSheet?.leftGuests.first)
    #expect(guest.label == "Guest is still coming")
    device.send(.plan(.guestKept(guest.id)))
    // Then
    #expect(try device.plan.personSheet?.leftGuests.isEmpty == true)
    #expect(try device.sections.prefix(2) == ["in: Guest (Ben)", "out: Ben"])
    #expect(try device.plan.summary?.hasPrefix("1 of 10") == true)
  }

  @Test func `a person who answered under another name is said to be a player`() throws {
    // Given
    var device = try planned()
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Benny"))
    device.send(.plan(.addConfirmed))
    let benny = try device.person("Benny")
    device.send(.plan(.personTapped(try device.person("Ben"))))
    #expect(try device.plan.personSheet?.players.isEmpty == true)
    device.send(.plan(.personTapped(benny)))
    #expect(try device.plan.personSheet?.players.contains { $0.name == "Ben" } == true)
    // When
    device.send(.plan(.playerChosen, try device.person("Ben").uuidString))
    // Then
    #expect(device.app.shell.toast?.text == "Benny is Ben")
    #expect(try device.sections.first == "in: Ben")
    // When
    device.undo()
    // Then
    #expect(try device.sections.first == "in: Benny")
  }

  @Test func `a person has a link of their own`() throws {
    // Given
    var server = TestServer()
    var device = try planned()
    device.send(.plan(.personTapped(try device.person("Ben"))))
    #expect(try device.plan.personSheet?.canHaveLink == true)
    // When
    device.send(.plan(.ownLinkTapped))
    device.sync(with: &server)
    // Then
    let sheet = try #require(try device.plan.linkSheet)
    #expect(sheet.title == "Own link: Ben")
    guard case .ready(let ready) = sheet.content else {
      Issue.record("The link is not ready.")
      return
    }
    let link = try #require(
      device.app.replica.squad.plans.replies.link(of: try device.person("Ben")))
    #expect(ready.address.hasSuffix("/in/\(link.secret.text)"))
    #expect(ready.names.isEmpty && ready.ownPhone == nil)
    // When
    device.send(.plan(.link(.turnedOff)))
    // Then
    #expect(
      device.app.replica.squad.plans.replies.link(of: try device.person("Ben")) == nil)
  }

  @Test func `the user says which person they are, and takes that back`() throws {
    var device = try planned()
    device.send(.plan(.personTapped(try device.person("Ben"))))
    #expect(try device.plan.personSheet?.selfLabel == "This is me")
    device.send(.plan(.selfTapped))
    #expect(try device.plan.personSheet?.selfLabel == "This is not me")
    device.send(.plan(.selfTapped))
    #expect(try device.plan.personSheet?.selfLabel == "This is me")
  }

  @Test func `a place is given and taken away`() throws {
    var device = try planned(most: "1")
    try device.say(.in, of: "Ben")
    try device.say(.in, of: "Ann")
    device.send(.plan(.personTapped(try device.person("Ann"))))
    #expect(try device.plan.personSheet?.canGetPlace == true)
    device.send(.plan(.placeGiven))
    #expect(try device.sections.first == "in: Ben, Ann")
    device.send(.plan(.personTapped(try device.person("Ben"))))
    #expect(try device.plan.personSheet?.canLosePlace == true)
    device.send(.plan(.placeWithdrawn))
    #expect(try device.sections.prefix(2) == ["in: Ann", "reserve: Ben (place taken away)"])
  }

  @Test func `what a person said before is in their sheet`() throws {
    var device = try planned()
    try device.say(.in, of: "Ben")
    device.wait(minutes: 1)
    try device.say(.out, of: "Ben")
    device.send(.plan(.personTapped(try device.person("Ben"))))
    #expect(
      try device.plan.personSheet?.history == [
        "In · Today 18:40 · by you", "Out · Today 18:41 · by you",
      ])
  }

  @Test func `lines from the chat become answers after a look at them`() throws {
    var device = try planned()
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "ann: in\nBen: out\nZoe"))
    let sheet = try #require(try device.plan.addSheet)
    #expect(sheet.rows.map { "\($0.name) \($0.answer)" } == ["Ann In", "Ben Out", "Zoe In"])
    #expect(sheet.confirmLabel == "Add 3 answers")
    device.send(.plan(.addConfirmed))
    #expect(try device.sections == ["in: Ann, Zoe", "out: Ben", "silent: Cem, Dae"])
    #expect(device.disk.state.drafts.all.isEmpty)
  }

  @Test func `lines from the chat wait for the words by which they are read`() throws {
    var device = try planned()
    let before = try device.sections
    device.hasListWords = false
    device.send(.plan(.addTapped))
    #expect(try device.plan.addSheet?.waitText == nil)
    device.send(.plan(.namesTyped, "Reserve:\nann: in\nBen: out"))
    var sheet = try #require(try device.plan.addSheet)
    #expect(sheet.waitText == "The names are read as soon as the app has finished loading.")
    #expect(sheet.rows.isEmpty && sheet.confirmLabel == nil)
    device.send(.plan(.addConfirmed))
    #expect(try device.sections == before)
    device.send(.device(.listWordsLoaded(.embedded)))
    sheet = try #require(try device.plan.addSheet)
    #expect(sheet.waitText == nil)
    #expect(sheet.rows.map { "\($0.name) \($0.answer)" } == ["Ann In", "Ben Out"])
  }

  @Test func `guests in lines from the chat come with their hosts, and no line is lost`() throws {
    var device = try planned(most: "20")
    device.send(.plan(.addTapped))
    device.send(
      .plan(.namesTyped, "Ann +1\nBen in +2\nCem plus one\nDae out +1\nZoe +9\nSee you there lads!")
    )
    let sheet = try #require(try device.plan.addSheet)
    #expect(
      sheet.rows.map { "\($0.name) \($0.answer)" } == [
        "Ann In +1", "Ben In +2", "Cem In +1", "Dae Out · 1 guest not added",
        "Zoe In +5 · 4 guests not added",
      ])
    #expect(sheet.unread == ["See you there lads!"])
    #expect(sheet.confirmLabel == "Add 5 answers")
    device.send(.plan(.addConfirmed))
    #expect(try device.plan.sections.first?.title == "In 13")

    // A guest who is mentioned again is not added again.
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Ann +1\nBen +3"))
    device.send(.plan(.addConfirmed))
    #expect(try device.plan.sections.first?.title == "In 14")
  }

  @Test func `guests of a person who may come are not added, and that is said`() throws {
    var device = try planned(most: "20")
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Ann maybe +2"))
    let sheet = try #require(try device.plan.addSheet)
    #expect(sheet.rows.map(\.answer) == ["Maybe · 2 guests not added"])
  }

  @Test func `a first name from the chat is that of the only player who has it`() throws {
    var device = TestApp.with("Ann Bell", "Ben Cook", "Ben Dahl")
    try device.planGame()
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Ann: in\nBen: in"))
    #expect(try device.plan.addSheet?.rows.map(\.name) == ["Ann Bell", "Ben"])
  }

  @Test func `those who have not answered are reminded, but for some`() throws {
    var server = TestServer()
    var device = try planned()
    device.sync(with: &server)
    device.send(.plan(.sheetDismissed))
    try device.say(.in, of: "Ben")
    #expect(try device.plan.remindLabel == "Remind 3")
    device.send(.plan(.remindTapped))
    device.send(.plan(.reminderTapped(try device.person("Cem"))))
    device.forgetEffects()
    device.tap(.plan(.remindConfirmed))
    let link = try #require(device.app.replica.squad.plans.replies.link(of: nil))
    #expect(
      device.shared == [
        "Sat, 21 Nov 2026, 20:00\nNo answer yet: Ann, Dae\n"
          + "In or out: https://gather.example/in/\(link.secret.text)/20261121"
      ])
  }

  @Test func `a game is cancelled with a reason, and takes place after all`() throws {
    var device = try planned()
    device.send(.plan(.cancelGameTapped))
    device.send(.plan(.reasonTyped, "Rain"))
    device.send(.plan(.cancelConfirmed))
    #expect(try device.plan.cancellation == "Cancelled: Rain")
    device.send(.plan(.reinstateTapped))
    #expect(try device.plan.cancellation == nil)
  }

  @Test func `what is typed about one game is not offered for another`() throws {
    var device = try planned()
    device.send(.plan(.cancelGameTapped))
    device.send(.plan(.reasonTyped, "Rain"))
    device.send(.plan(.sheetDismissed))
    device.send(.plan(.cancelGameTapped))
    #expect(try device.plan.cancelReason == "Rain")
    try device.planGame()
    device.send(.plan(.cancelGameTapped))
    #expect(try device.plan.cancelReason == "")
  }

  @Test func `a series ends before this game, and goes on when that is taken back`() throws {
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame((.weeks, "1"))
    device.send(.plan(.cancelGameTapped))
    device.tap(.plan(.seriesEnded))
    #expect(device.app.destination == .players)
    #expect(device.games.isEmpty)
    device.undo()
    #expect(device.games.map(\.key) == [key])
  }

  @Test func `the organiser chooses what friends see and may do`() throws {
    var server = TestServer()
    var device = try planned()
    device.sync(with: &server)
    #expect(device.readyLink?.names.map(\.isChosen) == [false, true, false])
    device.tap(.plan(.link(.numbersTapped)))
    #expect(device.readyLink?.names.map(\.isChosen) == [false, false, true])
    #expect(!device.app.replica.squad.plans.replies.listsNames)
    device.tap(.plan(.link(.ownPhoneTapped)))
    #expect(device.readyLink?.ownPhone?.isChosen == true)
    device.tap(.plan(.link(.fullNamesTapped)))
    #expect(device.app.replica.squad.plans.replies.listsNames)
    let changes = device.app.replica.pending.count
    device.tap(.plan(.link(.fullNamesTapped)))
    #expect(device.app.replica.pending.count == changes)
  }

  @Test func `a link that is turned off is gone, and the next one is another`() throws {
    var server = TestServer()
    var device = try planned()
    device.sync(with: &server)
    let first = try #require(device.readyLink?.address)
    device.tap(.plan(.link(.turnedOff)))
    #expect(try device.plan.linkSheet == nil)
    device.tap(.plan(.linkTapped))
    device.sync(with: &server)
    #expect(device.readyLink?.address != first)
    #expect(device.readyLink != nil)
  }

  @Test func `names are shared as friends see them`() throws {
    var server = TestServer()
    var device = TestApp.with("Ann Bell", "Ben Cook")
    try device.planGame()
    device.sync(with: &server)
    device.send(.plan(.sheetDismissed))
    try device.say(.in, of: "Ann Bell")
    device.tap(.plan(.shareTapped))
    #expect(device.shared.last?.contains("1 of 10: Ann B.\n") == true)
    device.tap(.plan(.linkTapped))
    device.tap(.plan(.link(.fullNamesTapped)))
    device.tap(.plan(.link(.shareTapped)))
    #expect(device.shared.last?.contains("1 of 10: Ann Bell\n") == true)
    device.tap(.plan(.link(.numbersTapped)))
    device.tap(.plan(.link(.shareTapped)))
    #expect(device.shared.last?.contains("\n1 of 10\n9 places free\n") == true)
  }

  @Test func `a game that is not here is named so`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.plan(.single(.fixed(9))))
    #expect(try device.plan.title == "No game planned")
    #expect(try device.plan.sections.isEmpty)
  }

  @Test func `who answered for another person is in the history, and beside the name`() throws {
    // Given Ben's and Cem's phones
    var server = TestServer()
    var device = try planned(most: "10")
    device.sync(with: &server)
    device.send(.plan(.sheetDismissed))
    let (ben, cem) = (try device.person("Ben"), try device.person("Cem"))
    try server.hears(of: .browserBound(ben), on: 50, at: device, number: 1)
    try server.hears(of: .browserBound(cem), on: 51, at: device, number: 2)
    try server.hears(.in, of: ben, "Ben", on: 50, at: device, number: 3)
    // When Cem answers for Ben
    device.wait(minutes: 1)
    try server.hears(.out, of: ben, "Ben", on: 51, at: device, number: 4)
    device.sync(with: &server)
    // Then
    #expect(try device.sections.contains("out: Ben (by Cem)"))
    device.send(.plan(.personTapped(ben)))
    #expect(
      try device.plan.personSheet?.history == ["In · Today 18:40", "Out · Today 18:41 · by Cem"])
    // When the user changes it back
    device.send(.plan(.answerTapped(.in)))
    #expect(try device.sections.contains("in: Ben"))
  }

  @Test
  func `who answered later than the user said for them is named, and the user can keep theirs`()
    throws
  {
    // Given what the user said without a network, and what Ben said later
    var server = TestServer()
    var device = try planned(most: "10")
    device.sync(with: &server)
    device.send(.plan(.sheetDismissed))
    let ben = try device.person("Ben")
    try server.hears(of: .browserBound(ben), on: 50, at: device, number: 1)
    try device.say(.in, of: "Ben")
    device.wait(minutes: 1)
    try server.hears(.out, of: ben, "Ben", on: 50, at: device, number: 2)
    // When
    device.sync(with: &server)
    // Then
    #expect(device.app.shell.message?.text == "Ben has since answered (Today 18:41): Out")
    #expect(device.app.shell.message?.remedy == .keepMine)
    #expect(try device.sections.contains("out: Ben"))
    // When
    device.wait(minutes: 5)
    device.tap(.shell(.keepMineTapped))
    // Then
    #expect(try device.sections.contains("in: Ben"))
    #expect(device.app.shell.message == nil)
  }

  @Test func `all who answered later than the user said for them are named, until that was seen`()
    throws
  {
    // Given
    var server = TestServer()
    var device = try planned(most: "10")
    device.sync(with: &server)
    device.send(.plan(.sheetDismissed))
    let (ben, cem) = (try device.person("Ben"), try device.person("Cem"))
    try device.say(.maybe, of: "Ben")
    try device.say(.in, of: "Ben")
    try device.say(.out, of: "Cem")
    device.wait(minutes: 1)
    try server.hears(.out, of: ben, "Ben", on: 50, at: device, number: 1)
    device.wait(minutes: 1)
    try server.hears(.in, of: cem, "Cem", on: 51, at: device, number: 2)
    // When
    device.sync(with: &server)
    device.wait(minutes: 60)
    // Then
    #expect(device.app.shell.message?.text == "Ben has since answered (Today 18:41): Out")
    device.tap(.shell(.noticeDismissed))
    #expect(device.app.shell.message?.text == "Cem has since answered (Today 18:42): In")
    device.tap(.shell(.keepMineTapped))
    #expect(device.app.shell.message == nil)
    #expect(try device.sections.prefix(2) == ["out: Ben, Cem", "silent: Ann, Dae"])
  }

  @Test func `an answer that agrees with the user's, or came before it, is not spoken of`() throws {
    var server = TestServer()
    var device = try planned(most: "10")
    device.sync(with: &server)
    device.send(.plan(.sheetDismissed))
    let (ben, cem) = (try device.person("Ben"), try device.person("Cem"))
    try server.hears(.out, of: cem, "Cem", on: 51, at: device, number: 1)
    device.wait(minutes: 1)
    try device.say(.in, of: "Ben")
    try device.say(.in, of: "Cem")
    try server.hears(.in, of: ben, "Ben", on: 50, at: device, number: 2)
    device.sync(with: &server)
    #expect(device.app.shell.message == nil)
    #expect(try device.sections.first?.contains("Cem") == true)
  }

  @Test func `who a person may be is offered also when the page was opened by its address`() throws
  {
    var device = try planned()
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Benny"))
    device.send(.plan(.addConfirmed))
    device = TestApp(restarting: device, path: device.app.destination.path)
    device.send(.plan(.personTapped(try device.person("Benny"))))
    #expect(
      try device.plan.personSheet?.players.map(\.name) == [
        "A new player", "Ann", "Ben", "Cem", "Dae",
      ])
  }

  @Test func `two games at one time are told to be perhaps the same`() throws {
    var device = try planned()
    #expect(try device.plan.twinNote == nil)
    let second = try device.planGame((.day, "2026-11-21"))
    #expect(try device.plan.twinNote?.hasPrefix("Another game is planned at this time.") == true)
    device.send(.plan(.cancelGameTapped))
    device.send(.plan(.cancelConfirmed))
    #expect(try device.plan.twinNote == nil)
    let first = try #require(device.games.first { $0.key != second })
    device.open(.plan(first.key))
    #expect(try device.plan.twinNote == nil)
  }
}

extension TestServer {
  /// Takes in what a friend's browser says.
  mutating func hears(
    of change: RepliesChange, on device: UInt64, at app: TestApp, number: UInt64
  ) throws {
    take(
      StampedChange(
        id: .fixed(1_000 + number), device: .fixed(device), madeAt: .kickOff,
        change: .replies(change)), for: try #require(app.app.account))
  }

  /// Takes in an answer to the open game that a friend gives now.
  mutating func hears(
    _ answer: Answer, of person: Player.ID, _ name: String, on device: UInt64, at app: TestApp,
    number: UInt64
  ) throws {
    let said = PlanAnswer(answer, of: person, named: try ShortText(name))
    take(
      StampedChange(
        id: .fixed(1_000 + number), device: .fixed(device), madeAt: app.now,
        change: .plan(try app.plan.key, .answered(said))),
      for: try #require(app.app.account))
  }
}
