/// A squad on a device: the server's confirmed squad with this device's pending changes on top.
///
/// Deliveries may come twice, late or not at all; once everything has been delivered, `squad`
/// equals the server's. No change of the user is dropped silently.
///
/// ```swift
/// var replica = Replica()
/// try replica.record(change)
/// // Send `replica.pending` to the server, then apply its response:
/// try replica.receive(response.page)
/// replica.receive(response.outcomes)
/// ```
public struct Replica: Equatable, Sendable {
  /// The squad to show: the confirmed one with the pending changes on top.
  public private(set) var squad: Squad
  /// The server's squad after the change numbered `sequence`.
  public private(set) var confirmed: Squad
  /// The sequence number of the last change in `confirmed`; 0 before the first.
  public private(set) var sequence: Int64
  /// The acceptance of that change, by which a server that was put back is noticed; `nil` when it is
  /// not known.
  public private(set) var last: Acceptance.ID?
  /// The changes that the server has not confirmed, oldest first.
  public private(set) var pending: [StampedChange]
  /// The changes that the server refused, with its reasons, until the user dismisses them.
  public private(set) var rejected: [RejectedChange]

  /// Creates a replica; without arguments, of an empty squad that no server knows.
  public init(
    confirmed: Squad = Squad(),
    sequence: Int64 = 0,
    last: Acceptance.ID? = nil,
    pending: [StampedChange] = [],
    rejected: [RejectedChange] = []
  ) {
    self.confirmed = confirmed
    self.sequence = sequence
    self.last = last
    self.pending = pending
    self.rejected = rejected
    squad = confirmed
    showPending()
  }

  /// Records a change of this device.
  /// - Throws: `ChangeRejection` when the change cannot be applied; nothing is recorded then.
  public mutating func record(_ change: StampedChange) throws(ChangeRejection) {
    try squad.accept(change, in: place(ofPending: pending.count, change))
    pending.append(change)
  }

  /// Applies a part of the server's log; changes that are known already have no effect.
  /// - Throws: `ReplicaError` when the part cannot follow; the replica is unchanged then.
  public mutating func receive(_ page: ChangePage) throws(ReplicaError) {
    guard page.since <= sequence else { throw .gap(after: sequence) }
    guard page.upTo > sequence else {
      if page.upTo == sequence { last = last ?? page.last }
      return
    }
    var next = confirmed
    for change in page.changes where change.sequence > sequence {
      do throws(ChangeRejection) {
        try next.apply(change)
      } catch {
        throw .diverged(at: change.sequence)
      }
    }
    confirmed = next
    sequence = page.upTo
    last = page.last
    let known = Set(page.changes.map { $0.stamped.id.raw })
    pending.removeAll { known.contains($0.id.raw) }
    showPending()
  }

  /// Applies the server's decisions about this device's changes.
  public mutating func receive(_ outcomes: [IdentifiedOutcome]) {
    var decided: [RawIdentifier: ChangeOutcome] = [:]
    for outcome in outcomes { decided[outcome.id.raw] = outcome.outcome }
    var undecided: [StampedChange] = []
    for change in pending {
      switch decided[change.id.raw] {
      case .rejected(let reason): rejected.append(RejectedChange(change: change, reason: reason))
      // Until the page that contains it arrives, the change stays visible.
      case .accepted(let place) where place <= sequence: break
      case .accepted, nil: undecided.append(change)
      }
    }
    guard undecided.count < pending.count else { return }
    pending = undecided
    showPending()
  }

  /// Replaces the confirmed squad by the server's; pending changes stay pending.
  public mutating func reset(
    to confirmed: Squad, at sequence: Int64, last: Acceptance.ID? = nil
  ) {
    self.confirmed = confirmed
    self.sequence = sequence
    self.last = last
    showPending()
  }

  /// Moves the times of the pending changes, after this device's clock turned out to be wrong.
  public mutating func restampPending(byMilliseconds distance: Int64) {
    pending = pending.map { change in
      StampedChange(
        id: change.id, device: change.device,
        madeAt: change.madeAt.advanced(byMilliseconds: distance), change: change.change)
    }
    showPending()
  }

  /// Forgets a refused change, after the user has read the reason.
  public mutating func dismissRejection(_ id: StampedChange.ID) {
    rejected.removeAll { $0.change.id == id }
  }

  /// Applies the pending changes; one that no longer fits is left out, and the server's outcome
  /// tells the user why.
  private mutating func showPending() {
    squad = confirmed
    for (position, change) in pending.enumerated() {
      try? squad.accept(change, in: place(ofPending: position, change))
    }
  }

  /// The place that a pending change gets if the server takes it in next, as of when it was made.
  private func place(ofPending position: Int, _ change: StampedChange) -> LogPlace {
    LogPlace(number: sequence + Int64(position) + 1, acceptedAt: change.madeAt)
  }
}
