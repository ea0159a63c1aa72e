public import Domain

/// The model: a point in time, which the rules of the calendar have no hold on.
///
/// In UTC each day is as long as any other, so that moving by days is an addition; months, years
/// and leap days matter only where a date is read or shown.
public struct Model: Equatable, Sendable {
  /// The instant.
  public let currentDateTime: Instant

  /// Makes a model of an instant.
  public init(currentDateTime: Instant) {
    self.currentDateTime = currentDateTime
  }

  /// The same time of day, some days later or, with a negative number, earlier; `nil` before 1970
  /// and after 9999.
  public func moved(byDays days: Int) -> Model? {
    let (distance, overflow) = Int64(days).multipliedReportingOverflow(by: 86_400_000)
    guard !overflow else { return nil }
    let (sum, isTooFar) = currentDateTime.milliseconds.addingReportingOverflow(distance)
    guard !isTooFar, let instant = Instant(milliseconds: sum) else { return nil }
    return Model(currentDateTime: instant)
  }
}
