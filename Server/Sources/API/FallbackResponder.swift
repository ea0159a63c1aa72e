public import Hummingbird
public import ServiceLifecycle

/// Responds to GET at addresses that belong neither to the API nor to the browser client.
///
/// The server asks it last, so it cannot take an address from either. It starts and ends with the
/// server.
public protocol FallbackResponder: Service {
  /// Finds the function that responds to GET at a path; `nil` when there is nothing at this path.
  func reader(at path: String) -> Reader?
}

extension FallbackResponder {
  /// A function that responds to requests for one address.
  public typealias Reader = @Sendable (Request) async -> LoggedResponse
}
