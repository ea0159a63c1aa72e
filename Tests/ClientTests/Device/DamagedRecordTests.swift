import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing

struct DamagedRecordTests {
  private func phone() throws -> TestPhone {
    var phone = TestPhone()
    try phone.confirm([.numbered(1), .numbered(2), .numbered(3)])
    try phone.record(.numbered(4))
    try phone.record(.numbered(5))
    phone.store(.account(.ann))
    return phone
  }

  @Test func `one damaged change does not affect the others`() throws {
    var phone = try phone()
    phone.damage("pending/\(StampedChange.ID.fixed(4).uuidString)")
    let state = phone.state
    #expect(state.damagedRecords == 1)
    #expect(state.replica.squad.players.map(\.id) == [1, 2, 3, 5].map { .fixed($0) })
    #expect(state.account == .ann)
  }

  @Test func `damaged records are set aside, kept, and reported once`() throws {
    var phone = try phone()
    phone.damage("snapshot")
    phone.restart()
    #expect(phone.disk["damaged/snapshot"] == "{".bytes)
    #expect(phone.disk["snapshot"] == nil)
    #expect(phone.state.damagedRecords == 0)
  }

  @Test func `a gap in the log ends the confirmed changes, because the server has the rest`() throws
  {
    var phone = try phone()
    phone.damage("log/0000000000000002")
    #expect(phone.state.replica.sequence == 1)
    #expect(phone.state.replica.pending.count == 2)
  }

  @Test func `a record of a later version is set aside`() throws {
    var phone = try phone()
    phone.write([KeyValue(key: "ratings", value: "{}".bytes)])
    #expect(phone.state.damagedRecords == 1)
  }

  @Test func `any damaged byte leaves the rest readable, and nothing traps`() throws {
    let intact = try phone()
    for (key, value) in intact.disk.sorted(by: { $0.key < $1.key }) {
      for position in value.indices {
        var phone = intact
        var bytes = value
        bytes[position] ^= 0x15
        phone.write([KeyValue(key: key, value: bytes)])
        #expect(phone.state.replica.squad.players.count >= 2)
      }
    }
  }
}
