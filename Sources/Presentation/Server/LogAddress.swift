package import Domain

/// Where on the server the log is of which a device has a copy.
package enum LogAddress: Hashable, Sendable {
  /// An account's whole squad.
  case squad(Squad.ID)
  /// One gather, by the link with which its score is kept.
  case link(LinkSecret)
}
