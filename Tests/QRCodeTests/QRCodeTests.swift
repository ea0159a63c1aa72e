import QRCode
import Testing

@Suite("A text as a QR code")
struct QRCodeTests {
  private func text(ofLength length: Int) -> String { String(repeating: "a", count: length) }

  @Test(arguments: [
    (0, 21), (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (43, 33), (62, 33), (63, 37),
    (84, 37), (85, 41), (106, 41), (107, 41), (134, 41),
  ])
  func `the code is as small as the text allows`(length: Int, size: Int) {
    #expect(QRCode(text(ofLength: length))?.size == size)
  }

  @Test func `a text that is too long has no code`() {
    #expect(QRCode(text(ofLength: 135)) == nil)
    #expect(QRCode(text(ofLength: 100_000)) == nil)
  }

  /// zbar reads it, and its codewords are those of libqrencode.
  @Test func `a known text has a known code`() throws {
    let code = try #require(QRCode("https://gather.example"))
    let rows = (0..<code.size).map { row in
      (0..<code.size).map { code[row, $0] ? "#" : "." }.joined()
    }
    #expect(rows == Self.expected)
  }

  @Test func `the path has each dark module once, and nothing else`() throws {
    let code = try #require(QRCode("한국어 🏆"))
    var drawn: [[Bool]] = Array(
      repeating: Array(repeating: false, count: code.size), count: code.size)
    for run in code.path.split(separator: "M") {
      let numbers = run.split { !$0.isNumber }.compactMap { Int($0) }
      let (column, row, length) = (numbers[0], numbers[1], numbers[2])
      for place in column..<column + length {
        #expect(!drawn[row][place])
        drawn[row][place] = true
      }
    }
    for row in 0..<code.size {
      for column in 0..<code.size { #expect(drawn[row][column] == code[row, column]) }
    }
  }

  private static let expected = [
    "#######..####.##..#######",
    "#.....#.##..##.#..#.....#",
    "#.###.#..#.##...#.#.###.#",
    "#.###.#..#.##.#.#.#.###.#",
    "#.###.#.#.##.###..#.###.#",
    "#.....#..#.#.####.#.....#",
    "#######.#.#.#.#.#.#######",
    ".............####........",
    "#.#.#.#..#..##..#...#..#.",
    "###.......##.##.###.....#",
    "....#####..##.#.#.##..###",
    ".##.##.#..#..#..#......#.",
    "#....##...#..#.####..#.##",
    "...###.#.#.#......#..#..#",
    "#.#..##...#.....####..###",
    ".#.##..#...#.#...#..#..#.",
    "#..####...#.##..######...",
    "........##.###..#...##.##",
    "#######....##..##.#.##.##",
    "#.....#..##.###.#...##.##",
    "#.###.#.####..#.######.##",
    "#.###.#...##.......####..",
    "#.###.#.#....#.##...#...#",
    "#.....#..#.#...####.##.#.",
    "#######.##..#..##.##...##",
  ]
}
