import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("A disk that is slow")
struct SlowDiskTests {
  /// A logged-in device with Ann on its list and on the server; its disk has become slow.
  private func slowPhone(of server: inout TestServer) -> TestApp {
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    device.sync(with: &server)
    device.forgetEffects()
    device.isDiskSlow = true
    return device
  }

  @Test(arguments: [
    (Language.english, "Saving on this device"), (.korean, "이 기기에 저장 중"),
  ])
  func `a change is shown at once, and the status says that it is not stored yet`(
    language: Language, text: String
  ) throws {
    var device = TestApp.with("Ann", language: language)
    device.isDiskSlow = true
    device.add("Ben")
    device.finishWritingDraft()
    #expect(try device.names == ["Ann", "Ben"])
    #expect(device.app.shell.status?.text == text)
    device.finishWriting()
    #expect(device.status == .onThisDevice)
  }

  @Test func `the status says so until the last change is stored`() {
    var device = TestApp.with("Ann")
    device.isDiskSlow = true
    device.add("Ben")
    device.add("Cem")
    device.finishWritingDraft()
    device.finishWriting()
    #expect(device.status == .storing)
    device.finishWriting()
    #expect(device.status == .onThisDevice)
  }

  @Test func `a change is sent when it is stored, even while a later one is not`() throws {
    var server = TestServer()
    var device = slowPhone(of: &server)
    device.add("Ben")
    device.add("Cem")
    #expect(device.requests == [])
    #expect(device.status == .storing)
    device.finishWritingDraft()
    device.finishWriting()
    let ben = device.app.replica.pending[0]
    #expect(device.requests == device.syncs.map { .sync(DeviceAccount.zoe.log, $0) })
    #expect(device.syncs.map { $0.changes } == [[ben]])
    device.finishWriting()
    #expect(device.status == .saving(2))
  }

  @Test func `what the server has is saved online, also while this device stores it`() {
    var server = TestServer()
    var device = slowPhone(of: &server)
    device.add("Ben")
    device.finishWritingDraft()
    device.finishWriting()
    device.sync(with: &server)
    #expect(device.status == .saved)
    #expect(device.disk.isWriting)
  }

  @Test func `a change is gone when the page is killed before it is stored`() throws {
    var server = TestServer()
    var device = slowPhone(of: &server)
    device.add("Ben")
    var restarted = TestApp(restarting: device)
    restarted.sync(with: &server)
    #expect(try restarted.names == ["Ann"])
    #expect(server[.zoe] == restarted.squad)
    #expect(restarted.status == .saved)
  }

  @Test(arguments: [SaveError.full, .unavailable])
  func `a change that could not be stored is sent after the user is told`(error: SaveError) throws {
    var server = TestServer()
    var device = slowPhone(of: &server)
    device.add("Ben")
    device.finishWritingDraft()
    device.diskError = error
    #expect(device.message == nil && device.requests == [])
    device.finishWriting()
    #expect(device.message != nil)
    device.isDiskSlow = false
    device.sync(with: &server)
    #expect(server[.zoe].players.count == 2)
    #expect(device.status == .saved)
  }

  @Test(arguments: [
    (Language.english, "Not saved on this device"), (.korean, "이 기기에 저장되지 않음"),
  ])
  func `without an account the status says that a write failed, until one succeeds`(
    language: Language, text: String
  ) throws {
    var device = TestApp.with("Ann", language: language)
    device.diskError = .full
    device.add("Ben")
    device.tap(.shell(.noticeDismissed))
    #expect(device.app.shell.status?.text == text)
    device.diskError = nil
    device.isDiskSlow = true
    device.send(.device(.shown))
    #expect(device.status == .storing)
    device.finishWriting()
    #expect(device.status == .onThisDevice)
    #expect(try TestApp(restarting: device).names == ["Ann", "Ben"])
  }

  @Test func `teams and settings are saved like changes`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    device.isDiskSlow = true
    try device.move("Ann", to: .teamA)
    #expect(device.status == .storing)
    device.finishWriting()
    #expect(device.status == .onThisDevice)
    device.open(.settings)
    device.tap(.settings(.languageChosen(.korean)))
    #expect(device.status == .storing)
  }

  @Test func `the server learns of a log-out when the device has forgotten the squad`() {
    var server = TestServer()
    var device = slowPhone(of: &server)
    device.logOut()
    #expect(device.requests == [])
    device.finishWriting()
    #expect(device.requests == [.logOut])
    #expect(device.disk.state.account == nil)
  }
}

extension TestApp {
  /// Lets the disk end the write of the name that was being typed, which began before the player was
  /// added.
  fileprivate mutating func finishWritingDraft() { finishWriting() }
}
