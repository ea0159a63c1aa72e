import Domain
import Foundation
import Wire

/// The row of an accepted change.
struct ChangeRow: Sendable {
  private let columns: ChangeColumns
  private let checksum: Int64?

  /// Takes the columns as they were read; of a damaged row some may be `nil`.
  init(
    squad: [UInt8], sequence: Int64, id: [UInt8]?, author: [UInt8]?, isByLink: Bool,
    content: [UInt8]?, checksum: Int64?
  ) {
    columns = ChangeColumns(
      squad: squad, sequence: sequence, id: id ?? [], author: author ?? [],
      isByLink: isByLink, content: content ?? [])
    self.checksum = checksum
  }

  /// The bytes of the stored change.
  var byteCount: Int { columns.content.count }

  var sequence: Int64 { columns.sequence }

  /// Reads the change.
  var change: Result<SequencedChange, DamagedChange> {
    guard checksum == columns.checksum else { return .failure(.altered(sequence: sequence)) }
    guard let author,
      let change = try? SequencedChange(
        sequence: sequence, author: author, content: columns.content),
      change.stamped.id == StampedChange.ID(blob: columns.id)
    else { return .failure(.undecodable(sequence: sequence)) }
    return .success(change)
  }

  private var author: Author? {
    columns.isByLink
      ? Link.ID(blob: columns.author).map { .link($0) }
      : Account.ID(blob: columns.author).map { .account($0) }
  }
}

extension LogPage {
  /// A page of rows that come after a sequence number.
  init(_ rows: [ChangeRow], after sequence: Int64) {
    var changes: [SequencedChange] = []
    var damaged: [DamagedChange] = []
    for row in rows {
      switch row.change {
      case .success(let change): changes.append(change)
      case .failure(let damage): damaged.append(damage)
      }
    }
    self.init(changes: changes, damaged: damaged, upTo: rows.last?.sequence ?? sequence)
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
