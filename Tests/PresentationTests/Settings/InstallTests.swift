import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Installing the app")
struct InstallTests {
  /// A device on which a gather was played.
  private func played(_ way: InstallWay) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben")
    device.send(.device(.installable(way)))
    try device.startGather()
    device.endGather()
    device.open(.players)
    return device
  }

  @Test func `the settings offer it where the browser can ask`() throws {
    var device = TestApp()
    device.open(.settings)
    #expect(try device.settings.installAdvice == nil)
    device.send(.device(.installable(.prompt)))
    #expect(try device.settings.installAdvice?.contains("home screen") == true)
    #expect(device.tap(.settings(.installTapped)) == [.install])
    device.send(.device(.installable(.none)))
    #expect(try device.settings.installAdvice == nil)
  }

  @Test func `where the user has to do it, the settings say how`() throws {
    for (language, part) in [(Language.english, "Add to Home Screen"), (.korean, "홈 화면에 추가")] {
      var device = TestApp(language: language)
      device.open(.settings)
      device.send(.device(.installable(.shareMenu)))
      #expect(try device.settings.installAdvice?.contains(part) == true)
    }
  }

  @Test func `the list offers it only after a gather was played`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.send(.device(.installable(.prompt)))
    #expect(try device.players.installOffer == nil)
    try device.startGather()
    device.open(.players)
    #expect(try device.players.installOffer == nil)
    #expect(try played(.prompt).players.installOffer != nil)
    #expect(try played(.none).players.installOffer == nil)
  }

  @Test(arguments: [PlayersEvent.Plain.installTapped, .installDeclined])
  func `the list offers it once`(answer: PlayersEvent.Plain) throws {
    var device = try played(.prompt)
    let effects = device.tap(.players(answer))
    #expect(effects.contains(.install) == (answer == .installTapped))
    #expect(try device.players.installOffer == nil)
    var restarted = TestApp(restarting: device)
    restarted.send(.device(.installable(.prompt)))
    #expect(try restarted.players.installOffer == nil)
    #expect(try played(.shareMenu).players.installOffer?.contains("Share") == true)
  }

  @Test func `the offer does not disturb a selection`() throws {
    var device = try played(.prompt)
    try device.select("Ann")
    #expect(try device.players.installOffer == nil)
  }
}
