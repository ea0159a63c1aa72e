import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing

struct DeviceRecordsTests {
  @Test func `a new device has nothing stored`() {
    #expect(TestPhone().state == StoredState())
  }

  @Test func `everything that is stored reads back`() throws {
    var phone = TestPhone()
    var expected = StoredState()
    expected.preferences = Preferences(
      language: .korean, remembersUsername: false, username: "유나", device: .fixed(1),
      announcedFullTime: .kickOff, clockCorrection: -3_600_000, owesLogOut: true, skipsLogin: true)
    expected.account = DeviceAccount(
      id: .fixed(7), squad: .fixed(8), username: "ann", epoch: .fixed(9), isExpired: true)
    expected.lineUp = LineUp(places: [.init(player: .fixed(1), team: .teamB)])
    phone.store(
      .preferences(expected.preferences), .account(expected.account), .lineUp(expected.lineUp))
    #expect(phone.state == expected)
  }

  @Test func `changes read back in the order in which they were made`() throws {
    var phone = TestPhone()
    // The ids are in another order than the changes.
    for number in [9, 3, 7, 1] as [UInt64] { try phone.record(.numbered(number)) }
    #expect(phone.state.replica == phone.replica)
    #expect(phone.state.replica.pending.map(\.id) == [.fixed(9), .fixed(3), .fixed(7), .fixed(1)])
  }

  @Test func `the order goes on after a restart`() throws {
    var phone = TestPhone()
    try phone.record(.numbered(5))
    phone.restart()
    try phone.record(.numbered(1))
    #expect(phone.state.replica.pending.map(\.id) == [.fixed(5), .fixed(1)])
  }

  @Test func `confirmed changes are no longer pending`() throws {
    var phone = TestPhone()
    try phone.record(.numbered(1))
    try phone.record(.numbered(2))
    try phone.confirm([.numbered(1)])
    #expect(phone.state.replica == phone.replica)
    #expect(phone.state.replica.sequence == 1)
    #expect(phone.state.replica.pending.count == 1)
  }

  @Test func `a long log becomes a snapshot, and nothing is lost`() throws {
    var phone = TestPhone()
    for number in 1...450 as ClosedRange<UInt64> {
      try phone.confirm([.numbered(number)])
      if number % 97 == 0 { phone.restart() }
    }
    #expect(phone.state.replica == phone.replica)
    #expect(phone.disk.count <= 201)
    #expect(phone.disk["snapshot"] != nil)
  }

  @Test func `a snapshot replaces the log before it`() throws {
    var phone = TestPhone()
    try phone.confirm([.numbered(1), .numbered(2)])
    phone.store(.snapshot(Snapshot(sequence: 40, squad: Squad())))
    #expect(phone.state.replica == Replica(sequence: 40))
    #expect(Set(phone.disk.keys) == ["snapshot"])
  }

  @Test func `refused changes stay until they are dismissed`() throws {
    var phone = TestPhone()
    let refused = RejectedChange(change: try .numbered(1), reason: .tooManyPlayers)
    phone.store(.rejections([refused]))
    #expect(phone.state.replica.rejected == [refused])
  }

  @Test func `erasing removes the squad and keeps the preferences`() throws {
    var phone = TestPhone()
    try phone.record(.numbered(2))
    try phone.confirm([.numbered(1)])
    phone.store(
      .account(.ann), .lineUp(LineUp(benched: [.fixed(1)])), .preferences(Preferences()))
    phone.store(.erase)
    #expect(Set(phone.disk.keys) == ["preferences"])
  }
}
