import Domain
import Foundation

/// A colour of a picture.
struct RGB: Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
  }

  private init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

extension RGB {
  static let chalk = RGB(0xF6FBF5)
  static let turf = RGB(0x06301D)
  static let amber = RGB(0xFFB25B)
  private static let night = RGB(0x04210F)

  /// What a side wears, as on the pages (Web/styles).
  init(of color: TeamColor?, _ side: Side) {
    guard let color else {
      self.init(usual: side)
      return
    }
    switch color {
    case .red: self.init(0xD8251D)
    case .orange: self.init(0xF27F0C)
    case .yellow: self.init(0xFFD60A)
    case .green: self.init(0x17A34A)
    case .blue: self.init(0x1D6FE0)
    case .purple: self.init(0x8338EC)
    case .pink: self.init(0xFF6FB0)
    case .white: self.init(0xFFFFFF)
    case .black: self.init(0x16181A)
    }
  }

  private init(usual side: Side) {
    switch side {
    case .teamA: self.init(0x0B5CAD)
    case .teamB: self.init(0xA84300)
    case .teamC: self.init(0x6A5A00)
    case .teamD: self.init(0x97256B)
    }
  }

  /// Light ink on a dark colour, dark ink on a light one.
  var ink: RGB {
    contrast(to: .chalk) >= contrast(to: .night) ? .chalk : .night
  }

  /// The contrast of WCAG 2, from 1 to 21.
  func contrast(to other: RGB) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    let weighted = zip([red, green, blue], [0.2126, 0.7152, 0.0722]).map { value, weight in
      let share = Double(value) / 255
      return weight * (share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
    }
    return weighted.reduce(0, +)
  }

  /// The steps from this colour to another, both included.
  func shades(to other: RGB, _ steps: UInt8) -> [RGB] {
    (0...steps).map { step in
      func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
        UInt8((Int(from) * Int(steps - step) + Int(to) * Int(step)) / Int(steps))
      }
      return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }
  }
}
