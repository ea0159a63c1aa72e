/// A squad on a phone: what the server confirmed, and on top of it what the server has not yet seen.
///
/// Deliveries may come twice, late or not at all; once everything has been delivered, `squad` is
/// the server's. Nothing that a person did is dropped in silence.
public struct Replica: Equatable, Sendable {
  /// The squad as it is shown: the confirmed one with the pending changes on top.
  public private(set) var squad: Squad
  /// The squad as the server had it after the change numbered `sequence`.
  public private(set) var confirmed: Squad
  /// How far the server's log is contained in `confirmed`; 0 before the first change.
  public private(set) var sequence: Int64
  /// Changes that the server has not confirmed, oldest first.
  public private(set) var pending: [StampedChange]
  /// Changes that the server refused, with its reasons, until somebody has read them.
  public private(set) var rejected: [RejectedChange]

  /// Makes a replica; without arguments, of an empty squad that no server knows.
  public init(
    confirmed: Squad = Squad(),
    sequence: Int64 = 0,
    pending: [StampedChange] = [],
    rejected: [RejectedChange] = []
  ) {
    self.confirmed = confirmed
    self.sequence = sequence
    self.pending = pending
    self.rejected = rejected
    squad = confirmed
    showPending()
  }

  /// Whether nothing was ever done here or heard from a server.
  public var isUntouched: Bool {
    sequence == 0 && pending.isEmpty && rejected.isEmpty
      && squad.allPlayers.isEmpty && squad.allGathers.isEmpty
  }

  /// Records what was done on this phone.
  /// - Throws: `ChangeRejection` when it cannot be applied; nothing is recorded then.
  public mutating func record(_ change: StampedChange) throws(ChangeRejection) {
    try squad.accept(change)
    pending.append(change)
  }

  /// Takes in a part of the server's log; parts that are known already change nothing.
  /// - Throws: `ReplicaError` when the part cannot follow; the replica is then as it was.
  public mutating func receive(_ page: ChangePage) throws(ReplicaError) {
    guard page.since <= sequence else { throw .gap(after: sequence) }
    guard page.upTo > sequence else { return }
    var next = confirmed
    for change in page.changes where change.sequence > sequence {
      do throws(ChangeRejection) {
        try next.apply(change.stamped)
      } catch {
        throw .diverged(at: change.sequence)
      }
    }
    confirmed = next
    sequence = page.upTo
    let known = Set(page.changes.map { $0.stamped.id.raw })
    pending.removeAll { known.contains($0.id.raw) }
    showPending()
  }

  /// Takes in what the server said of one of this phone's changes.
  public mutating func receive(_ outcome: ChangeOutcome, for id: StampedChange.ID) {
    guard let position = pending.firstIndex(where: { $0.id == id }) else { return }
    switch outcome {
    case .accepted(let accepted):
      // Until the page that holds it arrives, it must go on being shown.
      guard accepted <= sequence else { return }
      pending.remove(at: position)
    case .rejected(let reason):
      rejected.append(RejectedChange(change: pending.remove(at: position), reason: reason))
    }
    showPending()
  }

  /// Starts anew from the server's squad; what is pending stays pending.
  public mutating func reset(to confirmed: Squad, at sequence: Int64) {
    self.confirmed = confirmed
    self.sequence = sequence
    showPending()
  }

  /// Moves the instants of what is pending, after this phone's clock turned out to be wrong.
  public mutating func restampPending(byMilliseconds distance: Int64) {
    pending = pending.map { change in
      StampedChange(
        id: change.id, device: change.device,
        madeAt: change.madeAt.advanced(byMilliseconds: distance), change: change.change)
    }
    showPending()
  }

  /// Forgets a refused change after somebody has read why.
  public mutating func dismissRejection(_ id: StampedChange.ID) {
    rejected.removeAll { $0.change.id == id }
  }

  /// A pending change that no longer fits is not shown; the server's answer says why.
  private mutating func showPending() {
    squad = confirmed
    for change in pending {
      try? squad.accept(change)
    }
  }
}
