import Browser
import Client
public import SampleKit
public import Wire

/// Fetching the time, as the service knows it; a stub can stand in for it.
public protocol NowFetching: AnyObject {
  /// Asks for the time; `onCompleted` is called later, once.
  func fetchNow(onCompleted: @escaping (Result<UtcTimeModel, FetchFailure>) -> Void)
}

/// Why there is no entity.
public enum FetchFailure: Error, Equatable, Sendable {
  /// There was no connection, or it was lost before the answer was here.
  case unreachable
  /// The answer has another status than 200.
  case status(Int)
  /// The answer is not what it should be.
  case malformed(WireProblem)
}

/// The repository: it fetches the time from the network, as an entity.
public final class Repository: NowFetching {
  private let network: Network
  private let baseAddress: String

  /// Fetches from the time service at an address; without one, from the server of the page.
  public init(network: Network, baseAddress: String = "/samples/clock") {
    self.network = network
    self.baseAddress = baseAddress
  }

  /// Asks the time service.
  public func fetchNow(onCompleted: @escaping (Result<UtcTimeModel, FetchFailure>) -> Void) {
    network.send(HTTPRequest(.get, "\(baseAddress)/api/json/utc/now")) { answer in
      onCompleted(Self.entity(of: answer))
    }
  }

  private static func entity(of answer: HTTPResponse) -> Result<UtcTimeModel, FetchFailure> {
    guard let status = answer.status else { return .failure(.unreachable) }
    guard status == 200 else { return .failure(.status(status)) }
    do throws(WireProblem) {
      return .success(try UtcTimeModel(json: answer.body))
    } catch {
      return .failure(.malformed(error))
    }
  }
}
