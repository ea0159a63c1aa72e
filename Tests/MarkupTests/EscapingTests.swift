import Markup
import Testing

@Suite("Escaping")
struct EscapingTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("a & b &amp; c", "a &amp; b &amp;amp; c"), ("\"quoted\" 'so'", "\"quoted\" 'so'"),
    ("]]>", "]]&gt;"), ("a\r\nb", "a&#13;\nb"), ("", ""), ("한글 👨‍👩‍👧 é", "한글 👨‍👩‍👧 é"),
    ("<", "&lt;"), ("<<>>&&", "&lt;&lt;&gt;&gt;&amp;&amp;"),
  ])
  func `text cannot become markup`(text: String, written: String) {
    #expect(html(p { text }) == "<p>\(written)</p>")
    #expect(html(Text(text)) == written)
  }

  @Test(arguments: [
    ("\" onclick=\"alert(1)", "&quot; onclick=&quot;alert(1)"), ("a&b", "a&amp;b"),
    ("'><img src=x>", "'&gt;&lt;img src=x&gt;"), ("", ""), ("축구", "축구"),
  ])
  func `a value cannot leave its attribute`(value: String, written: String) {
    #expect(html(p(.title(value))) == "<p title=\"\(written)\"></p>")
    #expect(html(p(.class(value), .class("b"))) == "<p class=\"\(written) b\"></p>")
    #expect(html(p(.data("x", value))) == "<p data-x=\"\(written)\"></p>")
    #expect(html(p(key: value)) == "<p id=\"\(written)\"></p>")
    #expect(html(p(.tap(value))) == "<p data-tap=\"\(written)\"></p>")
  }

  @Test func `a string that is a slice of another is escaped like any other`() {
    let slice = String("xx<b>&\"xx".dropFirst(2).dropLast(2))
    #expect(
      html(p(.title(slice)) { slice }) == "<p title=\"&lt;b&gt;&amp;&quot;\">&lt;b&gt;&amp;\"</p>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "vbscript:x", "data:text/html,<script>",
    "file:///etc/passwd", "httpsx://a", "http\u{0}s:a", ":a", "javascript&colon;alert(1):",
  ])
  func `a link that could run a script is left out`(target: String) {
    #expect(html(a(.href(target)) { "x" }) == "<a>x</a>")
    #expect(html(a(.attribute("href", target))) == "<a></a>")
    #expect(html(a(.attribute("HREF", target))) == "<a></a>")
    #expect(html(form(.attribute("action", target))) == "<form></form>")
    #expect(html(img(.src(target))) == "<img>")
  }

  @Test(arguments: [
    "#/players", "/", "players/1", "?a:b", "#a:b", "/a:b", "https://example.com", "HTTP://a", "",
    "mailto:a@b.c", "blob:https://a/1",
  ])
  func `a harmless link is written`(target: String) {
    #expect(html(a(.href(target))) == "<a href=\"\(target)\"></a>")
  }

  @Test func `event handler attributes are left out`() {
    let attributes = html(
      p(
        .attribute("onclick", "alert(1)"), .attribute("OnLoad", "x"), .attribute("srcdoc", "x"),
        .flag("onfocus"), .attribute("one", "1")))
    #expect(attributes == "<p></p>")
  }

  @Test func `raw HTML must be spelled out`() {
    #expect(html(p { UnescapedHTML("<b>&nbsp;</b>") }) == "<p><b>&nbsp;</b></p>")
  }
}
