import Domain

/// A device with a replica, a memory that can be lost and a clock that may be hours off.
struct SimulatedDevice {
  let account: Account.ID
  private let device: Device.ID
  private let clockOffset: Int64
  private var recordedCount: UInt64 = 0
  private var saved = Replica()
  private var keptWhenSaved: [StampedChange.ID] = []

  private(set) var replica = Replica()
  /// The recorded changes, without those that the device lost.
  private(set) var kept: [StampedChange.ID] = []

  init(number: Int, clockOffset: Int64) {
    account = .fixed(UInt64(number))
    device = .fixed(UInt64(number))
    self.clockOffset = clockOffset
  }

  /// Records a change; returns `false` when the device's squad does not allow it.
  @discardableResult
  mutating func record(_ change: Change, at now: Instant) -> Bool {
    recordedCount += 1
    let stamped = StampedChange(
      id: StampedChange.ID(high: device.low, low: recordedCount), device: device,
      madeAt: replica.squad.instant(of: change, at: now.advanced(byMilliseconds: clockOffset)),
      change: change)
    guard (try? replica.record(stamped)) != nil else { return false }
    kept.append(stamped.id)
    return true
  }

  /// A request with at most `changeLimit` of the pending changes, oldest first.
  func request(changeLimit: Int) -> SyncRequest {
    SyncRequest(
      since: replica.sequence, last: replica.last,
      changes: Array(replica.pending.prefix(changeLimit)))
  }

  mutating func receive(_ response: SyncResponse, pageFirst: Bool) throws(ReplicaError) {
    if pageFirst { try receive(response.page) }
    replica.receive(response.outcomes)
    if !pageFirst { try receive(response.page) }
  }

  /// Applies a page; ignores one that leaves a gap, because the device asks again later.
  mutating func receive(_ page: ChangePage) throws(ReplicaError) {
    do throws(ReplicaError) {
      try replica.receive(page)
    } catch .gap {
      return
    }
  }

  /// Applies a snapshot, unless it is older than the device's squad.
  mutating func receive(_ snapshot: Snapshot) {
    guard snapshot.sequence >= replica.sequence else { return }
    replica.reset(to: snapshot.squad, at: snapshot.sequence, last: snapshot.last)
  }
}

extension SimulatedDevice {
  mutating func save() {
    saved = replica
    keptWhenSaved = kept
  }

  /// Restarts from what was saved, and loses what was recorded since.
  mutating func restart() {
    replica = Replica(
      confirmed: saved.confirmed, sequence: saved.sequence, last: saved.last,
      pending: saved.pending, rejected: saved.rejected)
    kept = keptWhenSaved
  }

  /// Restarts with the server's squad only, as after the browser cleared its storage.
  mutating func evict(to snapshot: Snapshot) {
    replica = Replica(
      confirmed: snapshot.squad, sequence: snapshot.sequence, last: snapshot.last)
    kept = []
    save()
  }
}
