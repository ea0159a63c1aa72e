/// A position on the pitch.
public enum Position: String, CaseIterable, Sendable {
  /// The goalkeeper, abbreviated GK.
  case goalkeeper
  /// A defender, abbreviated DEF.
  case defender
  /// A midfielder, abbreviated MID.
  case midfielder
  /// A winger, abbreviated W.
  case winger
  /// A striker, abbreviated ST.
  case striker
}
