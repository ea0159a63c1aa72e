/// Entering another time for the clock.
public struct TimeSheet {
  /// What was typed as minutes.
  public let minutes: String
  /// What was typed as seconds.
  public let seconds: String
  /// The usual times, in minutes.
  public let presets: [Int]
  /// What is wrong with the time; `nil` when it can be set.
  public let problem: String?
}
