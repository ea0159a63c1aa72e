public import API
import ServiceLifecycle

/// The web services that the small samples talk to, at addresses below `/samples/`.
public struct SampleServices: Annex {
  private let clock: ClockService

  /// Makes the services around a world's clock.
  public init(world: World = .real) {
    clock = ClockService(world: world)
  }

  /// What answers at a path; `nil` when it leads to none of the services.
  public func reader(at path: String) -> Reader? {
    clock.reader(at: path)
  }

  /// Waits for the server to end.
  public func run() async throws {
    try await gracefulShutdown()
  }
}
