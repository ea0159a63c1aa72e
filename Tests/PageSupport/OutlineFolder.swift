import Foundation

/// The stored outlines of a test target's pages, as they were last reviewed.
///
/// With `RECORD_OUTLINES=1` in the environment they are stored again.
package struct OutlineFolder: Sendable {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_OUTLINES"] != nil
  private static let longestDifference = 80

  private let folder: URL
  private let isRecording: Bool

  /// The folder `Outlines` beside a source file.
  package init(beside file: String = #filePath) {
    self.init(
      URL(filePath: file).deletingLastPathComponent().appending(path: "Outlines"),
      isRecording: Self.isRecording)
  }

  /// A folder, whose outlines these pages' replace when recording.
  init(_ folder: URL, isRecording: Bool) {
    self.folder = folder
    self.isRecording = isRecording
  }

  /// What differs between pages, by the name of their file, and the stored outlines.
  ///
  /// `nil` when nothing does. When recording, the pages' outlines are stored first.
  package func difference(from pages: [String: [NamedPage]]) throws -> String? {
    let made = try pages.mapValues { try OutlineFile(of: $0) }
    if isRecording { try store(made) }
    let stored = try stored
    let names = Set(made.keys).union(stored.keys).sorted()
    let lines = names.flatMap { name in
      let difference = (made[name] ?? OutlineFile("")).difference(
        from: stored[name] ?? OutlineFile(""))
      return difference.isEmpty ? [] : ["\(name).txt differs from the pages:"] + difference
    }
    let rest = lines.count - Self.longestDifference
    let shown = lines.prefix(Self.longestDifference) + (rest > 0 ? ["… \(rest) more lines"] : [])
    return lines.isEmpty ? nil : shown.joined(separator: "\n")
  }

  private func store(_ outlines: [String: OutlineFile]) throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in try names where outlines[name] == nil { try files.removeItem(at: file(name)) }
    for (name, outline) in outlines {
      try outline.text.write(to: file(name), atomically: true, encoding: .utf8)
    }
  }

  private var stored: [String: OutlineFile] {
    get throws {
      let files = try names.map {
        ($0, OutlineFile(try String(contentsOf: file($0), encoding: .utf8)))
      }
      return Dictionary(uniqueKeysWithValues: files)
    }
  }

  private var names: [String] {
    get throws {
      guard FileManager.default.fileExists(atPath: folder.path()) else { return [] }
      return try FileManager.default.contentsOfDirectory(atPath: folder.path())
        .map { String($0.dropLast(".txt".count)) }
    }
  }

  private func file(_ name: String) -> URL { folder.appending(path: "\(name).txt") }
}
