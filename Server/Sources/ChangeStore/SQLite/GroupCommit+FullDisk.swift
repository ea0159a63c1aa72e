import GRDB

// A full disk.
extension GroupCommit {
  /// Writes a batch; when the disk is full, only what deletes.
  func commit(_ batch: [Request], in db: Database) -> [Result<Void, any Error>] {
    guard let reserve else { return commitAll(batch, in: db) }
    guard reserve.hold() else { return commitDeletions(of: batch, in: db) }
    let results = commitAll(batch, in: db)
    let failed = zip(batch, results).filter { $1.isOfFullDisk }.map(\.0)
    guard !failed.isEmpty else { return results }
    reserve.giveUp()
    // Frees the space of the log, if the file can take what is in it.
    _ = try? db.checkpoint(.truncate)
    var retried = commitDeletions(of: failed, in: db).makeIterator()
    return results.map { $0.isOfFullDisk ? retried.next() ?? $0 : $0 }
  }

  private func commitDeletions(
    of batch: [Request], in db: Database
  ) -> [Result<Void, any Error>] {
    var results = commitAll(batch.filter { $0.room == .none }, in: db).makeIterator()
    return batch.map { request in
      guard request.room == .none, let result = results.next() else {
        return .failure(StorageError.full)
      }
      return result
    }
  }
}

extension Result<Void, any Error> {
  fileprivate var isOfFullDisk: Bool {
    guard case .failure(let error) = self else { return false }
    return StorageError(error) == .full
  }
}
