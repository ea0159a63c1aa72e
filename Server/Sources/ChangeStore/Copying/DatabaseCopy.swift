/// Copies a database to an empty one, row by row, and compares them.
///
/// ```swift
/// let copy = DatabaseCopy(from: sqlite, to: postgres, called: "postgresql:///gather")
/// let counts = try await copy.run(id: UnfinishedCopy.ID.random(), onTable: { print($0, $1) })
/// ```
///
/// No server may use either meanwhile. A run that was interrupted is continued by the next one.
package struct DatabaseCopy: Sendable {
  private let source: any CopyableStore
  private let destination: any CopyableStore
  private let place: String
  private let limit: PageLimit

  /// Names the databases, what the source will call the other one, and how much of them is in memory at a time.
  package init(
    from source: any CopyableStore, to destination: any CopyableStore, called place: String,
    limit: PageLimit = .usual
  ) {
    self.source = source
    self.destination = destination
    self.place = place
    self.limit = limit
  }

  /// Copies what is missing, reads both databases again, and hands the epoch and the tokens over.
  /// - Parameters:
  ///   - id: The id of the copy, if it begins only now.
  ///   - evenIfCopied: Whether a source is copied whose data went elsewhere before.
  ///   - onTable: Is called with each table and its number of rows, when it has been copied.
  /// - Returns: The numbers of rows that were compared; of tables that were not, none.
  /// - Throws: `CopyError`; the destination is an unfinished copy then, or unchanged.
  package func run(
    id: UnfinishedCopy.ID, evenIfCopied: Bool = false,
    onTable: @Sendable (CopiedTable, Int) -> Void
  ) async throws(CopyError) -> [CopiedTable: Int] {
    switch try await nextStep(id, evenIfCopied: evenIfCopied) {
    case .begin(let copy):
      try await writing { () async throws(StorageError) in try await destination.begin(copy) }
      return try await fill(copy, onTable)
    case .goOn(let copy): return try await fill(copy, onTable)
    case .finish(let copy):
      // The source has no tokens any more; they were compared before it gave them up.
      return try await finish(copy, comparing: CopiedTable.allCases.filter { $0 != .token })
    }
  }

  private func nextStep(
    _ id: UnfinishedCopy.ID, evenIfCopied: Bool
  ) async throws(CopyError) -> CopyStep {
    let from = try await reading { () async throws(StorageError) in try await source.copyState() }
    let to = try await writing { () async throws(StorageError) in
      try await destination.copyState()
    }
    return try CopyStep(from: from, to: to, new: id, evenIfCopied: evenIfCopied)
  }

  private func fill(
    _ copy: UnfinishedCopy, _ onTable: (CopiedTable, Int) -> Void
  ) async throws(CopyError) -> [CopiedTable: Int] {
    // Without an epoch to take over, sessions may be there that ended: nothing tells.
    let tables = CopiedTable.allCases.filter { $0 != .token || copy.epoch != nil }
    for table in tables { onTable(table, try await walk(table, addingMissing: true)) }
    let counts = try await compare(tables)
    // First here, so that at no time both databases are in the epoch.
    let receiver = CopiedAway(copy: copy.id, place: place)
    try await reading { () async throws(StorageError) in try await source.handOver(to: receiver) }
    return try await finish(copy, counts)
  }

  private func finish(
    _ copy: UnfinishedCopy, comparing tables: [CopiedTable]
  ) async throws(CopyError) -> [CopiedTable: Int] {
    try await finish(copy, compare(tables))
  }

  private func finish(
    _ copy: UnfinishedCopy, _ counts: [CopiedTable: Int]
  ) async throws(CopyError) -> [CopiedTable: Int] {
    try await writing { () async throws(StorageError) in try await destination.finish(copy) }
    return counts
  }

  private func compare(_ tables: [CopiedTable]) async throws(CopyError) -> [CopiedTable: Int] {
    var counts: [CopiedTable: Int] = [:]
    for table in tables { counts[table] = try await walk(table, addingMissing: false) }
    return counts
  }
}

extension DatabaseCopy {
  /// Compares a table from its first row on, and counts its rows.
  ///
  /// An interrupted copy has the rows that come first in order, because each page was stored whole. What
  /// comes after them may be added.
  private func walk(
    _ table: CopiedTable, addingMissing: Bool
  ) async throws(CopyError) -> Int {
    var key: [CopiedValue]?
    var count = 0
    while true {
      let page = try await reading { [key] () async throws(StorageError) in
        try await source.rows(of: table, after: key, limit: limit)
      }
      try verify(page, of: table)
      // At the end, one row would be in excess.
      let most = PageLimit(entries: max(page.count, 1))
      let held = try await writing { [key] () async throws(StorageError) in
        try await destination.rows(of: table, after: key, limit: most)
      }
      let equal = zip(page, held).prefix { $0 == $1 }.count
      guard equal == held.count, addingMissing || equal == page.count else {
        throw .differs(table, row: count + equal + 1)
      }
      guard let last = page.last else { return count }
      try await add(page[equal...], to: table, before: count + equal)
      count += page.count
      key = last.key(in: table)
    }
  }

  /// A copy of a change that is not what was stored would last longer than the backups from before.
  private func verify(_ rows: [CopiedRow], of table: CopiedTable) throws(CopyError) {
    do {
      for row in rows { try row.verify(as: table) }
    } catch let change as AlteredChange {
      throw .altered(change)
    } catch {
      throw .source(StorageError(error))
    }
  }

  private func add(
    _ rows: ArraySlice<CopiedRow>, to table: CopiedTable, before count: Int
  ) async throws(CopyError) {
    guard !rows.isEmpty else { return }
    for (place, row) in rows.enumerated() where !destination.canStore(row) {
      throw .unstorable(table, row: count + place + 1)
    }
    try await writing { () async throws(StorageError) in
      try await destination.insert(Array(rows), into: table)
    }
  }

  private func reading<Value>(
    _ work: () async throws(StorageError) -> Value
  ) async throws(CopyError) -> Value {
    do { return try await work() } catch { throw .source(error) }
  }

  private func writing<Value>(
    _ work: () async throws(StorageError) -> Value
  ) async throws(CopyError) -> Value {
    do { return try await work() } catch { throw .destination(error) }
  }
}
