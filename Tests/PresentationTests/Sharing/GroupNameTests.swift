import Domain
import Presentation
import TestSupport
import Testing

@Suite("Naming the group")
struct NamingGroupTests {
  private func asks(_ device: TestApp) throws -> Bool? {
    guard case .ready(let link) = try device.plan.linkSheet?.content else { return nil }
    return link.asksForGroupName
  }

  /// A device whose first link is open.
  private func sharing() throws -> TestApp {
    var server = TestServer()
    var device = TestApp.with("Ann", "Ben")
    try device.planGame()
    device.tap(.plan(.shareTapped))
    device.sync(with: &server)
    return device
  }

  @Test func `the sheet of the first link asks for it, and no longer once it has a name`() throws {
    // Given
    var device = try sharing()
    #expect(try asks(device) == true)
    // When
    device.send(.shell(.groupNameTyped, " Mondays "))
    // Then
    #expect(device.squad.name?.text == "Mondays")
    #expect(device.toast == "Your group is called Mondays.")
    #expect(try asks(device) == false)
  }

  @Test func `it is asked once: a sheet that is opened again does not`() throws {
    var device = try sharing()
    device.tap(.plan(.sheetDismissed))
    device.tap(.plan(.linkTapped))
    #expect(try asks(device) == false)
  }

  @Test func `who declines is not asked again, also after the app was opened again`() throws {
    var device = try sharing()
    device.send(.shell(.groupNameDeclined))
    #expect(try asks(device) == false)
    #expect(device.app.preferences.hasAnsweredGroupName)
    #expect(TestApp(restarting: device).app.preferences.hasAnsweredGroupName)
  }

  @Test func `the settings show it, change it and take it away`() throws {
    var device = TestApp.with("Ann")
    device.send(.shell(.groupNameTyped, "Mondays"))
    device.open(.settings)
    #expect(try device.settings.groupName == "Mondays")
    device.send(.shell(.groupNameTyped, "Tuesdays"))
    #expect(try device.settings.groupName == "Tuesdays")
    #expect(device.tap(.shell(.groupNameTyped, "Tuesdays")) == [])
    device.send(.shell(.groupNameTyped, "  "))
    #expect(try device.settings.groupName == nil)
  }

  @Test func `a name that cannot be kept is refused with the reason`() throws {
    var device = TestApp.with("Ann")
    device.send(.shell(.groupNameTyped, String(repeating: "a", count: 41)))
    #expect(device.squad.name == nil)
    #expect(device.toast == "A group’s name has at most 40 characters.")
  }
}
