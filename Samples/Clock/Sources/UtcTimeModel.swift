public import Wire

/// The entity: the time as the service tells it, with nothing understood yet.
public struct UtcTimeModel: Equatable, Sendable {
  /// The number of the object in the answer; the service calls it `$id`.
  public let id: String
  /// Now, as `2026-11-20T22:05Z`.
  public let currentDateTime: String
  /// How far the zone is ahead of UTC, as `00:00:00`.
  public let utcOffset: String
  /// Whether it is summer time.
  public let isDayLightSavingsTime: Bool
  /// The day of the week in English.
  public let dayOfTheWeek: String
  /// The zone, which is `UTC`.
  public let timeZoneName: String
  /// Now, in steps of 100 ns since 1601; as large as this, `Int` is not in a browser.
  public let currentFileTime: Int64
  /// The year and the day in it, as `2026-324`.
  public let ordinalDate: String
  /// What the service has to say besides.
  public let serviceResponse: String?

  /// Reads an answer of the service.
  /// - Throws: `WireProblem` for what is missing or of another type.
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
