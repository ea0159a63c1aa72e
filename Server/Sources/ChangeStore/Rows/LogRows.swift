import Domain
import Foundation
import Wire

/// The row of an accepted change.
struct ChangeRow: Sendable {
  let sequence: Int64
  private let id: [UInt8]?
  private let author: Author?
  private let content: [UInt8]?

  init(sequence: Int64, id: [UInt8]?, author: [UInt8]?, isByLink: Bool, content: [UInt8]?) {
    self.sequence = sequence
    self.id = id
    self.content = content
    self.author =
      isByLink
      ? Link.ID(blob: author).map { .link($0) }
      : Account.ID(blob: author).map { .account($0) }
  }

  /// The bytes of the stored change.
  var byteCount: Int { content?.count ?? 0 }

  /// The change; `nil` when the row is damaged.
  var change: SequencedChange? {
    guard let author, let content,
      let change = try? SequencedChange(sequence: sequence, author: author, content: content),
      change.stamped.id == StampedChange.ID(blob: id)
    else { return nil }
    return change
  }
}

extension LogPage {
  /// A page of rows that come after a sequence number.
  init(_ rows: [ChangeRow], after sequence: Int64) {
    let changes = rows.map(\.change)
    self.init(
      changes: changes.compactMap { $0 },
      damaged: zip(rows, changes).filter { $1 == nil }.map { $0.0.sequence },
      upTo: rows.last?.sequence ?? sequence)
  }
}

/// The columns that tell who delivered a change.
struct AuthorColumns: Sendable {
  /// `nil` for an author who is withheld, which the table refuses.
  let id: Data?
  let isLink: Bool

  init(_ author: Author?) {
    switch author {
    case .account(let account): (id, isLink) = (account.blob, false)
    case .link(let link): (id, isLink) = (link.blob, true)
    case nil: (id, isLink) = (nil, false)
    }
  }
}

/// The row of a refused change.
struct RejectionRow: Sendable {
  let content: [UInt8]?
  let reason: [UInt8]?

  /// The stored reason of the refusal, or the closest reason when the row is damaged.
  ///
  /// The change must stay refused: if it counted as new, it could be accepted the next time.
  var rejection: ChangeRejection {
    if let reason, let rejection = try? ChangeRejection(json: reason) {
      return rejection
    }
    guard let stamped = StampedChange(text: content) else {
      return .gatherUnknown(Gather.ID(high: 0, low: 0))
    }
    return stamped.change.likeliestRejection
  }
}

extension StampedChange {
  /// Reads JSON text; `nil` when it is damaged.
  fileprivate init?(text: [UInt8]?) {
    guard let text, let stamped = try? Self(json: text, .accepted) else { return nil }
    self = stamped
  }
}
