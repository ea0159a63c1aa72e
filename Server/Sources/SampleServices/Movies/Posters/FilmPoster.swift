import Markup

/// A drawn poster, always the same for a film, and different from the next film's.
struct FilmPoster {
  let film: Film
  let isKorean: Bool

  private static let (width, height, margin) = (342, 513, 26)

  /// Fonts of the user's device, because an SVG that is shown as an image cannot load fonts.
  private static let fonts =
    "system-ui, -apple-system, 'Segoe UI', 'Helvetica Neue', 'Apple SD Gothic Neo', "
    + "'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif"

  /// The picture as SVG.
  var bytes: [UInt8] {
    var dice = PosterDice(seed: film.id)
    let palette = PosterPalette.of(film: film.id).shuffled(&dice)
    let motif = PosterMotif.of(film: film.id)
    let layout = Layout(&dice)
    return Renderer.html { page in
      let canvas = PosterCanvas(
        page: page, width: layout.width, height: layout.height, palette: palette)
      page.svg(
        .attribute("xmlns", "http://www.w3.org/2000/svg"),
        .attribute("viewBox", "0 0 \(Self.width) \(Self.height)"),
        .attribute("width", "\(Self.width)"), .attribute("height", "\(Self.height)")
      ) {
        canvas.bar(0, 0, Self.width, Self.height, palette.ground)
        // An inner drawing is cut off at its edges.
        page.svg(
          .attribute("x", "\(layout.x)"), .attribute("y", "\(layout.y)"),
          .attribute("width", "\(layout.width)"), .attribute("height", "\(layout.height)")
        ) { motif.draw(on: canvas, &dice) }
        write(on: canvas, layout)
      }
    }
  }

  private func write(on canvas: PosterCanvas, _ layout: Layout) {
    let title = TitleLines(
      isKorean ? film.koreanTitle : film.title, width: Self.width - 2 * Self.margin)
    let leading = title.size * 112 / 100
    let rest = leading * (title.lines.count - 1)
    let first = layout.isTitleOnTop ? Self.margin + title.size : Self.height - 58 - rest
    let year = layout.isTitleOnTop ? first + rest + 28 : Self.height - 28
    for (index, line) in title.lines.enumerated() {
      write(line, y: first + index * leading, size: title.size, weight: 800, on: canvas)
    }
    write(imprint, y: year, size: 15, weight: 500, on: canvas)
  }

  /// The year, with the original title when it is different and fits.
  private var imprint: String {
    let whole = "\(film.year) · \(film.originalTitle)"
    let isAnother = film.originalTitle != (isKorean ? film.koreanTitle : film.title)
    return isAnother && whole.width * 15 <= (Self.width - 2 * Self.margin) * 100
      ? whole : String(film.year)
  }

  private func write(_ line: String, y: Int, size: Int, weight: Int, on canvas: PosterCanvas) {
    canvas.page.svgText(
      .attribute("x", "\(Self.margin)"), .attribute("y", "\(y)"), .fill(canvas.palette.ink),
      .attribute("font-family", Self.fonts), .attribute("font-size", "\(size)"),
      .attribute("font-weight", "\(weight)")
    ) { line }
  }
}

extension FilmPoster {
  /// The positions of the drawing and of the title.
  private struct Layout {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let isTitleOnTop: Bool

    init(_ dice: inout PosterDice) {
      isTitleOnTop = dice.number(0...3) == 0
      let isFramed = dice.number(0...2) == 0
      let margin = isFramed ? FilmPoster.margin : 0
      x = margin
      width = FilmPoster.width - 2 * margin
      height = 342 - margin
      y = isTitleOnTop ? FilmPoster.height - height - margin : margin
    }
  }
}
