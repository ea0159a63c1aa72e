import Foundation

// Lines and bars.
extension PosterMotif {
  /// Broad stripes that climb.
  static func stripes(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let (width, height) = (canvas.width, canvas.height)
    let (breadth, rise) = (dice.number(26...44), dice.number(120...260))
    let isClimbing = dice.flip()
    var number = 0
    for y in stride(from: -rise, to: height, by: breadth * 2) {
      number += 1
      let (left, right) = isClimbing ? (y + rise, y) : (y, y + rise)
      canvas.area(
        "M0 \(left)L\(width) \(right)V\(right + breadth)L0 \(left + breadth)Z",
        canvas.paint(number))
    }
    canvas.disc(
      isClimbing ? width / 4 : width * 3 / 4, height / 4, dice.number(34...48),
      canvas.palette.ink)
  }

  /// Rays from one point.
  static func rays(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let (x, y) = (canvas.width * dice.number(3...7) / 10, canvas.height * dice.number(5...9) / 10)
    let count = dice.number(9...14)
    for number in 0..<count {
      let from = 2 * Double.pi * Double(number) / Double(count)
      let to = from + Double.pi / Double(count)
      func point(_ angle: Double) -> String {
        "\(x + Int(620 * cos(angle))) \(y + Int(620 * sin(angle)))"
      }
      canvas.area("M\(x) \(y)L\(point(from))L\(point(to))Z", canvas.paint(number % 2))
    }
    canvas.disc(x, y, 74, canvas.palette.ground)
    canvas.disc(x, y, dice.number(44...60), canvas.paint(2))
  }

  /// The slats of a blind, with light between them, and a disc behind.
  static func blinds(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    let (width, height) = (canvas.width, canvas.height)
    let step = dice.number(22...30)
    let radius = dice.number(110...140)
    canvas.disc(
      dice.number(radius...width - radius), dice.number(radius...height - radius), radius,
      canvas.paint(0))
    for y in stride(from: 0, to: height, by: step) {
      canvas.bar(0, y, width, max(3, step * y / height), canvas.palette.ground)
    }
    canvas.disc(
      width * dice.number(2...8) / 10, height * dice.number(2...8) / 10, 20, canvas.paint(1))
  }

  /// Houses at night, with lit windows.
  static func skyline(_ canvas: PosterCanvas, _ dice: inout PosterDice) {
    canvas.disc(
      dice.number(70...canvas.width - 70), dice.number(70...110), dice.number(36...56),
      canvas.paint(0))
    for row in 0..<2 {
      var x = -dice.number(0...20)
      // What is left is too narrow for a house.
      while x < canvas.width - 14 {
        let width = dice.number(34...62)
        let height = dice.number(row == 0 ? 130...230 : 60...140)
        let top = canvas.height - height
        canvas.bar(x, top, width, height, canvas.paint(row + 1))
        for y in stride(from: top + 12, to: canvas.height - 6, by: 18) where row == 1 {
          guard dice.flip() else { continue }
          canvas.bar(
            x + dice.number(6...width - 12), y, 7, 9, canvas.palette.ground, opacity: 75)
        }
        x += width + dice.number(0...4)
      }
    }
  }
}
