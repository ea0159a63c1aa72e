import Foundation
import Testing

@Suite("The first screen in index.html")
struct FirstScreenTests {
  @Test func `it is the opening screen, so that Swift takes it over without a change`() throws {
    let opening = try #require(Scene.stored.first { $0.name == "opening" })
    #expect(try Self.firstScreen == "<div id=\"app\">\(opening.html)</div>")
  }

  /// What the browser shows until Swift does; lines end only inside of tags.
  private static var firstScreen: String {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
      let file = folder.appending(path: "../../Web/index.html").standardized
      let index = try String(contentsOf: file, encoding: .utf8)
      let start = try #require(index.range(of: "<div id=\"app\">")).lowerBound
      let end = try #require(index.range(of: "\n<div id=\"broken\"")).lowerBound
      return String(index[start..<end]).replacing("\n", with: " ")
    }
  }
}
