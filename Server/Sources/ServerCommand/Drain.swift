import API
import ServiceLifecycle

/// Delays the end of the services before it, so that a load balancer hears of it at `/ready` first.
struct Drain: Service {
  let readiness = Readiness()
  let time: Duration

  func run() async throws {
    do {
      try await gracefulShutdown()
      readiness.end()
      try await Task.sleep(for: time)
    } catch is CancellationError {
      readiness.end()
    }
  }
}
