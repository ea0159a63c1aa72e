import Foundation
import PageSupport
import Presentation
import Testing

/// Compares what a screen reader says after each tap on one state of each screen with what is stored, as outlines are
/// for the eye.
///
/// `RECORD_OUTLINES=1 swift test --filter HeardTests` stores it again.
@Suite("What is heard")
struct HeardTests {
  /// Taps after which nothing need be said, because all is as the button said, and the next field has the focus.
  private static let silent: Set = ["planForm.ownZoneTapped"]
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Heard.txt")

  @Test func `a tap that changes a page is heard, and what is heard is stored`() throws {
    var (silent, lines): (Set<String>, [String]) = ([], [])
    for scene in Scene.heard {
      lines.append(scene.name)
      for tap in try Heard.taps(of: scene.html) {
        let heard = try Heard(before: scene.html, after: scene.html(after: tap), tap: tap)
        if heard.isSilent { silent.insert("\(tap.prefix { $0 != " " })") }
        if !heard.lines.isEmpty { lines.append("  \(tap): \(heard.lines.joined(separator: ", "))") }
      }
    }
    #expect(silent == Self.silent)
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_OUTLINES"] != nil {
      try Data(text.utf8).write(to: Self.file)
    }
    let stored = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    let differences = text.split(separator: "\n").difference(from: stored.split(separator: "\n"))
    #expect(differences.isEmpty)
  }
}

extension Scene {
  /// One state of each screen, in English.
  fileprivate static let heard = stored.filter {
    screens.contains($0.name) && $0.speech == .english
  }

  fileprivate func html(after tap: String) throws -> String {
    let event = try #require(Event(text: tap, value: ""), "\(tap)")
    return html(of: device.with(event).app)
  }
}
