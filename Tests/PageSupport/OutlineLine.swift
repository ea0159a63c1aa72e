/// A line of an outline, with the lines of what is in its element.
struct OutlineLine: Equatable {
  var text: String
  /// What makes rows of a list alike: role, state and event, without texts, numbers and ids.
  var kind: String
  var inner: [OutlineLine] = []

  /// This line and the inner ones, which are indented.
  var lines: [String] { [text] + inner.flatMap(\.lines).map { "  " + $0 } }

  /// What makes rows of a list alike, with everything in them.
  var wholeKind: String { ([kind] + inner.map(\.wholeKind)).joined(separator: "\n") }
}

extension [OutlineLine] {
  private static let rowsOfAKind = 3

  /// These rows of a list without those that come after three of their kind.
  ///
  /// A last line counts them. Its digest changes when something in them does.
  func cut() -> [OutlineLine] {
    var counts: [String: Int] = [:]
    var shown: [OutlineLine] = []
    var digest = Digest()
    for row in self {
      counts[row.wholeKind, default: 0] += 1
      if counts[row.wholeKind, default: 0] <= Self.rowsOfAKind {
        shown.append(row)
      } else {
        digest.add(row.lines.joined(separator: "\n"))
      }
    }
    let count = self.count - shown.count
    guard count > 0 else { return self }
    let rows = count == 1 ? "1 more row" : "\(count) more rows"
    return shown + [OutlineLine(text: "… \(rows) ~\(digest)", kind: "")]
  }
}

/// Four digits that change when a text changes, for what is not worth a line.
struct Digest: CustomStringConvertible {
  private var sum: UInt32 = 2_166_136_261

  /// Adds a text, by the sum called FNV-1a.
  mutating func add(_ text: String) {
    for byte in text.utf8 + [0] { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
  }

  var description: String {
    let digits = String((sum >> 16 ^ sum) & 0xFFFF, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
