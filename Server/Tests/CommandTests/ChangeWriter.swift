import Domain

/// Sends changes one after the other, and records the acknowledged ones.
///
/// A change without a response is sent again to the next server, as a device does, so it may be in
/// the log already.
actor ChangeWriter {
  private let number: UInt64
  private let user: User
  private var count: UInt64 = 0
  private var unacknowledged: StampedChange?
  private(set) var acknowledged: [StampedChange.ID] = []

  init(number: UInt64, user: User) {
    self.number = number
    self.user = user
  }

  /// Sends changes until the server is gone, and calls `onAcknowledgement` after each.
  func write(to server: GatherServer, onAcknowledgement: () async -> Void) async throws {
    while try await writeOne(to: server) { await onAcknowledgement() }
  }

  /// Sends one change.
  /// - Returns: Whether it was acknowledged; when not, it is sent again the next time.
  func writeOne(to server: GatherServer) async throws -> Bool {
    let change = try unacknowledged ?? nextChange()
    unacknowledged = change
    guard await user.deliver(change, to: server) else { return false }
    acknowledged.append(change.id)
    unacknowledged = nil
    return true
  }

  private func nextChange() throws -> StampedChange {
    count += 1
    let name = try ShortText("Player \(number)-\(count)")
    return StampedChange(
      id: Identifier(high: number, low: count),
      device: Identifier(high: 0, low: number),
      madeAt: Instant(clamping: Int64(count)),
      change: .player(Identifier(high: number, low: count), .added(PlayerDetails(name: name))))
  }
}

/// Ends a server after a number of acknowledgements.
actor ServerKiller {
  private var remaining: Int
  private let execute: @Sendable () -> Void

  init(after count: Int, _ execute: @escaping @Sendable () -> Void) {
    remaining = count
    self.execute = execute
  }

  func countDown() {
    remaining -= 1
    if remaining == 0 { execute() }
  }
}
