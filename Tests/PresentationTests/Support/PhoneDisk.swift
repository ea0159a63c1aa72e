import Domain
import Presentation

/// What a phone keeps, kept up to date by performing the app's writes.
struct PhoneDisk {
  private(set) var preferences = Preferences()
  private(set) var account: AccountRecord?
  private(set) var lineUp: LineUp?
  private(set) var pending: [StampedChange] = []
  private(set) var rejected: [RejectedChange] = []
  private(set) var confirmed = Squad()
  private(set) var sequence: Int64 = 0

  init() {}

  /// A disk on which this was kept.
  init(_ state: StoredState) {
    preferences = state.preferences
    account = state.account
    lineUp = state.lineUp
    pending = state.replica.pending
    rejected = state.replica.rejected
    confirmed = state.replica.confirmed
    sequence = state.replica.sequence
  }

  var state: StoredState {
    StoredState(
      preferences: preferences, account: account,
      replica: Replica(
        confirmed: confirmed, sequence: sequence, pending: pending, rejected: rejected),
      lineUp: lineUp)
  }

  mutating func perform(_ action: StoreAction) {
    switch action {
    case .append(let change):
      if let position = pending.firstIndex(where: { $0.id == change.id }) {
        pending[position] = change
      } else {
        pending.append(change)
      }
    case .confirm(let changes): changes.forEach { confirm($0) }
    case .forget(let ids):
      let forgotten = Set(ids)
      pending.removeAll { forgotten.contains($0.id) }
    case .rejections(let rejections): rejected = rejections
    case .snapshot(let squad, let sequence):
      confirmed = squad
      self.sequence = sequence
    case .account(let account): self.account = account
    case .preferences(let preferences): self.preferences = preferences
    case .lineUp(let lineUp): self.lineUp = lineUp
    case .erase:
      let preferences = preferences
      self = PhoneDisk()
      self.preferences = preferences
    }
  }

  /// What does not follow on what is here is of no use: the server has it.
  private mutating func confirm(_ change: SequencedChange) {
    guard change.sequence == sequence + 1, (try? confirmed.apply(change.stamped)) != nil else {
      return
    }
    sequence += 1
  }
}
