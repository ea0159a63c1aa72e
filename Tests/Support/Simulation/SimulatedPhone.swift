import Domain

/// A phone with a replica, a memory that can be lost and a clock that may be hours off.
struct SimulatedPhone {
  let account: Account.ID
  private let device: Device.ID
  private let clockOffset: Int64
  private var recordedCount: UInt64 = 0
  private var saved = Replica()
  private var keptWhenSaved: [StampedChange.ID] = []

  private(set) var replica = Replica()
  /// The changes that were recorded and of which the phone did not lose its memory.
  private(set) var kept: [StampedChange.ID] = []

  init(number: Int, clockOffset: Int64) {
    account = .fixed(UInt64(number))
    device = .fixed(UInt64(number))
    self.clockOffset = clockOffset
  }

  /// Records a change; the answer is `false` when what the phone shows does not allow it.
  @discardableResult
  mutating func record(_ change: Change, at now: Instant) -> Bool {
    recordedCount += 1
    let stamped = StampedChange(
      id: StampedChange.ID(high: device.low, low: recordedCount), device: device,
      madeAt: now.advanced(byMilliseconds: clockOffset), change: change)
    guard (try? replica.record(stamped)) != nil else { return false }
    kept.append(stamped.id)
    return true
  }

  /// Asks the server, with so many of the pending changes, the oldest first.
  func request(changeLimit: Int) -> SyncRequest {
    SyncRequest(
      since: replica.sequence, changes: Array(replica.pending.prefix(changeLimit)))
  }

  mutating func receive(_ response: SyncResponse, pageFirst: Bool) throws(ReplicaError) {
    if pageFirst { try receive(response.page) }
    for identified in response.outcomes { replica.receive(identified.outcome, for: identified.id) }
    if !pageFirst { try receive(response.page) }
  }

  /// Takes in a page; one that leaves a gap is left for later, when the phone asks again.
  mutating func receive(_ page: ChangePage) throws(ReplicaError) {
    do throws(ReplicaError) {
      try replica.receive(page)
    } catch .gap {
      return
    }
  }

  /// Starts anew from a snapshot, unless it is older than what the phone knows.
  mutating func receive(_ snapshot: Snapshot) {
    guard snapshot.sequence >= replica.sequence else { return }
    replica.reset(to: snapshot.squad, at: snapshot.sequence)
  }
}

extension SimulatedPhone {
  mutating func save() {
    saved = replica
    keptWhenSaved = kept
  }

  /// Starts again from what was saved; what was recorded since is lost.
  mutating func restart() {
    replica = Replica(
      confirmed: saved.confirmed, sequence: saved.sequence, pending: saved.pending,
      rejected: saved.rejected)
    kept = keptWhenSaved
  }

  /// Starts with nothing but the server's squad: the browser threw away all that was stored.
  mutating func evict(to squad: Squad, at sequence: Int64) {
    replica = Replica(confirmed: squad, sequence: sequence)
    kept = []
    save()
  }
}
