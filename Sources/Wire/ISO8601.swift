public import Domain

extension Instant {
  /// The instant in ISO 8601 format, in UTC with milliseconds: `2026-11-20T18:42:05.120Z`.
  public var iso8601: String {
    let time = CivilTime(self)
    let date = "\(padded(time.year, 4))-\(padded(time.month, 2))-\(padded(time.day, 2))"
    let second = padded(Int(milliseconds / 1_000 % 60), 2)
    let clock = "\(padded(time.hour, 2)):\(padded(time.minute, 2)):\(second)"
    return "\(date)T\(clock).\(padded(Int(milliseconds % 1_000), 3))Z"
  }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
