import Testing

@testable import API

struct DeviceNameTests {
  @Test(arguments: [
    (
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36",
      "Chrome · Android"
    ),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
      "Safari · iPhone"
    ),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1",
      "Chrome · iPhone"
    ),
    (
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15",
      "Safari · Mac"
    ),
    (
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0",
      "Edge · Windows"
    ),
    (
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36",
      "Samsung Internet · Android"
    ),
    ("Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox · Linux"),
    ("curl/8.14.1", "curl"),
    ("FootballGather/1 CFNetwork/1490.0.4 Darwin/23.2.0", "FootballGather"),
    ("Mozilla/5.0", ""), ("Mozilla/5.0 (PlayStation 5)", ""), ("", ""),
  ])
  func `a device is told in a few words`(agent: String, words: String) {
    #expect(DeviceName.text(userAgent: agent) == words)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "scriptalert1"), ("\u{202E}lruc\u{200B}/1", "lruc"),
    ("\u{1B}[2J", "2J"), ("김/1", ""), ("\u{FFFD}\0\r\nSet-Cookie:a", "Set-Cookiea"),
    ("../../etc", ".."),
    ("a\(String(repeating: "\u{301}", count: 10_000))", "a"),
    (String(repeating: "x", count: 1_000_000), String(repeating: "x", count: 80)),
    ("Mozilla/" + String(repeating: " ", count: 600) + "Chrome/1 Android", ""),
  ])
  func `of a hostile text only plain words are left`(agent: String, words: String) {
    #expect(DeviceName.text(userAgent: agent) == words)
  }
}
