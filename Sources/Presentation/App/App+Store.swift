import Domain

extension App {
  /// Makes up for a write that failed, when something else is to be written.
  mutating func storeEverything() {
    guard let first = outbox.firstIndex(where: { $0.isStore }) else { return }
    isDiskBehind = false
    // Whoever logged out leaves nothing behind to make up for.
    guard !outbox.contains(where: { $0.isErase }) else { return }
    outbox[first] = .store(everything)
    outbox = outbox.indices.filter { $0 <= first || !outbox[$0].isStore }.map { outbox[$0] }
  }

  /// All that the phone keeps.
  var everything: [StoreAction] {
    [
      .preferences(preferences), .account(account),
      .snapshot(Snapshot(sequence: replica.sequence, squad: replica.confirmed)),
      .rejections(replica.rejected),
      .lineUp(lineUp),
    ] + replica.pending.map { .append($0) }
  }
}

extension Effect {
  fileprivate var isStore: Bool {
    if case .store = self { true } else { false }
  }

  fileprivate var isErase: Bool {
    guard case .store(let actions) = self else { return false }
    return actions.contains { if case .erase = $0 { true } else { false } }
  }
}
