import Testing

@testable import PageSupport

/// How an outline cuts a long list.
@Suite("Lists in outlines")
struct OutlineListTests {
  private func outline(_ rows: [String]) throws -> [String] {
    let items = rows.map { "<li>\($0)</li>" }.joined()
    return try Outline(of: "<ol>\(items)</ol>").lines.flatMap(\.lines)
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "Player \($0)" } }

  @Test func `three rows are shown, and the others counted`() throws {
    let lines = try outline(names(30))
    #expect(
      lines.dropLast()
        == ["numbered-list", #"  - "Player 0""#, #"  - "Player 1""#, #"  - "Player 2""#])
    #expect(try #require(lines.last).hasPrefix("  … 27 more rows ~"))
    #expect(try outline(names(3)).count == 4)
    #expect(try outline(names(4))[4].hasPrefix("  … 1 more row ~"))
  }

  @Test func `a change in a row that is cut changes the digest`() throws {
    let lines = try outline(names(9))
    var (renamed, swapped) = (names(9), names(9))
    renamed[7] = "Ann"
    swapped.swapAt(6, 7)
    #expect(try outline(renamed).last != lines.last)
    #expect(try outline(swapped).last != lines.last)
  }

  @Test func `rows with another role, state or event are shown`() throws {
    let button = { (row: Int, state: String) in
      #"<button aria-checked="\#(state)" data-tap="players.rowTapped \#(row)">\#(row)</button>"#
    }
    let rows = (0..<9).map { button($0, $0 == 8 ? "true" : "false") } + ["<p hidden>Later</p>"]
    let lines = try outline(rows)
    #expect(lines.count == 7)
    #expect(lines[4].contains("checked=true"))
    #expect(lines[5] == #"  - p "Later" hidden"#)
    #expect(lines[6].hasPrefix("  … 5 more rows"))
  }

  @Test func `rows of a table are cut, too`() throws {
    let rows = (0..<5).map { "<tr><td>\($0)</td><td>won</td></tr>" }.joined()
    let lines = try Outline(of: "<table><tbody>\(rows)</tbody></table>").lines.flatMap(\.lines)
    #expect(lines[1] == #"  row "0" "won""#)
    #expect(lines[4].hasPrefix("  … 2 more rows"))
  }
}
