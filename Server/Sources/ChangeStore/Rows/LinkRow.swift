import Domain
import Foundation

/// What an accepted change does to the addresses of links.
enum LinkRow: Sendable {
  case made(LinkSubject, id: Data, secret: Data)
  case turnedOff(id: Data)

  /// `nil` for a change that concerns no link.
  init?(_ change: Change) {
    switch change.linkChange {
    case .made(let link, let subject):
      self = .made(subject, id: link.id.blob, secret: link.secret.blob)
    case .turnedOff(let id): self = .turnedOff(id: id.blob)
    case nil: return nil
    }
  }
}

extension LinkTarget {
  /// Reads a row of the table of links; `nil` when it is damaged.
  init?(squad: [UInt8]?, kind: String?, subject: [UInt8]?, link: [UInt8]?) {
    guard let squad = Squad.ID(blob: squad), let link = Link.ID(blob: link),
      let subject = LinkSubject(kind: kind, blob: subject)
    else { return nil }
    self.init(squad: squad, subject: subject, link: link)
  }
}

extension LinkSubject {
  private enum Kind: String { case gather, plans, table }

  /// Names what the subject is, beside its id.
  var kind: String {
    switch self {
    case .gather: Kind.gather.rawValue
    case .plans: Kind.plans.rawValue
    case .table: Kind.table.rawValue
    }
  }

  var blob: Data {
    switch self {
    case .gather(let id): id.blob
    // A squad has one set of plans, so there is nothing to tell apart.
    case .plans: Gather.ID(high: 0, low: 0).blob
    case .table(let id): id.blob
    }
  }

  /// Reads what `kind` and `blob` write; `nil` for anything else.
  fileprivate init?(kind: String?, blob: [UInt8]?) {
    switch kind.flatMap(Kind.init) {
    case .gather:
      guard let id = Gather.ID(blob: blob) else { return nil }
      self = .gather(id)
    case .plans: self = .plans
    case .table:
      guard let id = Link.ID(blob: blob) else { return nil }
      self = .table(id)
    case nil: return nil
    }
  }
}

extension LinkSecret {
  var blob: Data {
    var bytes = Data(capacity: 16)
    for half in [high, low] { withUnsafeBytes(of: half.bigEndian) { bytes.append(contentsOf: $0) } }
    return bytes
  }
}
