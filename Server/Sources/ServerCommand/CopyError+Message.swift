import ChangeStore

extension CopyError {
  func exitCode(from source: String, to destination: String) -> Int32 {
    switch self {
    case .source(let error): CommandError.storage(error, path: source).exitCode
    case .destination(let error): CommandError.storage(error, path: destination).exitCode
    case .sourceUnfinished, .unstorable, .differs: 65
    case .altered(let change): CommandError.altered(change, path: source).exitCode
    case .sourceCopiedAway(let copy):
      CommandError.copiedAway(path: source, to: copy.place).exitCode
    case .destinationNotEmpty, .destinationOfOtherCopy, .destinationCopiedAway: 73
    }
  }

  func message(from source: String, to destination: String) -> String {
    switch self {
    case .source(let error): error.message(path: source)
    case .destination(let error): error.message(path: destination)
    case .sourceUnfinished: CommandError.unfinishedCopy(path: source).message
    case .sourceCopiedAway(let copy):
      CommandError.copiedAway(path: source, to: copy.place).message
    case .destinationCopiedAway(let copy):
      """
      \(destination) still has what was copied to \(copy.place ?? "another database"); make it again with dropdb and \
      createdb, or name an empty one. Nothing was changed.
      """
    case .destinationNotEmpty:
      "\(destination) has data already; name an empty database. Nothing was changed."
    case .destinationOfOtherCopy:
      "\(destination) is an interrupted copy of other data; empty it, or name another place."
    case .altered(let change): CommandError.altered(change, path: source).message
    case .unstorable(let table, let row):
      "Row \(row) of “\(table)” is damaged and cannot be stored in \(destination) as it is."
    case .differs(let table, let row):
      """
      Row \(row) of “\(table)” in \(destination) is not that of \(source), which has changed since \
      the copy began; empty the destination and copy again.
      """
    }
  }
}
