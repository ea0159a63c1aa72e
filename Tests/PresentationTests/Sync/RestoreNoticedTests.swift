import Domain
import Presentation
import TestSupport
import Testing

@Suite("Sync: a restore of the server that only the epoch tells")
struct RestoreNoticedTests {
  @Test func `a restore is noticed by a login in between, although the log has grown since`()
    throws
  {
    // Given a device that has to log in again, and a log that is as long as the one it knows
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann", "Ben")
    device.sync(with: &server)
    server.syncError = .notLoggedIn
    device.send(.device(.shown))
    device.sync(with: &server)
    server.syncError = nil
    server.restoreBackup(of: 0)
    for number in UInt64(1)...3 {
      server.take(.numbered(number, try .added(.fixed(number), "P\(number)")))
    }
    // When
    device.logIn()
    device.sync(with: &server)
    // Then
    let names = device.squad.players.map { $0.details.name.text }
    #expect(names == ["P1", "P2", "P3", "Ann", "Ben"])
    #expect(device.squad == server[.zoe])
  }

  @Test func `a restore is noticed by a device that loads the snapshot for another reason`() throws
  {
    // Given
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann", "Ben")
    device.sync(with: &server)
    var damaged = device.disk.state
    damaged.damagedRecords = 1
    server.restoreBackup(of: 1)
    // When
    var restarted = TestApp.opening()
    restarted.send(.device(.loaded(damaged)))
    restarted.sync(with: &server)
    // Then
    #expect(server[.zoe].players.count == 2)
    #expect(restarted.squad == server[.zoe])
  }
}
