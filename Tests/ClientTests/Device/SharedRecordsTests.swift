import Browser
import BrowserSupport
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Texts

private let one = "00000000-0000-0000-0000-000000000001"
private let five = "00000000-0000-0000-0000-000000000005"
private let seven = "00000000-0000-0000-0000-000000000007"
private let eight = "00000000-0000-0000-0000-000000000008"

/// The writes of a window since several share the records: each is for an edition, and preferences
/// are written by member.
///
/// A window of an earlier version may be open beside one of a later, so these never change.
@Suite("Records that windows share")
struct SharedRecordsTests {
  private static let account = DeviceAccount(id: .fixed(7), squad: .fixed(8), username: "ann")
  private static let chosen = Preferences(language: .korean, username: "ann", device: .fixed(1))
  private static let changed = Preferences(username: "ann", device: .fixed(1), countsUp: true)

  /// What a window does, and what it writes.
  private static var writes: [(actions: [StoreAction], records: [KeyValue])] {
    get throws {
      [
        (
          [.account(account)],
          [
            .init("=edition", nil),
            .init("account", #"{"id":"\#(seven)","squad":"\#(eight)","username":"ann"}"#),
            .init("edition", "7"),
          ]
        ),
        (
          [.preferences(chosen)],
          [.init("+preferences", #"{"language":"ko","username":"ann","device":"\#(one)"}"#)]
        ),
        (
          [.append(try .numbered(5))],
          [
            .init("=edition", "7"),
            .init(
              "pending/\(five)",
              #"{"order":0,"change":{"id":"\#(five)","device":"\#(one)","madeAt":1795200000000,"#
                + #""kind":"playerAdded","player":"\#(five)","name":"Player 5"}}"#),
          ]
        ),
        (
          [.preferences(changed)],
          [.init("+preferences", #"{"language":null,"countsUp":true}"#)]
        ),
        ([.lineUp(nil)], [.init("=edition", "7"), .init("line-up", nil), .init("edition", "8")]),
      ]
    }
  }

  @Test func `a window writes as it did when windows began to share records`() throws {
    var records = DeviceRecords(window: 7)
    for write in try Self.writes {
      let written = records.records(for: write.actions, replica: Replica())
      #expect(written == write.records)
    }
  }

  @Test func `what a window wrote is read, and the next write is for its edition`() throws {
    var stored = StoredRecords()
    for write in try Self.writes { stored.write(write.records) }

    let contents = DeviceRecords.read(stored.all)

    let replica = Replica(pending: [try .numbered(5)])
    #expect(
      contents.state
        == StoredState(preferences: Self.changed, account: Self.account, replica: replica))
    #expect(contents.repairs == [])
    #expect(contents.records.inThisEdition([]) == [.init("=edition", "8")])
  }

  @Test func `a write for another edition writes nothing`() throws {
    var stored = StoredRecords()
    for write in try Self.writes { stored.write(write.records) }
    let before = stored

    for write in try Self.writes where write.records.first?.key == "=edition" {
      stored.write(write.records)
    }

    #expect(stored == before)
  }
}

extension KeyValue {
  fileprivate init(_ key: String, _ text: String?) {
    self.init(key: key, value: text?.bytes)
  }
}
