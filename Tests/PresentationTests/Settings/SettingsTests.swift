import Domain
import Presentation
import TestSupport
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test func `without an account the settings offer to log in or register`() throws {
    var phone = TestApp.with()
    phone.open(.settings)
    let settings = try phone.settings
    #expect(settings.title == "Settings")
    #expect(settings.accountText.hasPrefix("No account: everything is kept on this phone alone."))
    #expect(settings.accountText.contains("Add the app to the home screen"))
    #expect(settings.loginLabel == "Log in or register" && settings.logOutLabel == nil)
    phone.tap(.settings(.logOutTapped))
    #expect(try phone.settings.logOutQuestion == nil)
    #expect(phone.tap(.settings(.logOutConfirmed)) == [])

    phone.tap(.settings(.loginTapped))
    #expect(phone.app.destination == .login)
    #expect(phone.app.shell.hasWayBack)
    phone.goBack()
    #expect(phone.app.destination == .players)
  }

  @Test func `the language can be chosen, and stays`() throws {
    var phone = TestApp.with("Ann")
    phone.open(.settings)
    #expect(try phone.settings.languages.map { $0.name } == ["English", "한국어"])
    phone.tap(.settings(.languageChosen(.korean)))
    #expect(try phone.settings.languages.map { $0.isChosen } == [false, true])
    #expect(try phone.settings.title == "설정")
    #expect(phone.app.texts == Strings(.korean))
    let restarted = TestApp(restarting: phone)
    #expect(try restarted.players.title == "선수")
  }

  @Test(arguments: [
    ("", Language.english), ("ko", .korean), ("ko-KR,en-US", .korean), ("KO", .korean),
    ("en-GB,ko", .english), ("de-DE, ko;q=0.5", .korean), ("fr,de", .english),
    ("kok-IN", .english), ("enm,ko", .korean),
  ])
  func `the browser's language is used until one is chosen`(tags: String, language: Language) {
    #expect(Language(preferred: tags) == language)
  }

  @Test func `logging out asks, erases the device, and opens the login screen`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    phone.sync(with: &server)
    phone.open(.settings)
    #expect(try phone.settings.accountText == "Logged in as Zoe.")
    #expect(try phone.settings.logOutLabel == "Log out" && phone.settings.loginLabel == nil)
    phone.tap(.settings(.logOutTapped))
    #expect(try phone.settings.logOutQuestion?.isDestructive == false)
    phone.tap(.settings(.logOutCancelled))
    #expect(phone.tap(.settings(.logOutConfirmed)) == [])

    phone.logOut()
    #expect(phone.app.destination == .login && phone.squad == Squad())
    #expect(phone.disk.state == StoredState(preferences: phone.app.preferences))
    #expect(phone.streamed == nil && phone.toast == nil)
    phone.sync(with: &server)
    #expect(!phone.disk.state.preferences.owesLogOut)
    #expect(server[.zoe].players.count == 1)
  }

  @Test func `with unsaved changes, the question says how many would be lost`() throws {
    for (language, text) in [
      (Language.english, "1 change is not yet saved online and would be lost."),
      (.korean, "아직 온라인에 저장되지 않은 변경 1건이 사라집니다."),
    ] {
      var server = TestServer()
      var phone = TestApp.loggedIn(to: &server)
      phone.open(.settings)
      phone.tap(.settings(.languageChosen(language)))
      phone.loseNetwork()
      phone.add("Ann")
      phone.open(.settings)
      phone.tap(.settings(.logOutTapped))
      let question = try #require(try phone.settings.logOutQuestion)
      #expect(question.text.hasPrefix(text) && question.isDestructive)
    }
  }

  @Test func `the question closes when another window logs out`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.open(.settings)
    phone.tap(.settings(.logOutTapped))
    phone.send(.device(.loaded(StoredState(preferences: Preferences(skipsLogin: true)))))
    phone.open(.settings)
    #expect(try phone.settings.logOutQuestion == nil)
    #expect(phone.tap(.settings(.logOutConfirmed)) == [])
  }

  @Test func `an expired login is shown, and can be renewed`() throws {
    let expired = DeviceAccount(
      id: .fixed(1), squad: .fixed(1), username: "Zoe", isExpired: true)
    var phone = TestApp(keeping: StoredState(account: expired))
    phone.open(.settings)
    #expect(
      try phone.settings.accountText
        == "The login of Zoe has expired. Log in again to save online.")
    #expect(try phone.settings.loginLabel == "Login")
    #expect(phone.status == .loginNeeded(0))
    #expect(phone.app.wakesAt == nil)
  }

  @Test func `a log-out that did not reach the server is repeated when there is a network`()
    throws
  {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.loseNetwork()
    phone.logOut()
    phone.requests = []
    #expect(TestApp(restarting: phone).requests == [.logOut])
    phone.findNetwork()
    #expect(phone.requests == [.logOut])
    phone.sync(with: &server)
    #expect(TestApp(restarting: phone).requests == [])
  }
}
