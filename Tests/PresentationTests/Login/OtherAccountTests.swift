import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Login: another account on the same device")
struct OtherAccountTests {
  /// Zoe's device with a change that the server has not seen, and an expired token.
  private func expired(_ server: inout TestServer) -> TestApp {
    server.passwords["Max"] = "other"
    var device = TestApp.loggedIn(to: &server)
    server.syncError = .notLoggedIn
    device.add("Ann")
    device.sync(with: &server)
    server.syncError = nil
    return device
  }

  @Test func `another account is refused while changes are unsaved`() throws {
    var server = TestServer()
    var device = expired(&server)
    device.logIn(as: "Max", "other")

    #expect(device.requests == [])
    #expect(
      try device.login.errorText
        == "This device has 1 change by Zoe that is not saved online yet. Log in as Zoe, or log out in the settings first."
    )
  }

  @Test(arguments: ["Zoe", "zoe ", " ZOE"])
  func `the same account may log in again, whatever its letter case and outer spaces`(
    username: String
  ) throws {
    var server = TestServer()
    server.passwords[username] = "a long secret"
    var device = expired(&server)
    device.open(.login)
    #expect(try device.login.username == "Zoe")
    device.logIn(as: username)
    device.sync(with: &server)

    #expect(server[.zoe].players.count == 1)
    #expect(device.status == .saved)
  }

  @Test func `a change made while another account logs in is not lost`() throws {
    var server = TestServer()
    server.passwords["Max"] = "other"
    var device = TestApp.loggedIn(to: &server)
    device.logIn(as: "Max", "other")
    let response = try device.takeResponse(of: &server)
    device.loseNetwork()
    device.add("Ann")
    device.open(.login)
    device.send(.server(response))

    #expect(try device.squad.players.map { $0.id } == [device.id(of: "Ann")])
    #expect(device.app.account?.username == "Zoe")
    #expect(device.app.account?.isExpired == true)
    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.requests == [.logOut])
  }

  @Test func `another account replaces the last one completely when nothing is unsaved`() throws {
    var server = TestServer()
    server.passwords["Max"] = "other"
    server.take(.numbered(1, try .added(.ann, "Ann")))
    server.take(.numbered(2, try .added(.ben, "Ben")))
    var device = TestApp.loggedIn(to: &server)
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    device.forgetEffects()
    device.logIn(as: "Max", "other")
    device.sync(with: &server)

    #expect(device.squad == Squad())
    #expect(device.disk.state.lineUp == nil)
    #expect(device.effects.filter { $0 == .closeStream }.count == 1)
    #expect(try device.players.title == "Players")
    device.open(.confirmPlayers)
    #expect(device.app.destination == .players)
    #expect(
      device.disk.state
        == StoredState(
          preferences: device.app.preferences, account: device.app.account,
          replica: device.app.replica
        ))
  }

  @Test func `a late login leaves the screen that the user has opened meanwhile`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp()
    device.logIn()
    device.goBack()
    device.open(.addPlayer)
    device.type(name: "An")
    device.sync(with: &server)

    #expect(try device.addPlayer.name == "An")
    #expect(device.app.account?.username == "Zoe")
    #expect(device.disk.state.preferences.username == "Zoe")
  }
}
