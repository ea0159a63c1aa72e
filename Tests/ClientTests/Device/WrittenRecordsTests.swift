import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Texts

private let one = "00000000-0000-0000-0000-000000000001"
private let four = "00000000-0000-0000-0000-000000000004"
private let five = "00000000-0000-0000-0000-000000000005"
private let six = "00000000-0000-0000-0000-000000000006"
private let seven = "00000000-0000-0000-0000-000000000007"
private let eight = "00000000-0000-0000-0000-000000000008"
private let nine = "00000000-0000-0000-0000-000000000009"

/// The records of a device as version 1 wrote them, one of each kind.
///
/// Such records are on devices, so these never change: whatever is added to them needs a default.
@Suite("Records that version 1 wrote")
struct WrittenRecordsTests {
  private static let texts: [String: String] = [
    "preferences":
      #"{"language":"ko","forgetsUsername":true,"username":"Yuna","device":"\#(one)","#
      + #""announcedFullTime":1795200000000,"clockCorrection":-3600000,"owesLogOut":true,"#
      + #""skipsLogin":true}"#,
    "account":
      #"{"id":"\#(seven)","squad":"\#(eight)","username":"ann","epoch":"\#(nine)","#
      + #""isExpired":true}"#,
    "line-up": #"{"places":[{"player":"\#(one)","team":"Team B"}]}"#,
    "snapshot":
      #"{"sequence":3,"squad":{"players":[{"id":"\#(one)","number":1,"name":"Ann"}],"#
      + #""gathers":[]}}"#,
    "log/0000000000000004":
      #"{"sequence":4,"author":"\#(seven)",\#(stamped(four, "Player 4"))}"#,
    "pending/\(five)": #"{"order":0,"change":{\#(stamped(five, "Player 5"))}}"#,
    "rejections":
      #"{"rejections":[{"change":{\#(stamped(six, "Player 6"))},"#
      + #""reason":{"reason":"tooManyPlayers"}}]}"#,
  ]

  private static func stamped(_ id: String, _ name: String) -> String {
    #""id":"\#(id)","device":"\#(one)","madeAt":1795200000000,"kind":"playerAdded","#
      + #""player":"\#(id)","name":"\#(name)""#
  }

  private let preferences = Preferences(
    language: .korean, remembersUsername: false, username: "Yuna", device: .fixed(1),
    announcedFullTime: .kickOff, clockCorrection: -3_600_000, owesLogOut: true)
  private let account = DeviceAccount(
    id: .fixed(7), squad: .fixed(8), username: "ann", epoch: .fixed(9), isExpired: true)
  private let lineUp = LineUp(places: [.init(player: .fixed(1), team: .teamB)])
  private let snapshot: Snapshot
  private let confirmed: SequencedChange
  private let pending: StampedChange
  private let refused: RejectedChange

  init() throws {
    snapshot = Snapshot(
      epoch: .fixed(9), sequence: 3, squad: try Squad(after: .player(.ann, .added(.ann))))
    confirmed = try .numbered(4)
    pending = try .numbered(5)
    refused = RejectedChange(change: try .numbered(6), reason: .tooManyPlayers)
  }

  @Test func `records that version 1 wrote are read`() throws {
    let contents = DeviceRecords.read(
      Self.texts.map { KeyValue(key: $0.key, value: $0.value.bytes) })
    var squad = snapshot.squad
    try squad.apply(confirmed.stamped)
    let expected = StoredState(
      preferences: preferences, account: account,
      replica: Replica(
        confirmed: squad, sequence: 4, last: confirmed.acceptance, pending: [pending],
        rejected: [refused]),
      lineUp: lineUp)
    #expect(contents.state == expected)
    #expect(contents.repairs == [])
  }

  /// Version 1 opened on the login screen, and remembered that it was skipped.
  @Test func `records are written as version 1 wrote them, apart from the skipped login`() {
    var texts = Self.texts
    texts["preferences"]?.replace(#","skipsLogin":true"#, with: "")
    var device = TestDevice()
    device.store(
      .preferences(preferences), .account(account), .lineUp(lineUp), .snapshot(snapshot),
      .confirm([confirmed]), .append(pending), .rejections([refused]))
    #expect(device.disk.mapValues { String(decoding: $0, as: UTF8.self) } == texts)
  }

  /// A change from a time when names could be longer.
  private func formerly(_ number: UInt64) -> StampedChange {
    let name = ShortText(accepted: String(repeating: "n", count: 5_000))
    return .numbered(number, .player(.fixed(number), .added(PlayerDetails(name: name))))
  }

  @Test func `what was accepted under other rules stays readable in every record`() throws {
    var squad = Squad()
    try squad.apply(formerly(1))
    var device = TestDevice()
    device.store(
      .snapshot(Snapshot(sequence: 1, squad: squad)),
      .confirm([SequencedChange(sequence: 2, author: .fixed(7), stamped: formerly(2))]),
      .append(formerly(3)),
      .rejections([RejectedChange(change: formerly(4), reason: .tooManyPlayers)]))
    #expect(device.state.damagedRecords == 0)
    #expect(device.state.replica.squad.players.map(\.id) == [.fixed(1), .fixed(2), .fixed(3)])
    #expect(device.state.replica.rejected.map(\.change) == [formerly(4)])
  }

  @Test func `a line-up is kept with the names and colours of its teams`() throws {
    var named = LineUp(places: [])
    named.teamCount = 3
    named.fixed = [.init(player: .fixed(1), team: .teamC)]
    named.teams[.teamA] = TeamDetails(name: try ShortText("Bibs"), color: .yellow)
    named.teams[.teamC] = TeamDetails(color: .blue)
    let text =
      #"{"places":[],"fixed":[{"player":"00000000-0000-0000-0000-000000000001","team":"Team C"}],"#
      + #""teams":3,"teamA":{"name":"Bibs","color":"yellow"},"teamC":{"color":"blue"}}"#
    var device = TestDevice()
    device.store(.lineUp(named))
    #expect(device.disk["line-up"] == text.bytes)
    #expect(DeviceRecords.read([KeyValue(key: "line-up", value: text.bytes)]).state.lineUp == named)
  }

  @Test(arguments: ["{}", #"{"username":""}"#])
  func `preferences may lack every member`(_ text: String) {
    let contents = DeviceRecords.read([KeyValue(key: "preferences", value: text.bytes)])
    #expect(contents.state.preferences == Preferences())
    #expect(contents.repairs == [])
  }
}
