import Foundation

extension Double {
  /// The number with about three digits, grouped by thousands.
  var short: String {
    let magnitude = abs(self)
    guard magnitude < 100 else { return Int(rounded()).grouped }
    let digits = magnitude >= 10 ? 1 : magnitude >= 0.1 || self == 0 ? 2 : 4
    let text = String(format: "%.\(digits)f", self)
    return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
  }
}

extension Int {
  /// The number with a comma after each three digits.
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return self < 0 ? "-\(text)" : text
  }
}

extension [Double] {
  /// The middle value, or the mean of the middle two.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    let middle = count / 2
    return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
