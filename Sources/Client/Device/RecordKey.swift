/// The keys of the records in the device's storage.
enum RecordKey {
  static let preferences = "preferences"
  /// The members of the preferences that a write replaces.
  static let changedPreferences = "+preferences"
  static let edition = "edition"
  /// What the edition must be for a write to happen.
  static let expectedEdition = "=edition"
  static let account = "account"
  static let recoveryKey = "recovery-key"
  static let lineUp = "line-up"
  /// The folder of what was typed, one record for each form.
  static let draftFolder = "draft/"
  static let snapshot = "snapshot"
  static let rejections = "rejections"
  static let logFolder = "log/"
  static let pendingFolder = "pending/"
  /// The folder of records that could not be read, with their bytes unchanged.
  static let damagedFolder = "damaged/"

  /// Pads the number with zeros, so that keys sort as the numbers do.
  static func log(_ sequence: Int64) -> String {
    let digits = String(sequence)
    return logFolder + String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
  }
}
