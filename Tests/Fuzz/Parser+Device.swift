import Browser
import BrowserSupport
import Client
import Domain
import EmbeddedTexts
import Presentation
import TestSupport
import Texts

extension Parser {
  /// What a device reads from its disk, from other windows and from files.
  static var device: [Parser] {
    [
      roundTrip(
        "importFile", read: { try read($0, ExportFile.squad) }, write: ExportFile.json,
        example: { try $0.squad(changeCount: 30) }),
      roundTrip(
        "windowMessage", read: { try read($0, message) }, write: DeviceRecords().json,
        example: { WindowMessage.recorded(try $0.stamped()) }),
      Parser(name: "records", example: exampleOfRecords, holds: holdsForRecords),
      text("sessions", [sessions]) { text in
        _ = try? [DeviceSession](json: Array(text.utf8))
        return true
      },
    ]
  }

  private static let sessions =
    #"[{"id":"00000000-0000-0000-0000-000000000001","device":"curl","#
    + #""lastUsedAt":"2026-11-20T18:42:05.120Z","isCurrent":true}]"#

  private static func message(_ bytes: [UInt8]) -> WindowMessage? {
    var window = DeviceRecords()
    return window.message(json: bytes)
  }

  private struct Unreadable: Error {}

  private static func read<Value>(_ bytes: [UInt8], _ parse: ([UInt8]) -> Value?) throws -> Value {
    guard let value = parse(bytes) else { throw Unreadable() }
    return value
  }

  /// All records, each as a line with its key and a line with its value.
  private static func exampleOfRecords(_ changes: inout ChangeGenerator) throws -> [UInt8] {
    var records = DeviceRecords()
    var replica = Replica(confirmed: try changes.squad(changeCount: 30), sequence: 30)
    let change = try changes.stamped()
    try? replica.record(change)
    let account = DeviceAccount(id: .fixed(7), squad: .fixed(8), username: "ann", epoch: .fixed(9))
    let list = Draft(
      .plain(.list), ["1. Ann +1", "renamed", "Ann", "0", "Anna", "dropped", "Anna", "0", ""],
      typedAt: .kickOff)
    let written = records.records(
      for: [
        .preferences(Preferences(language: .korean, username: "Yuna", device: .fixed(1))),
        .account(account), .lineUp(LineUp(places: [.init(player: .fixed(1), team: .teamB)])),
        .snapshot(Snapshot(sequence: 30, squad: replica.confirmed)), .append(change),
        .confirm([SequencedChange(sequence: 31, author: .fixed(1), stamped: try changes.stamped())]
        ),
        .rejections([RejectedChange(change: try changes.stamped(), reason: .tooManyPlayers)]),
        .draft(list.form, list),
      ], replica: replica)
    let lines = stored(written).map { Array($0.key.utf8) + newline + ($0.value ?? []) }
    return Array(lines.joined(separator: newline))
  }

  private static func stored(_ written: [KeyValue]) -> [KeyValue] {
    var records = StoredRecords()
    records.write(written)
    return records.all
  }

  private static let newline: [UInt8] = [0x0A]

  /// The app opens with any records, shows its screens, and writes what it then reads as the same.
  private static func holdsForRecords(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: newline[0], omittingEmptySubsequences: false)
    let records = stride(from: 0, to: lines.count - 1, by: 2).map { index in
      KeyValue(key: String(decoding: lines[index], as: UTF8.self), value: Array(lines[index + 1]))
    }
    // As on a disk, where a key is there once.
    let state = DeviceRecords.read(stored(records)).state
    open(state)
    // Records of one change under several keys are written as one.
    let pending = state.replica.pending.map { $0.id }
    return Set(pending).count < pending.count || isSameAgain(state)
  }

  private static func isSameAgain(_ state: StoredState) -> Bool {
    var writer = DeviceRecords()
    let replica = state.replica
    let records = writer.records(
      for: [
        .preferences(state.preferences), .account(state.account), .lineUp(state.lineUp),
        .snapshot(
          Snapshot(sequence: replica.sequence, squad: replica.confirmed, last: replica.last)),
        .rejections(replica.rejected),
      ] + replica.pending.map { .append($0) } + state.drafts.all.map { .draft($0.form, $0) },
      replica: replica)
    var expected = state
    expected.damagedRecords = 0
    return DeviceRecords.read(stored(records)).state == expected
  }

  private static func open(_ state: StoredState) {
    let moment = Moment(now: .kickOff, uptime: 0, randomBits: { 1 })
    let surroundings = Surroundings(
      localTimeZone: LocalTimeZone { _ in 540 },
      dateForm: DateForm(isMonthFirst: true, hasTwelveHours: true))
    var app = App(path: "", Strings(.english), surroundings, isOnline: true, now: .kickOff)
    _ = app.handle(.device(.loaded(state)), in: moment)
    let squad = app.replica.squad
    let places: [Destination] =
      [.players, .confirmPlayers, .pastGathers, .settings, .archivedPlayers]
      + squad.players.prefix(2).map { .player($0.id) }
      + squad.allGathers.prefix(2).flatMap { [.gather($0.id), .pastGather($0.id)] }
    for place in places { _ = app.handle(.shell(.linkTapped(place)), in: moment) }
    _ = app.handle(.shell(.linkTapped(.addPlayer)), in: moment)
    _ = app.handle(.addPlayer(.pasteTapped), in: moment)
    _ = app.wakesAt
  }
}
