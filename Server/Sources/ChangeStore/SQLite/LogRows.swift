import Domain
import Foundation
import GRDB
import Wire

/// The row of an accepted change.
struct ChangeRow: Sendable {
  let sequence: Int64
  private let id: [UInt8]?
  private let author: Author?
  private let content: [UInt8]?

  /// Reads the columns sequence, id, author, content and is_by_link.
  init(_ row: Row) {
    sequence = row.integer(0) ?? 0
    id = row.bytes(1)
    content = row.bytes(3)
    let author = row.bytes(2)
    self.author =
      row.integer(4) == 1
      ? GatherLink.ID(blob: author).map { .link($0) }
      : Account.ID(blob: author).map { .account($0) }
  }

  /// The bytes of the stored change.
  var byteCount: Int { content?.count ?? 0 }

  /// The change; `nil` when the row is damaged.
  var change: SequencedChange? {
    guard let author, let stamped = StampedChange(text: content),
      stamped.id == StampedChange.ID(blob: id)
    else { return nil }
    return SequencedChange(sequence: sequence, author: author, stamped: stamped)
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
  private let content: [UInt8]?
  private let reason: [UInt8]?

  /// Reads the columns content and reason.
  init(_ row: Row) {
    content = row.bytes(0)
    reason = row.bytes(1)
  }

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

extension Change {
  /// The most general reason why such a change is refused.
  fileprivate var likeliestRejection: ChangeRejection {
    switch self {
    case .playerAdded(let player, _): .playerExists(player)
    case .playerEdited(let player, _), .playerRemoved(let player), .playerRestored(let player),
      .playerArchived(let player), .playerUnarchived(let player), .levelSet(let player, _):
      .playerUnknown(player)
    case .gatherStarted(let gather, _): .gatherExists(gather)
    case .ruleAdded, .ruleRemoved: .tooManyRules
    default: .gatherUnknown(gather ?? Gather.ID(high: 0, low: 0))
    }
  }
}
