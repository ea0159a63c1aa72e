import Domain
import Presentation
import Testing

@Suite("Login: fields and failures")
struct LoginTests {
  @Test func `a new user is asked to log in or to go on without an account`() throws {
    let login = try TestApp().login

    #expect(login.loginLabel == "Login")
    #expect(login.registerLabel == "Register")
    #expect(login.title == "Football Gather")
    #expect(login.username == "" && login.remembersUsername && login.errorText == nil)
    #expect(login.uploadNote == nil)
  }

  @Test(arguments: [("", ""), ("Zoe", ""), ("", "secret"), (" ", "secret")])
  func `user name and password are both required`(username: String, password: String) throws {
    for (language, text) in [
      (Language.english, "Both fields are mandatory."),
      (.korean, "사용자 이름과 비밀번호를 모두 입력하세요."),
    ] {
      for button in [LoginEvent.Plain.loginTapped, .registerTapped] {
        var phone = TestApp(language: language)
        phone.type(username: username, password: password)
        #expect(phone.tap(.login(button)) == [])
        #expect(try phone.login.errorText == text)
      }
    }
  }

  @Test func `typing removes the error`() throws {
    var phone = TestApp()
    phone.tap(.login(.loginTapped))
    phone.tap(.login(.usernameTyped, "Z"))
    #expect(try phone.login.errorText == nil)
  }

  @Test func `the password is sent to the server and stored nowhere`() throws {
    var server = TestServer()
    let phone = TestApp.loggedIn(to: &server)

    #expect(phone.effects.contains(.call(.logIn(username: "Zoe", password: "secret"))))
    #expect(!String(describing: phone.disk).contains("secret"))
  }

  @Test func `a second tap during a request sends nothing`() throws {
    var phone = TestApp()
    phone.logIn()
    #expect(try phone.login.isWaiting)
    #expect(try phone.login.loginLabel == "Logging in…")
    #expect(phone.tap(.login(.loginTapped)) == [])
    #expect(phone.tap(.login(.registerTapped)) == [])
  }

  @Test(arguments: [
    (LoginError.wrongPassword, "password is wrong", "비밀번호가 맞지"),
    (.usernameTaken, "Choose another", "다른 이름을"), (.malformedUsername, "no colon", "쌍점"),
    (.throttled, "quarter of an hour", "15분"), (.unreachable, "no connection", "연결할 수 없습니다"),
    (.failed, "Try again in a moment", "잠시 뒤에"),
  ])
  func `an error says what to do, and what was typed stays`(
    error: LoginError, english: String, korean: String
  ) throws {
    for (language, part) in [(Language.english, english), (.korean, korean)] {
      var phone = TestApp(language: language)
      phone.logIn()
      phone.send(.server(.logInFailed(error)))

      #expect(try phone.login.errorText?.contains(part) == true)
      #expect(try phone.login.username == "Zoe")
      #expect(
        phone.tap(.login(.loginTapped)) == [.call(.logIn(username: "Zoe", password: "secret"))])
    }
  }

  @Test func `a late error is not shown on a login screen that was opened again`() throws {
    var phone = TestApp()
    phone.logIn()
    phone.continueWithoutAccount()
    phone.open(.login)
    phone.send(.server(.logInFailed(.wrongPassword)))
    #expect(try phone.login.errorText == nil)
    phone.send(.server(.registered))
    #expect(try phone.login.errorText == nil)
  }
}
