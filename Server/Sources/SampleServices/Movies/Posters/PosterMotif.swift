/// A family of drawings for posters; the dice choose one of the family.
enum PosterMotif: CaseIterable {
  case discs, arcs, stripes, mountains, rings, tiles, sea, rays, skyline, moon, blinds, bubbles

  /// The family for a film, different from that of the next film.
  ///
  /// In each round through the palettes, a palette gets another family.
  static func of(film: Int) -> PosterMotif {
    let number = film.magnitude
    return allCases[Int((number % 12 * 5 + number / 36) % UInt(allCases.count))]
  }

  func draw(on canvas: PosterCanvas, _ dice: inout PosterDice) {
    switch self {
    case .discs: Self.discs(canvas, &dice)
    case .arcs: Self.arcs(canvas, &dice)
    case .stripes: Self.stripes(canvas, &dice)
    case .mountains: Self.mountains(canvas, &dice)
    case .rings: Self.rings(canvas, &dice)
    case .tiles: Self.tiles(canvas, &dice)
    case .sea: Self.sea(canvas, &dice)
    case .rays: Self.rays(canvas, &dice)
    case .skyline: Self.skyline(canvas, &dice)
    case .moon: Self.moon(canvas, &dice)
    case .blinds: Self.blinds(canvas, &dice)
    case .bubbles: Self.bubbles(canvas, &dice)
    }
  }
}

// Circles.
extension PosterMotif {
  /// Two large discs, one over the other, and a small one apart.
  private static func discs(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let (width, height) = (canvas.width, canvas.height)
    let (large, lean) = (dice.number(95...125), dice.flip() ? 1 : -1)
    let (x, y) = (width / 2 - lean * 48, height / 2 - 20)
    canvas.disc(x, y, large, canvas.paint(0))
    canvas.disc(x + lean * 100, y + 70, large * 3 / 4, canvas.paint(1), opacity: 88)
    canvas.disc(x + lean * 110, y - 105, dice.number(16...30), canvas.paint(2))
  }

  /// Quarters of circles around one corner.
  private static func arcs(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let x = dice.flip() ? 0 : canvas.width
    let y = dice.flip() ? 0 : canvas.height
    let step = dice.number(34...52)
    for number in (1...7).reversed() {
      canvas.disc(x, y, number * step, number == 1 ? canvas.palette.ink : canvas.paint(number))
    }
  }

  /// Rings around one middle, with a disc beside.
  private static func rings(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let (x, y) = (canvas.width / 2, canvas.height / 2)
    let (count, width) = (dice.number(4...6), dice.number(7...13))
    let step = 138 / count
    for number in 1...count {
      canvas.ring(x, y, number * step, canvas.paint(number), width: width)
    }
    let satellite = count * step
    canvas.disc(x, y, step / 3, canvas.paint(0))
    canvas.disc(x + satellite * 7 / 10, y - satellite * 7 / 10, 18, canvas.palette.ink)
  }

  /// Bubbles that rise, the smaller the higher.
  private static func bubbles(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    for number in 0..<16 {
      let radius = 58 - number * 3 + dice.number(-4...4)
      let y = canvas.height - 70 - number * (canvas.height - 90) / 16
      canvas.disc(
        dice.number(radius...canvas.width - radius), y, radius, canvas.paint(number), opacity: 82)
    }
  }

  /// A crescent, and stars.
  private static func moon(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let (x, y, radius) = (canvas.width / 2, canvas.height / 2, dice.number(90...120))
    for _ in 0..<24 {
      canvas.disc(
        dice.number(8...canvas.width - 8), dice.number(8...canvas.height - 8), dice.number(1...3),
        canvas.palette.ink, opacity: 80)
    }
    let lean = dice.flip() ? 1 : -1
    canvas.disc(x, y, radius, canvas.paint(0))
    canvas.disc(x + lean * radius / 2, y - radius / 4, radius * 5 / 6, canvas.palette.ground)
    canvas.disc(x + lean * radius * 2 / 3, y - radius / 4, 14, canvas.paint(1))
  }
}
