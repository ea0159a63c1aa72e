import ChangeStore

extension RestoreError {
  func exitCode(of backup: String, to path: String) -> Int32 {
    switch self {
    case .unfit, .unfinishedCopy, .damaged, .altered, .endedUnknown: 65
    case .backup(let error): CommandError.storage(error, path: backup).exitCode
    case .storage(let error): CommandError.storage(error, path: path).exitCode
    }
  }

  func message(of backup: String, to path: String) -> String {
    switch self {
    case .unfit(.newerVersion): StorageError.newerVersion.message(path: backup)
    case .unfit: "\(backup) is no backup of this program; nothing was changed."
    case .unfinishedCopy: "\(backup) is a copy that was interrupted; nothing was changed."
    case .damaged(let problems):
      "\(backup) is damaged: \(problems.prefix(3).joined(separator: "; ")). Nothing was changed."
    case .altered(let change):
      "\(backup) is damaged: \(change.message). Nothing was changed."
    case .endedUnknown:
      """
      Of \(path) it cannot be read which accounts were deleted, which devices removed and which links turned off since \
      the backup was made. Nothing was changed; with --forget-deletions they come back.
      """
    case .backup(let error): error.message(path: backup)
    case .storage(let error): error.message(path: path)
    }
  }
}
