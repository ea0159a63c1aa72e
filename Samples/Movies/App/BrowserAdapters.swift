import Browser
import Client
import MoviesData
import MoviesDomain
import MoviesPresentation
import SampleKit
import Wire

/// Sends requests to the service through the browser.
final class NetworkDataTransferService: DataTransferService {
  private let network: Network

  init(network: Network) {
    self.network = network
  }

  func get(
    _ path: String, completion: @escaping (DataTransferResponse) -> Void
  ) -> any Cancellable {
    let id = network.send(HTTPRequest(.get, path)) {
      completion(DataTransferResponse(status: $0.status, body: $0.body))
    }
    return NetworkRequest(network: network, id: id)
  }
}

private final class NetworkRequest: Cancellable {
  private let network: Network
  private let id: Network.RequestID

  init(network: Network, id: Network.RequestID) {
    self.network = network
    self.id = id
  }

  func cancel() {
    network.cancel(id)
  }
}

/// The queries as records in the browser's storage.
final class DeviceQueriesStorage: MoviesQueriesStorage {
  private let storage: DeviceStorage

  init(storage: DeviceStorage) {
    self.storage = storage
  }

  func load(_ completion: @escaping ([MoviesQueryRecord]) -> Void) {
    storage.load { records in
      completion(records.map { MoviesQueryRecord(key: $0.key, value: $0.value) })
    }
  }

  func store(_ records: [MoviesQueryRecord]) {
    storage.store(records.map { KeyValue(key: $0.key, value: $0.value) })
  }
}

/// The fragment of the page's URL in the browser.
final class HostNavigator: MoviesNavigator {
  private let host: Host

  init(host: Host) {
    self.host = host
  }

  func push(_ place: MoviesDestination) {
    host.perform(.navigate(place.path, .push))
  }

  func goBack(to place: MoviesDestination) {
    host.perform(.navigate(place.path, .back))
  }

  func replace(with place: MoviesDestination) {
    host.perform(.navigate(place.path, .replace))
  }
}
