import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing

struct DeviceRecordsTests {
  @Test func `a new device has nothing stored`() {
    #expect(TestDevice().state == StoredState())
  }

  @Test func `everything that is stored reads back`() throws {
    var device = TestDevice()
    var expected = StoredState()
    expected.preferences = Preferences(
      language: .korean, remembersUsername: false, username: "유나", device: .fixed(1),
      announcedFullTime: .kickOff, clockCorrection: -3_600_000, owesLogOut: true,
      hasAnsweredInstall: true, countsUp: true)
    expected.account = DeviceAccount(
      id: .fixed(7), squad: .fixed(8), username: "ann", epoch: .fixed(9), isExpired: true)
    expected.lineUp = LineUp(places: [.init(player: .fixed(1), team: .teamB)])
    device.store(
      .preferences(expected.preferences), .account(expected.account), .lineUp(expected.lineUp))
    #expect(device.state == expected)
  }

  @Test func `changes read back in the order in which they were made`() throws {
    var device = TestDevice()
    // The ids are in another order than the changes.
    for number in [9, 3, 7, 1] as [UInt64] { try device.record(.numbered(number)) }
    #expect(device.state.replica == device.replica)
    #expect(device.state.replica.pending.map(\.id) == [.fixed(9), .fixed(3), .fixed(7), .fixed(1)])
  }

  @Test func `the order goes on after a restart`() throws {
    var device = TestDevice()
    try device.record(.numbered(5))
    device.restart()
    try device.record(.numbered(1))
    #expect(device.state.replica.pending.map(\.id) == [.fixed(5), .fixed(1)])
  }

  @Test func `confirmed changes are no longer pending`() throws {
    var device = TestDevice()
    try device.record(.numbered(1))
    try device.record(.numbered(2))
    try device.confirm([.numbered(1)])
    #expect(device.state.replica == device.replica)
    #expect(device.state.replica.sequence == 1)
    #expect(device.state.replica.pending.count == 1)
  }

  @Test func `a long log becomes a snapshot, and nothing is lost`() throws {
    var device = TestDevice()
    for number in 1...450 as ClosedRange<UInt64> {
      try device.confirm([.numbered(number)])
      if number % 97 == 0 { device.restart() }
    }
    #expect(device.state.replica == device.replica)
    #expect(device.disk.count <= 201)
    #expect(device.disk["snapshot"] != nil)
  }

  @Test func `a snapshot replaces the log before it`() throws {
    var device = TestDevice()
    try device.confirm([.numbered(1), .numbered(2)])
    device.store(.snapshot(Snapshot(sequence: 40, squad: Squad())))
    #expect(device.state.replica == Replica(sequence: 40))
    #expect(Set(device.disk.keys) == ["snapshot"])
  }

  @Test func `refused changes stay until they are dismissed`() throws {
    var device = TestDevice()
    let refused = RejectedChange(change: try .numbered(1), reason: .tooManyPlayers)
    device.store(.rejections([refused]))
    #expect(device.state.replica.rejected == [refused])
  }

  @Test func `erasing removes the squad and keeps the preferences`() throws {
    var device = TestDevice()
    try device.record(.numbered(2))
    try device.confirm([.numbered(1)])
    device.store(
      .account(.ann), .lineUp(LineUp(benched: [.fixed(1)])), .preferences(Preferences()))
    device.store(.erase)
    #expect(Set(device.disk.keys) == ["preferences"])
  }
}
