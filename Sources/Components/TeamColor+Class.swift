import Domain

extension TeamColor {
  /// The class that sets the colour for what is inside, in place of the team's usual one.
  package var className: StaticString {
    switch self {
    case .red: "wears-red"
    case .orange: "wears-orange"
    case .yellow: "wears-yellow"
    case .green: "wears-green"
    case .blue: "wears-blue"
    case .purple: "wears-purple"
    case .pink: "wears-pink"
    case .white: "wears-white"
    case .black: "wears-black"
    }
  }
}
