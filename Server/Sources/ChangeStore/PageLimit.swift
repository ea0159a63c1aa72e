/// How much of a log is read at once.
public struct PageLimit: Hashable, Sendable {
  /// The maximum number of entries; positive.
  public let entries: Int
  /// The number of bytes of stored changes at which a page ends, after the entry that reaches it.
  public let bytes: Int

  /// What a device gets in one response, and what a server reads at once.
  public static let usual = PageLimit(entries: 1_000, bytes: 1_000_000)

  /// Creates a limit; a page has at least one entry, however large it is.
  public init(entries: Int, bytes: Int = .max) {
    self.entries = entries
    self.bytes = bytes
  }
}
