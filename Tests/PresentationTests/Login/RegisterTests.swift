import Domain
import Presentation
import Testing

@Suite("Login: registering")
struct RegisterTests {
  @Test func `registering creates the account and logs in as it`() throws {
    var server = TestServer()
    var phone = TestApp()
    phone.type(username: "Zoe", password: "secret")
    phone.tap(.login(.registerTapped))
    #expect(try phone.login.registerLabel == "Registering…")

    phone.sync(with: &server)

    #expect(server.passwords == ["Zoe": "secret"])
    #expect(phone.app.account?.squad == DeviceAccount.zoe.squad)
    #expect(phone.app.destination == .players)
    #expect(phone.status == .saved)
  }

  @Test func `registering logs in with what was sent, whatever is typed meanwhile`()
    throws
  {
    var phone = TestApp()
    phone.type(username: "Zoe", password: "secret")
    phone.tap(.login(.registerTapped))
    phone.type(username: "Zoe2", password: "")
    #expect(
      phone.send(.server(.registered)) == [.call(.logIn(username: "Zoe", password: "secret"))])
  }

  @Test func `registering later uploads the device's squad`() throws {
    var server = TestServer()
    var phone = TestApp.with("Ann", "Ben")
    phone.open(.settings)
    phone.tap(.settings(.loginTapped))
    #expect(
      try phone.login.uploadNote
        == "What is on this phone (2 changes) will be saved in the account.")

    phone.type(username: "Zoe", password: "secret")
    phone.tap(.login(.registerTapped))
    phone.sync(with: &server)

    #expect(server[.zoe].players.map { $0.details.name.text } == ["Ann", "Ben"])
    #expect(phone.app.replica.pending == [])
    #expect(phone.status == .saved)
  }

  @Test func `a double tap on Register sends one request`() {
    var phone = TestApp()
    phone.type(username: "Zoe", password: "secret")
    phone.tap(.login(.registerTapped))
    phone.tap(.login(.registerTapped))
    #expect(phone.requests == [.register(username: "Zoe", password: "secret")])
  }
}
