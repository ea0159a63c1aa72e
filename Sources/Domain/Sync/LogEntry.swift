/// An entry in the server's log: accepted changes make the squad, and refused ones stay refused.
public enum LogEntry: Hashable, Sendable {
  /// A change that was accepted, at its place in the log.
  case accepted(SequencedChange)
  /// A change that was refused, with the reason.
  case rejected(RejectedChange)
}
