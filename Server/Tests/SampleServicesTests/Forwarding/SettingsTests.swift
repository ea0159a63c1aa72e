import ServerTestSupport
import Testing

@testable import SampleServices

@Suite("The settings of The Movie Database")
struct SettingsTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org"), ("https://example.org/", "https://example.org"),
    ("http://127.0.0.1:8080/a", "http://127.0.0.1:8080/a"), ("http://[::1]:1/", "http://[::1]:1"),
  ])
  func `an address is a scheme, a host and perhaps more`(_ text: String, _ kept: String) {
    #expect(ServiceAddress(text)?.text == kept)
  }

  @Test(arguments: [
    "", "example.org", "https://", "ftp://example.org", "file:///etc/passwd", "https:///3",
    "https://example.org?key=1", "https://example.org#a", "https://ann:secret@example.org",
    "https://exa mple.org", "javascript:alert(1)",
  ])
  func `other texts are refused as an address`(_ text: String) {
    #expect(ServiceAddress(text) == nil)
  }

  @Test(arguments: ["", "two words", "line\nbreak", "ключ", "a\u{0}", "a\r\nX-Header: 1"])
  func `a text that a header cannot contain is refused as a key`(_ text: String) {
    #expect(AccessKey(text) == nil)
  }

  @Test func `printing a key does not show its secret`() throws {
    let settings = try MovieDatabaseSettings.local(port: 1)
    var dumped = ""
    dump(settings, to: &dumped)

    for text in ["\(settings)", String(reflecting: settings), dumped, "\(settings.key)"] {
      #expect(!text.contains(MovieDatabaseSettings.secret))
    }
  }
}
