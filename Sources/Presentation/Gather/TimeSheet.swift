/// The form that sets another time on the clock.
package struct TimeSheet {
  package let minutes: String
  package let seconds: String
  /// Common times, in minutes.
  package let presets: [Int]
  /// Why the time is refused; `nil` when it is not.
  package let errorText: String?
}
