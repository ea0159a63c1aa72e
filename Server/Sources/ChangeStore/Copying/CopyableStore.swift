package import Domain

/// A database that can be copied row by row to one of another kind.
package protocol CopyableStore: Sendable {
  /// Reads rows in the order of their keys, after the key of an earlier row.
  /// - Throws: `StorageError` when a row cannot be read.
  func rows(
    of table: CopiedTable, after key: [CopiedValue]?, limit: PageLimit
  ) async throws(StorageError) -> [CopiedRow]

  /// Stores all rows as they are, or none.
  /// - Throws: `StorageError`; none is stored then.
  func insert(_ rows: [CopiedRow], into table: CopiedTable) async throws(StorageError)

  /// Whether a row can be stored as it is, damaged as it may be.
  func canStore(_ row: CopiedRow) -> Bool

  /// What is known of copies from and to the database.
  /// - Throws: `StorageError` when it cannot be read.
  func copyState() async throws(StorageError) -> CopyState

  /// Notes that the database is a copy that is not complete, so that no server serves it.
  /// - Throws: `StorageError`; nothing is noted then.
  func begin(_ copy: UnfinishedCopy) async throws(StorageError)

  /// Gives the epoch and the tokens up to a copy, which has them from now on, and notes where it is.
  /// - Throws: `StorageError`; nothing is given up then.
  func handOver(to receiver: CopiedAway) async throws(StorageError)

  /// Lets servers serve the copy, in the epoch that it was given.
  /// - Throws: `StorageError`; it stays an unfinished copy then.
  func finish(_ copy: UnfinishedCopy) async throws(StorageError)
}

/// A copy that is being made.
package struct UnfinishedCopy: Hashable, Sendable {
  package typealias ID = Identifier<Self>

  package let id: ID
  /// The epoch that the copy takes over with the tokens; `nil` when the source has none.
  package let epoch: Epoch.ID?

  package init(id: ID, epoch: Epoch.ID?) {
    self.id = id
    self.epoch = epoch
  }
}

/// What a database knows of copies.
package struct CopyState: Hashable, Sendable {
  /// The epoch in which a server would go on; `nil` when it would begin another.
  package var epoch: Epoch.ID?
  package var hasSquads: Bool
  /// The copy that the database is and that is not complete.
  package var unfinished: UnfinishedCopy?
  /// The last copy to which the database gave its data.
  package var copiedAway: CopiedAway?

  package init(
    epoch: Epoch.ID? = nil, hasSquads: Bool = false, unfinished: UnfinishedCopy? = nil,
    copiedAway: CopiedAway? = nil
  ) {
    self.epoch = epoch
    self.hasSquads = hasSquads
    self.unfinished = unfinished
    self.copiedAway = copiedAway
  }
}
