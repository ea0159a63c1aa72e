/// The keys under which the phone keeps things.
enum RecordKey {
  static let preferences = "preferences"
  static let account = "account"
  static let lineUp = "line-up"
  static let snapshot = "snapshot"
  static let rejections = "rejections"
  static let logFolder = "log/"
  static let pendingFolder = "pending/"
  /// What could not be read is kept here as it was.
  static let damagedFolder = "damaged/"

  /// Zeros in front, so that the keys' order is that of the numbers.
  static func log(_ sequence: Int64) -> String {
    let digits = String(sequence)
    return logFolder + String(repeating: "0", count: max(0, 16 - digits.utf8.count)) + digits
  }
}
