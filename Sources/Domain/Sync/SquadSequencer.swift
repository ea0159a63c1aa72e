/// The server's half of sync: accepts or refuses each delivered change, and numbers the accepted.
///
/// `Replica` is the device's half. Neither uses a disk or a network: the server stores `entries`
/// before it responds:
///
/// ```swift
/// var sequencer = SquadSequencer(
///   of: squad, at: 41, knowing: try await log.outcomes(of: ids), now: clock.now)
/// let outcomes = sequencer.deliver(changes, by: .account(account))
/// try await log.append(sequencer.entries)
/// ```
///
/// Several requests may share one sequencer, and with it one transaction.
public struct SquadSequencer: Sendable {
  /// The squad with all accepted changes.
  public private(set) var squad: Squad
  /// The sequence number of the last accepted change; 0 before the first.
  public private(set) var sequence: Int64
  /// The entries that must be on disk before the server responds.
  public private(set) var entries: [LogEntry] = []
  /// The outcomes that were known before, and those of this sequencer.
  private var outcomes: [StampedChange.ID: ChangeOutcome]
  /// When the changes are taken in.
  private let now: Instant

  /// Continues a log; without a squad, begins one.
  /// - Parameters:
  ///   - squad: The squad after the change numbered `sequence`.
  ///   - sequence: The sequence number of the last change in the log.
  ///   - outcomes: The known outcomes of changes that may be delivered again.
  ///   - now: The server's time.
  public init(
    of squad: Squad = Squad(), at sequence: Int64 = 0,
    knowing outcomes: [StampedChange.ID: ChangeOutcome] = [:], now: Instant
  ) {
    self.squad = squad
    self.sequence = sequence
    self.outcomes = outcomes
    self.now = now
  }

  /// The accepted changes, in order.
  public var accepted: [SequencedChange] {
    entries.compactMap { if case .accepted(let change) = $0 { change } else { nil } }
  }

  /// Accepts or refuses an account's changes one by one.
  ///
  /// A refused change does not stop the next, and a change that was delivered before gets its first
  /// outcome again.
  public mutating func deliver(
    _ changes: [StampedChange], by account: Account.ID
  ) -> [IdentifiedOutcome] {
    changes.map { change in
      IdentifiedOutcome(id: change.id, outcome: outcome(of: change, by: .account(account)))
    }
  }

  /// Accepts or refuses a scorekeeper's changes one by one, as `deliver(_:by:)` does.
  ///
  /// What the scope does not permit is refused and leaves no entry, so that the holders of a link
  /// cannot fill the log with it.
  public mutating func deliver(
    _ changes: [StampedChange], by link: Link.ID, in scope: Scope
  ) -> [IdentifiedOutcome] {
    changes.map { change in
      guard outcomes[change.id] != nil || scope.permits(change, in: squad, at: now) else {
        return IdentifiedOutcome(id: change.id, outcome: .rejected(.notPermitted))
      }
      return IdentifiedOutcome(id: change.id, outcome: outcome(of: change, by: .link(link)))
    }
  }

  /// Accepts changes all together or not at all.
  /// - Throws: `ChangeRejection` of the first change that is refused; nothing is changed then.
  public mutating func apply(
    _ changes: [StampedChange], by account: Account.ID
  ) throws(ChangeRejection) {
    var next = self
    for change in changes { try next.accept(change, by: .account(account)) }
    self = next
  }

  private mutating func outcome(
    of change: StampedChange, by author: Author
  ) -> ChangeOutcome {
    if let known = outcomes[change.id] { return known }
    let outcome: ChangeOutcome
    do throws(ChangeRejection) {
      try accept(change, by: author)
      outcome = .accepted(sequence: sequence)
    } catch {
      entries.append(.rejected(RejectedChange(change: change, reason: error)))
      outcome = .rejected(error)
    }
    outcomes[change.id] = outcome
    return outcome
  }

  private mutating func accept(
    _ change: StampedChange, by author: Author
  ) throws(ChangeRejection) {
    let place = LogPlace(number: sequence + 1, acceptedAt: now)
    try squad.accept(change, in: place)
    sequence = place.number
    entries.append(
      .accepted(
        SequencedChange(
          sequence: sequence, author: author, acceptedAt: now, stamped: change)))
  }
}
