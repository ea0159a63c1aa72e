extension Figure {
  /// Shapes of one ink that follow one another, as one path in the notation of SVG
  /// (<https://www.w3.org/TR/SVG2/paths.html>), which canvases read, too.
  public struct Path: Equatable, Sendable {
    /// How a path is drawn.
    public enum Style: Sendable {
      case filled
      /// With a pen that is ``Figure/stroke`` thick.
      case outlined
    }

    /// How it is drawn.
    public let style: Style
    /// What it stands for.
    public let ink: Ink
    /// Where it goes: `M0 0h80v40h-80z`.
    public private(set) var text: String
  }

  /// The shapes as paths, in the order in which they are drawn.
  public var paths: [Path] {
    var paths: [Path] = []
    for shape in shapes {
      let path = Path(shape)
      if let last = paths.last, last.style == path.style, last.ink == path.ink {
        paths[paths.count - 1].append(path)
      } else {
        paths.append(path)
      }
    }
    return paths
  }
}

extension Figure.Path {
  fileprivate init(_ shape: Figure.Shape) {
    switch shape {
    case .box(let box, let ink): self.init(.filled, ink, Self.rectangle(box))
    case .frame(let box, let ink): self.init(.outlined, ink, Self.rectangle(box.inset))
    case .dot(let spot, let radius, let ink): self.init(.filled, ink, Self.circle(spot, radius))
    case .ring(let spot, let radius, let ink):
      self.init(.outlined, ink, Self.circle(spot, max(1, radius - Figure.stroke / 2)))
    case .line(let spots, let ink): self.init(.outlined, ink, Self.lines(spots))
    case .area(let spots, let ink): self.init(.filled, ink, Self.lines(spots) + "z")
    }
  }

  private init(_ style: Style, _ ink: Figure.Ink, _ text: String) {
    (self.style, self.ink, self.text) = (style, ink, text)
  }

  fileprivate mutating func append(_ path: Self) { text += path.text }

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
