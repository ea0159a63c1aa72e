import MoviesData
import MoviesDomain

/// A service that records the paths of requests and responds when the test says so.
final class DataTransferServiceStub: DataTransferService {
  private(set) var requests: [Request] = []

  final class Request: Cancellable {
    let path: String
    private var completion: ((DataTransferResponse) -> Void)?

    init(path: String, completion: @escaping (DataTransferResponse) -> Void) {
      self.path = path
      self.completion = completion
    }

    private(set) var isCancelled = false

    /// Whether the request was cancelled or got its response.
    var isOver: Bool { completion == nil }

    func cancel() {
      isCancelled = true
      completion = nil
    }

    func respond(_ status: Int?, _ body: String = "") {
      let completion = self.completion
      self.completion = nil
      completion?(DataTransferResponse(status: status, body: Array(body.utf8)))
    }
  }

  func get(_ path: String, completion: @escaping (DataTransferResponse) -> Void) -> any Cancellable
  {
    let request = Request(path: path, completion: completion)
    requests.append(request)
    return request
  }
}

/// A device storage that finishes reading when the test says so.
final class MoviesQueriesStorageStub: MoviesQueriesStorage {
  private(set) var records: [String: [UInt8]]
  private(set) var readings = 0
  private var waiting: [([MoviesQueryRecord]) -> Void] = []

  init(_ records: [String: [UInt8]] = [:]) { self.records = records }

  /// A disk with the one record that was kept before each query had its own.
  convenience init(old text: String) { self.init(["queries": Array(text.utf8)]) }

  func load(_ completion: @escaping ([MoviesQueryRecord]) -> Void) {
    readings += 1
    waiting.append(completion)
  }

  func store(_ records: [MoviesQueryRecord]) {
    for record in records { self.records[record.key] = record.value }
  }

  /// Ends all readings that have begun, each with what is kept now.
  func finishReading() {
    let waiting = self.waiting
    self.waiting = []
    let read = records.sorted { $0.key < $1.key }
      .map { MoviesQueryRecord(key: $0.key, value: $0.value) }
    for completion in waiting { completion(read) }
  }
}

enum Responses {
  static func page(_ page: Int = 1, of total: Int = 1, results: String = movie()) -> String {
    #"{"page":\#(page),"results":[\#(results)],"total_pages":\#(total),"total_results":21}"#
  }

  static func movie(
    id: Int = 27, _ members: String = #""poster_path":"/27.svg","release_date":"1999-03-31""#
  ) -> String {
    #"{"id":\#(id),"title":"The Matrix","overview":"A hacker wakes up.",\#(members)}"#
  }

  static func error(_ code: Int) -> String {
    #"{"success":false,"status_code":\#(code),"status_message":"No."}"#
  }
}
