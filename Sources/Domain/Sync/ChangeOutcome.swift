/// The server's decision about a change; the first outcome for an id is final.
public enum ChangeOutcome: Hashable, Sendable {
  /// The change has this place in the log.
  case accepted(sequence: Int64)
  /// The change could not be applied.
  case rejected(ChangeRejection)
}
