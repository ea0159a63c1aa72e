import Domain
import TestSupport
import Wire

extension Parser {
  static var json: [Parser] {
    [
      roundTrip("json", read: { try JSON($0) }, write: { $0.bytes }) { changes in
        try JSON(request(&changes).json)
      }
    ]
  }

  /// What devices and servers send each other.
  static var messages: [Parser] {
    [
      roundTrip(
        "change", read: { try StampedChange(json: $0) },
        write: { change in JSONWriter.write { $0.change(change) } },
        example: { try $0.stamped() }),
      roundTrip(
        "acceptedChange", read: { try StampedChange(json: $0, .accepted) },
        write: { change in JSONWriter.write { $0.change(change) } },
        example: { try $0.stamped() }),
      roundTrip("request", read: { try SyncRequest(json: $0) }, write: \.json, example: request),
      roundTrip("response", read: { try SyncResponse(json: $0) }, write: \.json, example: response),
      roundTrip("snapshot", read: readSnapshot, write: \.json) { changes in
        Snapshot(epoch: .fixed(1), sequence: 30, squad: try changes.squad(changeCount: 30))
      },
      roundTrip(
        "passwordChange", read: { try PasswordChange(json: $0) }, write: \.json,
        example: { _ in PasswordChange(currentPassword: "kick-off", newPassword: "half-time") }),
      roundTrip(
        "login", read: { try LoginResponse(json: $0) }, write: \.json,
        example: { _ in LoginResponse(token: "t", userID: .fixed(1), squadID: .fixed(2)) }),
      bodies,
    ]
  }

  /// Bodies of the REST API, which nothing writes.
  private static var bodies: Parser {
    text(
      "body",
      [
        #"{"username":"Ann","password":"kick-off","code":"x"}"#,
        #"{"score":"2-1","winnerTeam":"Team A"}"#, #"{"team":"Team B"}"#,
        #"{"name":"유나","age":30,"skill":"amateur","preferredPosition":"GK","favouriteTeam":"x"}"#,
      ]
    ) { text in
      let bytes = Array(text.utf8)
      _ = try? Credentials(json: bytes)
      _ = try? GatherResult(json: bytes)
      _ = try? PlayerDetails(json: bytes)
      return true
    }
  }

  private static func request(_ changes: inout ChangeGenerator) throws -> SyncRequest {
    SyncRequest(
      epoch: .fixed(1), since: 3, changes: [try changes.stamped(), try changes.stamped()])
  }

  private static func response(_ changes: inout ChangeGenerator) throws -> SyncResponse {
    let change = SequencedChange(sequence: 4, author: .fixed(1), stamped: try changes.stamped())
    return SyncResponse(
      epoch: .fixed(1),
      outcomes: [
        IdentifiedOutcome(id: .fixed(1), outcome: .accepted(sequence: 4)),
        IdentifiedOutcome(
          id: .fixed(2), outcome: .rejected(.scoreLimitReached(changes.gather(), .teamA))),
      ],
      page: ChangePage(since: 3, upTo: 4, changes: [change]), latest: 4, now: .kickOff)
  }

  /// A squad that was read must accept or refuse whatever comes next.
  private static func readSnapshot(_ bytes: [UInt8]) throws -> Snapshot {
    let snapshot = try Snapshot(json: bytes)
    var squad = snapshot.squad
    for change in nextChanges { try? squad.accept(change) }
    return snapshot
  }

  private static let nextChanges: [StampedChange] = {
    var changes = try? ChangeGenerator(seed: 1)
    return (0..<20).compactMap { _ in try? changes?.stamped() }
  }()
}

extension ChangeGenerator {
  mutating func stamped() throws -> StampedChange {
    let moment = Int64(random.number(-86_400_000...86_400_000))
    return StampedChange(
      id: .random(using: &random), device: .fixed(1),
      madeAt: .kickOff.advanced(byMilliseconds: moment), change: try change())
  }

  /// A squad to which so many changes were applied, as far as they could be.
  mutating func squad(changeCount: Int) throws -> Squad {
    var squad = Squad()
    for _ in 0..<changeCount {
      let change = try stamped()
      try? squad.accept(change)
    }
    return squad
  }
}
