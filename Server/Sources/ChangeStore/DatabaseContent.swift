/// What is in a database, told before anything in it is changed.
package enum DatabaseContent: Hashable, Sendable {
  case nothing
  /// Tables of this version of the program, or of an older one.
  case ours
  case newerVersion
  /// Tables of another program.
  case foreign
}
