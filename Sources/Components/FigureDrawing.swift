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
    each(FigurePath.all(of: figure)) { part in
      path(.class(part.style.className), .class(part.ink.className), .attribute("d", part.text))
    }
  }
}

extension Attribute {
  fileprivate static func viewBox(of figure: Figure) -> Attribute {
    .attribute("viewBox", "0 0 \(Figure.width) \(figure.height)")
  }
}

/// Shapes of one ink that follow one another, as one path.
private struct FigurePath {
  enum Style {
    case filled, outlined

    var className: StaticString {
      switch self {
      case .filled: "filled"
      case .outlined: "outlined"
      }
    }
  }

  let style: Style
  let ink: Figure.Ink
  var text: String

  static func all(of figure: Figure) -> [FigurePath] {
    var paths: [FigurePath] = []
    for shape in figure.shapes {
      let path = FigurePath(shape)
      if let last = paths.last, last.style == path.style, last.ink == path.ink {
        paths[paths.count - 1].text += path.text
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  private init(_ shape: Figure.Shape) {
    switch shape {
    case .box(let box, let ink): self.init(.filled, ink, Self.rectangle(box))
    case .frame(let box, let ink): self.init(.outlined, ink, Self.rectangle(box.inset))
    case .dot(let spot, let radius, let ink): self.init(.filled, ink, Self.circle(spot, radius))
    case .ring(let spot, let radius, let ink):
      self.init(.outlined, ink, Self.circle(spot, max(1, radius - Figure.stroke / 2)))
    case .line(let spots, let ink): self.init(.outlined, ink, Self.lines(spots))
    }
  }

  private init(_ style: Style, _ ink: Figure.Ink, _ text: String) {
    (self.style, self.ink, self.text) = (style, ink, text)
  }

  private static func rectangle(_ box: Figure.Box) -> String {
    "M\(box.corner.x) \(box.corner.y)h\(box.width)v\(box.height)h-\(box.width)z"
  }

  private static func circle(_ middle: Figure.Spot, _ radius: Int) -> String {
    let arc = "a\(radius) \(radius) 0 1 0 "
    return "M\(middle.x - radius) \(middle.y)\(arc)\(2 * radius) 0\(arc)-\(2 * radius) 0z"
  }

  private static func lines(_ spots: [Figure.Spot]) -> String {
    spots.enumerated().reduce("") { text, next in
      text + "\(next.offset == 0 ? "M" : "L")\(next.element.x) \(next.element.y)"
    }
  }
}

extension Figure.Box {
  /// The middle of the edge of a frame, which is drawn inside.
  fileprivate var inset: Figure.Box {
    let edge = min(Figure.stroke, width - 1, height - 1)
    return Figure.Box(
      corner.x + edge / 2, corner.y + edge / 2, width: width - edge, height: height - edge)
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
