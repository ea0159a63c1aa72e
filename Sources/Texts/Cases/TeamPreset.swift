package import Domain

/// A name and a colour that many groups use.
package enum TeamPreset: String, CaseIterable, Sendable {
  /// "Team A" or "Team B", in its usual colour.
  case usual
  case bibs, skins, reds, blues, greens

  package var color: TeamColor? {
    switch self {
    case .usual, .skins: nil
    case .bibs: .yellow
    case .reds: .red
    case .blues: .blue
    case .greens: .green
    }
  }
}
