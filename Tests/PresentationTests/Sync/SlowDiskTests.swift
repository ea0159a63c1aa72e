import Domain
import Presentation
import TestSupport
import Testing

@Suite("A disk that is slow")
struct SlowDiskTests {
  /// A logged-in device with Ann on its list and on the server; its disk has become slow.
  private func slowPhone(of server: inout TestServer) -> TestApp {
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    phone.sync(with: &server)
    phone.forgetEffects()
    phone.isDiskSlow = true
    return phone
  }

  @Test(arguments: [
    (Language.english, "Saving on this phone…"), (.korean, "이 휴대폰에 저장 중…"),
  ])
  func `a change is shown at once, and the status says that it is not stored yet`(
    language: Language, text: String
  ) throws {
    var phone = TestApp.with("Ann", language: language)
    phone.isDiskSlow = true
    phone.add("Ben")
    #expect(try phone.names == ["Ann", "Ben"])
    #expect(phone.app.shell.status?.text == text)
    phone.finishWriting()
    #expect(phone.status == .onThisPhone)
  }

  @Test func `the status says so until the last change is stored`() {
    var phone = TestApp.with("Ann")
    phone.isDiskSlow = true
    phone.add("Ben")
    phone.add("Cem")
    phone.finishWriting()
    #expect(phone.status == .storing)
    phone.finishWriting()
    #expect(phone.status == .onThisPhone)
  }

  @Test func `a change is sent when it is stored, even while a later one is not`() throws {
    var server = TestServer()
    var phone = slowPhone(of: &server)
    phone.add("Ben")
    phone.add("Cem")
    #expect(phone.requests == [])
    #expect(phone.status == .storing)
    phone.finishWriting()
    let ben = phone.app.replica.pending[0]
    #expect(phone.requests == phone.syncs.map { .sync(DeviceAccount.zoe.squad, $0) })
    #expect(phone.syncs.map { $0.changes } == [[ben]])
    phone.finishWriting()
    #expect(phone.status == .saving(2))
  }

  @Test func `what the server has is saved online, also while this device stores it`() {
    var server = TestServer()
    var phone = slowPhone(of: &server)
    phone.add("Ben")
    phone.finishWriting()
    phone.sync(with: &server)
    #expect(phone.status == .saved)
    #expect(phone.disk.isWriting)
  }

  @Test func `a change is gone when the page is killed before it is stored`() throws {
    var server = TestServer()
    var phone = slowPhone(of: &server)
    phone.add("Ben")
    var restarted = TestApp(restarting: phone)
    restarted.sync(with: &server)
    #expect(try restarted.names == ["Ann"])
    #expect(server[.zoe] == restarted.squad)
    #expect(restarted.status == .saved)
  }

  @Test(arguments: [SaveError.full, .unavailable])
  func `a change that could not be stored is sent after the user is told`(error: SaveError) throws {
    var server = TestServer()
    var phone = slowPhone(of: &server)
    phone.diskTrouble = error
    phone.add("Ben")
    #expect(phone.message == nil && phone.requests == [])
    phone.finishWriting()
    #expect(phone.message != nil)
    phone.isDiskSlow = false
    phone.sync(with: &server)
    #expect(server[.zoe].players.count == 2)
    #expect(phone.status == .saved)
  }

  @Test(arguments: [
    (Language.english, "Not saved on this phone"), (.korean, "이 휴대폰에 저장되지 않음"),
  ])
  func `without an account the status says that a write failed, until one succeeds`(
    language: Language, text: String
  ) throws {
    var phone = TestApp.with("Ann", language: language)
    phone.diskTrouble = .full
    phone.add("Ben")
    phone.tap(.shell(.noticeDismissed))
    #expect(phone.app.shell.status?.text == text)
    phone.diskTrouble = nil
    phone.isDiskSlow = true
    phone.send(.device(.shown))
    #expect(phone.status == .storing)
    phone.finishWriting()
    #expect(phone.status == .onThisPhone)
    #expect(try TestApp(restarting: phone).names == ["Ann", "Ben"])
  }

  @Test func `teams and settings are saved like changes`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann", "Ben")
    phone.tap(.players(.confirmTapped))
    phone.isDiskSlow = true
    try phone.move("Ann", to: .teamA)
    #expect(phone.status == .storing)
    phone.finishWriting()
    #expect(phone.status == .onThisPhone)
    phone.open(.settings)
    phone.tap(.settings(.languageChosen(.korean)))
    #expect(phone.status == .storing)
  }

  @Test func `the server learns of a log-out when the device has forgotten the squad`() {
    var server = TestServer()
    var phone = slowPhone(of: &server)
    phone.logOut()
    #expect(phone.requests == [])
    phone.finishWriting()
    #expect(phone.requests == [.logOut])
    #expect(phone.disk.state.account == nil)
  }
}
