/// What a server's log keeps of a delivered change: accepted changes make the squad, and refused
/// ones must stay refused.
public enum LogEntry: Hashable, Sendable {
  /// A change at its place in the log.
  case accepted(SequencedChange)
  /// A change that could not be applied.
  case rejected(RejectedChange)
}
