/// A text as a QR code (ISO/IEC 18004): a square of dark and light modules that cameras read.
///
/// For addresses: bytes of UTF-8, at most 134 of them. Versions 1 to 6, with as much error correction
/// as fits: level M (15 %), and L (7 %) for the longest.
/// ```swift
/// let code = QRCode("https://gather.example/follow/AAECAwQFBgcICQoLDA0ODw")
/// let isDark = code?[0, 0]  // true: the corner of a finder pattern
/// ```
public struct QRCode: Equatable, Sendable {
  /// The number of modules of a side, without the quiet zone of 4 modules around the code.
  public let size: Int
  private var dark: [Bool]

  /// Encodes a text; `nil` when it is too long.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = Version.smallest(for: bytes.count) else { return nil }
    var drawing = Drawing(version)
    drawing.placeBits(of: version.codewords(for: bytes))
    self = drawing.withBestMask()
  }

  init(size: Int, dark: [Bool]) {
    self.size = size
    self.dark = dark
  }

  /// Whether a module is dark; light outside the code.
  public subscript(row: Int, column: Int) -> Bool {
    guard 0..<size ~= row, 0..<size ~= column else { return false }
    return dark[row * size + column]
  }

  /// The dark modules as an SVG path, each run of a row as one rectangle, in units of modules.
  public var path: String {
    var path: [UInt8] = []
    for row in 0..<size {
      var column = 0
      while column < size {
        guard self[row, column] else {
          column += 1
          continue
        }
        let start = column
        while self[row, column] { column += 1 }
        path.append(UInt8(ascii: "M"))
        path.append(contentsOf: String(start).utf8)
        path.append(UInt8(ascii: " "))
        path.append(contentsOf: String(row).utf8)
        path.append(UInt8(ascii: "h"))
        path.append(contentsOf: String(column - start).utf8)
        path.append(contentsOf: [UInt8(ascii: "v"), UInt8(ascii: "1"), UInt8(ascii: "H")])
        path.append(contentsOf: String(start).utf8)
        path.append(UInt8(ascii: "z"))
      }
    }
    return String(decoding: path, as: UTF8.self)
  }
}
