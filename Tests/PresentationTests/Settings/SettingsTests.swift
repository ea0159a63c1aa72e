import Domain
import EmbeddedTexts
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Settings")
struct SettingsTests {
  @Test func `without an account the settings offer to log in or register`() throws {
    var device = TestApp.with()
    device.open(.settings)
    let settings = try device.settings
    #expect(settings.title == "Settings")
    #expect(settings.accountText.hasPrefix("No account: everything is kept only on this device."))
    #expect(settings.accountText.contains("Add the app to the home screen"))
    #expect(settings.loginLabel == "Log in or register" && settings.logOutLabel == nil)
    device.tap(.settings(.logOutTapped))
    #expect(try device.settings.logOutQuestion == nil)
    #expect(device.tap(.settings(.logOutConfirmed)) == [])

    device.tap(.settings(.loginTapped))
    #expect(device.app.destination == .login)
    #expect(device.app.shell.hasWayBack)
    device.goBack()
    #expect(device.app.destination == .players)
  }

  @Test func `the language can be chosen, and stays`() throws {
    var device = TestApp.with("Ann")
    device.open(.settings)
    #expect(
      try device.settings.languages.map { $0.name }
        == ["English", "한국어", "Español", "Deutsch", "Polski", "العربية"])
    device.tap(.settings(.languageChosen(.korean)))
    #expect(try device.settings.chosenLanguages == [.korean])
    #expect(try device.settings.title == "설정")
    #expect(device.app.texts == Strings(.korean))
    let restarted = TestApp(restarting: device)
    #expect(try restarted.players.title == "선수")
  }

  @Test func `a language whose texts are on their way is the chosen one`() throws {
    var device = TestApp.with("Ann")
    device.open(.settings)
    device.textsFailure = .hidden
    device.tap(.settings(.languageChosen(.korean)))
    #expect(try device.settings.chosenLanguages == [.korean])
    #expect(device.app.texts == Strings(.english) && device.app.preferences.language == nil)
    // The user taps the former one before they come
    device.tap(.settings(.languageChosen(.english)))
    device.send(.device(.textsLoaded(Strings(.korean))))
    #expect(device.app.texts == Strings(.english) && device.app.preferences.language == .english)
  }

  @Test func `a language that cannot come is named, and the former one stays`() throws {
    var device = TestApp.with("Ann")
    device.open(.settings)
    device.textsFailure = .textsFailed(isOutdated: false)
    device.tap(.settings(.languageChosen(.korean)))
    #expect(
      device.app.shell.toast?.text
        == "한국어 is not on this device yet. Choose it again when you are online.")
    #expect(try device.settings.chosenLanguages == [.english])
    #expect(device.app.preferences.language == nil)
  }

  @Test func `a language of which the server has a newer version needs the newer app`() throws {
    var device = TestApp.with("Ann")
    device.open(.settings)
    device.textsFailure = .textsFailed(isOutdated: true)
    device.tap(.settings(.languageChosen(.korean)))
    #expect(device.app.shell.message?.text == "A new version is ready.")
    #expect(device.app.texts == Strings(.english))
  }

  @Test func `what was chosen before comes without a word, or does not`() throws {
    var device = TestApp.with("Ann")
    device.open(.settings)
    device.tap(.settings(.languageChosen(.korean)))
    // When the browser begins with English again
    var restarted = TestApp(restarting: device)
    #expect(restarted.app.texts == Strings(.korean))
    // And when it cannot come
    restarted.textsFailure = .textsFailed(isOutdated: false)
    let english = Preferences(language: .english)
    restarted.send(.device(.loaded(StoredState(preferences: english))))
    #expect(restarted.app.texts == Strings(.korean) && restarted.app.shell.toast == nil)
  }

  @Test func `a language that another window chose is spoken here, too`() throws {
    var device = TestApp.with("Ann")
    var other = TestApp(beside: &device, number: 2)
    device.open(.settings)
    device.tap(.settings(.languageChosen(.korean)))
    for message in device.told { other.receive(message) }
    #expect(other.app.texts == Strings(.korean))
  }

  @Test(arguments: [
    ("", Language.english), ("ko", .korean), ("ko-KR,en-US", .korean), ("KO", .korean),
    ("en-GB,ko", .english), ("it-IT, ko;q=0.5", .korean), ("es-MX", .spanish), ("ar,en", .arabic),
    ("fr,it", .english),
    ("kok-IN", .english), ("enm,ko", .korean),
  ])
  func `the browser's language is used until one is chosen`(tags: String, language: Language) {
    #expect(Language(preferred: tags) == language)
  }

  @Test func `logging out asks, erases the device, and opens the empty list`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    device.sync(with: &server)
    device.open(.settings)
    #expect(try device.settings.accountText == "Logged in as Zoe.")
    #expect(try device.settings.logOutLabel == "Log out" && device.settings.loginLabel == nil)
    device.tap(.settings(.logOutTapped))
    #expect(try device.settings.logOutQuestion?.isDestructive == false)
    device.tap(.settings(.logOutCancelled))
    #expect(device.tap(.settings(.logOutConfirmed)) == [])

    device.logOut()
    #expect(device.app.destination == .players && device.squad == Squad())
    #expect(device.disk.state == StoredState(preferences: device.app.preferences))
    #expect(device.streamed == nil && device.toast == nil)
    device.sync(with: &server)
    #expect(!device.disk.state.preferences.owesLogOut)
    #expect(server[.zoe].players.count == 1)
  }

  @Test func `with unsaved changes, the question says how many would be lost`() throws {
    for (language, text) in [
      (Language.english, "1 change is not yet saved online and would be lost."),
      (.korean, "아직 온라인에 저장되지 않은 변경 1건이 사라집니다."),
    ] {
      var server = TestServer()
      var device = TestApp.loggedIn(to: &server)
      device.open(.settings)
      device.tap(.settings(.languageChosen(language)))
      device.loseNetwork()
      device.add("Ann")
      device.open(.settings)
      device.tap(.settings(.logOutTapped))
      let question = try #require(try device.settings.logOutQuestion)
      #expect(question.text.hasPrefix(text) && question.isDestructive)
    }
  }

  @Test func `the question closes when another window logs out`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.open(.settings)
    device.tap(.settings(.logOutTapped))
    device.send(.device(.loaded(StoredState())))
    device.open(.settings)
    #expect(try device.settings.logOutQuestion == nil)
    #expect(device.tap(.settings(.logOutConfirmed)) == [])
  }

  @Test func `an expired login is shown, and can be renewed`() throws {
    let expired = DeviceAccount(
      id: .fixed(1), squad: .fixed(1), username: "Zoe", isExpired: true)
    var device = TestApp(keeping: StoredState(account: expired))
    device.open(.settings)
    #expect(
      try device.settings.accountText
        == "The login for Zoe has expired. Log in again to save online.")
    #expect(try device.settings.loginLabel == "Login")
    #expect(device.status == .loginNeeded(0))
    #expect(device.app.wakesAt == nil)
  }

  @Test func `a log-out that did not reach the server does not end the next login`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.logOut()
    device.requests = []
    device.logIn()
    device.sync(with: &server)
    device.findNetwork()
    #expect(!device.requests.contains(.logOut))
    #expect(!TestApp(restarting: device).requests.contains(.logOut))
  }

  @Test func `a log-out that did not reach the server is repeated when there is a network`()
    throws
  {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.logOut()
    device.requests = []
    #expect(TestApp(restarting: device).requests == [.logOut])
    device.findNetwork()
    #expect(device.requests == [.logOut])
    device.sync(with: &server)
    #expect(TestApp(restarting: device).requests == [])
  }
}

extension SettingsViewModel {
  fileprivate var chosenLanguages: [Language] {
    languages.filter { $0.isChosen }.map { $0.language }
  }
}
