import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Opening the app")
struct OpeningTests {
  @Test func `a new device opens its empty list, ready to add players`() throws {
    for (language, part) in [(Language.english, "even with no signal"), (.korean, "인터넷이 없어도")] {
      let device = TestApp(language: language)
      #expect(device.app.destination == .players)
      #expect(try device.players.isEmpty && device.players.dock == .add)
      #expect(device.app.texts.introduction.contains(part))
      #expect(device.app.shell.hasNoAccount && !device.app.shell.hasWayBack)
      #expect(device.disk.state == StoredState())
    }
  }

  @Test func `the login is a choice, with a way back`() {
    var device = TestApp()
    device.open(.login)
    #expect(device.app.shell.hasWayBack)
    #expect(device.app.pageTitle == "Log in or register · Football Gather")
    #expect(device.tap(.shell(.backTapped)) == [.navigate(.players, .back)])
  }

  @Test func `an address that was opened is shown again after logging in`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    for change in try [
      Change.added(.ann, "Ann"), .added(.ben, "Ben"),
      .gather(
        .friday,
        .started([
          Participant(id: .ann, name: try ShortText("Ann"), team: .teamA),
          Participant(id: .ben, name: try ShortText("Ben"), team: .teamB),
        ])),
    ].enumerated() {
      server.take(.numbered(UInt64(change.offset + 1), change.element))
    }
    var device = TestApp(path: Destination.pastGather(.friday).path)
    #expect(try device.pastGather.absence != nil)
    device.logIn()
    device.sync(with: &server)

    #expect(device.effects.contains(.navigate(.pastGather(.friday), .back)))
    #expect(try device.pastGather.absence == nil)
    #expect(!device.app.shell.hasNoAccount)
  }

  @Test func `logging in leads back to where the login was opened`() {
    for origin in [Destination.players, .settings] {
      var server = TestServer()
      server.passwords["Zoe"] = "a long secret"
      var device = TestApp()
      device.open(origin)
      device.logIn()
      device.sync(with: &server)
      #expect(device.app.destination == origin)
    }
  }

  @Test func `a login page that was opened by its address leads to the list`() {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp(path: "/login")
    device.logIn()
    device.sync(with: &server)
    #expect(device.app.destination == .players)
  }

  @Test func `after a log-out in another window, the list has no search of the squad before`()
    throws
  {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    device.type(search: "Ann")
    device.send(.device(.loaded(StoredState())))
    device.add("Ben")
    #expect(try device.names == ["Ben"])
  }

  @Test func `help says how a match day goes, and the version`() throws {
    for (language, part) in [(Language.english, "Version"), (.korean, "버전")] {
      var device = TestApp(language: language)
      device.open(.help)
      guard case .help(let help) = device.app.screen else { throw WrongScreen(destination: .help) }
      #expect(help.steps.count == 4)
      #expect(help.about.hasPrefix("\(part) \(AppVersion.text)."))
    }
  }
}
