package import Domain

// Dates and times of day.
extension Strings {
  /// A date and time of day, complete: "Fri 20 Nov 2026, 18:40".
  ///
  /// On a known day it is shorter, as people say it then: "Today 18:40", "Fri 20 Nov, 18:40", or in
  /// another year "Fri 20 Nov 2026". Within a sentence it is "today 18:40".
  package func dateAndTime(
    _ time: CivilTime, on today: CivilTime?, _ form: DateForm, isInSentence: Bool = false
  ) -> String {
    let pattern =
      recentPattern(of: time, on: today, isInSentence) ?? datePattern(of: time, on: today, form)
    return write(time, pattern, form)
  }

  /// A time of day: "18:40" or "6:40 PM".
  package func timeOfDay(_ time: CivilTime, _ form: DateForm) -> String { write(time, "%T", form) }

  /// A time of day as a browser's time field has it: "18:40".
  package func timeField(_ time: CivilTime) -> String {
    write(time, "%T", DateForm(isMonthFirst: false, hasTwelveHours: false))
  }

  /// The pattern for today and yesterday.
  private func recentPattern(
    of time: CivilTime, on today: CivilTime?, _ isInSentence: Bool
  ) -> StaticString? {
    switch today.map({ $0.dayNumber - time.dayNumber }) {
    case 0: isEnglish ? (isInSentence ? "today %T" : "Today %T") : "오늘 %T"
    case 1: isEnglish ? (isInSentence ? "yesterday %T" : "Yesterday %T") : "어제 %T"
    default: nil
    }
  }

  private func datePattern(
    of time: CivilTime, on today: CivilTime?, _ form: DateForm
  ) -> StaticString {
    guard let today else {
      guard isEnglish else { return "%Y년 %m월 %d일 (%a) %T" }
      return form.isMonthFirst ? "%a, %b %d, %Y, %T" : "%a %d %b %Y, %T"
    }
    let isThisYear = today.year == time.year
    guard isEnglish else { return isThisYear ? "%m월 %d일 (%a) %T" : "%Y년 %m월 %d일 (%a)" }
    if form.isMonthFirst { return isThisYear ? "%a, %b %d, %T" : "%a, %b %d, %Y" }
    return isThisYear ? "%a %d %b, %T" : "%a %d %b %Y"
  }

  private func timePattern(_ form: DateForm) -> StaticString {
    guard form.hasTwelveHours else { return "%H:%M" }
    return isEnglish ? "%I:%M %p" : "%p %I:%M"
  }

  private var isEnglish: Bool { language == .english }

  /// Writes a date by a pattern, whose letters mean what they mean in C's `strftime`, but for `%T`,
  /// the time of day.
  @inline(never)
  private func write(_ time: CivilTime, _ pattern: StaticString, _ form: DateForm) -> String {
    var bytes: [UInt8] = []
    // The bytes of a `StaticString` end with a zero.
    var next = pattern.utf8Start
    while next.pointee != 0 {
      if next.pointee == UInt8(ascii: "%") {
        next += 1
        bytes.append(contentsOf: part(next.pointee, of: time, form).bytes)
      } else {
        bytes.append(next.pointee)
      }
      next += 1
    }
    return String(bytes: bytes)
  }

  private func part(_ letter: UInt8, of time: CivilTime, _ form: DateForm) -> String {
    switch letter {
    case UInt8(ascii: "a"):
      Self.word(time.weekday, of: isEnglish ? "SunMonTueWedThuFriSat" : "일월화수목금토")
    case UInt8(ascii: "b"):
      Self.word(time.month - 1, of: "JanFebMarAprMayJunJulAugSepOctNovDec")
    case UInt8(ascii: "d"): String(time.day)
    case UInt8(ascii: "m"): String(time.month)
    case UInt8(ascii: "Y"): String(time.year)
    case UInt8(ascii: "T"): write(time, timePattern(form), form)
    case UInt8(ascii: "H"): twoDigits(time.hour).text
    case UInt8(ascii: "I"): String((time.hour + 11) % 12 + 1)
    case UInt8(ascii: "M"): twoDigits(time.minute).text
    default: time.hour < 12 ? say("AM", "오전") : say("PM", "오후")
    }
  }

  /// One of some words of three bytes each, which take less code than an array of texts.
  private static func word(_ index: Int, of words: StaticString) -> String {
    String(bytes: UnsafeBufferPointer(start: words.utf8Start + 3 * index, count: 3))
  }
}
