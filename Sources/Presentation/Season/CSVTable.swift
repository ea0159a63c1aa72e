/// A table in the form of RFC 4180, in which spreadsheets open it: UTF-8 with a byte order mark, lines that end with CRLF.
struct CSVTable {
  /// A cell.
  enum Cell {
    case text(String)
    case number(Int)
    /// A number in hundredths.
    case hundredths(Int)
    case empty
  }

  private var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
  private let hasDecimalComma: Bool

  /// Creates a table with the names of its columns.
  ///
  /// Where people write 2,5 their spreadsheets expect semicolons between cells.
  init(columns: [String], hasDecimalComma: Bool) {
    self.hasDecimalComma = hasDecimalComma
    add(columns.map { .text($0) })
  }

  /// The file.
  var file: [UInt8] { bytes }

  /// Adds a line.
  mutating func add(_ cells: [Cell]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(separator) }
      write(cell)
    }
    bytes += [Self.carriageReturn, Self.lineFeed]
  }

  private static let carriageReturn: UInt8 = 0x0D
  private static let lineFeed: UInt8 = 0x0A
  private static let space: UInt8 = 0x20
  private static let quote = UInt8(ascii: "\"")
  /// What programs may divide cells at, whatever this file says: some offer a choice, and some read no quotes.
  private static let separators = Array(",;|\t\r\n".utf8)

  private var separator: UInt8 { UInt8(ascii: hasDecimalComma ? ";" : ",") }

  private mutating func write(_ cell: Cell) {
    switch cell {
    case .empty: break
    case .number(let number): bytes += Array(String(number).utf8)
    case .hundredths(let number):
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      let size = abs(number)
      bytes += Array(String(size / 100).utf8)
      bytes.append(UInt8(ascii: hasDecimalComma ? "," : "."))
      bytes += [UInt8(ascii: "0") + UInt8(size / 10 % 10), UInt8(ascii: "0") + UInt8(size % 10)]
    case .text(let text): write(text)
    }
  }

  private mutating func write(_ text: String) {
    let cell = Self.guarded(Array(text.utf8))
    let isQuoted =
      cell.contains { $0 == Self.quote || Self.separators.contains($0) }
      || cell.first == Self.space || cell.last == Self.space
    guard isQuoted else {
      bytes += cell
      return
    }
    bytes.append(Self.quote)
    for byte in cell {
      if byte == Self.quote { bytes.append(Self.quote) }
      bytes.append(byte)
    }
    bytes.append(Self.quote)
  }

  /// A text with an apostrophe before each place at which a program may take the rest for a formula: at the beginning,
  /// and after whatever it may divide cells at.
  private static func guarded(_ text: [UInt8]) -> [UInt8] {
    var guarded: [UInt8] = []
    var isAtStart = true
    for (position, byte) in text.enumerated() {
      if isAtStart, beginsFormula(text[position...]) { guarded.append(UInt8(ascii: "'")) }
      guarded.append(byte)
      isAtStart = separators.contains(byte) || (isAtStart && (byte == space || byte == quote))
    }
    return guarded
  }

  /// Whether a spreadsheet takes a text for a formula; some do at the wide characters of Asian keyboards, too.
  private static func beginsFormula(_ text: ArraySlice<UInt8>) -> Bool {
    ["=", "+", "-", "@", "＝", "＋", "－", "＠"].contains { text.starts(with: $0.utf8) }
  }
}
