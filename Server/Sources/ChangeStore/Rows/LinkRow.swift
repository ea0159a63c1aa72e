import Domain
import Foundation

/// What an accepted change does to the addresses of links.
enum LinkRow: Sendable {
  case made(gather: Data, id: Data, secret: Data)
  case turnedOff(id: Data)

  /// `nil` for a change that concerns no link.
  init?(_ change: Change) {
    switch change {
    case .linkMade(let gather, let link):
      self = .made(gather: gather.blob, id: link.id.blob, secret: link.secret.blob)
    case .linkTurnedOff(_, let id): self = .turnedOff(id: id.blob)
    default: return nil
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
