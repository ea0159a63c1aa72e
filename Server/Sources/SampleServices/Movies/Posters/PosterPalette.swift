/// The colours of a poster.
struct PosterPalette: Sendable {
  let ground: String
  /// The colour of the text.
  let ink: String
  /// The colours of the drawing, each visible on the ground.
  let paints: [String]

  init(_ ground: String, ink: String, _ paints: String...) {
    self.ground = ground
    self.ink = ink
    self.paints = paints
  }

  /// The same colours with the paints in another order.
  func shuffled(_ dice: inout PosterDice) -> PosterPalette {
    PosterPalette(ground: ground, ink: ink, paints: paints.shuffled(using: &dice))
  }

  private init(ground: String, ink: String, paints: [String]) {
    (self.ground, self.ink, self.paints) = (ground, ink, paints)
  }

  /// The colours for a film, different from those of the next film.
  static func of(film: Int) -> PosterPalette {
    all[Int(film.magnitude % UInt(all.count))]
  }

  private static let all = [
    PosterPalette("#10182f", ink: "#f7f1e3", "#f4b942", "#e4572e", "#35548f"),
    PosterPalette("#f3ead9", ink: "#1d2a44", "#d1352b", "#1d2a44", "#e8b04b"),
    PosterPalette("#dff0e4", ink: "#12392f", "#1f6f5c", "#f2784b", "#f6c95c"),
    PosterPalette("#2a1230", ink: "#fbe9f2", "#d94f8c", "#f6a24c", "#7d3f9a"),
    PosterPalette("#0e3b43", ink: "#f1f5ec", "#35a7a0", "#f3c969", "#e26d5c"),
    PosterPalette("#e9d8b4", ink: "#2b2d42", "#b5541c", "#3d405b", "#6f9a7e"),
    PosterPalette("#e8f1f8", ink: "#0d2a4a", "#1b4d89", "#59a5d8", "#f25f5c"),
    PosterPalette("#161616", ink: "#fafafa", "#ffd23f", "#ee4266", "#3bceac"),
    PosterPalette("#17301f", ink: "#f2f0dc", "#8fb339", "#e9e3b4", "#d9772b"),
    PosterPalette("#fbe3e0", ink: "#43162f", "#c9375c", "#5b2245", "#f5a65b"),
    PosterPalette("#e6e0f5", ink: "#261b57", "#5f4bb6", "#f06c9b", "#86a5d9"),
    PosterPalette("#3b1a12", ink: "#fff0dc", "#e2711d", "#ffb627", "#a63a22"),
    PosterPalette("#06283d", ink: "#eaf7ff", "#1f6fe0", "#47b5ff", "#dff6ff"),
    PosterPalette("#f1efdc", ink: "#23291c", "#6b7a2a", "#c8553d", "#2d3a2e"),
    PosterPalette("#ece7e1", ink: "#1a1a1a", "#222222", "#a8a29a", "#d6452c"),
    PosterPalette("#bfe3f2", ink: "#123250", "#ffffff", "#f26b38", "#1f4e79"),
    PosterPalette("#4a0d25", ink: "#ffeaea", "#d81e63", "#ff8a65", "#8a2a4c"),
    PosterPalette("#e3a72f", ink: "#1c1a14", "#22333b", "#c6432e", "#f6eedb"),
  ]
}
