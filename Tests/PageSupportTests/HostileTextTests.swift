import Testing

@testable import PageSupport

/// A text that a user typed cannot look like another part of an outline.
@Suite("Hostile texts in outlines")
struct HostileTextTests {
  private func outline(_ html: String) throws -> [String] {
    try Outline(of: html).lines.flatMap(\.lines)
  }

  @Test(arguments: [
    ("Ann\n  button \"Delete\"", #""Ann\n  button \"Delete\"""#),
    ("&lt;b&gt;Ann &amp; Ben&lt;/b&gt;", #""<b>Ann & Ben</b>""#),
    ("Ann\r\nBen&#13;Cem", #""Ann\r\nBen\rCem""#), (#"Ann \" hidden"#, #""Ann \\\" hidden""#),
    ("Ann\u{2028}Ben\u{85}", #""Ann\u{2028}Ben\u{0085}""#),
    ("\u{202E}nnA\u{2066}", #""\u{202E}nnA\u{2066}""#),
    // A mark is part of the character before it, which must still end the tag.
    ("\u{301}Ann", "\"\u{301}Ann\""),
  ])
  func `a text stays in its quotes, on its line`(_ text: String, _ quoted: String) throws {
    #expect(try outline("<p>\(text)</p>") == [quoted])
  }

  @Test func `so does the value of an attribute`() throws {
    #expect(
      try outline(#"<input value="&quot;&gt;&#13;Ann" placeholder="\#u{301}a b">"#)
        == [#"textbox value="\">\rAnn" placeholder="\#u{301}a b""#])
    #expect(try outline(#"<input value="hidden checked">"#) == [#"textbox value="hidden checked""#])
  }

  @Test func `a text that looks like a heading or a repeat is neither`() throws {
    let pages = [NamedPage("one", "<p># two\n</p>"), NamedPage("two", "<p>… as in one</p>")]
    let file = try OutlineFile(of: pages)
    #expect(file.text == "# one\n\"# two\\n\"\n\n# two\n\"… as in one\"\n")
    #expect(OutlineFile(file.text) == file)
  }
}
