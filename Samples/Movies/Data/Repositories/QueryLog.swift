import Domain
import MoviesDomain
import Wire

/// The queries that are stored on the device, one record each.
///
/// Each query is stored under a key of its own, which is never written again. So when two tabs read
/// and then both write, the queries of both stay, although no transaction spans read and write.
struct QueryLog {
  /// The number of queries that are stored.
  static let capacity = 10
  private static let prefix = "query/"
  /// The key of the older format: all queries in one record, newest first.
  private static let oldKey = "queries"

  private struct Entry {
    let query: MovieQuery
    let order: Int
    let key: String
  }

  /// The latest queries, newest first, each once.
  private var entries: [Entry]
  private var storedKeys: [String]

  /// Reads records; malformed ones are ignored.
  init(_ records: [MoviesQueryRecord]) {
    entries = Self.latest(records.flatMap { Self.entries(in: $0) })
    storedKeys = records.map { $0.key }.filter { Self.isKey($0) }
  }

  /// The latest queries, newest first.
  var queries: [MovieQuery] { entries.map { $0.query } }

  /// Adds a query as the newest.
  mutating func add(_ query: MovieQuery) {
    let order = max(entries.first?.order ?? 0, 0) + 1
    let key = "\(Self.prefix)\(order)/\(query.text)"
    entries = Self.latest([Entry(query: query, order: order, key: key)] + entries)
  }

  /// The records to store and to remove, so that the device has these queries and no others.
  var changes: [MoviesQueryRecord] {
    let added = entries.filter { !Self.contains(storedKeys, $0.key) }
    let removed = storedKeys.filter { key in !entries.contains { $0.key.isEqualByBytes(to: key) } }
    return added.map { MoviesQueryRecord(key: $0.key, value: []) }
      + removed.map { MoviesQueryRecord(key: $0, value: nil) }
  }
}

extension QueryLog {
  private static func isKey(_ key: String) -> Bool {
    key.isEqualByBytes(to: oldKey) || key.utf8.starts(with: prefix.utf8)
  }

  private static func contains(_ keys: [String], _ key: String) -> Bool {
    keys.contains { $0.isEqualByBytes(to: key) }
  }

  private static func latest(_ entries: [Entry]) -> [Entry] {
    var latest: [Entry] = []
    for entry in entries.sorted(by: isNewer) where latest.count < capacity {
      if !latest.contains(where: { $0.query.isSame(as: entry.query) }) { latest.append(entry) }
    }
    return latest
  }

  /// Tabs that write at the same time may use the same number; then the text decides the order.
  private static func isNewer(_ one: Entry, _ other: Entry) -> Bool {
    if one.order != other.order { return one.order > other.order }
    return one.query.text.utf8.lexicographicallyPrecedes(other.query.text.utf8)
  }

  private static func entries(in record: MoviesQueryRecord) -> [Entry] {
    if record.key.isEqualByBytes(to: oldKey) { return oldEntries(record.value ?? []) }
    guard record.key.utf8.starts(with: prefix.utf8) else { return [] }
    let parts = record.key.utf8.dropFirst(prefix.utf8.count)
      .split(separator: UInt8(ascii: "/"), maxSplits: 1)
    // More than 15 digits are not a count of searches, and could overflow when one is added.
    guard parts.count == 2, parts[0].count <= 15, let order = Int(String(Substring(parts[0]))),
      let query = try? MovieQuery(String(Substring(parts[1])))
    else { return [] }
    return [Entry(query: query, order: order, key: record.key)]
  }

  private static func oldEntries(_ bytes: [UInt8]) -> [Entry] {
    guard let json = try? JSON(bytes), case .array(let values) = json else { return [] }
    var entries: [Entry] = []
    for case .string(let text) in values.prefix(capacity) {
      guard let query = try? MovieQuery(text) else { continue }
      entries.append(Entry(query: query, order: -entries.count, key: oldKey))
    }
    return entries
  }
}
