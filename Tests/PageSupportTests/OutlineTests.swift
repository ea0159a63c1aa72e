import Testing

@testable import PageSupport

/// What an outline shows of an element, and what it leaves out.
@Suite("Outlines")
struct OutlineTests {
  private func outline(_ html: String) throws -> [String] {
    try Outline(of: html).lines.flatMap(\.lines)
  }

  @Test func `an element has its role, text, id, state and event`() throws {
    #expect(
      try outline(
        #"""
        <main id="page-/" class="page"><div class="row"><h1 id="title" tabindex="-1">Players</h1>\#
        <button id="edit" type="button" class="button primary" aria-pressed="true" \#
        data-tap="players.editTapped"><span>Edit</span></button></div></main>
        """#) == [
          "main #page-/", #"  heading 1 "Players" #title"#,
          #"  button "Edit" #edit .primary pressed=true tap=players.editTapped"#,
        ])
  }

  @Test(arguments: [
    (##"<a href="#/" aria-current="page">Players</a>"##, ##"link "Players" href=#/ current=page"##),
    (#"<nav aria-label="Pages"></nav>"#, #"navigation named "Pages""#),
    (#"<input type="search" value="">"#, #"searchbox value="""#),
    (#"<input type="password" autofocus>"#, "textbox type=password autofocus"),
    (#"<input type="checkbox" role="switch" checked>"#, "switch checked"),
    (#"<p role="status" class="spoken"></p>"#, "status .spoken"),
    (#"<section class="line-up team-a is-winner">1</section>"#, #"region "1" .team-a.is-winner"#),
    (#"<p class="note" hidden>Late</p>"#, #"p "Late" hidden"#),
    (#"<p class="note">Late</p>"#, #""Late""#),
    (#"<p>1 <span aria-hidden="true">of</span><strong>2</strong></p>"#, #""1 " ("of") "2""#),
    (#"<p><span class="team-a">A</span></p>"#, #".team-a("A")"#),
    (#"<table><tbody><tr><td>1</td><td></td></tr></tbody></table>"#, "table"),
    (
      #"<meta name="robots" content="noindex, nofollow">"#,
      #"meta name=robots content="noindex, nofollow""#
    ),
  ])
  func `roles and attributes are told in few words`(_ html: String, _ line: String) throws {
    #expect(try outline(html).first == line)
  }

  @Test func `a name comes from a label, wherever that is`() throws {
    #expect(
      try outline(
        #"""
        <h2 id="head">Clock</h2><dialog aria-labelledby="head"></dialog>\#
        <label for="name">Name</label><input id="name">\#
        <label class="choice"><span>None</span><input type="radio" value=""></label>\#
        <button aria-label="Settings">⚙</button>
        """#) == [
          #"heading 2 "Clock" #head"#, #"dialog named "Clock""#,
          #"textbox named "Name" #name"#, #"radio "None" value="""#,
          #"button named "Settings" "⚙""#,
        ])
  }

  @Test func `a drawing is its classes and a digest of its lines`() throws {
    let mark = { (path: String) in
      #"<p><svg class="mark team-a" aria-hidden="true"><path d="\#(path)"></path></svg>A</p>"#
    }
    let (one, two) = (try outline(mark("M1 1")), try outline(mark("M1 2")))
    #expect(one[0].wholeMatch(of: /mark\.team-a~[0-9a-f]{4} "A"/) != nil)
    #expect(one != two)
    #expect(try outline(#"<div aria-hidden="true"><svg></svg></div>"#) == [])
    #expect(try outline("<p><svg></svg></p>")[0].hasSuffix(" unnamed"))
    #expect(try outline(#"<p><svg aria-label="QR"></svg></p>"#)[0].hasSuffix(#" named "QR""#))
  }

  @Test func `a fixed id is short`() throws {
    #expect(
      try outline(
        #"<button data-tap="player 00000000-0000-0000-0000-0000000003E9 1">Ari</button>"#)
        == [#"button "Ari" tap="player …3E9 1""#])
  }

  @Test func `the only element of a list's item is on its line`() throws {
    #expect(
      try outline(
        #"""
        <ul id="rows"><li id="row-1"><button>Ari</button></li><li class="team-a">Bo</li>\#
        <li><p>Cem</p><button>Log out</button></li></ul>
        """#) == [
          "list #rows", #"  - button "Ari""#, #"  - "Bo" .team-a"#, "  -", #"    "Cem""#,
          #"    button "Log out""#,
        ])
  }

  @Test func `a page whose tags do not match has no outline`() {
    #expect(throws: UnbalancedPage(tag: "</ul>")) { try Outline(of: "<ul><li>1</ul>") }
    #expect(throws: UnbalancedPage(tag: "li")) { try Outline(of: "<li>1") }
    #expect(throws: UnbalancedPage(tag: "</p>")) { try Outline(of: "1</p>") }
  }
}
