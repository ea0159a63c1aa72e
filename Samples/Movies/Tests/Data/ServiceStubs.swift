import MoviesData
import MoviesDomain

/// A service that records the paths of requests and responds when the test says so.
final class DataTransferServiceStub: DataTransferService {
  private(set) var requests: [Request] = []

  final class Request: Cancellable {
    let path: String
    private var completion: ((DataTransferAnswer) -> Void)?

    init(path: String, completion: @escaping (DataTransferAnswer) -> Void) {
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

    func answer(_ status: Int?, _ body: String = "") {
      let completion = self.completion
      self.completion = nil
      completion?(DataTransferAnswer(status: status, body: Array(body.utf8)))
    }
  }

  func get(_ path: String, completion: @escaping (DataTransferAnswer) -> Void) -> any Cancellable {
    let request = Request(path: path, completion: completion)
    requests.append(request)
    return request
  }
}

/// A device storage that finishes reading when the test says so.
final class MoviesQueriesStorageStub: MoviesQueriesStorage {
  private(set) var bytes: [UInt8]?
  private(set) var readings = 0
  private var waiting: [([UInt8]?) -> Void] = []

  init(_ text: String? = nil) { bytes = text.map { Array($0.utf8) } }

  var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  func load(_ completion: @escaping ([UInt8]?) -> Void) {
    readings += 1
    waiting.append(completion)
  }

  func store(_ bytes: [UInt8]) { self.bytes = bytes }

  func finishReading() {
    let waiting = self.waiting
    self.waiting = []
    for completion in waiting { completion(bytes) }
  }
}

enum Answers {
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
