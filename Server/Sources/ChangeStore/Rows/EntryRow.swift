import Domain
import Foundation
import Wire

/// An entry in the form of its row, encoded before it is its turn to be written.
enum EntryRow: Sendable {
  case change(AcceptedRow, link: LinkRow?)
  case rejection(id: Data, content: String, reason: String)

  init(_ entry: LogEntry, of squad: Squad.ID) {
    switch entry {
    case .accepted(let change):
      self = .change(AcceptedRow(change, of: squad), link: LinkRow(change.stamped.change))
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
    case .change(let row, let link): row.content.utf8.count + (link == nil ? 150 : 250)
    case .rejection(_, let content, let reason): content.utf8.count + reason.utf8.count + 150
    }
  }

  private static func text(_ body: (inout JSONWriter) -> Void) -> String {
    String(decoding: JSONWriter.write(body), as: UTF8.self)
  }
}

/// The row of an accepted change that is to be stored, with the checksum by which it is known again.
struct AcceptedRow: Sendable {
  let sequence: Int64
  let id: Data
  let author: AuthorColumns
  let content: String
  let checksum: Int64

  init(_ change: SequencedChange, of squad: Squad.ID) {
    let bytes = JSONWriter.write { $0.content(of: change) }
    sequence = change.sequence
    id = change.stamped.id.blob
    author = AuthorColumns(change.author)
    content = String(decoding: bytes, as: UTF8.self)
    checksum =
      ChangeColumns(
        squad: [UInt8](squad.blob), sequence: sequence, id: [UInt8](id),
        author: [UInt8](author.id ?? Data()), isByLink: author.isLink, content: bytes
      ).checksum
  }
}
