import Foundation

/// The stored pages of a test target, as they were last reviewed.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the pages are stored again.
package struct SnapshotFolder: Sendable {
  /// Whether pages are being stored instead of compared.
  package static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil

  private let folder: URL

  /// The folder `Snapshots` beside a source file.
  package init(beside file: String = #filePath) {
    folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Snapshots")
  }

  /// The page stored under a name; when recording, `page` is stored first.
  package func stored(_ name: String, recording page: String) throws -> String? {
    let file = folder.appending(path: "\(name).html")
    if Self.isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    return try? String(contentsOf: file, encoding: .utf8)
  }

  /// The names of the stored pages.
  package func names() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return Set(files.map { String($0.dropLast(".html".count)) })
  }
}

/// A page with one element or text per line, so that differences are readable.
package func indented(_ html: String) -> String {
  var page = IndentedPage()
  for piece in Piece.split(html) { page.append(piece) }
  return page.lines.joined(separator: "\n") + "\n"
}

/// The printer of an indented page; an element that contains only text stays on one line.
private struct IndentedPage {
  var lines: [String] = []
  private var depth = 0
  private var isAfterOpening = false

  mutating func append(_ piece: Piece) {
    switch piece {
    case .opening(let tag):
      begin(tag)
      depth += 1
    case .closing(let tag):
      depth -= 1
      if isAfterOpening { lines[lines.count - 1] += tag } else { begin(tag) }
    case .void(let tag): begin(tag)
    case .text(let text):
      if isAfterOpening { lines[lines.count - 1] += text } else { begin(text) }
      return
    }
    if case .opening = piece { isAfterOpening = true } else { isAfterOpening = false }
  }

  private mutating func begin(_ text: String) {
    lines.append(String(repeating: " ", count: 2 * depth) + text)
  }
}
