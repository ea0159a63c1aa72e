import Texts
package import Wire

/// The entity: the service's response with its texts unparsed.
package struct UtcTimeModel: Equatable, Sendable {
  /// The number of the object in the response, under the name `$id`.
  package let id: String
  /// The current date and time, as `2026-11-20T22:05Z`.
  package let currentDateTime: String
  /// The offset of the time zone from UTC, as `00:00:00`.
  package let utcOffset: String
  /// Whether daylight saving time is in effect.
  package let isDayLightSavingsTime: Bool
  /// The day of the week in English.
  package let dayOfTheWeek: String
  /// The name of the time zone, `UTC`.
  package let timeZoneName: String
  /// The current time in units of 100 ns since 1601; 64 bits, because `Int` has 32 in the browser.
  package let currentFileTime: Int64
  /// The year and the day of the year, as `2026-324`.
  package let ordinalDate: String
  /// A message of the service; usually `nil`.
  package let serviceResponse: String?

  /// Reads the body of the service's response.
  /// - Throws: `WireError` when a field is missing or has another type.
  package init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    id = try fields.text("$id")
    currentDateTime = try fields.text("currentDateTime")
    utcOffset = try fields.text("utcOffset")
    isDayLightSavingsTime = try fields.truth("isDayLightSavingsTime")
    dayOfTheWeek = try fields.text("dayOfTheWeek")
    timeZoneName = try fields.text("timeZoneName")
    currentFileTime = try fields.integer("currentFileTime")
    ordinalDate = try fields.text("ordinalDate")
    serviceResponse = try fields.textIfPresent("serviceResponse")
  }
}
