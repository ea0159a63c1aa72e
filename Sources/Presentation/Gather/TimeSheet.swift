/// Entering another time for the clock.
package struct TimeSheet {
  /// What was typed as minutes.
  package let minutes: String
  /// What was typed as seconds.
  package let seconds: String
  /// The usual times, in minutes.
  package let presets: [Int]
  /// What is wrong with the time; `nil` when it can be set.
  package let problem: String?
}
