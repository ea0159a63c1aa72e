import Synchronization

/// Whether a server takes more requests, which load balancers ask at `/ready`.
///
/// ```swift
/// let readiness = Readiness()
/// let app = try await buildApplication(
///   store: store, settings: ServerSettings(), readiness: readiness, logger: logger)
/// readiness.end()  // From now on `/ready` is 503.
/// ```
public final class Readiness: Sendable {
  private let hasEnded = Atomic(false)

  /// Creates the readiness of a server that takes requests.
  public init() {}

  /// Says from now on that the server is shutting down.
  public func end() { hasEnded.store(true, ordering: .relaxed) }

  func check() throws(APIError) {
    if hasEnded.load(ordering: .relaxed) { throw .shuttingDown }
  }
}
