public import Domain

/// Reads everything that a log has and compares it with its snapshots.
public struct LogCheck: Equatable, Sendable {
  /// How many squads were read.
  public private(set) var squads = 0
  /// How many changes were read, damaged ones left out.
  public private(set) var changes = 0
  /// What is wrong, squad by squad.
  public private(set) var findings: [Finding] = []

  /// Something that is wrong with a squad's log.
  public enum Finding: Hashable, Sendable {
    /// A change cannot be decoded.
    case damagedChange(Squad.ID, sequence: Int64)
    /// A change cannot be applied to what the log made of the squad so far.
    case unfittingChange(Squad.ID, sequence: Int64)
    /// The snapshot cannot be decoded.
    case damagedSnapshot(Squad.ID)
    /// The snapshot is not what the log makes of the squad.
    case differingSnapshot(Squad.ID, sequence: Int64)
  }

  private static let pageSize = 1_000

  /// Reads every squad's whole log.
  /// - Throws: `StorageError` when storage cannot be read at all.
  public init(reading log: some ChangeLog) async throws(StorageError) {
    for squad in try await log.squads() {
      squads += 1
      try await read(squad, from: log)
    }
  }

  private mutating func read(
    _ id: Squad.ID, from log: some ChangeLog
  ) async throws(StorageError) {
    var snapshot: Snapshot?
    switch try await log.snapshot(of: id) {
    case .none: break
    case .damaged: findings.append(.damagedSnapshot(id))
    case .intact(let stored): snapshot = stored
    }
    var replay = Replay(id: id, snapshot: snapshot)
    while true {
      let page = try await log.entries(of: id, after: replay.sequence, limit: Self.pageSize)
      guard page.upTo > replay.sequence else { break }
      changes += page.changes.count
      findings += page.damaged.map { .damagedChange(id, sequence: $0) }
      findings += replay.take(page)
    }
    findings += replay.compareAtEnd()
  }
}

/// A squad on its way from nothing to what its log makes of it.
private struct Replay {
  let id: Squad.ID
  /// The snapshot, until it has been compared.
  var snapshot: Snapshot?
  var squad = Squad()
  var sequence: Int64 = 0

  init(id: Squad.ID, snapshot: Snapshot?) {
    self.id = id
    self.snapshot = snapshot
  }

  mutating func take(_ page: LogPage) -> [LogCheck.Finding] {
    var findings: [LogCheck.Finding] = []
    for change in page.changes {
      findings += compare(before: change.sequence)
      do throws(ChangeRejection) {
        try squad.apply(change.stamped)
      } catch {
        findings.append(.unfittingChange(id, sequence: change.sequence))
      }
    }
    findings += compare(before: page.upTo + 1)
    sequence = page.upTo
    return findings
  }

  /// A snapshot of more than the log has is wrong, too.
  mutating func compareAtEnd() -> [LogCheck.Finding] {
    guard let snapshot, snapshot.sequence != sequence else { return compare(before: .max) }
    self.snapshot = nil
    return [.differingSnapshot(id, sequence: snapshot.sequence)]
  }

  /// Compares with the snapshot when it is of a number before this one.
  private mutating func compare(before next: Int64) -> [LogCheck.Finding] {
    guard let snapshot, snapshot.sequence < next else { return [] }
    self.snapshot = nil
    guard snapshot.squad != squad else { return [] }
    return [.differingSnapshot(id, sequence: snapshot.sequence)]
  }
}
