public import Wire

/// The entity: the service's response with its texts unparsed.
public struct UtcTimeModel: Equatable, Sendable {
  /// The number of the object in the response, under the name `$id`.
  public let id: String
  /// The current date and time, as `2026-11-20T22:05Z`.
  public let currentDateTime: String
  /// The offset of the time zone from UTC, as `00:00:00`.
  public let utcOffset: String
  /// Whether daylight saving time is in effect.
  public let isDayLightSavingsTime: Bool
  /// The day of the week in English.
  public let dayOfTheWeek: String
  /// The name of the time zone, `UTC`.
  public let timeZoneName: String
  /// The current time in units of 100 ns since 1601; 64 bits, because `Int` has 32 in the browser.
  public let currentFileTime: Int64
  /// The year and the day of the year, as `2026-324`.
  public let ordinalDate: String
  /// A message of the service; usually `nil`.
  public let serviceResponse: String?

  /// Reads the body of the service's response.
  /// - Throws: `WireProblem` when a field is missing or has another type.
  public init(json bytes: [UInt8]) throws(WireProblem) {
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
