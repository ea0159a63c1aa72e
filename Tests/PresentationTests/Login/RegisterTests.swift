import Domain
import Presentation
import Testing
import Texts

@Suite("Login: registering")
struct RegisterTests {
  @Test func `a code is asked for only where the server wants one`() throws {
    var server = TestServer()
    server.code = "kick-off"
    var device = TestApp.with("Ann")
    device.type(username: "Zoe", password: "a long secret")
    #expect(try !device.login.needsCode)

    device.tap(.login(.registerTapped))
    device.sync(with: &server)
    #expect(try device.login.needsCode)
    #expect(
      try device.login.errorText
        == "To register here, enter the code you got from the person who runs this server.")

    device.send(.login(.codeTyped, "kick-off"))
    #expect(try device.login.errorText == nil)
    device.tap(.login(.registerTapped))
    device.sync(with: &server)
    #expect(device.app.account?.username == "Zoe")
  }

  @Test func `registering creates the account and logs in as it`() throws {
    var server = TestServer()
    var device = TestApp()
    device.type(username: "Zoe", password: "a long secret")
    device.tap(.login(.registerTapped))
    #expect(try device.login.registerLabel == "Registering…")

    device.sync(with: &server)

    #expect(server.passwords == ["Zoe": "a long secret"])
    #expect(device.app.account?.log == DeviceAccount.zoe.log)
    #expect(device.app.destination == .players)
    #expect(device.status == .saved)
  }

  @Test func `registering logs in with what was sent, whatever is typed meanwhile`()
    throws
  {
    var device = TestApp()
    device.type(username: "Zoe", password: "a long secret")
    device.tap(.login(.registerTapped))
    device.type(username: "Zoe2", password: "")
    #expect(
      device.send(.server(.registered)) == [
        .call(.logIn(username: "Zoe", password: "a long secret"))
      ])
  }

  @Test func `a new password has at least 8 characters, and an old one may be shorter`() throws {
    var device = TestApp()
    device.type(username: "Zoe", password: "비밀번호7자!")
    #expect(device.tap(.login(.registerTapped)) == [])
    #expect(try device.login.errorText?.contains("at least 8") == true)
    #expect(
      device.tap(.login(.loginTapped)) == [
        .call(.logIn(username: "Zoe", password: "비밀번호7자!"))
      ])

    device.send(.server(.logInFailed(.wrongPassword)))
    device.type(username: "Zoe", password: "비밀번호 8자!")
    #expect(!device.tap(.login(.registerTapped)).isEmpty)
  }

  @Test func `a password is a new one from the tap on Register until the tap on Login`() throws {
    var device = TestApp()
    device.open(.login)
    #expect(try !device.login.isRegistering)
    device.type(username: "Zoe", password: "a long secret")
    device.tap(.login(.registerTapped))
    #expect(try device.login.isRegistering)
    device.send(.server(.logInFailed(.weakPassword)))
    #expect(try device.login.isRegistering)
    device.tap(.login(.loginTapped))
    #expect(try !device.login.isRegistering)
  }

  @Test func `the password is hidden until the user asks to see it`() throws {
    var device = TestApp()
    device.open(.login)
    #expect(try !device.login.showsPassword)
    device.tap(.login(.showSwitched(true)))
    #expect(try device.login.showsPassword)
    device.tap(.login(.showSwitched(false)))
    #expect(try !device.login.showsPassword)
  }

  @Test func `registering later uploads the device's squad`() throws {
    var server = TestServer()
    var device = TestApp.with("Ann", "Ben")
    device.open(.settings)
    device.tap(.settings(.loginTapped))
    #expect(
      try device.login.uploadNote
        == "If you register, everything on this device is saved in the new account. If you log in, you choose what happens to it."
    )

    device.type(username: "Zoe", password: "a long secret")
    device.tap(.login(.registerTapped))
    device.sync(with: &server)

    #expect(server[.zoe].players.map { $0.details.name.text } == ["Ann", "Ben"])
    #expect(device.app.replica.pending == [])
    #expect(device.status == .saved)
  }

  @Test func `a double tap on Register sends one request`() {
    var device = TestApp()
    device.type(username: "Zoe", password: "a long secret")
    device.tap(.login(.registerTapped))
    device.tap(.login(.registerTapped))
    #expect(device.requests == [.register(username: "Zoe", password: "a long secret", code: "")])
  }
}
