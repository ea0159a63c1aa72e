import Markup

/// The part of a poster that is drawn on, with its colours; each shape is above those before it.
struct PosterCanvas {
  let page: Page
  let width: Int
  let height: Int
  let palette: PosterPalette

  /// A paint by its number; after the last paint comes the first.
  func paint(_ number: Int) -> String { palette.paints[number % palette.paints.count] }
}

extension Attribute {
  static func fill(_ paint: String) -> Attribute { .attribute("fill", paint) }
  static func stroke(_ paint: String) -> Attribute { .attribute("stroke", paint) }
  static func opacity(_ percent: Int) -> Attribute {
    .attribute("opacity", percent == 100 ? nil : "\(percent)%")
  }
}

extension PosterCanvas {
  /// A filled circle.
  func disc(_ x: Int, _ y: Int, _ radius: Int, _ paint: String, opacity: Int = 100) {
    page.circle(
      .attribute("cx", "\(x)"), .attribute("cy", "\(y)"), .attribute("r", "\(radius)"),
      .fill(paint), .opacity(opacity))
  }

  /// The outline of a circle.
  func ring(_ x: Int, _ y: Int, _ radius: Int, _ paint: String, width: Int) {
    page.circle(
      .attribute("cx", "\(x)"), .attribute("cy", "\(y)"), .attribute("r", "\(radius)"),
      .fill("none"), .stroke(paint), .attribute("stroke-width", "\(width)"))
  }

  /// A filled rectangle.
  func bar(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ paint: String, opacity: Int = 100
  ) {
    page.rect(
      .attribute("x", "\(x)"), .attribute("y", "\(y)"), .attribute("width", "\(width)"),
      .attribute("height", "\(height)"), .fill(paint), .opacity(opacity))
  }

  /// A filled outline.
  func area(_ outline: String, _ paint: String, opacity: Int = 100) {
    page.path(.attribute("d", outline), .fill(paint), .opacity(opacity))
  }
}
