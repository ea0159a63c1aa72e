import Browser
import Client
package import SampleKit
package import Wire

/// The repository that the service needs; tests use a stub instead.
package protocol NowFetching: AnyObject {
  /// Fetches the current time and calls `onCompleted` once, later.
  func fetchNow(onCompleted: @escaping (Result<UtcTimeModel, FetchError>) -> Void)
}

/// Why an entity could not be fetched.
package enum FetchError: Error, Equatable, Sendable {
  /// There was no connection, or it was lost before the response arrived.
  case unreachable
  /// The response has another status than 200.
  case status(Int)
  /// The body of the response is not the expected JSON.
  case malformed(WireError)
}

/// The repository: fetches the current time over the network, as an entity.
package final class Repository: NowFetching {
  private let network: Network
  private let baseAddress: String

  /// Creates a repository for the time service at a base address.
  ///
  /// By default this is the server that the page came from.
  package init(network: Network, baseAddress: String = "/samples/clock") {
    self.network = network
    self.baseAddress = baseAddress
  }

  /// Sends a request to the time service and reads its response.
  package func fetchNow(onCompleted: @escaping (Result<UtcTimeModel, FetchError>) -> Void) {
    network.send(HTTPRequest(.get, "\(baseAddress)/api/json/utc/now")) { response in
      onCompleted(Self.entity(of: response))
    }
  }

  private static func entity(of response: HTTPResponse) -> Result<UtcTimeModel, FetchError> {
    guard let status = response.status else { return .failure(.unreachable) }
    guard status == 200 else { return .failure(.status(status)) }
    do throws(WireError) {
      return .success(try UtcTimeModel(json: response.body))
    } catch {
      return .failure(.malformed(error))
    }
  }
}
