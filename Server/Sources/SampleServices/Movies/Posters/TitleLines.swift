/// A title broken into lines, in the largest letters in which they fit.
struct TitleLines: Hashable {
  let size: Int
  let lines: [String]

  /// The sizes of letters, each with the most lines of that size.
  private static let choices = [(40, 2), (32, 3), (27, 3), (23, 4), (19, 5), (16, 6)]

  init(_ title: String, width: Int) {
    for (size, limit) in Self.choices {
      let words = title.split(whereSeparator: \.isWhitespace)
      // A word is broken only at the smallest size.
      let isLast = size == Self.choices.last?.0
      guard isLast || words.allSatisfy({ $0.width * size <= width * 100 }) else { continue }
      let lines = Self.broken(words, at: width * 100 / size)
      if lines.count <= limit {
        self.init(size: size, lines: lines)
        return
      }
      if isLast {
        self.init(size: size, lines: lines.prefix(limit - 1) + [lines[limit - 1].dropLast() + "…"])
        return
      }
    }
    self.init(size: 0, lines: [])
  }

  private init(size: Int, lines: [String]) {
    (self.size, self.lines) = (size, lines)
  }

  private static func broken(_ words: [Substring], at width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      if !line.isEmpty, line.width + " ".width + word.width <= width {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if line.width + String(character).width > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension StringProtocol {
  /// An upper bound of the text's width in a usual bold font, in hundredths of the letters' size.
  var width: Int { unicodeScalars.reduce(0) { $0 + $1.width } }
}

extension Unicode.Scalar {
  fileprivate var width: Int {
    switch self {
    case " ", ".", ",", "'", "’", "!", ":", ";", "|", "i", "j", "l", "I": 38
    case "f", "r", "t", "(", ")", "-", "/": 48
    case "m", "w", "M", "W", "@", "%", "—": 105
    case "A"..."Z", "&": 78
    // Hangul and the other characters that are as wide as they are high.
    case "\u{1100}"...: 100
    default: 70
    }
  }
}
