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
    let differences = names.map { name in
      let none = OutlineFile("")
      let lines = (made[name] ?? none).difference(from: stored[name] ?? none)
      return (file: "\(name).txt", lines: lines)
    }
    .filter { !$0.lines.isEmpty }
    return differences.isEmpty ? nil : message(differences)
  }

  /// The files that differ, and then the first of their lines.
  private func message(_ differences: [(file: String, lines: [String])]) -> String {
    let files = differences.map(\.file).joined(separator: ", ")
    let lines = differences.flatMap { ["\($0.file):"] + $0.lines }
    let rest = lines.count - Self.longestDifference
    let shown = ["The pages differ from \(files)"] + lines.prefix(Self.longestDifference)
    return (shown + (rest > 0 ? ["… \(rest) more lines"] : [])).joined(separator: "\n")
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
      guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else {
        return []
      }
      return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        .map { String($0.dropLast(".txt".count)) }
    }
  }

  private func file(_ name: String) -> URL { folder.appending(path: "\(name).txt") }
}
