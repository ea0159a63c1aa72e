import Foundation
import HTTPTypes
import ServerTestSupport
import Testing

@testable import SampleServices

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Posters drawn for films", .timeLimit(.minutes(5)))
struct PosterTests {
  private static let root = "/samples/movies/t/p/w342/"

  @Test func `a poster shows the title and the year`() async throws {
    try await withSamples(.knowing(.few)) { server in
      let english = try await server.get(Self.root + "9.svg")
      let korean = try await server.get(Self.root + "9.ko.svg")

      #expect(Drawing(english.bytes)?.text == ["Spirited", "Away", "2001 · 千と千尋の神隠し"])
      #expect(
        Drawing(korean.bytes)?.text == ["센과 치히로의", "행방불명", "2001 · 千と千尋の神隠し"])
    }
  }

  @Test func `a poster may load and run nothing, and is cached for a day`() async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.get(Self.root + "1.svg")

      #expect(response.status == 200)
      #expect(response["Content-Type"] == "image/svg+xml")
      #expect(
        response["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'")
      #expect(response["X-Content-Type-Options"] == "nosniff")
      #expect(response["Cache-Control"] == "public, max-age=86400")
      // Elements and attributes that the policy would block.
      for word in ["style", "class=", "href", "url(", "<script", "<image", "<use"] {
        #expect(!response.body.contains(word))
      }
    }
  }

  @Test(arguments: PosterSize.allCases)
  func `a drawing is the same in each size`(_ size: PosterSize) async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.get("/samples/movies/t/p/\(size.rawValue)/1.svg")

      #expect(response.bytes == FilmPoster(film: [Film].few[0], isKorean: false).bytes)
    }
  }

  @Test(arguments: [
    "0.svg", "99.svg", "1.jpg", "1", ".svg", "01.svg", "+1.svg", "1.KO.svg", "1.ko.ko.svg",
    "1.ko.svg.svg", "1.svg%00", "..", "%2e%2e%2f1.svg", "99999999999999999999.svg", "-1.svg",
  ])
  func `another name is not found`(_ name: String) async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.get(Self.root + name)

      #expect(response.status == 404)
      #expect(
        response.body == """
          {"success":false,"status_code":34,"status_message":"The resource you requested could \
          not be found."}
          """)
    }
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "\"><svg onload=alert(1)>", "&amp; &lt; ]]> <!--",
    "Line\rbreak", "עברית العربية", "👩‍👩‍👧‍👦 ⚽️", String(repeating: "endless", count: 500),
    String(repeating: "e\u{301} ", count: 500), "", " ",
  ])
  func `a title is escaped as text, whatever it contains`(_ title: String) throws {
    let film = Film(1, 2000, title, korean: title)

    let drawing = try #require(Drawing(FilmPoster(film: film, isKorean: false).bytes))

    #expect(drawing.elements.isSubset(of: ["svg", "g", "rect", "circle", "path", "text"]))
    let words = drawing.text.dropLast().joined().filter { !$0.isWhitespace }
    let expected = title.filter { !$0.isWhitespace }
    #expect(words.hasSuffix("…") ? expected.hasPrefix(words.dropLast()) : words == expected)
  }

  @Test func `a film has the same poster each time, and no two have the same`() throws {
    var posters: Set<[UInt8]> = []
    for film in [Film].numbered(400) {
      let bytes = FilmPoster(film: film, isKorean: false).bytes
      #expect(FilmPoster(film: film, isKorean: false).bytes == bytes)
      #expect(Drawing(bytes) != nil)
      posters.insert(bytes.withoutText)
    }
    #expect(posters.count == 400)
  }

  @Test func `a title stays within its part of the poster`() throws {
    for film in try [Film](table: PackageResources.films_tsv) {
      for title in [film.title, film.koreanTitle] {
        let lines = TitleLines(title, width: 290)
        #expect(lines.lines.joined(separator: " ") == title)
        #expect(lines.lines.allSatisfy { $0.width * lines.size <= 290 * 100 })
        #expect(lines.lines.count * lines.size <= 100)
        #expect(lines.size >= 16)
      }
    }
  }
}

extension [UInt8] {
  /// A poster's drawing without its text.
  fileprivate var withoutText: [UInt8] {
    let whole = String(decoding: self, as: UTF8.self)
    return Array(whole.replacing(/<g .*?<\/g>/, with: "").utf8)
  }
}

/// The elements and texts that an XML parser finds in a poster; `nil` when it is malformed.
private final class Drawing: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var text: [String] = []

  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    if name == "text" { text.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    if !text.isEmpty { text[text.count - 1] += characters }
  }
}
