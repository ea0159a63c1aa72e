import Domain
import Foundation
import Wire

/// An entry in the form of its row, encoded before it is its turn to be written.
enum EntryRow: Sendable {
  case change(sequence: Int64, id: Data, author: AuthorColumns, content: String, link: LinkRow?)
  case rejection(id: Data, content: String, reason: String)

  init(_ entry: LogEntry) {
    switch entry {
    case .accepted(let change):
      self = .change(
        sequence: change.sequence,
        id: change.stamped.id.blob,
        author: AuthorColumns(change.author),
        content: Self.text { $0.content(of: change) },
        link: LinkRow(change.stamped.change))
    case .rejected(let rejected):
      self = .rejection(
        id: rejected.change.id.blob,
        content: Self.text { $0.change(rejected.change) },
        reason: Self.text { $0.rejection(rejected.reason) })
    }
  }

  /// What the row takes, with its ids, numbers and index entries.
  var byteCount: Int {
    switch self {
    case .change(_, _, _, let content, let link): content.utf8.count + (link == nil ? 150 : 250)
    case .rejection(_, let content, let reason): content.utf8.count + reason.utf8.count + 150
    }
  }

  private static func text(_ body: (inout JSONWriter) -> Void) -> String {
    String(decoding: JSONWriter.write(body), as: UTF8.self)
  }
}
