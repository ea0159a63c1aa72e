import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// A phone that syncs over HTTP as the app does.
struct SyncingPhone {
  private(set) var replica = Replica()
  private(set) var epoch: Epoch.ID?
  /// How often it had to load the snapshot.
  private(set) var snapshotCount = 0
  /// The ids of what it gives back are its own.
  private let number: UInt64
  private var givenBack: UInt64 = 0

  init(number: UInt64) { self.number = number }

  var known: KnownLog {
    KnownLog(epoch: epoch, since: replica.sequence, last: replica.last)
  }

  var names: [String] { replica.squad.players.map(\.details.name.text).sorted() }

  mutating func add(_ players: UInt64...) throws {
    for player in players { try replica.record(.numbered(player)) }
  }

  /// Syncs until there is nothing left to send or to read.
  mutating func sync(as person: Person) async throws {
    for _ in 0..<20 {
      let request = SyncRequest(
        epoch: epoch, since: replica.sequence, last: replica.last, changes: replica.pending)
      let response = try await person.send(
        .post, "\(person.squadPath)/changes", request.json, [:])
      guard response.status != 409 else {
        try await startOver(as: person)
        continue
      }
      try #require(response.status == 200, "\(response)")
      let news = try SyncResponse(json: response.bytes)
      epoch = news.epoch
      try replica.receive(news.page)
      replica.receive(news.outcomes)
      for refused in replica.rejected where refused.reason.isFulfilled {
        replica.dismissRejection(refused.change.id)
      }
      if replica.pending.isEmpty, replica.sequence == news.latest { return }
    }
    Issue.record("The phone does not come to an end.")
  }

  /// Loads the snapshot, and records again what it lacks.
  private mutating func startOver(as person: Person) async throws {
    snapshotCount += 1
    let known = known
    let last = known.last.map { "&last=\($0.uuidString)" } ?? ""
    let path = "\(person.squadPath)/snapshot?since=\(known.since)\(last)"
    let snapshot = try Snapshot(json: try await person.get(path).bytes)
    try #require(snapshot.isOfAnotherLog || snapshot.epoch != known.epoch)
    var lost: [StampedChange] = []
    for (change, madeAt) in snapshot.squad.restorations(from: replica.confirmed) {
      givenBack += 1
      lost.append(
        StampedChange(
          id: StampedChange.ID(high: number, low: givenBack), device: .fixed(number),
          madeAt: madeAt, change: change))
    }
    epoch = snapshot.epoch
    replica = Replica(
      confirmed: snapshot.squad, sequence: snapshot.sequence, last: snapshot.last,
      pending: lost + replica.pending, rejected: replica.rejected)
  }
}

extension ChangeRejection {
  fileprivate var isFulfilled: Bool {
    switch self {
    case .playerExists, .gatherExists: true
    default: false
    }
  }
}
