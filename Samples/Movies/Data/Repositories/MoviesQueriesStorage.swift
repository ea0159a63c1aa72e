/// A record that a device keeps about recent queries.
package struct MoviesQueryRecord: Equatable, Sendable {
  /// The name of the record.
  package let key: String
  /// The bytes; `nil` removes the record.
  package let value: [UInt8]?

  /// Makes a record to store.
  package init(key: String, value: [UInt8]?) {
    self.key = key
    self.value = value
  }
}

/// What keeps the queries' records on the device, for all tabs of the browser.
package protocol MoviesQueriesStorage: AnyObject {
  /// Reads all records.
  func load(_ completion: @escaping ([MoviesQueryRecord]) -> Void)
  /// Stores records in place of those with the same keys, all of them or none.
  func store(_ records: [MoviesQueryRecord])
}
