import Foundation
import Presentation

/// The stored form of a page: one element or text a line, so that a difference can be read.
enum Snapshots {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots")

  static func file(_ scene: Scene) -> URL {
    folder.appending(path: "\(scene.name).\(scene.language.rawValue).html")
  }

  static func stored(_ scene: Scene) -> String? {
    try? String(contentsOf: file(scene), encoding: .utf8)
  }

  static func record(_ text: String, for scene: Scene) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file(scene), atomically: true, encoding: .utf8)
  }

  /// An element with nothing but text in it stays on one line.
  static func indented(_ html: String) -> String {
    var lines: [String] = []
    var depth = 0
    var isAfterOpening = false
    for piece in Piece.split(html) {
      switch piece {
      case .closing(let tag):
        depth -= 1
        if isAfterOpening {
          lines[lines.count - 1] += tag
        } else {
          lines.append(indentation(depth) + tag)
        }
        isAfterOpening = false
      case .void(let tag):
        lines.append(indentation(depth) + tag)
        isAfterOpening = false
      case .opening(let tag):
        lines.append(indentation(depth) + tag)
        depth += 1
        isAfterOpening = true
      case .text(let text):
        if isAfterOpening {
          lines[lines.count - 1] += text
        } else {
          lines.append(indentation(depth) + text)
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func indentation(_ depth: Int) -> String {
    String(repeating: " ", count: 2 * depth)
  }
}

/// A tag, or the text between two.
enum Piece: Equatable {
  case opening(String)
  case closing(String)
  case void(String)
  case text(String)

  static func split(_ html: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = html[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        pieces.append(tag(String(rest[...end])))
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        pieces.append(.text(String(rest[..<end])))
        rest = rest[end...]
      }
    }
    return pieces
  }

  private static func tag(_ tag: String) -> Piece {
    if tag.hasPrefix("</") { return .closing(tag) }
    return tag.hasPrefix("<input") ? .void(tag) : .opening(tag)
  }

  /// The values of an attribute, `&amp;` and its like read back.
  func values(of attribute: String) -> [String] {
    switch self {
    case .opening(let tag) where tag.contains(" \(attribute)="),
      .void(let tag) where tag.contains(" \(attribute)="):
      tag.matches(of: /([a-z-]+)="([^"]*)"/).filter { $0.1 == attribute }
        .map { String($0.2).unescaped }
    case .opening, .closing, .void, .text: []
    }
  }
}

extension String {
  /// References read back, as the renderer writes them.
  var unescaped: String {
    replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#13;", with: "\r")
      .replacingOccurrences(of: "&amp;", with: "&")
  }
}
