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
  private var state = State.unread

  private enum State {
    case unread
    case reading([([MovieQuery]) -> Void])
    case read([MovieQuery])
  }

  /// Takes the storage, which is read when somebody first asks.
  public init(storage: any MoviesQueriesStorage) {
    self.storage = storage
  }

  /// Tells the latest queries, newest first.
  public func fetchRecentsQueries(maxCount: Int, completion: @escaping ([MovieQuery]) -> Void) {
    whenRead { completion(Array($0.prefix(max(maxCount, 0)))) }
  }

  /// Remembers a query as the newest, in place of one that differs in the case of letters only.
  public func saveRecentQuery(_ query: MovieQuery) {
    whenRead { queries in
      let others = queries.filter { !$0.isSame(as: query) }
      let latest = [query] + others.prefix(Self.capacity - 1)
      self.state = .read(latest)
      self.storage.store(Self.bytes(of: latest))
    }
  }

  private func whenRead(_ body: @escaping ([MovieQuery]) -> Void) {
    switch state {
    case .read(let queries): body(queries)
    case .reading(let waiting): state = .reading(waiting + [body])
    case .unread:
      state = .reading([body])
      storage.load { self.loaded($0) }
    }
  }

  private func loaded(_ bytes: [UInt8]?) {
    guard case .reading(let waiting) = state else { return }
    state = .read(bytes.map { Self.queries(in: $0) } ?? [])
    // One of them may remember a query, which the next must see.
    for body in waiting { whenRead(body) }
  }
}

extension DefaultMoviesQueriesRepository {
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
