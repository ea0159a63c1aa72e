import Testing

@testable import Markup

@Suite("Escaping")
struct EscapingTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("a & b &amp; c", "a &amp; b &amp;amp; c"), ("\"quoted\" 'so'", "\"quoted\" 'so'"),
    ("]]>", "]]&gt;"), ("a\r\nb", "a&#13;\nb"), ("", ""), ("한글 👨‍👩‍👧 é", "한글 👨‍👩‍👧 é"),
    ("<", "&lt;"), ("<<>>&&", "&lt;&lt;&gt;&gt;&amp;&amp;"),
  ])
  func `text cannot become markup`(text: String, written: String) {
    #expect(html { $0.p { text } } == "<p>\(written)</p>")
    #expect(html { $0.text(text) } == written)
  }

  @Test(arguments: [
    ("\" onclick=\"alert(1)", "&quot; onclick=&quot;alert(1)"), ("a&b", "a&amp;b"),
    ("'><img src=x>", "'&gt;&lt;img src=x&gt;"), ("", ""), ("축구", "축구"),
  ])
  func `a value cannot leave its attribute`(value: String, written: String) {
    #expect(html { $0.p(.title(value)) } == "<p title=\"\(written)\"></p>")
    #expect(html { $0.p(.class(value), .class("b")) } == "<p class=\"\(written) b\"></p>")
    #expect(html { $0.p(.data("x", value)) } == "<p data-x=\"\(written)\"></p>")
    #expect(html { $0.p(key: Text(value)) } == "<p id=\"\(written)\"></p>")
    #expect(html { $0.p(.tap(value)) } == "<p data-tap=\"\(written)\"></p>")
  }

  @Test(arguments: 0...0x7F as ClosedRange<UInt8>)
  func `every character is escaped wherever it is in a text`(ascii: UInt8) {
    let character = String(UnicodeScalar(ascii))
    let references: [String: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"]
    let inText = references[character] ?? character
    for place in 0...17 {
      let (before, after) = (String(repeating: "é", count: place), String(repeating: "x", count: 9))
      let text = before + character + after
      #expect(html { $0.text(text) } == before + inText + after)
      let inValue = character == "\"" ? "&quot;" : inText
      #expect(html { $0.p(.title(text)) } == "<p title=\"\(before)\(inValue)\(after)\"></p>")
    }
  }

  @Test func `a string that is a slice of another is escaped like any other`() {
    let slice = String("xx<b>&\"xx".dropFirst(2).dropLast(2))
    #expect(
      html { $0.p(.title(slice)) { slice } }
        == "<p title=\"&lt;b&gt;&amp;&quot;\">&lt;b&gt;&amp;\"</p>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "vbscript:x", "data:text/html,<script>",
    "file:///etc/passwd", "httpsx://a", "http\u{0}s:a", ":a", "javascript&colon;alert(1):",
  ])
  func `a link that could run a script is left out`(target: String) {
    #expect(html { $0.a(.href(target)) { "x" } } == "<a>x</a>")
    #expect(html { $0.a(.attribute("href", target)) } == "<a></a>")
    #expect(html { $0.a(.attribute("HREF", target)) } == "<a></a>")
    #expect(html { $0.form(.attribute("action", target)) } == "<form></form>")
    #expect(html { $0.img(.src(target)) } == "<img>")
  }

  @Test(arguments: [
    "#/players", "/", "players/1", "?a:b", "#a:b", "/a:b", "https://example.com", "HTTP://a", "",
    "mailto:a@b.c", "blob:https://a/1",
  ])
  func `a harmless link is written`(target: String) {
    #expect(html { $0.a(.href(target)) } == "<a href=\"\(target)\"></a>")
  }

  @Test func `event handler attributes are left out`() {
    let script = "alert(1)"
    let attributes = html {
      $0.p(
        .attribute("onclick", script), .attribute("OnLoad", "x"), .attribute("srcdoc", "x\(1)"),
        .flag("onfocus"), .attribute("one", 1 > 0 ? "1" : nil))
    }
    #expect(attributes == "<p></p>")
  }

  @Test func `a link is checked as a whole, however it is put together`() {
    let (scheme, path) = ("javascript", "a:b")
    #expect(html { $0.a(.href("\(scheme):alert(1)")) } == "<a></a>")
    #expect(html { $0.a(.href("javascript:\(path)")) } == "<a></a>")
    #expect(html { $0.a(.attribute("href", "javascript:\(1)")) } == "<a></a>")
    #expect(html { $0.a(.href("java\(1)script:alert")) } == "<a></a>")
    #expect(html { $0.a(.attribute("href", "\(scheme):alert(1)")) } == "<a></a>")
    #expect(html { $0.a(.href("javascript:alert(1)")) } == "<a></a>")
    #expect(html { $0.a(.href("#/\(path)")) } == "<a href=\"#/a:b\"></a>")
  }

  @Test func `literals and interpolations are escaped like strings`() {
    let name = "<b>"
    #expect(html { $0.p { "a < \"b\" & c" } } == "<p>a &lt; \"b\" &amp; c</p>")
    #expect(html { $0.p { "<\(name)>" } } == "<p>&lt;&lt;b&gt;&gt;</p>")
    #expect(html { $0.p(.title("\"\(name)")) } == "<p title=\"&quot;&lt;b&gt;\"></p>")
    #expect(html { $0.p(.class("a\"b")) } == "<p class=\"a&quot;b\"></p>")
    #expect(html { $0.p(key: "k\"-\(name)\"") } == "<p id=\"k&quot;-&lt;b&gt;&quot;\"></p>")
    #expect(html { $0.p(.tap("say \(name) \(1)")) } == "<p data-tap=\"say &lt;b&gt; 1\"></p>")
  }

  @Test func `raw HTML must be spelled out`() {
    #expect(html { page in page.p { page.unescaped("<b>&nbsp;</b>") } } == "<p><b>&nbsp;</b></p>")
  }

  @Test(
    "Literals are copied whole, whatever their length",
    arguments: [
      "", "a", "1234567", "12345678", "123456789", "123456789012345", "1234567890123456",
      "12345678901234567",
    ] as [StaticString])
  func literalsOfAnyLength(literal: StaticString) {
    #expect(html { $0.unescaped(literal) } == literal.description)
    #expect(escaped(literal) == literal.description)
  }

  @Test func `a special character is escaped at each place of a literal`() {
    #expect(escaped("<2345678") == "&lt;2345678")
    #expect(escaped("1234567<") == "1234567&lt;")
    #expect(escaped("12345678<") == "12345678&lt;")
    #expect(escaped("12345678\"0123456&") == "12345678&quot;0123456&amp;")
    #expect(escaped("<<<<>>>>&&&&") == "&lt;&lt;&lt;&lt;&gt;&gt;&gt;&gt;&amp;&amp;&amp;&amp;")
    #expect(escaped("한국\r어") == "한국&#13;어")
  }

  private func escaped(_ literal: StaticString) -> String {
    var output = Output()
    defer { output.memory.deallocate() }
    output.append(Literal(literal), in: .value)
    return String(
      decoding: UnsafeBufferPointer(start: output.memory, count: output.count), as: UTF8.self)
  }
}
