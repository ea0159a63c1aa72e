import Foundation

// Landscapes and patterns.
extension PosterMotif {
  /// Ranges of mountains, the nearer the darker, below a sun.
  static func mountains(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let (width, height) = (canvas.width, canvas.height)
    canvas.disc(
      dice.number(80...width - 80), dice.number(80...130), dice.number(38...60), canvas.paint(0))
    for range in 0..<3 {
      var outline = "M0 \(height)"
      var isPeak = dice.flip()
      for x in stride(from: 0, through: width + 60, by: dice.number(50...70)) {
        let foot = height * (50 + range * 16) / 100
        outline += "L\(x) \(isPeak ? foot - dice.number(50...100) : foot + dice.number(0...24))"
        isPeak.toggle()
      }
      canvas.area(
        outline + "L\(width + 60) \(height)Z",
        range == 2 ? canvas.palette.ink : canvas.paint(range + 1), opacity: range == 2 ? 85 : 100)
    }
  }

  /// A sun that sets in the sea.
  static func sea(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let (width, height) = (canvas.width, canvas.height)
    let horizon = height * dice.number(52...62) / 100
    canvas.disc(
      width * dice.number(3...7) / 10, horizon - dice.number(0...30), dice.number(80...108),
      canvas.paint(0))
    let length = dice.number(44...64)
    for wave in 0..<6 {
      let y = horizon + wave * (height - horizon) / 6
      let start = -dice.number(0...length * 2)
      var outline = "M\(start) \(y)q\(length / 2) -16 \(length) 0"
      for _ in 0...(width / length + 3) { outline += "t\(length) 0" }
      canvas.area(
        outline + "V\(height)H\(start)Z", canvas.paint(wave % 2 == 0 ? 1 : 2), opacity: 92)
    }
  }

  /// A floor of tiles, each with a quarter, a half or a whole of a circle.
  static func tiles(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let columns = dice.number(3...4)
    let side = (canvas.width + columns - 1) / columns
    for y in stride(from: 0, to: canvas.height, by: side) {
      for x in stride(from: 0, to: canvas.width, by: side) {
        tile(x, y, side, canvas, &dice)
      }
    }
  }

  private static func tile(
    _ x: Int, _ y: Int, _ side: Int, _ canvas: PosterCanvas, _ dice: inout PosterDice
  ) {
    let (back, front) = (dice.number(0...3), dice.number(1...2))
    let ground = back == 3 ? canvas.palette.ground : canvas.paint(back)
    let paint = back == 3 ? canvas.paint(front) : canvas.paint(back + front)
    let (right, bottom) = (x + side, y + side)
    canvas.bar(x, y, side, side, ground)
    switch dice.number(0...5) {
    case 0: canvas.disc(x + side / 2, y + side / 2, side * 3 / 8, paint)
    case 1: canvas.area("M\(x) \(y)H\(right)A\(side) \(side) 0 0 1 \(x) \(bottom)Z", paint)
    case 2: canvas.area("M\(right) \(bottom)H\(x)A\(side) \(side) 0 0 1 \(right) \(y)Z", paint)
    case 3: canvas.area("M\(x) \(y)V\(bottom)A\(side) \(side) 0 0 0 \(right) \(y)Z", paint)
    case 4: canvas.area("M\(x) \(y)H\(right)A\(side / 2) \(side / 2) 0 0 1 \(x) \(y)Z", paint)
    default: canvas.area("M\(x) \(bottom)L\(right) \(y)V\(bottom)Z", paint)
    }
  }
}
