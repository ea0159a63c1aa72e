import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Texts

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
      hasAnsweredInstall: true, hasAnsweredGroupName: true, nameOfferedAt: .kickOff,
      countsUp: true, showsLevels: true, teamWay: .same,
      period: .allTime, tableOrder: .inAll)
    expected.account = DeviceAccount(
      id: .fixed(7), squad: .fixed(8), username: "ann", epoch: .fixed(9), isExpired: true)
    expected.lineUp = LineUp(places: [.init(player: .fixed(1), team: .teamB)])
    let draft = Draft(.plain(.newPlayer), ["An"], typedAt: .kickOff)
    expected.drafts = Drafts(stored: [draft])
    device.store(
      .preferences(expected.preferences), .account(expected.account), .lineUp(expected.lineUp),
      .draft(draft.form, draft))
    #expect(device.state == expected)
    #expect(expected.preferences.fieldsAsOnANewDevice == [])
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

  @Test func `the order goes on after a restart when the first changes are no longer pending`()
    throws
  {
    var device = TestDevice()
    for number in [1, 2, 9] as [UInt64] { try device.record(.numbered(number)) }
    try device.confirm([.numbered(1), .numbered(2)])
    device.restart()
    try device.record(.numbered(3))
    #expect(device.state.replica.pending.map(\.id) == [.fixed(9), .fixed(3)])
  }

  @Test func `changes of two windows read back in the order in which they were made`() throws {
    var first = TestDevice()
    try first.record(.numbered(7))
    var second = first
    second.restart()
    try second.record(.numbered(5))
    first.recordedElsewhere(in: second)
    try first.record(.numbered(3))
    #expect(first.state.replica.pending.map(\.id) == [.fixed(7), .fixed(5), .fixed(3)])
  }

  @Test func `records may be read in any order`() throws {
    var device = TestDevice()
    try device.confirm([.numbered(1), .numbered(2), .numbered(3)])
    for number in [9, 4] as [UInt64] { try device.record(.numbered(number)) }
    let records = device.disk.map { KeyValue(key: $0.key, value: $0.value) }
    for sorted in [records.sorted { $0.key < $1.key }, records.sorted { $0.key > $1.key }] {
      #expect(DeviceRecords.read(sorted).state.replica == device.replica)
    }
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

  @Test(arguments: [1, 50] as [UInt64])
  func `a snapshot is written with every 200th confirmed change, however they come`(
    pageSize: UInt64
  ) throws {
    var device = TestDevice()
    var snapshots = 0
    for first in stride(from: UInt64(1), through: 400, by: Int(pageSize)) {
      let before = device.disk["snapshot"]
      try device.confirm((first..<first + pageSize).map { try .numbered($0) })
      if device.disk["snapshot"] != before { snapshots += 1 }
    }
    #expect(snapshots == 2)
    #expect(device.disk.count == 1)
  }

  @Test func `so many confirmed changes that they become a snapshot are not written one by one`()
    throws
  {
    var device = TestDevice()
    try device.confirm((1...150).map { try .numbered($0) })
    try device.confirm((151...1_000).map { try .numbered($0) })
    #expect(device.lastWriteCount < 10)
    #expect(device.disk.count == 1)
    device.restart()
    #expect(device.replica.sequence == 1_000)
    #expect(device.replica.squad.players.count == 1_000)
  }

  @Test func `after a restart the next snapshot is as far away as before`() throws {
    var device = TestDevice()
    try device.confirm((1...200).map { try .numbered($0) })
    let snapshot = device.disk["snapshot"]
    device.restart()
    try device.confirm([.numbered(201)])
    #expect(snapshot != nil && device.disk["snapshot"] == snapshot)
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

  @Test func `after erasing nothing is left on the device but the preferences`() throws {
    // Given a record of each kind
    var device = TestDevice()
    let refused = RejectedChange(change: try .numbered(3), reason: .tooManyPlayers)
    device.store(.snapshot(Snapshot(sequence: 0, squad: Squad())))
    try device.record(.numbered(2))
    try device.confirm([.numbered(1)])
    device.store(
      .account(.ann), .lineUp(LineUp(benched: [.fixed(1)])), .preferences(Preferences()),
      .rejections([refused]))
    device.write([KeyValue(key: "damaged/line-up", value: "{".bytes)])
    #expect(device.disk.count == 8)
    // When
    device.store(.erase)
    // Then
    #expect(Set(device.disk.keys) == ["preferences"])
  }
}

extension Preferences {
  /// The fields that would be as they are here if they were not stored.
  fileprivate var fieldsAsOnANewDevice: [String] {
    zip(Mirror(reflecting: self).children, Mirror(reflecting: Preferences()).children)
      .filter { "\($0.value)" == "\($1.value)" }
      .compactMap(\.0.label)
  }
}
