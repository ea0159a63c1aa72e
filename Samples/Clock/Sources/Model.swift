package import Domain

/// The model: a point in time in UTC.
///
/// In UTC every day has 24 hours, so moving by days is an addition. Months, years and leap days
/// matter only where a date is read or shown.
package struct Model: Equatable, Sendable {
  /// The point in time, to the millisecond.
  package let currentDateTime: Instant

  /// Creates a model from an instant.
  package init(currentDateTime: Instant) {
    self.currentDateTime = currentDateTime
  }

  /// The same time of day, that many days later, or earlier if negative.
  ///
  /// `nil` before 1970 and after 9999.
  package func moved(byDays days: Int) -> Model? {
    let (distance, overflow) = Int64(days).multipliedReportingOverflow(by: 86_400_000)
    guard !overflow else { return nil }
    let (sum, isTooFar) = currentDateTime.milliseconds.addingReportingOverflow(distance)
    guard !isTooFar, let instant = Instant(milliseconds: sum) else { return nil }
    return Model(currentDateTime: instant)
  }
}
