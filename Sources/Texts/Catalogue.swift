import Domain

/// The texts of one language, and how it writes numbers and dates.
///
/// `scripts/compile-texts.py` makes its lines from the catalogues for translators and from CLDR, the
/// Unicode project's facts about languages: <https://cldr.unicode.org>.
package final class Catalogue: Sendable {
  /// The language of the texts.
  package let language: Language
  /// What stands between the whole number and its decimals: `.` or `,`.
  let decimalSign: String
  let dates: DateNames
  let lists: ListPattern
  /// How names are sorted.
  package let alphabet: Alphabet
  /// The form of each number below 100, and then of each last two digits of a larger one.
  private let plurals: [UInt8]
  private let groupSign: String
  /// How many digits stand before the first group sign at least: with 2, `1000` has none.
  private let leastDigitsOfGroup: Int
  /// A percentage, with `#` for the number: `#%` or `# %`.
  private let percentPattern: String
  private let bytes: [UInt8]
  /// Where each line begins, and after the last one the end.
  private let starts: [Int]

  /// Reads the lines that were compiled; `nil` when they are of other texts than this program has.
  package init?(lines bytes: [UInt8]) {
    var starts = [0]
    for position in bytes.indices where bytes[position] == UInt8(ascii: "\n") {
      starts.append(position + 1)
    }
    starts.append(bytes.count + 1)
    guard starts.count == Self.headLineCount + Self.textCount + 1 else { return nil }
    let head = (0..<Self.headLineCount).map { line in
      String(bytes: [UInt8](bytes[starts[line]..<starts[line + 1] - 1]))
    }
    guard let language = Self.language(named: head[0]) else { return nil }
    let number = head[2].parts(separatedBy: "\t")
    let plurals = head[1].bytes.map { $0 &- UInt8(ascii: "0") }
    guard plurals.count == Self.pluralCount, number.count == 3,
      let dates = DateNames(head[3..<8].map { $0.parts(separatedBy: "\t") }),
      let lists = ListPattern(head[8].parts(separatedBy: "\t")),
      let alphabet = Alphabet(head[10].parts(separatedBy: "\t"))
    else { return nil }
    self.language = language
    self.bytes = bytes
    self.starts = starts
    self.plurals = plurals
    self.dates = dates
    self.lists = lists
    self.alphabet = alphabet
    percentPattern = head[9]
    decimalSign = number[0]
    groupSign = number[1]
    leastDigitsOfGroup = min(Int(digits: number[2].bytes) ?? 1, 9)
  }

  /// The language that the first line names; `nil` when it is not of this program's texts.
  private static func language(named line: String) -> Language? {
    let words = line.parts(separatedBy: " ")
    guard words.count == 3, words[0].isEqualByBytes(to: "football-gather-texts"),
      words[1].isEqualByBytes(to: hash.description)
    else { return nil }
    return Language(tag: words[2])
  }

  /// The lines before the first text.
  private static let headLineCount = 11
  private static let pluralCount = 200
}

/// What stands in the place of a placeholder.
enum TextValue {
  case text(String)
  case number(Int64)
}

extension Catalogue {
  /// A text with its values; the first number among them chooses the plural.
  func write(_ number: Int, _ values: [TextValue]) -> String {
    var written: [UInt8] = []
    let form = form(of: number, values)
    var position = form.startIndex
    while position < form.endIndex {
      switch form[position] {
      case UInt8(ascii: "{"):
        let end = form[position...].firstIndex(of: UInt8(ascii: "}")) ?? form.endIndex
        write(form[(position + 1)..<end], of: values, to: &written)
        position = end
      case Self.firstOfLineEnd where form[position...].starts(with: Self.lineEnd):
        written.append(UInt8(ascii: "\n"))
        position += Self.lineEnd.count - 1
      case let byte: written.append(byte)
      }
      position += 1
    }
    return String(bytes: written)
  }

  /// Writes the value of a placeholder, such as `0`, `0|%` for a percentage, or `0|으로` with a Korean
  /// particle after it.
  private func write(
    _ placeholder: ArraySlice<UInt8>, of values: [TextValue], to written: inout [UInt8]
  ) {
    guard let digit = placeholder.first, digit >= UInt8(ascii: "0"),
      Int(digit - UInt8(ascii: "0")) < values.count
    else { return }
    let text =
      switch values[Int(digit - UInt8(ascii: "0"))] {
      case .text(let text): isolated(text)
      case .number(let number): grouped(number)
      }
    let form = placeholder.dropFirst(2)
    guard form.first != UInt8(ascii: "%") else { return written += percentage(text).bytes }
    written += text.bytes
    guard !form.isEmpty else { return }
    written += KoreanParticle(named: form).after(text).bytes
  }

  /// The bytes of a text, or of its plural for the first number among the values.
  private func form(of number: Int, _ values: [TextValue]) -> ArraySlice<UInt8> {
    let line = number + Self.headLineCount
    let text = bytes[starts[line]..<starts[line + 1] - 1]
    guard let count = values.lazy.compactMap({ $0.number }).first else { return text }
    let forms = text.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return forms.count == 1 ? text : forms[min(plural(of: count), forms.count - 1)]
  }

  private func plural(of count: Int64) -> Int {
    let size = count.magnitude
    return Int(plurals[Int(size < 100 ? size : 100 + size % 100)])
  }

  /// A text that stands in another one, between marks that keep either from turning the other around when
  /// they are written in different directions (UAX 9, <https://www.unicode.org/reports/tr9>).
  ///
  /// A score in Arabic has them, too, so that `2–1` does not become `1–2`.
  func isolated(_ text: String) -> String {
    let needsMarks = text.scalars.contains {
      language.isRightToLeft ? !$0.isRightToLeft && $0.value > 0x20 : $0.isRightToLeft
    }
    return needsMarks ? "\u{2068}\(text)\u{2069}" : text
  }

  /// A number as a percentage: "52%".
  private func percentage(_ number: String) -> String {
    percentPattern.parts(separatedBy: "#").joined(separator: number)
  }

  /// A number with its thousands apart: "92,378".
  func grouped(_ number: Int64) -> String {
    let digits = String(number.magnitude)
    let count = digits.utf8.count
    guard count >= 3 + leastDigitsOfGroup else { return String(number) }
    var written = number < 0 ? "-" : ""
    for (position, digit) in digits.scalars.enumerated() {
      if position > 0, (count - position) % 3 == 0 { written += groupSign }
      written.unicodeScalars.append(digit)
    }
    return written
  }

  /// Stands for the end of a line inside of a text: `␤`.
  private static let lineEnd: [UInt8] = [0xE2, 0x90, 0xA4]
  private static let firstOfLineEnd: UInt8 = 0xE2
}

extension TextValue {
  fileprivate var number: Int64? { if case .number(let number) = self { number } else { nil } }
}

extension Unicode.Scalar {
  /// Whether the scalar is of a script that is written from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
