import Domain
import Foundation
import GRDB
import Wire

/// The row of an accepted change.
struct ChangeRow: Sendable {
  let sequence: Int64
  private let id: [UInt8]?
  private let author: [UInt8]?
  private let content: [UInt8]?

  /// Reads the columns sequence, id, author and content.
  init(_ row: Row) {
    sequence = row.integer(0) ?? 0
    id = row.bytes(1)
    author = row.bytes(2)
    content = row.bytes(3)
  }

  /// The bytes of the stored change.
  var byteCount: Int { content?.count ?? 0 }

  /// The change; `nil` when the row is damaged.
  var change: SequencedChange? {
    guard let author = Account.ID(blob: author), let stamped = StampedChange(text: content),
      stamped.id == StampedChange.ID(blob: id)
    else { return nil }
    return SequencedChange(sequence: sequence, author: author, stamped: stamped)
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
      .playerArchived(let player), .playerUnarchived(let player):
      .playerUnknown(player)
    case .gatherStarted(let gather, _): .gatherExists(gather)
    case .participantAssigned(let gather, _), .participantLeft(let gather, _),
      .teamDetailsSet(let gather, _, _), .gatherEnded(let gather), .gatherReopened(let gather),
      .gatherDeleted(let gather), .gatherRestored(let gather), .clockSet(let gather, _),
      .clockFormatSet(let gather, _), .clockMoved(let gather, _), .clockStarted(let gather),
      .clockPaused(let gather), .periodEnded(let gather, _), .periodResumed(let gather, _),
      .clockCancelled(let gather),
      .goalAdded(let gather, _, _), .goalCredited(let gather, _, _), .goalMoved(let gather, _, _),
      .goalTakenBack(let gather, _), .linkMade(let gather, _), .linkTurnedOff(let gather, _),
      .followerNamesSet(let gather, _):
      .gatherUnknown(gather)
    }
  }
}
