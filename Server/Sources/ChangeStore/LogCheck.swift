public import Domain

/// The result of reading a whole log and comparing it with its snapshots.
public struct LogCheck: Equatable, Sendable {
  /// The number of squads that were read.
  public private(set) var squads = 0
  /// The number of changes that were read, without damaged changes.
  public private(set) var changes = 0
  /// The errors that were found, squad by squad.
  public private(set) var findings: [Finding] = []

  /// An error in a squad's log or snapshot.
  public enum Finding: Hashable, Sendable {
    /// A change is not what was stored, or cannot be decoded.
    case damagedChange(Squad.ID, DamagedChange)
    /// A change cannot be applied to the squad after all earlier changes.
    case unfittingChange(Squad.ID, sequence: Int64)
    /// The snapshot cannot be decoded.
    case damagedSnapshot(Squad.ID)
    /// The snapshot differs from the squad after the log's changes.
    case differingSnapshot(Squad.ID, sequence: Int64)
  }

  /// Checks the whole log of every squad.
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
      let page = try await log.entries(of: id, after: replay.sequence, limit: .usual)
      guard page.upTo > replay.sequence else { break }
      changes += page.changes.count
      findings += page.damaged.map { .damagedChange(id, $0) }
      findings += replay.take(page)
    }
    findings += replay.compareAtEnd()
  }
}

/// Applies a squad's log from the start, and compares the squad with its snapshot on the way.
private struct Replay {
  let id: Squad.ID
  /// The snapshot; `nil` from the comparison on.
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
        try squad.apply(change)
      } catch {
        findings.append(.unfittingChange(id, sequence: change.sequence))
      }
    }
    findings += compare(before: page.upTo + 1)
    sequence = page.upTo
    return findings
  }

  /// Reports a snapshot with a sequence number after the end of the log.
  mutating func compareAtEnd() -> [LogCheck.Finding] {
    guard let snapshot, snapshot.sequence != sequence else { return compare(before: .max) }
    self.snapshot = nil
    return [.differingSnapshot(id, sequence: snapshot.sequence)]
  }

  /// Compares the squad with the snapshot when that was made before a sequence number.
  private mutating func compare(before next: Int64) -> [LogCheck.Finding] {
    guard let snapshot, snapshot.sequence < next else { return [] }
    self.snapshot = nil
    guard !squad.agrees(withSnapshot: snapshot.squad) else { return [] }
    return [.differingSnapshot(id, sequence: snapshot.sequence)]
  }
}
