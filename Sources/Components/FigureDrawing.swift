package import Figures
package import Markup

extension Page {
  /// A figure as a drawing beside the sentence that says the same; nothing for an empty one.
  package func figure(_ figure: Figure) {
    if !figure.shapes.isEmpty {
      svg(
        .class("figure"), .class("is-read", when: figure.isRead), .viewBox(of: figure),
        .aria("hidden", true)
      ) { paths(of: figure) }
    }
  }

  /// A figure behind the row that it belongs to, as wide and as high as that; nothing for an empty one.
  package func barBehind(_ figure: Figure) {
    if !figure.shapes.isEmpty {
      svg(
        .class("figure is-behind"), .class("is-read", when: figure.isRead), .viewBox(of: figure),
        .attribute("preserveAspectRatio", "none"), .aria("hidden", true)
      ) { paths(of: figure) }
    }
  }

  private func paths(of figure: Figure) {
    each(figure.paths) { part in
      path(.class(part.style.className), .class(part.ink.className), .attribute("d", part.text))
    }
  }
}

extension Attribute {
  fileprivate static func viewBox(of figure: Figure) -> Attribute {
    .attribute("viewBox", "0 0 \(Figure.width) \(figure.height)")
  }
}

extension Figure.Path.Style {
  fileprivate var className: StaticString {
    switch self {
    case .filled: "filled"
    case .outlined: "outlined"
    }
  }
}

extension Figure.Ink {
  /// The class that sets the colour.
  fileprivate var className: StaticString {
    switch self {
    case .strong: "ink-strong"
    case .empty: "ink-empty"
    case .open: "ink-open"
    case .waiting: "ink-waiting"
    case .won: "ink-won"
    case .drawn: "ink-drawn"
    case .lost: "ink-lost"
    case .teamA: "ink-a"
    case .teamB: "ink-b"
    case .faint: "ink-faint"
    }
  }
}
