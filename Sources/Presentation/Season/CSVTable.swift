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
  private static let quote = UInt8(ascii: "\"")
  // What makes a spreadsheet take a text for a formula.
  private static let formulaStarts = Array("=+-@\t\r".utf8)

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
    var cell = Array(text.utf8)
    // An apostrophe in front makes it a text, which our own reader takes off.
    if let first = cell.first, Self.formulaStarts.contains(first) {
      cell.insert(UInt8(ascii: "'"), at: 0)
    }
    let special = [separator, Self.quote, Self.carriageReturn, Self.lineFeed]
    let isQuoted = cell.contains { special.contains($0) } || cell.first == 0x20 || cell.last == 0x20
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
}
