/// Where a message comes from, which decides how strictly its values are checked.
public enum Provenance: Sendable {
  /// The message is new: values that break a rule of the domain are refused.
  case submitted
  /// The message was accepted under the rules of its day: only malformed values are refused.
  case accepted
}
