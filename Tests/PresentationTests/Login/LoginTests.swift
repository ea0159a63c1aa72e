import Domain
import Presentation
import Testing
import Texts

@Suite("Login: fields and failures")
struct LoginTests {
  @Test func `logging in and registering are on one screen`() throws {
    let login = try TestApp(path: "/login").login

    #expect(login.loginLabel == "Login")
    #expect(login.registerLabel == "Register")
    #expect(login.title == "Log in or register")
    #expect(login.username == "" && login.remembersUsername && login.errorText == nil)
    #expect(login.uploadNote == nil)
  }

  @Test(arguments: [("", ""), ("Zoe", ""), ("", "a long secret"), (" ", "a long secret")])
  func `user name and password are both required`(username: String, password: String) throws {
    for (language, text) in [
      (Language.english, "Both fields are mandatory."),
      (.korean, "사용자 이름과 비밀번호를 모두 입력하세요."),
    ] {
      for button in [LoginEvent.Plain.loginTapped, .registerTapped] {
        var device = TestApp(language: language)
        device.type(username: username, password: password)
        #expect(device.tap(.login(button)) == [])
        #expect(try device.login.errorText == text)
      }
    }
  }

  @Test func `typing removes the error`() throws {
    var device = TestApp(path: "/login")
    device.tap(.login(.loginTapped))
    device.tap(.login(.usernameTyped, "Z"))
    #expect(try device.login.errorText == nil)
  }

  @Test func `the password is sent to the server and stored nowhere`() throws {
    var server = TestServer()
    let device = TestApp.loggedIn(to: &server)

    #expect(device.effects.contains(.call(.logIn(username: "Zoe", password: "a long secret"))))
    #expect(!String(describing: device.disk).contains("a long secret"))
  }

  @Test func `a second tap during a request sends nothing`() throws {
    var device = TestApp()
    device.logIn()
    #expect(try device.login.isWaiting)
    #expect(try device.login.loginLabel == "Logging in…")
    #expect(device.tap(.login(.loginTapped)) == [])
    #expect(device.tap(.login(.registerTapped)) == [])
  }

  @Test(arguments: [
    (LoginError.wrongPassword, "password is wrong", "비밀번호가 맞지"),
    (.usernameTaken, "Choose another", "다른 이름을"), (.malformedUsername, "no colon", "쌍점"),
    (.weakPassword, "at least 8", "8자 이상"),
    (.throttled, "15 minutes", "15분"), (.unreachable, "No connection", "연결할 수 없습니다"),
    (.failed, "Try again in a moment", "잠시 뒤에"),
  ])
  func `an error says what to do, and what was typed stays`(
    error: LoginError, english: String, korean: String
  ) throws {
    for (language, part) in [(Language.english, english), (.korean, korean)] {
      var device = TestApp(language: language)
      device.logIn()
      device.send(.server(.logInFailed(error)))

      #expect(try device.login.errorText?.contains(part) == true)
      #expect(try device.login.username == "Zoe")
      #expect(
        device.tap(.login(.loginTapped)) == [
          .call(.logIn(username: "Zoe", password: "a long secret"))
        ])
    }
  }

  @Test func `a late error is not shown on a login screen that was opened again`() throws {
    var device = TestApp()
    device.logIn()
    device.goBack()
    device.open(.login)
    device.send(.server(.logInFailed(.wrongPassword)))
    #expect(try device.login.errorText == nil)
    device.send(.server(.registered))
    #expect(try device.login.errorText == nil)
  }
}
