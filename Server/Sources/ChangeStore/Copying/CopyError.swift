/// The reason why a database was not copied.
package enum CopyError: Error, Hashable, Sendable {
  case source(StorageError)
  case destination(StorageError)
  /// The source is itself a copy that is not complete.
  case sourceUnfinished
  /// The data of the source went to another copy before.
  case sourceCopiedAway(CopiedAway)
  /// The destination has data that does not come from an interrupted copy.
  case destinationNotEmpty
  /// The destination has the data that went from there to another place.
  case destinationCopiedAway(CopiedAway)
  /// The destination is an interrupted copy of another database, or of this one before a server began
  /// another epoch in it.
  case destinationOfOtherCopy
  /// A change of the source is not what was stored.
  case altered(AlteredChange)
  /// The destination cannot store a row as it is; rows are counted from 1 in the order of their keys.
  case unstorable(CopiedTable, row: Int)
  /// The destination has another row than the source, or one in excess.
  case differs(CopiedTable, row: Int)
}
