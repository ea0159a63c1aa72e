package import API
package import ChangeStore

/// The reason why a command failed.
package enum CommandError: ReportedError, Equatable {
  case unknownVariable(String, nearest: String)
  case repeatedOption(String)
  case emptySetting(String)
  case unfitSetting(String, value: String, need: String)
  case publicURLBelowPath(String, value: String)
  case codeWithoutRegistration(String)
  case codeGivenTwice(String, String)
  case noSuchAge(Int)
  case malformedName(String)
  case namelessDeletion
  case registrationCodeTooShort
  case registrationCodeUnreadable(path: String)
  case noDatabase(path: String)
  case noBackup(path: String)
  case notADatabase(String)
  case malformedAddress
  case unreadable(path: String)
  case noRoomForCopy
  case olderTables(FormerTables, path: String)
  case copiedAway(path: String, to: String?)
  case backupNotAFile
  case storage(StorageError, path: String)
  case copy(CopyError, from: String, to: String)
  case unfinishedCopy(path: String)
  case copiedOntoItself(path: String)
  case foreignDatabase(path: String)
  case account(AccountDeskError, path: String)
  case notConfirmed
  case backupExists(path: String)
  case keepsNothing(Int)
  case restore(RestoreError, backup: String, path: String)
  case restoreByServer
  case backupByServer
  case noRoomForBackup(path: String, FullDisk)
  case damaged(findings: Int)
  case altered(AlteredChange, path: String)
  case clientUnreadable(path: String)
  case noClient(path: String)
  case served(path: String, by: String)
  case portTaken(Int, chooseBy: String)
  case cannotListen(host: String, port: Int, chooseBy: String)
  case cannotServeMetrics(at: String, chooseBy: String)

  package var exitCode: Int32 {
    switch self {
    case .account(.storage(let error), let path): Self.storage(error, path: path).exitCode
    case .copy(let error, let source, let destination):
      error.exitCode(from: source, to: destination)
    case .restore(let error, let backup, let path): error.exitCode(of: backup, to: path)
    case .account(.password, _), .notConfirmed: 65
    case .account(.linksStay(.storage(let error)), let path):
      Self.storage(error, path: path).exitCode
    case .account(.linksStay, _): 75
    case .account(.unnamed, _), .account(.named, _), .account(.usernameTaken, _), .malformedName:
      65
    case .account(.noAccount, _): 67
    case .account(.changedMeanwhile, _), .account(.noMemory, _): 75
    case .backupByServer, .restoreByServer, .keepsNothing, .unknownVariable, .repeatedOption,
      .emptySetting, .unfitSetting, .publicURLBelowPath, .codeWithoutRegistration, .codeGivenTwice,
      .copiedOntoItself, .registrationCodeTooShort, .noSuchAge, .namelessDeletion, .notADatabase,
      .malformedAddress, .backupNotAFile:
      64
    case .damaged, .altered, .unfinishedCopy, .olderTables, .storage(.corrupt, _),
      .storage(.newerVersion, _):
      65
    case .storage(.server(let error), _): error.exitCode
    case .noDatabase, .noBackup, .clientUnreadable, .noClient, .registrationCodeUnreadable: 66
    case .served, .storage(.inUse, _), .portTaken, .cannotListen, .cannotServeMetrics: 69
    case .backupExists, .foreignDatabase: 73
    case .storage, .noRoomForBackup, .noRoomForCopy: 74
    case .unreadable: 77
    case .copiedAway: 78
    }
  }

  package var message: String {
    switch self {
    case .unknownVariable(let name, let nearest):
      "There is no setting \(name); the nearest is \(nearest). Correct or remove it."
    case .repeatedOption(let option): "\(option) is given twice; give it once."
    case .emptySetting(let name): "\(name) is empty; give it a value or remove it."
    case .unfitSetting(let name, let value, let need):
      "\(name) must be \(need), unlike “\(value.plain)”."
    case .publicURLBelowPath(let name, let url):
      """
      \(name) must be an address of its own, such as https://gather.example.org: Football Gather does not work \
      below a path, as in “\(url.plain)”.
      """
    case .codeWithoutRegistration(let name):
      "\(name) counts only with GATHER_REGISTRATION=code: until then anyone may register. Set both or neither."
    case .codeGivenTwice(let one, let other): "\(one) and \(other) are both given; give one."
    case .noSuchAge(let days):
      """
      A number of days goes from 1 to 36500, unlike \(days): without a day of rest, groups would be deleted \
      that are in use right now.
      """
    case .malformedName(let name): "“\(name)” cannot be a user name."
    case .namelessDeletion:
      "Name one account, or all unnamed ones that are unused with --unnamed --unused-days 400."
    case .registrationCodeTooShort:
      """
      A registration code has at least \(RegistrationOptions.leastCodeLength) characters; set \
      GATHER_REGISTRATION_CODE or name a file.
      """
    case .registrationCodeUnreadable(let path): "The registration code in \(path) cannot be read."
    case .noDatabase(let path):
      "There is no database at \(path); name another with --database or GATHER_DATABASE."
    case .noBackup(let path): "There is no backup at \(path); name a file that exists."
    case .notADatabase(let beginning):
      """
      “\(beginning)” names no database: name a file, such as ./gather.sqlite, or the address of a PostgreSQL \
      database, such as postgresql:///gather. Nothing was made.
      """
    case .malformedAddress:
      """
      The address of the PostgreSQL database cannot be read. In its user name and password write / as %2F, \
      @ as %40 and % as %25, or leave the password to ~/.pgpass.
      """
    case .unreadable(let path):
      """
      \(path) may not be read by this user; run the command as the user of the service, as with “runuser -u gather -- \
      gather …”.
      """
    case .noRoomForCopy:
      """
      A file is read from a copy, for which there is no room in the folder for temporary files; make room, or name \
      another folder in TMPDIR.
      """
    case .olderTables(let tables, let path):
      "\(tables.message(path: path)) Nothing was changed."
    case .copiedAway(let path, let place):
      """
      \(path) is no longer in use: its data was copied to \(place ?? "another database") and is served from there. Name that \
      with --database or GATHER_DATABASE. Nothing was changed; --even-if-copied uses the old state all the same.
      """
    case .backupNotAFile: "A backup is a file of this machine; name one."
    case .storage(let error, let path): error.message(path: path)
    case .copy(let error, let source, let destination):
      error.message(from: source, to: destination)
    case .unfinishedCopy(let path):
      "\(path) is a copy that was interrupted; run the same “gather copy” again to complete it."
    case .copiedOntoItself(let path): "\(path) cannot be copied onto itself."
    case .foreignDatabase(let path):
      "\(path) has data of another program; name another place. Nothing was changed."
    case .account(let error, let path): error.message(path: path)
    case .notConfirmed: "This is not what was named before; nothing was deleted."
    case .backupExists(let path): "\(path) exists already; name another file or remove it."
    case .keepsNothing(let count): "At least one backup is kept, unlike \(count)."
    case .restore(let error, let backup, let path): error.message(of: backup, to: path)
    case .restoreByServer: "A PostgreSQL database is restored with pg_restore or psql."
    case .noRoomForBackup(let path, let disk): disk.message(path: path)
    case .backupByServer: "A PostgreSQL database is backed up with pg_dump."
    case .damaged(let findings):
      "\(findings) problem(s) found; keep this file and restore the last good backup."
    case .altered(let change, let path):
      """
      \(path) is damaged and was not copied: \(change.message). “gather check” lists all damage; restore the last good \
      backup.
      """
    case .clientUnreadable(let path):
      "The client in \(path) cannot be read; check the folder and its permissions."
    case .noClient(let path): "There is no index.html in \(path); build the client into it first."
    case .served(let path, let holder):
      "\(path) is served by \(holder); stop that server first."
    case .portTaken(let port, let setting):
      "Port \(port) is in use; choose another with \(setting)."
    case .cannotListen(let host, let port, let settings):
      "Cannot listen on \(host), port \(port); choose another with \(settings)."
    case .cannotServeMetrics(let address, let setting):
      "Cannot listen on \(address) for the metrics; choose another address with \(setting)."
    }
  }
}

extension AppendError {
  fileprivate func reason(path: String) -> String {
    switch self {
    case .unknownSquad: "the account was deleted just now."
    case .squadFull: "the account's storage is full; give it more with GATHER_SQUAD_MEGABYTES."
    case .conflict: "others wrote all the time; try again."
    case .storage(let error): error.message(path: path)
    }
  }
}

extension AccountDeskError {
  fileprivate func message(path: String) -> String {
    switch self {
    case .noAccount: "There is no account of this name or id; see them with “user list”."
    case .unnamed:
      "This account has no name yet; give it one with “user name”, and with --lost-phone to lock its phones out."
    case .named(let name): "This account has the name “\(name.plain)” already."
    case .usernameTaken: "Another account has this name, or one that looks like it."
    case .password(let error): error.message
    case .changedMeanwhile: "The account was changed or deleted just now; look again."
    case .linksStay(let error):
      "The links could not be turned off: \(error.reason(path: path))"
    case .noMemory: "There is not enough memory to hash a password; try again later."
    case .storage(let error): error.message(path: path)
    }
  }
}
