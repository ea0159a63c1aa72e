/// What the server made of a change; the first answer for an id is the answer for good.
public enum ChangeOutcome: Hashable, Sendable {
  /// It has this place in the log.
  case accepted(sequence: Int64)
  /// It could not be applied.
  case rejected(ChangeRejection)
}
