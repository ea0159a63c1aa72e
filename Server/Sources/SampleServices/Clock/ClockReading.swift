import Domain
import Wire

/// An instant in the format of the world clock's service: in UTC, to the minute.
struct ClockReading {
  private let instant: Instant
  private let time: CivilTime

  init(_ instant: Instant) {
    self.instant = instant
    time = CivilTime(instant)
  }

  var json: [UInt8] {
    let iso8601 = instant.iso8601
    return JSONWriter.write { writer in
      writer.object { writer in
        writer.string("$id", "1")
        writer.string("currentDateTime", "\(iso8601.prefix(16))Z")
        writer.string("utcOffset", "00:00:00")
        writer.name("isDayLightSavingsTime")
        writer.bool(false)
        writer.string("dayOfTheWeek", dayOfTheWeek)
        writer.string("timeZoneName", "UTC")
        writer.integer("currentFileTime", fileTime)
        writer.string("ordinalDate", "\(iso8601.prefix(4))-\(paddedDayOfYear)")
        writer.name("serviceResponse")
        writer.null()
      }
    }
  }

  private var dayOfTheWeek: String {
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    return names[time.weekday]
  }

  private var paddedDayOfYear: Substring { "\(1_000 + dayOfYear)".dropFirst() }

  /// The day of the year, 1…366.
  private var dayOfYear: Int {
    (1..<time.month).reduce(time.day) { $0 + CivilTime.days(inMonth: $1, of: time.year) }
  }

  /// The time in units of 100 ns since 1601-01-01, as Windows counts.
  ///
  /// https://learn.microsoft.com/windows/win32/api/minwinbase/ns-minwinbase-filetime; between 1601
  /// and 1970 there are 11,644,473,600 seconds.
  private var fileTime: Int64 {
    (instant.milliseconds + 11_644_473_600_000) * 10_000
  }
}
