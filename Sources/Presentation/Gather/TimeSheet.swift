/// Entering another time for the clock.
public struct TimeSheet {
  /// The title.
  public let title: String
  /// The label of the minutes.
  public let minutesLabel: String
  /// The label of the seconds.
  public let secondsLabel: String
  /// What was typed as minutes.
  public let minutes: String
  /// What was typed as seconds.
  public let seconds: String
  /// The usual times.
  public let presets: [(minutes: Int, label: String)]
  /// What is wrong with the time; `nil` when it can be set.
  public let problem: String?
  /// The label that sets it.
  public let doneLabel: String
  /// The label that does not.
  public let cancelLabel: String
}
