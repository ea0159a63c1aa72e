public import Domain

extension Instant {
  /// Reads the form that `iso8601` writes; `nil` for anything else.
  public init?(iso8601 text: String) {
    let bytes = text.bytes
    // The places of the digits in 2026-11-20T18:42:05.120Z.
    func number(_ place: Int, _ count: Int) -> Int? {
      Int(digits: Array(bytes[place..<place + count]))
    }
    guard bytes.count == 24, bytes[10] == UInt8(ascii: "T"), bytes[23] == UInt8(ascii: "Z"),
      let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
      let hour = number(11, 2), let minute = number(14, 2), let second = number(17, 2),
      let millisecond = number(20, 3), second < 60,
      let start = Instant(year: year, month: month, day: day, hour: hour, minute: minute)
    else { return nil }
    self = start.advanced(byMilliseconds: Int64(second * 1_000 + millisecond))
  }

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
