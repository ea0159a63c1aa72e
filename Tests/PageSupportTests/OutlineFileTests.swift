import Foundation
import Testing

@testable import PageSupport

/// The file of a screen's outlines, and what a test says when it differs.
@Suite("Files of outlines")
struct OutlineFileTests {
  private static let shell = "<nav><a>Players</a><a>Past gathers</a></nav>"
  private let pages = [
    NamedPage("empty", "<main><p>No players</p></main>\(shell)"),
    NamedPage("two", "<main><p>Ann</p><p>Ben</p></main>\(shell)"),
  ]

  private func difference(_ pages: [NamedPage]) throws -> [String] {
    try OutlineFile(of: pages).difference(from: try OutlineFile(of: self.pages))
  }

  @Test func `a part that an earlier page has is one line`() throws {
    #expect(
      try OutlineFile(of: pages).text == """
        # empty
        main
          "No players"
        navigation
          link "Players"
          link "Past gathers"

        # two
        main
          "Ann"
          "Ben"
        navigation … as in empty

        """)
  }

  @Test func `a file is read as it was written`() throws {
    let file = try OutlineFile(of: pages)
    #expect(OutlineFile(file.text) == file)
    #expect(file.difference(from: file) == [])
  }

  @Test func `a difference names the page and shows few lines around it`() throws {
    let list = (0..<9).map { "<p class=\"spoken\">\($0)</p>" }
    var changed = list
    changed[4] = "<p hidden>Four</p>"
    let (old, new) = (NamedPage("nine", list.joined()), NamedPage("nine", changed.joined()))
    #expect(
      try OutlineFile(of: [new]).difference(from: try OutlineFile(of: [old])) == [
        "# nine", #"  p "2" .spoken"#, #"  p "3" .spoken"#, #"- p "4" .spoken"#,
        #"+ p "Four" hidden"#, #"  p "5" .spoken"#, #"  p "6" .spoken"#,
      ])
  }

  @Test func `a page that is only stored, or not stored, is named`() throws {
    #expect(
      try difference([pages[0]]) == ["# two: stored, but no test makes this page"])
    #expect(
      try difference(pages + [NamedPage("new", "<p>1</p>")]) == ["# new: not stored", #"+ "1""#])
    #expect(try difference(pages.reversed()) != [])
  }

  @Test func `recording stores the outlines, and deletes those of no page`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (recorder, reader) = (
      OutlineFolder(folder, isRecording: true), OutlineFolder(folder, isRecording: false)
    )
    #expect(try reader.difference(from: ["players": pages])?.contains("# two: not stored") == true)
    #expect(try recorder.difference(from: ["players": pages, "login": pages]) == nil)
    #expect(try reader.difference(from: ["players": pages, "login": pages]) == nil)
    #expect(
      try reader.difference(from: ["players": pages])?.hasPrefix(
        "The pages differ from login.txt\nlogin.txt:\n# empty: stored, but no test makes this page")
        == true)
    #expect(try recorder.difference(from: ["players": pages]) == nil)
    #expect(try reader.difference(from: ["players": pages]) == nil)
  }
}
