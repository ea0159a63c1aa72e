// Texts of the page that people follow a gather on.
extension Strings {
  /// The time that is left of a period, in words.
  package func timeLeft(_ milliseconds: Int64) -> String {
    let minutes = milliseconds / 60_000
    return minutes == 0 ? lastMinute : minutesLeft(String(minutes))
  }
}
