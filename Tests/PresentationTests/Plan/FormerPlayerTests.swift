import Domain
import Presentation
import TestSupport
import Testing

@Suite("Players who answered and are no longer on the list")
struct FormerPlayerTests {
  /// A device with three players, on which a game for two is planned that Ann and Ben have said they play.
  private func full(afterMatch: Bool = false) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem")
    if afterMatch {
      try device.startGather()
      device.endGather()
    }
    try device.planGame((.day, "2026-11-21"), (.most, "2"), (.least, "2"))
    try device.say(.in, of: "Ann")
    try device.say(.in, of: "Ben")
    return device
  }

  @Test func `the question before a player is deleted names the games that they have answered`()
    throws
  {
    var device = try full()
    let ben = try device.person("Ben")
    device.open(.player(ben))
    device.send(.playerDetails(.deleteTapped))
    guard case .playerDetails(let details) = device.app.screen else { throw device.wrongScreen }
    #expect(
      details.deletionQuestion?.text
        == "Delete Ben? Gathers they played in stay as they are. "
        + "Their answers stay: Sat 21 Nov, 20:00.")
    device.send(.playerDetails(.deletionConfirmed))
    // Typed again, it is the same Ben.
    device.open(.plan(try #require(device.games.first).key))
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Ben: out"))
    device.send(.plan(.addConfirmed))
    #expect(try device.sections.prefix(2) == ["in: Ann", "out: Ben"])
  }

  @Test func `one who is archived and answers again is one person when they come back`() throws {
    var device = try full(afterMatch: true)
    let ann = try device.person("Ann")
    device.open(.player(ann))
    device.tap(.playerDetails(.archiveTapped))
    #expect(
      device.toast == "Ann archived. Their answers stay: Sat 21 Nov, 20:00.")
    device.open(.plan(try #require(device.games.first).key))
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Ann: maybe"))
    device.send(.plan(.addConfirmed))
    device.open(.player(ann))
    device.send(.playerDetails(.bringBackTapped))
    device.open(.plan(try #require(device.games.first).key))
    #expect(try device.sections.prefix(2) == ["in: Ben", "maybe: Ann"])
  }
}
