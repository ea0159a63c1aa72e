import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing

struct DamagedRecordTests {
  private func device() throws -> TestDevice {
    var device = TestDevice()
    try device.confirm([.numbered(1), .numbered(2), .numbered(3)])
    try device.record(.numbered(4))
    try device.record(.numbered(5))
    device.store(.account(.ann))
    return device
  }

  @Test func `one damaged change does not affect the others`() throws {
    var device = try device()
    device.damage("pending/\(StampedChange.ID.fixed(4).uuidString)")
    let state = device.state
    #expect(state.damagedRecords == 1)
    #expect(state.replica.squad.players.map(\.id) == [1, 2, 3, 5].map { .fixed($0) })
    #expect(state.account == .ann)
  }

  @Test func `damaged records are set aside, kept, and reported once`() throws {
    var device = try device()
    device.damage("snapshot")
    device.restart()
    #expect(device.disk["damaged/snapshot"] == "{".bytes)
    #expect(device.disk["snapshot"] == nil)
    #expect(device.state.damagedRecords == 0)
  }

  @Test func `a gap in the log ends the confirmed changes, because the server has the rest`() throws
  {
    var device = try device()
    device.damage("log/0000000000000002")
    #expect(device.state.replica.sequence == 1)
    #expect(device.state.replica.pending.count == 2)
  }

  @Test func `a record of a later version is set aside`() throws {
    var device = try device()
    device.write([KeyValue(key: "ratings", value: "{}".bytes)])
    #expect(device.state.damagedRecords == 1)
  }

  @Test func `any damaged byte leaves the rest readable, and nothing traps`() throws {
    let intact = try device()
    for (key, value) in intact.disk.sorted(by: { $0.key < $1.key }) {
      for position in value.indices {
        var device = intact
        var bytes = value
        bytes[position] ^= 0x15
        device.write([KeyValue(key: key, value: bytes)])
        #expect(device.state.replica.squad.players.count >= 2)
      }
    }
  }
}
