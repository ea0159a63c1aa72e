import Domain
import Presentation
import Testing

@Suite("Login: remembering the user name")
struct RememberMeTests {
  @Test func `with Remember me on, the user name is filled in next time`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.logOut()
    #expect(try phone.login.username == "Zoe")
    #expect(try TestApp(restarting: phone).login.username == "Zoe")
  }

  @Test func `with Remember me off, nothing is filled in, and it stays off`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "secret"
    var phone = TestApp()
    phone.tap(.login(.rememberSwitched(false)))
    phone.logIn()
    phone.sync(with: &server)
    phone.logOut()

    let restarted = TestApp(restarting: phone)
    #expect(try restarted.login.username == "")
    #expect(try !restarted.login.remembersUsername)
    #expect(restarted.disk.state.preferences.username == "")
  }

  @Test func `switching Remember me off forgets the user name at once`() {
    var phone = TestApp(keeping: StoredState(preferences: Preferences(username: "Zoe")))
    phone.tap(.login(.rememberSwitched(false)))
    #expect(phone.disk.state.preferences == Preferences(remembersUsername: false))
    phone.tap(.login(.rememberSwitched(true)))
    #expect(phone.disk.state.preferences == Preferences())
  }

  @Test func `going on without an account is remembered`() {
    var phone = TestApp()
    phone.continueWithoutAccount()
    #expect(phone.app.destination == .players)
    #expect(phone.disk.state.preferences.skipsLogin)
    #expect(TestApp(restarting: phone).app.destination == .players)
    #expect(phone.status == .onThisPhone)
  }

  @Test func `logging in keeps preferences that changed while the screen was open`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "secret"
    var phone = TestApp.with("Ann", "Ben")
    try phone.startGather()
    phone.tap(.gather(.clockTapped))
    phone.open(.login)
    phone.wait(minutes: 10)
    #expect(phone.effects.filter { $0 == .announceFullTime }.count == 1)

    phone.logIn()
    phone.sync(with: &server)
    #expect(phone.effects.filter { $0 == .announceFullTime }.count == 1)
  }

  @Test func `the switch keeps preferences that changed while the screen was open`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.startGather()
    phone.tap(.gather(.clockTapped))
    phone.open(.login)
    phone.wait(minutes: 10)
    phone.tap(.login(.rememberSwitched(false)))
    #expect(phone.effects.filter { $0 == .announceFullTime }.count == 1)
  }
}
