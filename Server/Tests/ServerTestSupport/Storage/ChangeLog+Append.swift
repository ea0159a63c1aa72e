package import ChangeStore
package import Domain

extension ChangeLog {
  /// Appends entries that were decided about just before the first of them; without accepted changes,
  /// at the end of the log.
  package func append(_ entries: [LogEntry], to squad: Squad.ID) async throws(AppendError) {
    let sequences = entries.compactMap { entry -> Int64? in
      if case .accepted(let change) = entry { change.sequence } else { nil }
    }
    if let first = sequences.min() {
      return try await append(entries, to: squad, after: first - 1)
    }
    let ends: [Squad.ID: Int64]
    do throws(StorageError) {
      ends = try await self.ends(of: [squad])
    } catch {
      throw .storage(error)
    }
    try await append(entries, to: squad, after: ends[squad] ?? 0)
  }

  /// Appends entries in any order.
  package func appendAnywhere(
    _ entries: [LogEntry], to squad: Squad.ID
  ) async throws(AppendError) {
    try await append(entries, to: squad, after: .max)
  }
}
