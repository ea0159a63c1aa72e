import Domain
import Presentation
import TestSupport
import Testing

@Suite("Login: another account on the same device")
struct OtherAccountTests {
  /// Zoe's device with a change that the server has not seen, and an expired token.
  private func expired(_ server: inout TestServer) -> TestApp {
    server.passwords["Max"] = "other"
    var phone = TestApp.loggedIn(to: &server)
    server.syncError = .notLoggedIn
    phone.add("Ann")
    phone.sync(with: &server)
    server.syncError = nil
    return phone
  }

  @Test func `another account is refused while changes are unsaved`() throws {
    var server = TestServer()
    var phone = expired(&server)
    phone.logIn(as: "Max", "other")

    #expect(phone.requests == [])
    #expect(
      try phone.login.errorText
        == "This phone holds 1 change of Zoe not yet saved online. Log in as Zoe, or log out in the settings first."
    )
  }

  @Test(arguments: ["Zoe", "zoe ", " ZOE"])
  func `the same account may log in again, whatever its letter case and outer spaces`(
    username: String
  ) throws {
    var server = TestServer()
    server.passwords[username] = "secret"
    var phone = expired(&server)
    phone.open(.login)
    #expect(try phone.login.username == "Zoe")
    phone.logIn(as: username)
    phone.sync(with: &server)

    #expect(server[.zoe].players.count == 1)
    #expect(phone.status == .saved)
  }

  @Test func `a change made while another account logs in is not lost`() throws {
    var server = TestServer()
    server.passwords["Max"] = "other"
    var phone = TestApp.loggedIn(to: &server)
    phone.logIn(as: "Max", "other")
    let response = try phone.takeResponse(of: &server)
    phone.loseNetwork()
    phone.add("Ann")
    phone.open(.login)
    phone.send(.server(response))

    #expect(try phone.squad.players.map { $0.id } == [phone.id(of: "Ann")])
    #expect(phone.app.account?.username == "Zoe")
    #expect(phone.app.account?.isExpired == true)
    #expect(phone.disk.state.replica == phone.app.replica)
    #expect(phone.requests == [.logOut])
  }

  @Test func `another account replaces the last one completely when nothing is unsaved`() throws {
    var server = TestServer()
    server.passwords["Max"] = "other"
    server.take(.numbered(1, try .added(.ann, "Ann")))
    server.take(.numbered(2, try .added(.ben, "Ben")))
    var phone = TestApp.loggedIn(to: &server)
    try phone.select("Ann", "Ben")
    phone.tap(.players(.confirmTapped))
    phone.forgetEffects()
    phone.logIn(as: "Max", "other")
    phone.sync(with: &server)

    #expect(phone.squad == Squad())
    #expect(phone.disk.state.lineUp == nil)
    #expect(phone.effects.filter { $0 == .closeStream }.count == 1)
    #expect(try phone.players.title == "Players")
    phone.open(.confirmPlayers)
    #expect(phone.app.destination == .players)
    #expect(
      phone.disk.state
        == StoredState(
          preferences: phone.app.preferences, account: phone.app.account, replica: phone.app.replica
        ))
  }

  @Test func `a late login leaves the screen that the user has opened meanwhile`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "secret"
    var phone = TestApp()
    phone.logIn()
    phone.continueWithoutAccount()
    phone.open(.addPlayer)
    phone.type(name: "An")
    phone.sync(with: &server)

    #expect(try phone.addPlayer.name == "An")
    #expect(phone.app.account?.username == "Zoe")
    #expect(phone.disk.state.preferences.username == "Zoe")
  }
}
