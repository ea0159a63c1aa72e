import ChangeStore
import Domain
import Wire

/// A squad as it will be once the next transaction is on disk.
///
/// Several requests add to one draft, so that they share a transaction.
struct SquadDraft: Sendable {
  private(set) var squad: Squad
  private(set) var sequence: Int64
  /// What must be on disk before anybody is answered.
  private(set) var entries: [LogEntry] = []
  /// The answers that were given to changes before, and those of this draft.
  private var outcomes: [StampedChange.ID: ChangeOutcome]

  init(
    of squad: Squad, at sequence: Int64, knowing outcomes: [StampedChange.ID: ChangeOutcome] = [:]
  ) {
    self.squad = squad
    self.sequence = sequence
    self.outcomes = outcomes
  }

  /// The changes that were accepted, in order.
  var accepted: [SequencedChange] {
    entries.compactMap { if case .accepted(let change) = $0 { change } else { nil } }
  }

  /// Takes changes one by one: a refused one does not keep the next from being applied, and one
  /// that was seen before gets its first answer again.
  mutating func deliver(
    _ changes: [StampedChange], by author: Account.ID
  ) -> [IdentifiedOutcome] {
    changes.map { change in
      IdentifiedOutcome(id: change.id, outcome: outcome(of: change, by: author))
    }
  }

  /// Applies changes all together or not at all.
  mutating func apply(
    _ changes: [StampedChange], by author: Account.ID
  ) throws(ChangeRejection) {
    var next = self
    for change in changes { try next.accept(change, by: author) }
    self = next
  }

  private mutating func outcome(
    of change: StampedChange, by author: Account.ID
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
    _ change: StampedChange, by author: Account.ID
  ) throws(ChangeRejection) {
    try squad.accept(change)
    sequence += 1
    entries.append(
      .accepted(SequencedChange(sequence: sequence, author: author, stamped: change)))
  }
}
