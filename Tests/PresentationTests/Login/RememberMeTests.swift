import Domain
import Presentation
import Testing

@Suite("Login: remembering the user name")
struct RememberMeTests {
  @Test func `with Remember me on, the user name is filled in next time`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.logOut()
    device.open(.login)
    #expect(try device.login.username == "Zoe")
    #expect(try TestApp(restarting: device, path: "/login").login.username == "Zoe")
  }

  @Test func `with Remember me off, nothing is filled in, and it stays off`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp(path: "/login")
    device.tap(.login(.rememberSwitched(false)))
    device.logIn()
    device.sync(with: &server)
    device.logOut()

    let restarted = TestApp(restarting: device, path: "/login")
    #expect(try restarted.login.username == "")
    #expect(try !restarted.login.remembersUsername)
    #expect(restarted.disk.state.preferences.username == "")
  }

  @Test func `switching Remember me off forgets the user name at once`() {
    var device = TestApp(
      keeping: StoredState(preferences: Preferences(username: "Zoe")), path: "/login")
    device.tap(.login(.rememberSwitched(false)))
    #expect(device.disk.state.preferences == Preferences(remembersUsername: false))
    device.tap(.login(.rememberSwitched(true)))
    #expect(device.disk.state.preferences == Preferences())
  }

  @Test func `logging in keeps preferences that changed while the screen was open`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.open(.login)
    device.wait(minutes: 10)
    #expect(device.effects.filter { $0 == .announceFullTime }.count == 1)

    device.logIn()
    device.sync(with: &server)
    #expect(device.effects.filter { $0 == .announceFullTime }.count == 1)
  }

  @Test func `the switch keeps preferences that changed while the screen was open`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.open(.login)
    device.wait(minutes: 10)
    device.tap(.login(.rememberSwitched(false)))
    #expect(device.effects.filter { $0 == .announceFullTime }.count == 1)
  }
}
