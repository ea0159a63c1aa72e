/// What is in a database, found without changing it.
package enum DatabaseContent: Hashable, Sendable {
  case nothing
  /// Tables of this version of the program.
  case ours
  /// Tables of an earlier build, which this one updates when it serves or changes them.
  case older(FormerTables)
  case newerVersion
  /// Tables of another program.
  case foreign
}

/// What is known of a database before anything is done with it.
package struct DatabaseFacts: Hashable, Sendable {
  package let content: DatabaseContent
  /// Whether a copy to the database was interrupted.
  package let isUnfinishedCopy: Bool
  /// Where its data went; `nil` while it lives here.
  package let copiedAway: CopiedAway?
}
