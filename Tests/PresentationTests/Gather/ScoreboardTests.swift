import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Gather: the scoreboard")
struct ScoreboardTests {
  private func scoreboard() throws -> TestApp {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.scoreboardTapped))
    return device
  }

  @Test func `it follows the match and keeps the screen on, also at half-time`() throws {
    var device = try scoreboard()
    #expect(try device.gather.isScoreboard)
    #expect(device.app.keepsAwake)
    device.tap(.gather(.plusTapped(.teamA)))
    #expect(try device.gather.isScoreboard && device.gather.sides[0].goals == 1)
  }

  @Test func `two taps lead back, the second within five seconds`() throws {
    var device = try scoreboard()
    #expect(try !device.gather.isUnlocked)
    device.tap(.gather(.unlockTapped))
    #expect(try device.gather.isUnlocked)
    device.tap(.gather(.sheetDismissed))
    #expect(try !device.gather.isScoreboard)
  }

  @Test func `a stray tap unlocks for five seconds only, also while the clock stands`() throws {
    var device = try scoreboard()
    device.tap(.gather(.unlockTapped))
    device.wait(seconds: 4)
    #expect(try device.gather.isUnlocked)
    device.wait(seconds: 1)
    #expect(try !device.gather.isUnlocked && device.gather.isScoreboard)
  }

  @Test func `it closes with its screen, and does not open after the end`()
    throws
  {
    var device = try scoreboard()
    let id = try device.gather.id
    device.open(.players)
    device.open(.gather(id))
    device.tap(.gather(.unlockTapped))
    #expect(try !device.gather.isScoreboard)
    device.endGather()
    device.open(.gather(id))
    device.tap(.gather(.scoreboardTapped))
    #expect(try !device.gather.isScoreboard)
  }
}

@Suite("Gather: counting up")
struct CountingUpTests {
  private func countingUp() throws -> TestApp {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.setTimeTapped))
    device.tap(.gather(.countingTapped))
    #expect(try device.gather.timeSheet?.countsUp == true)
    device.tap(.gather(.timeSet))
    return device
  }

  @Test func `the clock shows the time that was played, and goes on after full time`() throws {
    var device = try countingUp()
    #expect(try device.gather.clockText == "00:00")
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 3, seconds: 20)
    #expect(try device.gather.clockText == "03:20")
    device.open(.players)
    #expect(try device.players.running.first?.clock == "03:20")
    device.wait(minutes: 9)
    device.tap(.players(.resumeTapped))
    #expect(try device.gather.clockText == "12:20" && device.gather.isFullTime)
  }

  @Test func `the device remembers it, and the next match counts up, too`() throws {
    let device = try countingUp()
    var restarted = TestApp(restarting: device)
    #expect(restarted.app.preferences.countsUp)
    restarted.open(.gather(try device.gather.id))
    restarted.tap(.gather(.setTimeTapped))
    #expect(try restarted.gather.timeSheet?.countsUp == true)
  }

  @Test func `closing the form changes nothing`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.setTimeTapped))
    device.tap(.gather(.countingTapped))
    device.tap(.gather(.sheetDismissed))
    #expect(try device.gather.clockText == "10:00")
    #expect(!device.app.preferences.countsUp)
  }
}
