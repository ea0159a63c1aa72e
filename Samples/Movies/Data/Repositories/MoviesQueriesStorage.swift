/// A record of recent queries on the device.
package struct MoviesQueryRecord: Equatable, Sendable {
  package let key: String
  /// The record's bytes; `nil` removes the record.
  package let value: [UInt8]?

  package init(key: String, value: [UInt8]?) {
    self.key = key
    self.value = value
  }
}

/// Stores the records of queries on the device, shared by all tabs of the browser.
package protocol MoviesQueriesStorage: AnyObject {
  func load(_ completion: @escaping ([MoviesQueryRecord]) -> Void)
  /// Stores all records or none, replacing those with the same keys.
  func store(_ records: [MoviesQueryRecord])
}
