import Dispatch
package import Domain
import Synchronization

extension PostgresStore: Successive {
  /// How often it is looked whether another epoch began.
  private static let interval: Duration = .seconds(1)

  /// Waits until another epoch must begin or has begun, because a standby took over that lacks what a server
  /// had confirmed, and opens another store for it.
  ///
  /// So long it also notices a takeover that no request meets.
  package func successor(orBegin new: Epoch.ID) async -> Successor? {
    while !Task.isCancelled {
      if pool.isOver, let successor = await open(orBegin: new) { return successor }
      checkEpoch()
      try? await Task.sleep(for: Self.interval)
    }
    return nil
  }

  /// Looks whether another epoch began, beside the caller, because a database that does not answer must not hold a
  /// shutdown up.
  private func checkEpoch() {
    guard !isChecking.exchange(true, ordering: .relaxed) else { return }
    Task {
      try? await reading { [pool] in try pool.checkEpoch(by: $0) }
      isChecking.store(false, ordering: .relaxed)
    }
  }

  /// - Returns: `nil` when the database cannot be served now.
  private func open(orBegin new: Epoch.ID) async -> Successor? {
    let next = another()
    do {
      guard try await onThread({ try next.claim() }) == nil else { return nil }
      let epoch = try await next.epoch(orBegin: new)
      await onThread { self.close() }
      return Successor(store: next, epoch: epoch)
    } catch {
      await onThread { next.close() }
      return nil
    }
  }

  /// Does what waits on a thread that may wait.
  private func onThread<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Result { () throws(Failure) in try work() })
      }
    }
    return try result.get()
  }
}
