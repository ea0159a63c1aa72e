import Foundation
import PageSupport
import Presentation
import Testing

/// Compares what a screen reader says after each kind of tap with what is stored, as outlines are for the eye.
///
/// `RECORD_OUTLINES=1 swift test --filter HeardTests` stores it again.
@Suite("What is heard")
struct HeardTests {
  /// Taps after which nothing need be said: a goal that is moved within its minute; its other minutes are said.
  private static let silent: Set = ["match.laterTapped"]
  /// In how many states each kind of tap is tried.
  private static let mostTries = 3
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Heard.txt")

  @Test func `a tap that changes a page is heard, and what is heard is stored`() throws {
    var (silent, lines): (Set<String>, [String]) = ([], [])
    var tries: [Substring: Int] = [:]
    for scene in Scene.heard {
      lines.append(scene.name)
      let kinds = Dictionary(grouping: try Heard.taps(of: scene.html)) { $0.prefix { $0 != " " } }
      for (kind, taps) in kinds.sorted(by: { $0.key < $1.key }) {
        tries[kind, default: 0] += 1
        guard let tap = taps.first, tries[kind, default: 0] <= Self.mostTries else { continue }
        let heard = try Heard(before: scene.html, after: scene.html(after: tap), tap: tap)
        if heard.isSilent { silent.insert("\(kind)") }
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
  /// Every state of each screen, in English.
  fileprivate static let heard = stored.filter { $0.speech == .english }

  fileprivate func html(after tap: String) throws -> String {
    let event = try #require(Event(text: tap, value: ""), "\(tap)")
    return html(of: device.with(event).app)
  }
}
