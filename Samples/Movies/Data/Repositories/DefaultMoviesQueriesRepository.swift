public import MoviesDomain
import Wire

/// What keeps the queries' bytes on the device.
public protocol MoviesQueriesStorage: AnyObject {
  /// Reads what was stored last; `nil` for nothing.
  func load(_ completion: @escaping ([UInt8]?) -> Void)
  /// Stores bytes in place of those before.
  func store(_ bytes: [UInt8])
}

/// Remembers the latest ten queries on the device, each once.
public final class DefaultMoviesQueriesRepository: MoviesQueriesRepository {
  /// How many queries are remembered.
  public static let capacity = 10

  private let storage: any MoviesQueriesStorage
  /// The latest queries as far as they are known; `nil` before they were read.
  private var known: [MovieQuery]?
  private var unsaved: [MovieQuery] = []
  private var waiting: [([MovieQuery]) -> Void] = []
  private var isReading = false

  /// Takes the storage, which is read when somebody first asks.
  public init(storage: any MoviesQueriesStorage) {
    self.storage = storage
  }

  /// Tells the latest queries, newest first.
  public func fetchRecentsQueries(maxCount: Int, completion: @escaping ([MovieQuery]) -> Void) {
    let tell = { (queries: [MovieQuery]) in completion(Array(queries.prefix(max(maxCount, 0)))) }
    if let known { return tell(known) }
    waiting.append(tell)
    read()
  }

  /// Remembers a query as the newest, in place of one that differs in the case of letters only.
  public func saveRecentQuery(_ query: MovieQuery) {
    known = known.map { Self.putting(query, before: $0) }
    unsaved = Self.putting(query, before: unsaved)
    // Another tab may have stored some since.
    read()
  }

  private func read() {
    guard !isReading else { return }
    isReading = true
    storage.load { self.loaded($0) }
  }

  private func loaded(_ bytes: [UInt8]?) {
    isReading = false
    var latest = bytes.map { Self.queries(in: $0) } ?? known ?? []
    if !unsaved.isEmpty {
      for query in unsaved.reversed() { latest = Self.putting(query, before: latest) }
      unsaved = []
      storage.store(Self.bytes(of: latest))
    }
    known = latest
    let told = waiting
    waiting = []
    for completion in told { completion(latest) }
  }
}

extension DefaultMoviesQueriesRepository {
  private static func putting(_ query: MovieQuery, before queries: [MovieQuery]) -> [MovieQuery] {
    [query] + queries.filter { !$0.isSame(as: query) }.prefix(capacity - 1)
  }

  private static func bytes(of queries: [MovieQuery]) -> [UInt8] {
    JSONWriter.write { writer in
      writer.array(queries) { query, writer in writer.string(query.text) }
    }
  }

  /// What cannot be read, or is no query, is as if it had never been stored.
  private static func queries(in bytes: [UInt8]) -> [MovieQuery] {
    guard let json = try? JSON(bytes), case .array(let values) = json else { return [] }
    var queries: [MovieQuery] = []
    for case .string(let text) in values.prefix(capacity) {
      guard let query = try? MovieQuery(text), !queries.contains(where: { $0.isSame(as: query) })
      else { continue }
      queries.append(query)
    }
    return queries
  }
}
