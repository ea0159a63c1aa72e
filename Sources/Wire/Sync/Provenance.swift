/// Where a message comes from, which decides how strictly its values are checked.
public enum Provenance: Sendable {
  /// The message is new: values that break a rule of the domain are refused.
  case submitted
  /// A device or file kept the message, perhaps under an earlier version: its names may be as long
  /// as any version allowed; all other values obey today's rules.
  case recorded
  /// The message was accepted under the rules of its day: only malformed values are refused.
  case accepted
}
