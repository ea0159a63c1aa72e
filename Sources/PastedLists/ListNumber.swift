import Domain

/// Digits and numbers of any script, as lists have them before a name.
extension Unicode.Scalar {
  /// The value of a digit of any script; `nil` for everything else.
  var digit: Int? {
    for zero in Self.zeros where (zero...(zero + 9)).contains(value) { return Int(value - zero) }
    return nil
  }

  /// Whether this is a digit of any script.
  var isDigit: Bool {
    value < 0x80 ? ("0"..."9").contains(self) : digit != nil
  }

  private static let zeros: [UInt32] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xE50,
    0xED0, 0xF20, 0x1040, 0x17E0, 0x1810, 0xFF10, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6,
  ]

  /// Whether this is a whole number or a letter of a list in one sign: in a circle, in brackets or
  /// with a point, such as ①, ㉑, ⑴, ⒈ and ㉮.
  var isNumberSign: Bool {
    switch value {
    case 0x2460...0x24FF, 0x2776...0x2793, 0x3200...0x321E, 0x3220...0x3229, 0x3251...0x325F,
      0x3260...0x327B, 0x3280...0x3289, 0x32B1...0x32BF, 0x1F100...0x1F10A, 0x1F51F:
      true
    default: false
    }
  }
}

extension Scalars {
  /// How many digits the text begins with, and their value up to 9999.
  var leadingNumber: (value: Int, rest: Scalars)? {
    var value = 0
    var rest = self
    while let digit = rest.first?.digit {
      value = Swift.min(value * 10 + digit, 9999)
      rest = rest.dropFirst()
    }
    return rest.count < count ? (value, rest) : nil
  }

  /// The text after a number of a list; `nil` when it begins with none.
  ///
  /// `1.`, `1)`, `(1)`, `[1]`, `1 -`, `#1`, `1️⃣`, `①`, `1/`, `1번`, or digits and a space.
  var afterNumber: Scalars? {
    if let first, first.isNumberSign {
      return dropFirst().drop { $0.isSpace || $0.isNumberPoint || $0.value == 0xFE0F }
    }
    let opened = drop { $0 == "(" || $0 == "[" || $0 == "#" || $0 == "<" || $0.value == 0x2116 }
    guard count - opened.count <= 1, let number = opened.leadingNumber else { return afterLetter }
    // A longer number is a phone's or a year.
    guard opened.count - number.rest.count <= 3 else { return nil }
    let rest = number.rest.drop { $0.value == 0xFE0F || $0.value == 0x20E3 }
    if rest.count < number.rest.count {
      return rest.afterNumber ?? rest.drop { $0.isSpace || $0.isNumberPoint }
    }
    guard let next = rest.first else { return rest }
    if next == "번" || next == "º" || next == "ª" || next == "°" {
      return rest.dropFirst().drop { $0.isSpace || $0.isNumberPoint }
    }
    guard next.isSpace || next.isNumberPoint || next == "]" || next == ">" else { return nil }
    if rest.trimmed.first?.isCurrency == true { return nil }
    let text = rest.drop { $0.isSpace || $0.isNumberPoint || $0 == "]" || $0 == ">" }
    // "7.30", "5-a-side", "6/11", "10:30" and "7, 8" are no numbers of a list.
    if !next.isSpace, text.count == rest.count - 1, next != ")", next != "]" {
      if text.first?.isDigit == true || next == ":" && text.isEmpty { return nil }
      if next == "-", text.first?.isLetter == true, text.dropFirst().first == "-" { return nil }
    }
    return text
  }

  /// The text after a number of those who wait: `R1 Ann`, `S2. Ben`.
  var afterReserveNumber: Scalars? {
    guard let first, first == "R" || first == "S" || first == "W",
      let (number, rest) = dropFirst().leadingNumber, (1...20).contains(number),
      let next = rest.first, next.isSpace || next.isNumberPoint
    else { return nil }
    let name = rest.drop { $0.isSpace || $0.isNumberPoint }
    return name.first?.isLetter == true ? name : nil
  }

  /// The text after a letter in place of a number: `a)`.
  private var afterLetter: Scalars? {
    guard let letter = first, letter.isASCIILetter, dropFirst().first == ")" else { return nil }
    return dropFirst(2).drop { $0.isSpace }
  }
}

extension Unicode.Scalar {
  /// Whether this stands between a number and a name.
  var isNumberPoint: Bool {
    switch value {
    case 0x2E, 0x29, 0x2D, 0x3A, 0x2F, 0x5F, 0x7C, 0x3001, 0x3002, 0xFF0E, 0xFF09, 0xFF1A, 0xFF0D,
      0xFF61, 0xB7, 0x2013, 0x2014, 0x66B, 0x60C, 0xBA, 0xB0, 0x7D:
      true
    default: false
    }
  }

  private var isASCIILetterValue: Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
  }

  var isASCIILetter: Bool { isASCIILetterValue }
}
