import Domain
import Presentation
import Testing

@Suite("Login: registering")
struct RegisterTests {
  @Test func `registering creates the account and logs in as it`() throws {
    var server = TestServer()
    var device = TestApp()
    device.type(username: "Zoe", password: "secret")
    device.tap(.login(.registerTapped))
    #expect(try device.login.registerLabel == "Registering…")

    device.sync(with: &server)

    #expect(server.passwords == ["Zoe": "secret"])
    #expect(device.app.account?.squad == DeviceAccount.zoe.squad)
    #expect(device.app.destination == .players)
    #expect(device.status == .saved)
  }

  @Test func `registering logs in with what was sent, whatever is typed meanwhile`()
    throws
  {
    var device = TestApp()
    device.type(username: "Zoe", password: "secret")
    device.tap(.login(.registerTapped))
    device.type(username: "Zoe2", password: "")
    #expect(
      device.send(.server(.registered)) == [.call(.logIn(username: "Zoe", password: "secret"))])
  }

  @Test func `registering later uploads the device's squad`() throws {
    var server = TestServer()
    var device = TestApp.with("Ann", "Ben")
    device.open(.settings)
    device.tap(.settings(.loginTapped))
    #expect(
      try device.login.uploadNote
        == "What is on this device (2 changes) will be saved in the account.")

    device.type(username: "Zoe", password: "secret")
    device.tap(.login(.registerTapped))
    device.sync(with: &server)

    #expect(server[.zoe].players.map { $0.details.name.text } == ["Ann", "Ben"])
    #expect(device.app.replica.pending == [])
    #expect(device.status == .saved)
  }

  @Test func `a double tap on Register sends one request`() {
    var device = TestApp()
    device.type(username: "Zoe", password: "secret")
    device.tap(.login(.registerTapped))
    device.tap(.login(.registerTapped))
    #expect(device.requests == [.register(username: "Zoe", password: "secret")])
  }
}
