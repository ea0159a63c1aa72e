/// Who may register.
public enum Registration: Hashable, Sendable {
  /// Everyone who reaches the server.
  case open
  /// Those who know a code, which the operator tells them.
  case code(String)
  /// No one.
  case closed
}
