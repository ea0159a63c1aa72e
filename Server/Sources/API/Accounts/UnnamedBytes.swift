import ChangeStore
import Domain
import Metrics

/// What all accounts without a name take of the disk together, which is limited.
///
/// It is read every ten seconds, and what this server takes in between is added; so it may exceed the
/// limit by what other servers take in ten seconds.
actor UnnamedBytes {
  private static let lifeMilliseconds: Int64 = 10_000

  private let limit: Int
  private let store: any KeyStore
  private let metrics: ServerMetrics
  private var known: (bytes: Int, readAt: Instant)?

  init(limit: Int, store: any KeyStore, metrics: ServerMetrics) {
    self.limit = limit
    self.store = store
    self.metrics = metrics
  }

  /// Adds bytes of an account without a name, unless they are more than there is room for.
  /// - Throws: `APIError.unnamedFull`; nothing is added then.
  func add(_ bytes: Int, at now: Instant) async throws(APIError) {
    let total = try await total(at: now)
    guard total + bytes <= limit else { throw .unnamedFull }
    known?.bytes += bytes
  }

  private func total(at now: Instant) async throws(APIError) -> Int {
    if let known, (0..<Self.lifeMilliseconds).contains(known.readAt.milliseconds(until: now)) {
      return known.bytes
    }
    do throws(StorageError) {
      let bytes = try await store.unnamedByteCount()
      known = (bytes, now)
      metrics.unnamedBytes.set(bytes)
      return bytes
    } catch {
      throw .storage(error)
    }
  }
}
